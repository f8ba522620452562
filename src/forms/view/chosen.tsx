import type { RefObject } from 'react';
import type { FormDefinition, OptionSource } from '../../contract/form-definition';
import { isTextControl, type Preset } from '../state/preset';
import type { Choices } from '../state/read-form';
import * as styles from './chosen.module.css';

export interface ChosenProps {
  form: FormDefinition;
  formRef: RefObject<HTMLFormElement>;
  preset: Preset | undefined;
  choices: Choices;
  isSearched: (source: OptionSource | undefined) => boolean;
}

/** Without a script nobody reads the link that led here (decision 0017), and the form must not seem to have done so. */
function NotChosen() {
  return (
    <noscript>
      <p className={styles.chosen}>
        Whatever led you here, please choose it below as well: without JavaScript, the form does not know it.
      </p>
    </noscript>
  );
}

/** Says at the top of a form what the link to it has chosen, and leads to where that can be changed. */
export function Chosen({ form, formRef, preset = {}, choices, isSearched }: ChosenProps) {
  const chosen = form.fields.filter(({ name, kind, options }) => {
    if (kind !== 'choice' || !preset[name]) return false;
    // What is typed instead is no choice while it is being typed.
    return isSearched(options) ? choices[name] === preset[name] : choices[name];
  });
  const [first] = chosen;
  if (!first) return <NotChosen />;
  const change = () => {
    const control = formRef.current?.elements.namedItem(first.name);
    if (isTextControl(control)) control.focus();
  };
  return (
    <p className={styles.chosen}>
      You chose <strong>{chosen.map(({ name }) => choices[name]).join(', ')}</strong>.{' '}
      <button type="button" className={styles.change} onClick={change}>
        Change<span className="visually-hidden"> what you chose</span>
      </button>
    </p>
  );
}
