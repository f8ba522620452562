import { ExternalLink } from '../components/external-link';
import { Icon } from '../components/icon';
import { telephoneLink, whatsappLink } from '../contract/contact-links';
import { useCompany } from '../shared/use-company';
import * as styles from './contact-list.module.css';

/** The ways to reach us without a form: call, chat or write. */
export function ContactList() {
  const { contact } = useCompany();
  return (
    <ul className={styles.ways}>
      <li>
        <Icon name="phone" />
        <a href={telephoneLink(contact.phone)}>{contact.phone}</a>
      </li>
      {contact.whatsapp ? (
        <li>
          <Icon name="message-circle" />
          <ExternalLink href={whatsappLink(contact.whatsapp, '')} plain>
            WhatsApp
          </ExternalLink>
        </li>
      ) : null}
      <li>
        <Icon name="mail" />
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </li>
    </ul>
  );
}
