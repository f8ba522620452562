import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../components/button';
import { mailLink, telephoneLink, whatsappLink } from '../contract/contact-links';
import type { FormDefinition } from '../contract/form';
import { refusalFor } from '../contract/refusals';
import { useCompany } from '../site/use-company';
import { asText } from './as-text';
import * as styles from './notice.module.css';
import type { Failure } from './submit';

interface FailedProps {
  form: FormDefinition;
  formRef: RefObject<HTMLFormElement>;
  failure: Failure;
  /** The chosen files. */
  files: readonly File[];
  onRetry: () => void;
}

/**
 * Nothing is lost: the form keeps its values, can be sent again where that may help, or goes out by phone, WhatsApp or
 * e-mail (R-FORM-06). The heading takes the focus.
 */
export function Failed({ form, formRef, failure, files, onRetry }: FailedProps) {
  const { contact, name } = useCompany();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { heading, explanation, remedy } = refusalFor(failure.reason, { ...failure, hasFile: files.length > 0 });
  const text = asText(form, formRef.current);
  const names = files.map((file) => file.name).join(' and ');
  return (
    <div role="alert" className={`${styles.notice} ${styles.bad}`}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {heading}
      </h2>
      <p>
        {explanation} Everything you typed is still here{names ? `, and so is ${names}` : ''}.
      </p>
      {remedy === 'again' ? (
        <p>
          <Button onClick={onRetry}>Retry</Button>
        </p>
      ) : null}
      <p>
        {remedy === 'elsewhere' ? 'Please send' : 'Or send'} the same words another way
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
