import { useCallback, useId } from 'react';
import { Button } from '../components/button';
import { extras } from '../contract/extras';
import type { FormDefinition, OptionSource } from '../contract/form';
import { apiUrl } from '../live/api';
import { Consent } from './consent';
import { ErrorSummary } from './error-summary';
import { Failed } from './failed';
import { Field } from './field';
import * as styles from './lead-form.module.css';
import { missingSentence } from './missing';
import type { Preset } from './preset';
import { Stored } from './stored';
import { useFormOptions } from './use-form-options';
import { useLatePreset } from './use-late-preset';
import { type Phase, useLeadForm } from './use-lead-form';

export interface LeadFormProps {
  form: FormDefinition;
  /** Path of the page the form stands on; sent along as context. */
  page: string;
  /** Keep the object between renders: a new one is filled in again. */
  preset?: Preset;
  /** One column, for narrow places. */
  narrow?: boolean;
}

/**
 * A form of the contract. Its HTML is complete and posts natively when no script runs; with one, it is checked,
 * sent and retried in place, and nothing typed is ever lost.
 */
export function LeadForm({ form, page, preset, narrow = false }: LeadFormProps) {
  const id = useId();
  const options = useFormOptions(form);
  const valuesOf = useCallback((source: OptionSource) => options.of(source).map(({ value }) => value), [options.of]);
  const lead = useLeadForm({ form, page, preset, valuesOf });
  useLatePreset(lead.formRef, preset, options.of);
  const { phase, errors, missing, isLive } = lead;
  const isBusy = phase.name === 'sending' || phase.name === 'offline';

  return (
    <form
      ref={lead.formRef}
      className={styles.form}
      method="post"
      action={apiUrl(form.path)}
      encType="multipart/form-data"
      noValidate={isLive}
      aria-busy={isBusy}
      onInput={lead.onInput}
      onSubmit={lead.onSubmit}
    >
      {phase.name === 'stored' ? <Stored form={form} receipt={phase.receipt} /> : null}
      {phase.name === 'failed' ? (
        <Failed form={form} formRef={lead.formRef} reason={phase.reason} onRetry={lead.retry} />
      ) : null}
      <ErrorSummary errors={errors} refusal={lead.refusal} form={form} idPrefix={id} />
      {options.isStale ? (
        <p className={styles.stale} role="status">
          The lists could not be brought up to date, so you see those of our last update.{' '}
          <button type="button" className={styles.textButton} onClick={options.reload}>
            Try again
          </button>
        </p>
      ) : null}
      <fieldset disabled={isBusy} className={narrow ? styles.fields : `${styles.fields} ${styles.twoColumns}`}>
        <legend className="visually-hidden">{form.submitLabel}</legend>
        {form.fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            id={`${id}-${field.name}`}
            options={field.options ? options.of(field.options) : []}
            preset={preset?.[field.name]}
            error={errors.find((error) => error.field === field.name)?.message}
          />
        ))}
        <Trap />
        <input type="hidden" name={extras.page} value={page} />
        <Consent id={`${id}-consent`} />
      </fieldset>
      <div className={styles.send}>
        <Button type="submit" disabled={isLive && (isBusy || missing.length > 0)} aria-describedby={`${id}-status`}>
          {isBusy ? form.busyLabel : form.submitLabel}
        </Button>
        <p id={`${id}-status`} className={styles.status} role="status">
          {statusOf(phase, isLive ? missing : [])}
        </p>
      </div>
    </form>
  );
}

function statusOf(phase: Phase, missing: readonly string[]): string {
  if (phase.name === 'offline')
    return 'You are offline. Your request is kept and will be sent as soon as you are back.';
  if (phase.name === 'sending' && phase.retryIn) {
    return `The connection is slow. Trying again in ${Math.ceil(phase.retryIn / 1000)} s; you can leave this page open.`;
  }
  if (phase.name === 'sending') return 'Sending…';
  return phase.name === 'stored' ? '' : missingSentence(missing);
}

/** A field no person sees or reaches; programs that fill in everything mark themselves with it (R-FORM-17). */
function Trap() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={extras.trap} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
