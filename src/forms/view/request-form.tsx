import { type ComponentType, useId, useRef } from 'react';
import { problemWithFile } from '../../contract/attachment';
import type { FieldDefinition, FormDefinition } from '../../contract/form-definition';
import { apiUrl } from '../../live/api';
import type { Preset } from '../state/preset';
import type { FormContents } from '../state/read-form';
import { slowWords, useSlow } from '../state/status';
import { useAnother } from '../state/use-another';
import { useCurrentChoices } from '../state/use-current-choices';
import { useFormOptions } from '../state/use-form-options';
import { useLeadForm } from '../state/use-lead-form';
import type { ChosenProps } from './chosen';
import { Consent } from './consent';
import { Earlier } from './earlier';
import { ErrorSummary } from './error-summary';
import { ExtraFields } from './extra-fields';
import { Failed } from './failed';
import { Field } from './field';
import { FormNotice } from './form-notice';
import * as styles from './request-form.module.css';
import { StaleLists } from './stale-lists';
import { Stored } from './stored';
import { Submit } from './submit';
import { asText, Ways } from './ways';

export interface RequestFormProps {
  form: FormDefinition;
  /** Path of the page the form stands on; sent along as context. */
  page: string;
  /** Where it is found by a link, if that is not the page: a dialog opens by a click. */
  address?: string;
  /** Keep the object between renders: a new one is filled in again. */
  preset?: Preset | undefined;
  /** Says at its top what the preset chooses, where nothing else on the page does. */
  chosen?: ComponentType<ChosenProps>;
  /** One column, for narrow places. */
  narrow?: boolean;
  /** What has changed about the thing asked for while somebody fills in the form; empty as long as nothing has. */
  notice?: string;
  /** Hears what the form holds whenever that may be something else, not while it is being sent; the same always. */
  onContents?: (held: FormContents, form: HTMLFormElement) => void;
  /** Called when it stands for something that was sent; the same function always. */
  onSend: () => void;
}

/** The form of one request. */
export function RequestForm({
  form,
  page,
  address = page,
  preset,
  chosen: Chosen,
  narrow = false,
  notice,
  onContents,
  onSend,
}: RequestFormProps) {
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const options = useFormOptions(form, formRef);
  const lead = useLeadForm({ form, formRef, page, address, preset, allowed: options.allowed, onContents, onSend });
  useCurrentChoices(lead, preset, options.of);
  const { phase, errors, missing, files, choices, isLive, isUnderWay } = lead;
  const isSlow = useSlow(phase);
  const { isReplaced, onAgain } = useAnother(phase, formRef);
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
    const error = [...errors, ...lead.noticed].find((one) => one.field === field.name);
    return error?.message ?? (file && problemWithFile(field, file));
  };

  return (
    <form
      ref={formRef}
      className={styles.form}
      method="post"
      action={apiUrl(form.path)}
      encType="multipart/form-data"
      data-replaced={isReplaced || undefined}
      noValidate={isLive}
      onInput={lead.onInput}
      onSubmit={lead.onSubmit}
    >
      {phase.name === 'stored' ? <Stored form={form} phase={phase} onAgain={onAgain} /> : null}
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
      <div hidden={isReplaced}>
        {phase.name === 'ready' && lead.attempts === 0 && !lead.past ? <Earlier address={address} /> : null}
        {Chosen ? (
          <Chosen form={form} formRef={formRef} preset={preset} choices={choices} isSearched={options.isSearched} />
        ) : null}
        <StaleLists progress={options.progress} reload={options.reload} />
        <fieldset
          disabled={isUnderWay}
          // Not the whole form: some screen readers pass over what changes in a busy place, and the status is in it.
          aria-busy={isUnderWay}
          onFocus={() => {
            lead.onFocus();
            options.use();
          }}
          onBlur={lead.onBlur}
        >
          <legend className="visually-hidden">{form.submitLabel}</legend>
          {groupsOf(form).map(({ title, fields, Box }) => (
            <Box key={title} className={narrow ? styles.fields : `${styles.fields} ${styles.twoColumns}`}>
              {title ? <legend className={styles.title}>{title}</legend> : null}
              {fields.map((field) => (
                <Field
                  key={field.name}
                  field={field}
                  id={`${id}-${field.name}`}
                  options={field.options ? options.of(field.options) : []}
                  searched={options.isSearched(field.options) ? field.options : undefined}
                  typed={choices[field.name]}
                  preset={preset?.[field.name]}
                  error={messageFor(field)}
                  length={lead.lengths[field.name]}
                  // What is still being sent has its file, also when the form has been left and opened again.
                  file={{ chosen: files[field.name], lostName: isUnderWay ? undefined : lead.lostFiles[field.name] }}
                />
              ))}
            </Box>
          ))}
          <ExtraFields page={page} />
          <Consent id={`${id}-consent`} />
        </fieldset>
        {notice === undefined ? null : <FormNotice words={notice} files={chosenFiles} ways={ways} />}
        <Submit
          form={form}
          id={`${id}-status`}
          phase={phase}
          missing={missing}
          wrong={form.fields.filter((field) => !missing.some(({ name }) => name === field.name) && messageFor(field))}
          idPrefix={id}
          isLive={isLive}
          hasFiles={chosenFiles.length > 0}
        />
        <FormNotice words={isSlow ? slowWords(phase) : lead.past} files={chosenFiles} ways={ways} />
      </div>
    </form>
  );
}

/** The fields in the order of the form, those of a heading together. Short forms have no headings. */
function groupsOf({ fields }: FormDefinition) {
  const titles = [...new Set(fields.map(({ group = '' }) => group))];
  return titles.map((title) => {
    const Box: 'fieldset' | 'div' = title ? 'fieldset' : 'div';
    return { title, Box, fields: fields.filter(({ group = '' }) => group === title) };
  });
}
