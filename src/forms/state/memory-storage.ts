import { isRecord } from '../../contract/record';
import { type FormMemory, formMemoryOf } from './form-memory';

/** The key under which the browser keeps a memory: each request has one of its own. */
export type StorageKey = `form:${string}`;

/**
 * In milliseconds: for so long what was sent, and is not stored as far as anybody knows, waits for the next visit
 * (decision 0040). The privacy policy says three days.
 */
const longestWait = 3 * 24 * 60 * 60 * 1000;

/** What this tab knows comes first; `localStorage` has what was sent, for the next visit. */
const storages = ['sessionStorage', 'localStorage'] as const;
type StorageName = (typeof storages)[number];

/** The keys of all memories that the browser keeps, of whichever form. */
export function storedKeys(): StorageKey[] {
  return storages.flatMap((storage) => keysIn(storage).filter((storageKey) => parsed(storage, storageKey)));
}

function keysIn(storage: StorageName): StorageKey[] {
  try {
    return Object.keys(window[storage]).filter((name): name is StorageKey => name.startsWith('form:'));
  } catch {
    return [];
  }
}

/** An empty memory where the browser keeps none. */
export function stored(storageKey: StorageKey): FormMemory {
  return formMemoryOf(parsed('sessionStorage', storageKey) ?? parsed('localStorage', storageKey) ?? {});
}

function parsed(storage: StorageName, storageKey: StorageKey): Record<string, unknown> | undefined {
  try {
    const memory: unknown = JSON.parse(window[storage].getItem(storageKey) ?? '');
    if (!isRecord(memory)) return;
    if (storage === 'sessionStorage' || Math.abs(Date.now() - Number(memory.at)) < longestWait) return memory;
    window[storage].removeItem(storageKey);
  } catch {
    // Unreadable memory is no memory.
  }
}

/** Keeps a memory in this tab, and for the next visit as long as a notice names it. */
export function store(storageKey: StorageKey, memory: FormMemory): void {
  for (const storage of storages) {
    if (storage === 'localStorage' && !memory.notice) erase(storage, storageKey, memory);
    else {
      try {
        window[storage].setItem(storageKey, JSON.stringify(memory));
      } catch {
        // The page holds it.
      }
    }
  }
}

/** Forgets a memory, and no other that another tab has kept under that name. */
export function unstore(storageKey: StorageKey, memory: FormMemory): void {
  for (const storage of storages) erase(storage, storageKey, memory);
}

function erase(storage: StorageName, storageKey: StorageKey, { key }: FormMemory): void {
  try {
    if (parsed(storage, storageKey)?.key === key) window[storage].removeItem(storageKey);
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
}
