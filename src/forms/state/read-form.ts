import { extras } from '../../contract/extras';
import type { FormDefinition } from '../../contract/form-definition';
import { isUntouched, type Preset } from './preset';

export type Choices = Readonly<Record<string, string>>;

export interface FormContents {
  /** Text by wire name; files are not among it. */
  values: Record<string, string>;
  /** Words of what is chosen from lists, by wire name: they last when a list comes with other ids. */
  choices: Choices;
  /** The chosen files. */
  files: Record<string, File>;
  consented: boolean;
  trap: string;
}

/** What the HTML form holds. No text while it is being sent, since its controls are disabled then. */
export function readForm(element: HTMLFormElement | null, form: FormDefinition): FormContents {
  const data = element ? new FormData(element) : new FormData();
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const contents: FormContents = {
    values: {},
    choices: choicesIn(element, form),
    files: {},
    consented: isConsented(element),
    trap: text(extras.trap),
  };
  for (const { name, kind } of form.fields) {
    if (kind !== 'file') contents.values[name] = text(name);
    const file = kind === 'file' ? chosenFile(element, name) : undefined;
    if (file) contents.files[name] = file;
  }
  return contents;
}

function choicesIn(element: HTMLFormElement | null, { fields }: FormDefinition): Choices {
  const choices = fields.filter(({ kind }) => kind === 'choice');
  const words = choices.map(({ name }) => [name, chosenWords(element?.elements.namedItem(name))] as const);
  return Object.fromEntries(words.filter(([, chosen]) => chosen !== ''));
}

/** From a list that is searched they are typed. */
function chosenWords(control: unknown): string {
  if (control instanceof HTMLSelectElement) return control.value && (control.selectedOptions[0]?.textContent ?? '');
  return control instanceof HTMLInputElement ? control.value : '';
}

/** The box has no name where the backend is not ours. */
function boxIn(element: HTMLFormElement | null): HTMLInputElement | null | undefined {
  return element?.querySelector<HTMLInputElement>('input[type=checkbox]');
}

/** Ticks the box again for what was sent with it ticked. */
export function agree(element: HTMLFormElement | null): void {
  const box = boxIn(element);
  if (box) box.checked = true;
}

/** Leads to the box, and lets the browser say what it is for. */
export function askForConsent(element: HTMLFormElement | null): void {
  const box = boxIn(element);
  box?.focus();
  box?.reportValidity();
}

/**
 * Leaves the focus in the form while it is being sent: its fields cannot hold it then, nor can Retry, which goes. The
 * button can, and stands before what is said meanwhile.
 */
export function focusButton(element: Element): void {
  if (!element.contains(document.activeElement)) return;
  element.querySelector<HTMLButtonElement>('button[type=submit]')?.focus({ preventScroll: true });
}

function isConsented(element: HTMLFormElement | null): boolean {
  const box = boxIn(element);
  return box?.checked === true && !box.matches(':disabled');
}

function chosenFile(element: HTMLFormElement | null, field: string): File | undefined {
  const control = element?.elements.namedItem(field);
  return control instanceof HTMLInputElement ? control.files?.[0] : undefined;
}

/** Chooses a file, as the visitor did before. Where a browser lets no page do so, it is asked for again. */
export function chooseFile(element: HTMLFormElement | null, field: string, file: File): void {
  const control = element?.elements.namedItem(field);
  try {
    if (control instanceof HTMLInputElement) control.files = listOf(file);
  } catch {
    // Safari before 14.1.
  }
}

/** A control holds one file, however many are dropped on it. */
export function listOf(file: File): FileList {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer.files;
}

/** Takes back the choice of a file. */
export function clearFile(element: HTMLFormElement | null, field: string): void {
  const control = element?.elements.namedItem(field);
  if (control instanceof HTMLInputElement) control.value = '';
}

/** Whether it holds anything but what the page filled in. */
export function holdsMore({ values, choices, files, consented }: FormContents, preset: Preset): boolean {
  const words = Object.entries({ ...values, ...choices });
  return consented || Object.keys(files).length > 0 || words.some(([name, text]) => !isUntouched(name, text, preset));
}

/** Whether something was typed or ticked. Choices do not count, as the page may have made them, nor what is fixed. */
export function isBegun({ values, files, consented }: FormContents, form: FormDefinition): boolean {
  const isTyped = form.fields.some(({ name, kind, fixed }) => kind !== 'choice' && fixed === undefined && values[name]);
  return consented || isTyped || Object.keys(files).length > 0;
}
