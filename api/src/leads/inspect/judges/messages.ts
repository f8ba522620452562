import type { DocumentType } from '../../../../../src/contract/attachment';

/** A document to be judged. */
export interface Document {
  type: DocumentType;
  data: Uint8Array;
}

/** Why a document is not taken, in words that follow the label of its field; null for one to be stored. */
export type Judgement = string | null;

/**
 * A mistake of ours, without its message: readers of documents quote them in theirs, and the log of the server must not
 * have that (reliability X7).
 */
export interface Fault {
  type: unknown;
  code: unknown;
  at: string[];
}

/** What became of a document in the process that has it. */
export type Answer = { judgement: Judgement } | { fault: Fault };
