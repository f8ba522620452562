import { type ReactNode, useId } from 'react';

interface FieldProps {
  name: string;
  label: string;
  help?: string;
  /** Why its value was not taken. */
  mistake?: string | undefined;
  type?: 'text' | 'search' | 'date' | 'password';
  autoComplete?: string;
  inputMode?: 'numeric';
  value?: string | undefined;
  required?: boolean;
  maxLength?: number;
}

/** A labelled field of one line. */
export function Field({ name, label, help, mistake, type = 'text', value, ...rest }: FieldProps) {
  const id = useId();
  const said = [help && `${id}-help`, mistake && `${id}-mistake`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        defaultValue={value}
        aria-describedby={said || undefined}
        aria-invalid={mistake ? true : undefined}
        {...rest}
      />
      <Mistake id={id} words={mistake} />
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  /** Values and what they are called. */
  choices: readonly (readonly [value: string, words: string])[];
  value: string | undefined;
  /** Why its value was not taken. */
  mistake?: string | undefined;
  /** Id of the form that it belongs to, where it stands outside. */
  form?: string;
}

/** A labelled list of choices. */
export function Choice({ name, label, choices, value, mistake, form }: ChoiceProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        form={form}
        defaultValue={value}
        aria-describedby={mistake && `${id}-mistake`}
        aria-invalid={mistake ? true : undefined}
      >
        {choices.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
      <Mistake id={id} words={mistake} />
    </div>
  );
}

function Mistake({ id, words }: { id: string; words: string | undefined }) {
  if (!words) return null;
  return (
    <p className="refusal" id={`${id}-mistake`}>
      {words}
    </p>
  );
}

/** What shows once more who somebody is, before what cannot be undone. */
export function ProofFields() {
  return (
    <>
      <Field name="password" label="Your password" type="password" autoComplete="current-password" required />
      <CodeField help="A new one: each code counts once only." />
    </>
  );
}

export function CodeField({ help = 'Six digits, or one of your recovery codes.' }: { help?: string }) {
  return <Field name="code" label="Code of your authenticator" help={help} autoComplete="one-time-code" required />;
}

/** Pairs of a name and a value. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
