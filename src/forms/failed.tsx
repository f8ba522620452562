import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../components/button';
import type { FormDefinition } from '../contract/form';
import { mailLink, telephoneLink, whatsappLink } from '../site/contact-links';
import { useCompany } from '../site/use-company';
import { asText } from './as-text';
import * as styles from './notice.module.css';
import type { Failure } from './submit';

interface FailedProps {
  form: FormDefinition;
  formRef: RefObject<HTMLFormElement>;
  reason: Failure;
  /** The chosen files. */
  files: readonly File[];
  onRetry: () => void;
}

const reasons: Record<Failure, string> = {
  network: 'We could not reach our server, perhaps because of the connection.',
  server: 'Our server could not take your request just now.',
  declined: 'Our server did not take this form and gave no reason, so please use another way below.',
  unexpected: 'Something between you and our server answered in its place, as public networks do before you log in.',
};

/** Nothing is lost: the form keeps its values, can be sent again, or goes out by phone, WhatsApp or e-mail (R-FORM-06). */
export function Failed({ form, formRef, reason, files, onRetry }: FailedProps) {
  const { contact, name } = useCompany();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const text = asText(form, formRef.current);
  const names = files.map((file) => file.name).join(' and ');
  return (
    <div ref={box} tabIndex={-1} role="alert" className={`${styles.notice} ${styles.bad}`}>
      <p className={styles.title}>Your request has not been sent yet</p>
      <p>
        {reasons[reason]} Everything you typed is still here{names ? `, and so is ${names}` : ''}.
      </p>
      <p>
        <Button onClick={onRetry}>Retry</Button>
      </p>
      <p>
        Or send the same words another way
        {names ? `. Please attach ${names} there yourself, since a link cannot carry a file` : ''}:
      </p>
      <p className={styles.ways}>
        <a href={telephoneLink(contact.phone)}>Call {contact.phone}</a>
        {contact.whatsapp ? (
          <a href={whatsappLink(contact.whatsapp, text)} target="_blank" rel="noopener">
            WhatsApp<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        ) : null}
        <a href={mailLink(contact.email, `Request to ${name}`, text)}>E-mail</a>
      </p>
    </div>
  );
}
