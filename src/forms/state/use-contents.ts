import { type RefObject, useCallback, useState } from 'react';
import type { FormDefinition } from '../../contract/form-definition';
import { normaliseField } from '../../contract/submission';
import { missingChoices } from './draft';
import { type Missing, missingFrom } from './missing';
import { type Choices, type FormContents, readForm } from './read-form';

/** What the page says of what a form holds; the HTML form itself holds the values and files. */
export interface Contents {
  /** Labels of required fields that are empty. */
  missing: readonly Missing[];
  /** Of long texts, in characters, by field. */
  lengths: Record<string, number>;
  /** The chosen files, by field. */
  files: Record<string, File>;
  /** Words of what was chosen from lists, by field, whether the lists still have it or not. */
  choices: Choices;
  setChoices: (choices: Choices) => void;
  /** Names of files that were chosen before the page was loaded anew, by field. */
  lostFiles: Record<string, string>;
  setLostFiles: (names: Record<string, string>) => void;
  /** Reads the form again, and returns what it holds. */
  inspect: () => FormContents;
}

/** Hears what a form holds, and which it is. */
export type ContentsListener = (held: FormContents, form: HTMLFormElement) => void;

/** `onContents` hears nothing while the form is being sent, since its text cannot be read then. */
export function useContents(
  form: FormDefinition,
  formRef: RefObject<HTMLFormElement>,
  onContents?: ContentsListener,
): Contents {
  const [missing, setMissing] = useState<Missing[]>([]);
  const [lengths, setLengths] = useState<Record<string, number>>({});
  const [files, setFiles] = useState<Record<string, File>>({});
  const [choices, setChoices] = useState<Choices>({});
  const [lostFiles, setLostFiles] = useState<Record<string, string>>({});

  const inspect = useCallback(() => {
    const contents = readForm(formRef.current, form);
    setMissing(missingFrom(form, contents));
    setLengths(lengthsOf(form, contents));
    setFiles(contents.files);
    setChoices((before) => ({ ...missingChoices(formRef.current, before), ...contents.choices }));
    const element = formRef.current;
    if (element && !element.querySelector('fieldset:disabled')) onContents?.(contents, element);
    return contents;
  }, [form, formRef, onContents]);

  return { missing, lengths, files, choices, setChoices, lostFiles, setLostFiles, inspect };
}

/** Of long texts as they are judged, in characters, by field. */
function lengthsOf({ fields }: FormDefinition, { values }: FormContents): Record<string, number> {
  const long = fields.filter(({ kind }) => kind === 'longText');
  return Object.fromEntries(long.map(({ name, kind }) => [name, normaliseField(kind, values[name] ?? '').length]));
}
