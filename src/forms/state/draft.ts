import type { FormDefinition } from '../../contract/form-definition';
import type { FormMemory } from './form-memory';
import type { StorageKey } from './memory-storage';
import { isOpen, isTextControl, type Preset, valueFor } from './preset';
import type { Choices, FormContents } from './read-form';
import { remember } from './session';
import { keyOf } from './submission-key';

/** Fills in what was typed earlier, without touching what has been typed since; what the page filled in gives way. */
export function restoreDraft(element: HTMLFormElement | null, draft: Record<string, string>, preset: Preset): void {
  for (const [name, value] of Object.entries(draft)) {
    const control = element?.elements.namedItem(name);
    if (!isTextControl(control)) continue;
    if (!isOpen(control) && control.value !== valueFor(control, preset[name])) continue;
    control.value = valueFor(control, value) ?? control.value;
  }
}

/** What a draft holds of choices, but for those that the page makes. */
export function choicesOf(form: FormDefinition, { values }: FormMemory, preset: Preset): Choices {
  const names = form.fields.filter(({ name, kind }) => kind === 'choice' && !preset[name]).map(({ name }) => name);
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
}

/**
 * Of these choices, the ones that the lists do not offer now. Of the others, the form itself says whether they stand.
 */
export function missingChoices(element: HTMLFormElement | null, choices: Choices): Choices {
  const isOffered = ([name, words]: [string, string]) => {
    const control = element?.elements.namedItem(name);
    return isTextControl(control) && valueFor(control, words) !== undefined;
  };
  return Object.fromEntries(Object.entries(choices).filter((choice) => !isOffered(choice)));
}

/**
 * Remembers text, and words of choices and names of files, made and lost. The key is made when the form is first
 * touched and kept until it is stored (reliability C2).
 */
export function keepDraft(
  storageKey: StorageKey,
  { values, choices, files, consented }: FormContents,
  lost: { files: Record<string, string>; choices: Choices },
  preset: Preset,
): void {
  const chosen = Object.fromEntries(Object.entries(files).map(([field, { name }]) => [field, name]));
  remember(storageKey, {
    values: { ...values, ...lost.choices, ...choices },
    files: { ...lost.files, ...chosen },
    preset,
    consented,
    key: keyOf(storageKey),
  });
}
