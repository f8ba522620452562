import type { FormDefinition } from '../../contract/form-definition';
import { isRecord } from '../../contract/record';
import { isUntouched, type Preset } from './preset';

/**
 * What a form remembers for the length of a visit: typed text, the names of chosen files (never the files) and the
 * submission that is under way (reliability C2, C5). Storage can be full or forbidden; the page then remembers it for
 * as long as it is loaded.
 */
export interface FormMemory {
  /** Text as it was typed; of choices their words, since ids change with the lists. */
  values: Record<string, string>;
  /** Names of the chosen files, by field: after a reload the page can say which one is missing. */
  files: Record<string, string>;
  /** What the page had filled in: with the same again, the draft knows better. */
  preset: Record<string, string>;
  key: string | null;
  /** Whether it was sent, and is not stored as far as anybody knows: it belongs to one request from then on. */
  isSent: boolean;
  /** Whether it was sent under that key, and no answer has said what became of it. */
  isOpen: boolean;
  /** Whether what was sent before it, in other words and under another key, is stored as well. */
  isSecond: boolean;
  /** What the notice on other pages calls it; null before it was sent, and once somebody has closed that notice. */
  notice: NamedRequest | null;
  /** When the form was first touched, in milliseconds since 1970. */
  touched: number | null;
  /** When it changed last, in milliseconds since 1970. */
  at: number;
}

/** What was sent, in words for a visitor who sees its form no more. */
export interface NamedRequest {
  /** `demo request for Point of Sale Software`. */
  name: string;
  /** Of the page where its form is found. */
  address: string;
}

/** The key under which `sessionStorage` keeps a memory: each request has one of its own. */
export type StorageKey = `form:${string}`;

export interface Opened {
  storageKey: StorageKey;
  memory: FormMemory;
}

/** What this page has remembered, since a browser may refuse to store anything. */
const held = new Map<StorageKey, FormMemory>();

type Drafted = Pick<FormDefinition, 'name' | 'draft'>;

/** A key for each thing that a form asks for, in whatever order the page names its parts. */
export function storageKeyOf(form: Drafted, preset: Preset): StorageKey {
  const plain = plainKeyOf(form);
  const parts = Object.entries(preset).sort(([one], [other]) => (one < other ? -1 : 1));
  return parts.length === 0 ? plain : `${plain}:${JSON.stringify(parts)}`;
}

/**
 * What a form goes on with. What was typed for something else moves along, for people ask for one thing after another
 * under the same name; only a copy does of what was sent, since it can still be sent again, and of what another form on
 * the page shows. Only a form that asks for nothing in particular goes on with that itself.
 */
export function openMemory(
  form: Drafted,
  storageKey: StorageKey,
  isShown: (storageKey: StorageKey) => boolean,
): Opened {
  const [latest] = storageKeysOf(form).sort((one, other) => recall(other).at - recall(one).at);
  if (latest === undefined || storageKeysOf(form).includes(storageKey))
    return { storageKey, memory: recall(storageKey) };
  const memory = recall(latest);
  if (storageKey === plainKeyOf(form)) return { storageKey: latest, memory };
  if (memory.isSent || isShown(latest)) {
    const asked = { key: null, isSent: false, isOpen: false, isSecond: false, notice: null, touched: null };
    return { storageKey, memory: { ...memory, ...asked } };
  }
  forget(latest);
  remember(storageKey, memory);
  return { storageKey, memory };
}

function storageKeysOf(form: Drafted): StorageKey[] {
  const plain = plainKeyOf(form);
  return storageKeys().filter((storageKey) => storageKey === plain || storageKey.startsWith(`${plain}:`));
}

/** Under which a form is remembered that asks for nothing in particular. */
export function plainKeyOf({ name, draft = name }: Drafted): StorageKey {
  return `form:${draft}`;
}

/** The keys of all memories, of whichever form. */
export function storageKeys(): StorageKey[] {
  try {
    const names = Object.keys(window.sessionStorage).filter((name): name is StorageKey => name.startsWith('form:'));
    return [...new Set([...names, ...held.keys()])];
  } catch {
    return [...held.keys()];
  }
}

/** Whichever is newer: what the page holds, or what the browser keeps, which another page may have changed since. */
export function recall(storageKey: StorageKey): FormMemory {
  const kept = stored(storageKey);
  const mine = held.get(storageKey);
  return mine && mine.at >= kept.at ? mine : kept;
}

/** Whether a reload brings back what the visitor filled in. */
export function isKept(storageKey: StorageKey): boolean {
  const { at, values, preset } = recall(storageKey);
  return at <= stored(storageKey).at || Object.entries(values).every(([name, text]) => isUntouched(name, text, preset));
}

function stored(storageKey: StorageKey): FormMemory {
  const { values, files, preset, key, isSent, isOpen, isSecond, notice, touched, at } = parsed(storageKey);
  return {
    values: textEntries(values),
    files: textEntries(files),
    preset: textEntries(preset),
    key: typeof key === 'string' ? key : null,
    isSent: isSent === true,
    isOpen: isOpen === true,
    isSecond: isSecond === true,
    notice: isNamed(notice) ? notice : null,
    touched: typeof touched === 'number' ? touched : null,
    at: typeof at === 'number' ? at : 0,
  };
}

function parsed(storageKey: StorageKey): Record<string, unknown> {
  try {
    const memory: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '');
    if (isRecord(memory)) return memory;
  } catch {
    // Unreadable memory is no memory.
  }
  return {};
}

export function remember(storageKey: StorageKey, changes: Partial<FormMemory>): void {
  const known = recall(storageKey);
  // What is newer stays newer, also when the clock was set back.
  const memory = { ...known, ...changes, at: Math.max(Date.now(), known.at + 1) };
  held.set(storageKey, memory);
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(memory));
  } catch {
    // The page holds it.
  }
}

export function forget(storageKey: StorageKey): void {
  held.delete(storageKey);
  try {
    window.sessionStorage.removeItem(storageKey);
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
}

/** For tests: what only the page knew is gone when it is loaded anew. */
export function forgetHeld(): void {
  held.clear();
}

function isNamed(notice: unknown): notice is NamedRequest {
  return isRecord(notice) && typeof notice.name === 'string' && typeof notice.address === 'string';
}

function textEntries(values: unknown): Record<string, string> {
  if (!isRecord(values)) return {};
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
