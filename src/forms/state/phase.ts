import type { Failure } from '../sending/outcome';

/** `ready` until the visitor sends; what is shown follows from the phase alone. */
export type Phase =
  | { name: 'ready' }
  /** `isRetry`: once more. `sent`: how much has left the browser, from 0 to 1; null while nobody knows. */
  | { name: 'sending'; isRetry: boolean; sent: number | null }
  | { name: 'offline' }
  | { name: 'failed'; failure: Failure }
  /** `isSecond`: whether what was sent before it, in other words, is stored as well. */
  | { name: 'stored'; receipt: string | null; isSecond: boolean };

export const ready: Phase = { name: 'ready' };

export function isUnderWay({ name }: { name: string }): boolean {
  return name === 'sending' || name === 'offline';
}

/** Whether it was sent and is not stored, so that there is something to wait for or to send again. */
export function isUnsettled(phase: Phase): boolean {
  return isUnderWay(phase) || phase.name === 'failed';
}
