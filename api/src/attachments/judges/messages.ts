import type { DocumentType } from '../../../../src/contract/attachment';
import type { Limit } from './limits';

/** A document to be judged. */
export interface Document {
  type: DocumentType;
  data: Uint8Array;
}

/** The same on its way to a worker. */
export interface Task extends Document {
  id: number;
}

/**
 * What a worker says of a document before its judgement: that it begins, and where the system tells of its thread, or
 * that a limit is passed and it must be ended.
 */
export type Notice = { id: number; thread: string | undefined } | { id: number; passed: Limit };

/** Why a document is not taken, in words that follow the label of its field; null for one to be stored. */
export type Judgement = string | null;
