import type { FormName } from '../contract/form';

/**
 * What a form remembers for the length of a visit: typed text (never files) and the key of the submission that is
 * under way (reliability C2, C5). Storage can be full or forbidden; a form then simply remembers nothing.
 */
export interface FormMemory {
  values: Record<string, string>;
  key: string | null;
}

export function recall(form: FormName): FormMemory {
  try {
    const memory: unknown = JSON.parse(window.sessionStorage.getItem(slot(form)) ?? 'null');
    if (typeof memory === 'object' && memory !== null && 'values' in memory && 'key' in memory) {
      return { values: textEntries(memory.values), key: typeof memory.key === 'string' ? memory.key : null };
    }
  } catch {
    // Unreadable memory is no memory.
  }
  return { values: {}, key: null };
}

export function remember(form: FormName, memory: FormMemory): void {
  try {
    window.sessionStorage.setItem(slot(form), JSON.stringify(memory));
  } catch {
    // Nothing to do: the form itself still holds everything.
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
  if (typeof values !== 'object' || values === null) return {};
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
