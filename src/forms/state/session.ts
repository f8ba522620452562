import { type FormDefinition, kindOf } from '../../contract/form-definition';
import { formPrefix } from '../../shared/storage-keys';
import type { FormMemory } from './form-memory';
import { type StorageKey, store, stored, storedKeys, unstore } from './memory-storage';
import { isUntouched, type Preset } from './preset';

export interface Opened {
  storageKey: StorageKey;
  memory: FormMemory;
}

/** What this page has remembered, since a browser may refuse to store anything. */
const held = new Map<StorageKey, FormMemory>();

type Drafted = Pick<FormDefinition, 'name' | 'variant'>;

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
export function plainKeyOf(form: Drafted): StorageKey {
  return `${formPrefix}${kindOf(form)}`;
}

/** The keys of all memories, of whichever form. */
export function storageKeys(): StorageKey[] {
  return [...new Set([...storedKeys(), ...held.keys()])];
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

export function remember(storageKey: StorageKey, changes: Partial<FormMemory>): void {
  const known = recall(storageKey);
  // What is newer stays newer, also when the clock was set back.
  const memory = { ...known, ...changes, at: Math.max(Date.now(), known.at + 1) };
  held.set(storageKey, memory);
  store(storageKey, memory);
}

export function forget(storageKey: StorageKey): void {
  const memory = recall(storageKey);
  held.delete(storageKey);
  unstore(storageKey, memory);
}

/** For tests: what only the page knew is gone when it is loaded anew. */
export function forgetHeld(): void {
  held.clear();
}
