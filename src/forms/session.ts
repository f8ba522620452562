import type { FormName } from '../contract/form';
import { isRecord } from '../contract/record';

/**
 * What a form remembers for the length of a visit: typed text, the names of chosen files (never the files) and the
 * submission that is under way (reliability C2, C5). Storage can be full or forbidden; a form then simply remembers
 * nothing.
 */
export interface FormMemory {
  /** Text as it was typed; of choices their words, since ids change with the lists. */
  values: Record<string, string>;
  /** Names of the chosen files, by field: after a reload the page can say which one is missing. */
  files: Record<string, string>;
  /** What the page had filled in: with the same again, the draft knows better. */
  preset: Record<string, string>;
  key: string | null;
  /** Whether it was sent under that key, and no answer has said what became of it. */
  isOpen: boolean;
  /** When the form was first touched, in milliseconds since 1970. */
  touched: number | null;
}

export function recall(form: FormName): FormMemory {
  const { values, files, preset, key, isOpen, touched } = stored(form);
  return {
    values: textEntries(values),
    files: textEntries(files),
    preset: textEntries(preset),
    key: typeof key === 'string' ? key : null,
    isOpen: isOpen === true,
    touched: typeof touched === 'number' ? touched : null,
  };
}

function stored(form: FormName): Record<string, unknown> {
  try {
    const memory: unknown = JSON.parse(window.sessionStorage.getItem(slot(form)) ?? '');
    if (isRecord(memory)) return memory;
  } catch {
    // Unreadable memory is no memory.
  }
  return {};
}

/** Changes what is remembered. Returns whether the browser keeps it. */
export function remember(form: FormName, changes: Partial<FormMemory>): boolean {
  try {
    window.sessionStorage.setItem(slot(form), JSON.stringify({ ...recall(form), ...changes }));
    return true;
  } catch {
    // The form itself still holds everything.
    return false;
  }
}

export function forget(form: FormName): void {
  try {
    window.sessionStorage.removeItem(slot(form));
  } catch {
    // See above.
  }
}

function slot(form: FormName): string {
  return `form:${form}`;
}

function textEntries(values: unknown): Record<string, string> {
  if (!isRecord(values)) return {};
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
