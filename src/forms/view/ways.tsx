import { mailLink, telephoneLink, whatsappLink } from '../../contract/contact-links';
import type { FormDefinition } from '../../contract/form-definition';
import { useCompany } from '../../shared/use-company';
import type { Choices } from '../state/read-form';
import * as styles from './ways.module.css';

interface WaysProps {
  /** How the sentence above the ways begins. */
  beginning: string;
  /** What was filled in, as text. */
  text: string;
  /** The chosen files. */
  files: readonly File[];
}

/** The ways to send by hand what a form holds: phone, WhatsApp and e-mail (R-FORM-06). */
export function Ways({ beginning, text, files }: WaysProps) {
  const { contact, name } = useCompany();
  const names = namesOf(files);
  return (
    <>
      <p>
        {beginning} the same words another way
        {names ? `. Please attach ${names} there yourself, since a link cannot carry a file` : ''}:
      </p>
      <p className={styles.ways}>
        <a href={telephoneLink(contact.phone)}>Call {contact.phone}</a>
        {contact.whatsapp ? (
          <a href={whatsappLink(contact.whatsapp, text)} target="_blank" rel="noopener">
            WhatsApp<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        ) : null}
        <a href={mailLink(contact.email, `Request to ${name}`, text)}>Email</a>
      </p>
    </>
  );
}

/** What a refusal promises: the form and its files stay as they are. */
export function keptSentence(files: readonly File[]): string {
  const names = namesOf(files);
  return `Everything you typed is still here${names ? `, and so is ${names}` : ''}.`;
}

function namesOf(files: readonly File[]): string {
  return files.map((file) => file.name).join(' and ');
}

/**
 * The filled-in fields as lines of text, with the words of the choices, also of those that the lists have lost: for a
 * message sent by hand.
 */
export function asText(form: FormDefinition, element: HTMLFormElement | null, choices: Choices): string {
  return form.fields
    .flatMap(({ name, label }) => {
      const value = shownValue(element?.elements.namedItem(name)) || choices[name];
      return value ? [`${label}: ${value}`] : [];
    })
    .join('\n');
}

function shownValue(control: Element | RadioNodeList | null | undefined): string {
  if (control instanceof HTMLSelectElement) return control.value && (control.selectedOptions[0]?.text ?? '');
  if (control instanceof HTMLInputElement && control.type === 'file') {
    const name = control.files?.[0]?.name;
    return name ? `I will attach ${name}` : '';
  }
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control.value.trim();
  return '';
}
