import type { StorageKey } from './memory-storage';
import { recall } from './session';

/** The key under which a form is sent: the same over retries and reloads, until it is stored (reliability C2). */
export function keyOf(storageKey: StorageKey): string {
  return recall(storageKey).key ?? newKey();
}

/** 128 random bits. Any string that nobody else takes is a key (reliability R3). */
export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
