import type { StorageKey } from './memory-storage';
import { recall, remember } from './session';

/** The first call counts, also over a reload; `time` in milliseconds since 1970. */
export function noteTouch(storageKey: StorageKey, time: number): void {
  if (recall(storageKey).touched === null) remember(storageKey, { touched: time });
}

/**
 * How long somebody has been at a form, in milliseconds: very short times are those of programs (reliability R8).
 * Undefined when it was not touched before the eyes of the script, or the clock has been set back since.
 */
export function elapsed(storageKey: StorageKey): number | undefined {
  const time = Math.round(Date.now() - (recall(storageKey).touched ?? Number.POSITIVE_INFINITY));
  return time < 0 ? undefined : time;
}
