import { Fragment, useEffect, useRef } from 'react';
import { Button } from '../../components/button';
import type { FieldDefinition, FormDefinition } from '../../contract/form-definition';
import { type Missing, namedOf, nameOf } from '../state/missing';
import { isUnderWay, type Phase } from '../state/phase';
import { statusOf } from '../state/status';
import { FieldLink } from './field-link';
import * as styles from './submit.module.css';

interface SubmitProps {
  form: FormDefinition;
  /** Id of the line that says what is going on. */
  id: string;
  phase: Phase;
  /** Required fields that are empty. */
  missing: readonly Missing[];
  /** What is filled in, but not as it can be sent, or may be a slip. */
  wrong: readonly FieldDefinition[];
  /** Of the fields' ids. */
  idPrefix: string;
  /** False in the server's HTML, where nothing may be missing as far as anybody knows. */
  isLive: boolean;
  hasFiles: boolean;
}

/** The end of a form: how much of a file has been sent, the button, and what is going on. */
export function Submit({ form, id, phase, missing, wrong, idPrefix, isLive, hasFiles }: SubmitProps) {
  const isBusy = isUnderWay(phase);
  const line = useRef<HTMLParagraphElement>(null);
  const doesNotGetThrough = phase.name === 'offline' || (phase.name === 'sending' && phase.isRetry);
  useEffect(() => {
    // It stands under the button, which may be at the foot of the window; whoever has gone on is left there.
    const isHere = line.current?.closest('form')?.contains(document.activeElement);
    if (doesNotGetThrough && isHere) line.current?.scrollIntoView({ block: 'nearest' });
  }, [doesNotGetThrough]);
  return (
    <div className={styles.send}>
      {phase.name === 'sending' && hasFiles ? <UploadProgress sent={phase.sent} /> : null}
      <Button
        type="submit"
        disabled={isLive && !isBusy && missing.length > 0}
        // While it is being sent it does nothing either, but keeps the focus, which would fall out of the form.
        aria-disabled={isBusy || undefined}
        aria-describedby={id}
      >
        {isBusy ? form.busyLabel : form.submitLabel}
      </Button>
      <p ref={line} id={id} className={styles.status} role="status">
        {statusOf(phase)}
        {isLive && !isBusy && phase.name !== 'stored' ? <Left missing={missing} idPrefix={idPrefix} /> : null}
        {!isBusy && wrong.length > 0 ? <Wrong fields={wrong} idPrefix={idPrefix} /> : null}
      </p>
    </div>
  );
}

/** `3 fields left: Email, Country, the consent box`; nothing where none is missing. */
function Left({ missing, idPrefix }: { missing: readonly Missing[]; idPrefix: string }) {
  if (missing.length === 0) return null;
  const { named, further } = namedOf(missing);
  return (
    <>
      {`${countOf(missing)} left: `}
      <Names fields={named} idPrefix={idPrefix} />
      {further > 0 ? ` and ${further} more` : ''}
    </>
  );
}

/** ` 2 fields to check: Phone, Email`. */
function Wrong({ fields, idPrefix }: { fields: readonly FieldDefinition[]; idPrefix: string }) {
  return (
    <span className={styles.wrong}>
      {` ${countOf(fields)} to check: `}
      <Names fields={fields.map((field) => ({ name: field.name, label: nameOf(field) }))} idPrefix={idPrefix} />
    </span>
  );
}

function countOf({ length }: readonly unknown[]): string {
  return `${length} ${length === 1 ? 'field' : 'fields'}`;
}

/** Each leads to its field, which may be out of sight. */
function Names({ fields, idPrefix }: { fields: readonly Missing[]; idPrefix: string }) {
  return fields.map(({ name, label }, index) => (
    <Fragment key={name}>
      {index > 0 ? ', ' : ''}
      <FieldLink id={`${idPrefix}-${name}`}>{label}</FieldLink>
    </Fragment>
  ));
}

/** How much of a submission with a file has been sent, from 0 to 1; null while nobody knows. */
function UploadProgress({ sent }: { sent: number | null }) {
  const percent = Math.floor((sent ?? 0) * 100);
  return (
    <p className={styles.upload}>
      <progress aria-label="Sending your file" max={100} value={sent === null ? undefined : percent} />
      {/* The bar says the same to those who cannot see it. */}
      <span aria-hidden="true">{sent === 1 ? 'Sent. Waiting for the answer…' : `${percent} %`}</span>
    </p>
  );
}
