import { Section, SectionHeading } from '../../components/section';
import { useCompany } from '../../shared/use-company';
import { ContactList } from '../contact-list';

interface ContactWaysProps {
  words: { readonly title: string; readonly text: string | null };
}

/** For a question that has no answer here: call, chat or write. */
export function ContactWays({ words }: ContactWaysProps) {
  const { contact } = useCompany();
  return (
    <Section tone="dark" labelledBy="contact">
      <SectionHeading id="contact" title={words.title} text={words.text} />
      <ContactList />
      <p>{contact.hours}</p>
    </Section>
  );
}
