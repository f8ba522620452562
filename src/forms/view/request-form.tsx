import { useCallback, useId, useRef } from 'react';
import { Button } from '../../components/button';
import { problemWithFile } from '../../contract/attachment';
import type { FieldDefinition, FormDefinition, OptionSource } from '../../contract/form-definition';
import { apiUrl } from '../../live/api';
import type { Preset } from '../state/preset';
import { slowWords, statusOf } from '../state/status';
import { useCurrentChoices } from '../state/use-current-choices';
import { useFormOptions } from '../state/use-form-options';
import { useLeadForm } from '../state/use-lead-form';
import { useSlow } from '../state/use-slow';
import { asText } from './as-text';
import { Consent } from './consent';
import { ErrorSummary } from './error-summary';
import { ExtraFields } from './extra-fields';
import { Failed } from './failed';
import { Field } from './field';
import { News } from './news';
import * as styles from './request-form.module.css';
import { StaleLists } from './stale-lists';
import { Stored } from './stored';
import { UploadProgress } from './upload-progress';
import { Ways } from './ways';

export interface RequestFormProps {
  form: FormDefinition;
  /** Path of the page the form stands on; sent along as context. */
  page: string;
  /** Where it is found by a link, if that is not the page: a dialog opens by a click. */
  address?: string;
  /** Keep the object between renders: a new one is filled in again. */
  preset?: Preset | undefined;
  /** One column, for narrow places. */
  narrow?: boolean;
  /** What has changed about the thing asked for while somebody fills in the form; empty as long as nothing has. */
  news?: string;
  /** Called when it stands for something that was sent; the same function always. */
  onSend: () => void;
}

/** The form of one request. */
export function RequestForm({ form, page, address = page, preset, narrow = false, news, onSend }: RequestFormProps) {
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const options = useFormOptions(form, formRef);
  const valuesOf = useCallback((source: OptionSource) => options.of(source).map(({ value }) => value), [options.of]);
  const lead = useLeadForm({ form, formRef, page, address, preset, valuesOf, onSend });
  useCurrentChoices(lead, preset, options.of);
  const { phase, errors, missing, files, choices, isLive, isUnderWay } = lead;
  const isSlow = useSlow(phase);
  const chosenFiles = Object.values(files);
  const ways = (beginning: string) => (
    <Ways beginning={beginning} text={asText(form, formRef.current, choices)} files={chosenFiles} />
  );
  const messageFor = (field: FieldDefinition) => {
    const file = files[field.name];
    const choice = choices[field.name];
    const isLost = field.options && choice && options.hasLost(field.options, choice);
    if (isLost) return `“${choice}” is no longer on the list. Please choose again`;
    // A file is judged as soon as it is chosen, not only when it is sent (R-JOIN-18).
    return errors.find((error) => error.field === field.name)?.message ?? (file && problemWithFile(field, file));
  };

  return (
    <form
      ref={formRef}
      className={styles.form}
      method="post"
      action={apiUrl(form.path)}
      encType="multipart/form-data"
      noValidate={isLive}
      onInput={lead.onInput}
      onSubmit={lead.onSubmit}
    >
      {phase.name === 'stored' ? <Stored form={form} receipt={phase.receipt} isSecond={phase.isSecond} /> : null}
      {phase.name === 'failed' ? (
        <Failed failure={phase.failure} files={chosenFiles} onRetry={lead.retry} ways={ways} />
      ) : null}
      <ErrorSummary
        errors={errors}
        attempts={lead.attempts}
        form={form}
        idPrefix={id}
        files={chosenFiles}
        ways={ways}
      />
      <StaleLists progress={options.progress} reload={options.reload} />
      <fieldset
        disabled={isUnderWay}
        // Not the whole form: some screen readers pass over what changes in a busy place, and the status is in it.
        aria-busy={isUnderWay}
        onFocus={lead.onFocus}
        className={narrow ? styles.fields : `${styles.fields} ${styles.twoColumns}`}
      >
        <legend className="visually-hidden">{form.submitLabel}</legend>
        {form.fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            id={`${id}-${field.name}`}
            options={field.options ? options.of(field.options) : []}
            preset={preset?.[field.name]}
            error={messageFor(field)}
            length={lead.lengths[field.name]}
            // What was left behind still has its file while it is under way.
            file={{ chosen: files[field.name], lostName: isUnderWay ? undefined : lead.lostFiles[field.name] }}
          />
        ))}
        <ExtraFields page={page} />
        <Consent id={`${id}-consent`} />
      </fieldset>
      {news === undefined ? null : <News words={news} files={chosenFiles} ways={ways} />}
      <div className={styles.send}>
        {phase.name === 'sending' && chosenFiles.length > 0 ? <UploadProgress sent={phase.sent} /> : null}
        <Button
          type="submit"
          disabled={isLive && !isUnderWay && missing.length > 0}
          // While it is being sent it does nothing either, but keeps the focus, which would fall out of the form.
          aria-disabled={isUnderWay || undefined}
          aria-describedby={`${id}-status`}
        >
          {isUnderWay ? form.busyLabel : form.submitLabel}
        </Button>
        <p id={`${id}-status`} className={styles.status} role="status">
          {statusOf(phase, isLive ? missing : [])}
        </p>
      </div>
      <News words={isSlow ? slowWords : lead.past} files={chosenFiles} ways={ways} />
    </form>
  );
}
