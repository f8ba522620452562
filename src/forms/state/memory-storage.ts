import { oneDay } from '../../contract/dates';
import { isRecord } from '../../contract/record';
import { type StorageName, withStorage } from '../../shared/storage';
import { formPrefix } from '../../shared/storage-keys';
import { type FormMemory, formMemoryOf } from './form-memory';

/** The key under which the browser keeps a memory: each request has one of its own. */
export type StorageKey = `${typeof formPrefix}${string}`;

/**
 * In milliseconds: for so long what was sent, and is not stored as far as anybody knows, waits for the next visit
 * (decision 0040). The privacy policy says three days.
 */
const longestWait = 3 * oneDay;

/** What this tab knows comes first; `localStorage` has what was sent, for the next visit. */
const storages: readonly StorageName[] = ['sessionStorage', 'localStorage'];

/** The keys of all memories that the browser keeps, of whichever form. */
export function storedKeys(): StorageKey[] {
  return storages.flatMap((name) => {
    const keys = withStorage(name, (storage) => Object.keys(storage)) ?? [];
    return keys.filter((key): key is StorageKey => key.startsWith(formPrefix)).filter((key) => parsed(name, key));
  });
}

/** An empty memory where the browser keeps none. */
export function stored(storageKey: StorageKey): FormMemory {
  return formMemoryOf(parsed('sessionStorage', storageKey) ?? parsed('localStorage', storageKey) ?? {});
}

/** Unreadable memory is no memory, and what has waited too long is forgotten. */
function parsed(name: StorageName, storageKey: StorageKey): Record<string, unknown> | undefined {
  return withStorage(name, (storage) => {
    const memory: unknown = JSON.parse(storage.getItem(storageKey) ?? '');
    if (!isRecord(memory)) return;
    if (name === 'sessionStorage' || Math.abs(Date.now() - Number(memory.at)) < longestWait) return memory;
    storage.removeItem(storageKey);
  });
}

/**
 * Keeps a memory in this tab, and for the next visit as long as a notice names it. What cannot be kept, the page holds.
 */
export function store(storageKey: StorageKey, memory: FormMemory): void {
  for (const name of storages) {
    if (name === 'localStorage' && !memory.notice) erase(name, storageKey, memory);
    else withStorage(name, (storage) => storage.setItem(storageKey, JSON.stringify(memory)));
  }
}

/** Forgets a memory, and no other that another tab has kept under that name. */
export function unstore(storageKey: StorageKey, memory: FormMemory): void {
  for (const name of storages) erase(name, storageKey, memory);
}

function erase(name: StorageName, storageKey: StorageKey, { key }: FormMemory): void {
  if (parsed(name, storageKey)?.key === key) withStorage(name, (storage) => storage.removeItem(storageKey));
}
