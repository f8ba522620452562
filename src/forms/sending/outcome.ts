import type { RefusalReason } from '../../contract/refusals';
import type { FieldError } from '../../contract/submission';

/** What became of a submission. `failed` means that everything must be kept and may be sent again. */
export type Outcome =
  /** With the receipt, if the backend hands out one. */
  | { kind: 'stored'; receipt: string | null }
  /** Fields of it are refused: at least one. */
  | { kind: 'refused'; errors: FieldError[]; isOpen: boolean }
  | { kind: 'key-used' }
  /** The file in this field changed or vanished on the visitor's device, before or between attempts. */
  | { kind: 'file-gone'; field: string; isOpen: boolean }
  | Failure;

/** Why it was not stored, and what our own server said of it, if it did. */
export interface Failure {
  kind: 'failed';
  reason: RefusalReason;
  detail?: string | undefined;
  /** Whether it may be stored all the same, because nobody who knows has answered. */
  isOpen: boolean;
}

/** The result of one attempt, and whether another may follow. */
export interface Attempt {
  outcome: Outcome;
  retry?: Retry;
  /** In milliseconds, when the backend named a time. */
  wait?: number | undefined;
}

/** `unanswered`: nobody knows whether it arrived. `refused`: the backend said to come back later. */
export type Retry = 'unanswered' | 'refused';
