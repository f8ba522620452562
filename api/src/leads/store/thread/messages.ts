import type { Digests } from '../digests';
import type { LeadStore } from '../lead-store';
import type { Outbox } from '../outbox';

/** What can be asked across threads, by name. */
export type Questions = Omit<LeadStore, 'outbox' | 'digests' | 'hangs'> & Outbox & Digests;
export type QuestionName = keyof Questions;

export interface Question {
  id: number;
  name: QuestionName;
  args: unknown[];
}

/** The id of no question: how opening the store went. */
export const opened = 0;

export interface Answer {
  /** Of the question. */
  id: number;
  value?: unknown;
  failure?: Failure;
}

/** An error as plain data: of a real one, `code` would get lost on the way. */
export interface Failure {
  message: string;
  code: unknown;
  stack: string | undefined;
}

export function asFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error), code: undefined, stack: undefined };
  return { message: error.message, code: 'code' in error ? error.code : undefined, stack: error.stack };
}

export function asError({ message, code, stack }: Failure): Error {
  return Object.assign(new Error(message), { code, stack });
}
