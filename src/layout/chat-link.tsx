import { Icon } from '../components/icon';
import { whatsappLink } from '../contract/contact-links';
import { useDemoDialog } from '../shared/demo-dialog-context';
import { chatMessage, type Subject } from '../shared/subject';
import { useCompany } from '../shared/use-company';
import * as styles from './floating.module.css';

interface ChatLinkProps {
  /** Path of the page, so that whoever answers knows what the visitor is looking at. */
  path: string;
  subject?: Subject | undefined;
}

/** A plain link to a WhatsApp chat (R-SHELL-20); out of the way while the demo dialog is open (R-SHELL-22). */
export function ChatLink({ path, subject }: ChatLinkProps) {
  const { name, contact, siteUrl } = useCompany();
  const { isOpen } = useDemoDialog();
  if (!contact.whatsapp || isOpen) return null;
  return (
    <a
      className={styles.chat}
      href={whatsappLink(contact.whatsapp, chatMessage(name, siteUrl + path, subject))}
      target="_blank"
      rel="noopener"
    >
      <Icon name="message-circle" />
      <span className={styles.word}>Chat</span>
      <span className="visually-hidden"> with us on WhatsApp (opens in a new tab)</span>
    </a>
  );
}
