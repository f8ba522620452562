import { ExternalLink } from '../../components/external-link';
import { Icon } from '../../components/icon';
import { Section, SectionHeading } from '../../components/section';
import { telephoneLink, whatsappLink } from '../../contract/contact-links';
import { useCompany } from '../../shared/use-company';
import * as styles from './contact-ways.module.css';

interface ContactWaysProps {
  words: { readonly title: string; readonly text: string | null };
}

/** For a question that has no answer here: call, chat or write. */
export function ContactWays({ words }: ContactWaysProps) {
  const { contact } = useCompany();
  return (
    <Section tone="dark" labelledBy="contact">
      <SectionHeading id="contact" title={words.title} text={words.text} />
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
      <p>{contact.hours}</p>
    </Section>
  );
}
