import type { Failure } from '../sending/outcome';

/** `ready` until the visitor sends; what is shown follows from the phase alone. */
export type Phase =
  | { name: 'ready' }
  /** `isRetry`: once more. `sent`: how much has left the browser, from 0 to 1; null while nobody knows. */
  | { name: 'sending'; isRetry: boolean; sent: number | null }
  | { name: 'offline' }
  | { name: 'failed'; failure: Failure }
  | StoredPhase;

export interface StoredPhase {
  name: 'stored';
  /** Null from a backend that hands out none. */
  receipt: string | null;
  /** Whether what was sent before it, in other words, is stored as well. */
  isSecond: boolean;
  /** As a notice calls it, such as "demo request for Point of Sale Software". */
  request: string;
  /** The phone number and e-mail address that were given. */
  ways: readonly string[];
}

export const ready: Phase = { name: 'ready' };

export function isUnderWay({ name }: { name: string }): boolean {
  return name === 'sending' || name === 'offline';
}

/** Whether it was sent and is not stored, so that there is something to wait for or to send again. */
export function isUnsettled(phase: Phase): boolean {
  return isUnderWay(phase) || phase.name === 'failed';
}
