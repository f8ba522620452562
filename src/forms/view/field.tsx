import type { FocusEvent, InputHTMLAttributes } from 'react';
import type { FieldDefinition, FieldKind, Option } from '../../contract/form-definition';
import { homeCountry } from '../../contract/home-country';
import { type SearchableList, searchHelp } from '../../contract/long-lists';
import { useDoubt } from '../state/use-doubt';
import { BelowControl } from './below-control';
import * as styles from './field.module.css';
import { FileControl, type FileState } from './file-control';
import { Options } from './options';
import { SearchedChoice } from './searched-choice';

interface FieldProps {
  field: FieldDefinition;
  id: string;
  options: readonly Option[];
  /** The list that is searched by this field, if it is too long to be shown. */
  searched: SearchableList | undefined;
  /** What is typed there. */
  typed: string | undefined;
  /** Value or label of the option that is chosen at first. */
  preset: string | undefined;
  error: string | undefined;
  /** Of a long text, in characters. */
  length: number | undefined;
  /** Of a field for a file. */
  file: FileState;
}

/** Label, help, control and error of one field, tied together for everybody. */
export function Field({ field, id, options, searched, typed = '', preset, error, length, file }: FieldProps) {
  const { doubt, ask } = useDoubt(field.kind, id);
  if (field.fixed !== undefined) return <input type="hidden" name={field.name} value={field.fixed} />;
  const help = searched ? searchHelp[searched] : field.help;
  const describedBy = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const shared = {
    id,
    name: field.name,
    required: field.required,
    autoComplete: field.autoComplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
    className: styles.control,
    onBlur: ({ target: { value } }: FocusEvent<{ value: string } & Element>) => ask(value),
  };
  return (
    <div className={`${styles.field} ${shapes[field.kind] ?? ''}`} data-field>
      <div>
        <label htmlFor={id} className={styles.label}>
          {field.label}
          {field.required ? null : <span className={styles.optional}> (optional)</span>}
        </label>
        {help ? (
          <p id={`${id}-help`} className={styles.help}>
            {help}
          </p>
        ) : null}
      </div>
      {field.kind === 'file' ? <FileControl {...shared} state={file} /> : null}
      {searched ? <SearchedChoice {...shared} defaultValue={preset} options={options} typed={typed} /> : null}
      {field.kind === 'file' || searched ? null : control(field, shared, options, preset)}
      <BelowControl field={field} errorId={`${id}-error`} error={error} doubt={doubt} length={length} />
    </div>
  );
}

const shapes: Partial<Record<FieldKind, string>> = { longText: styles.wide, file: styles.file };

function control(field: FieldDefinition, shared: object, options: readonly Option[], preset?: string) {
  if (field.kind === 'choice') {
    return (
      <select
        {...shared}
        // Without a preset React must not touch the choice: it may have been made before the script arrived.
        defaultValue={preset && options.find(({ value, label }) => value === preset || label === preset)?.value}
      >
        {/* Hidden rather than disabled: resetting a form would skip a disabled option (R-OPT-07). */}
        {options[0]?.label === homeCountry ? null : (
          <option value="" hidden>
            Select ...
          </option>
        )}
        <Options options={options} />
      </select>
    );
  }
  if (field.kind === 'longText') return <textarea {...shared} rows={4} />;
  return <input {...shared} {...inputs[field.kind]} />;
}

/**
 * Of phone numbers and websites the browser never refuses or changes what the contract accepts (R-FORM-08, R-FORM-10).
 * E-mail addresses have a type of their own, which brings their keyboard, and where no script runs the browser's check:
 * it refuses some that the contract would put right, such as `mailto:name@example.com`. None has a `maxLength`:
 * browsers cut what is pasted without a word, and half a phone number may be another's.
 */
const inputs: Partial<Record<FieldKind, InputHTMLAttributes<HTMLInputElement>>> = {
  text: { type: 'text' },
  email: { type: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  website: { type: 'text', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
};
