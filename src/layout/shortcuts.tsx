import { Icon } from '../components/icon';
import { telephoneLink, whatsappLink } from '../contract/contact-links';
import { useIsDemoOpen } from '../shared/demo-dialog-context';
import { standsClear } from '../shared/reserved-space';
import { chatMessage, type Subject } from '../shared/subject';
import { useCompany } from '../shared/use-company';
import * as styles from './shortcuts.module.css';
import { useScrolled } from './use-scrolled';

interface ShortcutsProps {
  /** Path of the page, so that whoever answers knows what the visitor is looking at. */
  path: string;
  subject?: Subject | undefined;
}

/**
 * The ways to talk to us and back up. Two buttons in the corner of a wide screen; on a phone a bar within reach
 * of the thumb, since buttons that float there would cover what is read and tapped.
 */
export function Shortcuts({ path, subject }: ShortcutsProps) {
  return (
    <aside className={styles.shortcuts} data-edge="bottom" {...standsClear} aria-label="Shortcuts on this page">
      <CallLink />
      <ChatLink path={path} subject={subject} />
      {subject?.kind === 'Product' ? (
        <a href="#book-a-demo" className={styles.book}>
          Book A Demo
        </a>
      ) : null}
      <ScrollToTop />
    </aside>
  );
}

/** Only on a phone, which can call; elsewhere the number itself stands in the top bar. */
function CallLink() {
  const { contact } = useCompany();
  return (
    <a className={styles.call} href={telephoneLink(contact.phone)}>
      <Icon name="phone" />
      <span className={styles.word}>Call</span>
      <span className="visually-hidden"> {contact.phone}</span>
    </a>
  );
}

/** A plain link to a WhatsApp chat (R-SHELL-20); out of the way while the demo dialog is open (R-SHELL-22). */
function ChatLink({ path, subject }: ShortcutsProps) {
  const { name, contact, siteUrl } = useCompany();
  const isDemoOpen = useIsDemoOpen();
  if (!contact.whatsapp || isDemoOpen) return null;
  return (
    <a
      className={styles.chat}
      href={whatsappLink(contact.whatsapp, chatMessage(name, siteUrl + path, subject))}
      target="_blank"
      rel="noopener"
    >
      <Icon name="message-circle" />
      <span className={styles.word}>WhatsApp</span>
      <span className="visually-hidden"> chat with us (opens in a new tab)</span>
    </a>
  );
}

/** Shown past 20 px (R-SHELL-21); the global styles decide whether scrolling is smooth. */
function ScrollToTop() {
  const scrolled = useScrolled();
  return (
    <button
      type="button"
      className={styles.up}
      // Its place is kept, or those beside it would move under a finger.
      style={scrolled ? undefined : { visibility: 'hidden' }}
      onClick={() => window.scrollTo({ top: 0 })}
    >
      <Icon name="arrow-up" />
      <span className="visually-hidden">Scroll to top</span>
    </button>
  );
}
