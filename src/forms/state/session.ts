import type { FormName } from '../../contract/form-definition';
import { isRecord } from '../../contract/record';
import type { Preset } from './preset';

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
  /** What news on other pages calls it; null before it was sent, and once somebody has closed that news. */
  news: NamedRequest | null;
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

/** Where the browser keeps a memory: each request has a place of its own. */
export type Slot = `form:${string}`;

export interface Opened {
  slot: Slot;
  memory: FormMemory;
}

/** What this page has remembered, since a browser may refuse to store anything. */
const held = new Map<Slot, FormMemory>();

/** A place for each thing that a form asks for, in whatever order the page names its parts. */
export function slotOf(form: FormName, preset: Preset): Slot {
  const parts = Object.entries(preset).sort(([one], [other]) => (one < other ? -1 : 1));
  return parts.length === 0 ? `form:${form}` : `form:${form}:${JSON.stringify(parts)}`;
}

/**
 * What a form goes on with. What was typed for something else moves along, for people ask for one thing after another
 * under the same name; only a copy does of what was sent, since it can still be sent again, and of what another form on
 * the page shows. Only a form that asks for nothing in particular goes on with that itself.
 */
export function openMemory(form: FormName, slot: Slot, isShown: (slot: Slot) => boolean): Opened {
  const [latest] = slotsOf(form).sort((one, other) => recall(other).at - recall(one).at);
  if (latest === undefined || slotsOf(form).includes(slot)) return { slot, memory: recall(slot) };
  const memory = recall(latest);
  if (slot === `form:${form}`) return { slot: latest, memory };
  if (memory.isSent || isShown(latest)) {
    const asked = { key: null, isSent: false, isOpen: false, isSecond: false, news: null, touched: null };
    return { slot, memory: { ...memory, ...asked } };
  }
  forget(latest);
  remember(slot, memory);
  return { slot, memory };
}

function slotsOf(form: FormName): Slot[] {
  return slots().filter((slot) => slot === `form:${form}` || slot.startsWith(`form:${form}:`));
}

/** The places of all forms. */
export function slots(): Slot[] {
  try {
    const names = Object.keys(window.sessionStorage).filter((name): name is Slot => name.startsWith('form:'));
    return [...new Set([...names, ...held.keys()])];
  } catch {
    return [...held.keys()];
  }
}

/** Whichever is newer: what the page holds, or what the browser keeps, which another page may have changed since. */
export function recall(slot: Slot): FormMemory {
  const kept = stored(slot);
  const mine = held.get(slot);
  return mine && mine.at >= kept.at ? mine : kept;
}

/** Whether a reload brings back what the visitor filled in. */
export function isKept(slot: Slot): boolean {
  const { at, values, preset } = recall(slot);
  return at <= stored(slot).at || Object.entries(values).every(([name, text]) => !text || text === preset[name]);
}

function stored(slot: Slot): FormMemory {
  const { values, files, preset, key, isSent, isOpen, isSecond, news, touched, at } = parsed(slot);
  return {
    values: textEntries(values),
    files: textEntries(files),
    preset: textEntries(preset),
    key: typeof key === 'string' ? key : null,
    isSent: isSent === true,
    isOpen: isOpen === true,
    isSecond: isSecond === true,
    news: isNamed(news) ? news : null,
    touched: typeof touched === 'number' ? touched : null,
    at: typeof at === 'number' ? at : 0,
  };
}

function parsed(slot: Slot): Record<string, unknown> {
  try {
    const memory: unknown = JSON.parse(window.sessionStorage.getItem(slot) ?? '');
    if (isRecord(memory)) return memory;
  } catch {
    // Unreadable memory is no memory.
  }
  return {};
}

export function remember(slot: Slot, changes: Partial<FormMemory>): void {
  const known = recall(slot);
  // What is newer stays newer, also when the clock was set back.
  const memory = { ...known, ...changes, at: Math.max(Date.now(), known.at + 1) };
  held.set(slot, memory);
  try {
    window.sessionStorage.setItem(slot, JSON.stringify(memory));
  } catch {
    // The page holds it.
  }
}

export function forget(slot: Slot): void {
  held.delete(slot);
  try {
    window.sessionStorage.removeItem(slot);
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
}

/** For tests: what only the page knew is gone when it is loaded anew. */
export function forgetHeld(): void {
  held.clear();
}

function isNamed(news: unknown): news is NamedRequest {
  return isRecord(news) && typeof news.name === 'string' && typeof news.address === 'string';
}

function textEntries(values: unknown): Record<string, string> {
  if (!isRecord(values)) return {};
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
