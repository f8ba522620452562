import type { extras } from '../../contract/extras';
import type { FormDefinition } from '../../contract/form-definition';
import type { RefusalReason } from '../../contract/refusals';
import type { FieldValues } from '../../contract/submission';
import type { Retry } from './outcome';
import type { PostOptions } from './post';

/**
 * What the forms need to know of the backend that they send to. There are two: our own, and any that keeps to the
 * specification and is not ours. The build chooses one (current-backend.ts), and nothing else asks which it is.
 */
export interface Backend {
  /** Names of the fields beside the specified ones that it understands; undefined when it understands none. */
  extraFields: typeof extras | undefined;
  /** Notes how the visitor came here, when the site starts in the browser. Returns the function that ends it. */
  noteArrival: () => () => void;
  /** Adds what it understands beside the specified fields. */
  addExtras: (body: FormData, payload: Payload) => void;
  postOptions: (payload: Payload, onProgress: (share: number) => void) => PostOptions;
  /**
   * The receipt in an answer of success: null from a backend that hands out none, and undefined where the answer is not
   * the backend's.
   */
  receiptIn: (status: number, answer: Record<string, unknown>) => string | null | undefined;
  /** What it means that a submission was refused without a reason. */
  unexplainedRefusal: RefusalReason;
  /** How many attempts may follow the first, by what became of the last one. */
  retries: Readonly<Record<Retry, number>>;
  /** Said of a submission that may have arrived; empty where a second one would count twice. */
  countsOnce: string;
}

export interface Payload {
  form: FormDefinition;
  values: FieldValues;
  /** The chosen files, by field. */
  files: Record<string, File>;
  /** Of the submission, the same for every attempt. */
  key: string;
  /** Path of the page it is sent from. */
  page: string;
  /** Value of the honeypot; people leave it empty. */
  trap: string;
  /** In milliseconds, since the form was first touched; undefined when nobody saw that. */
  elapsed: number | undefined;
}
