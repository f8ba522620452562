import { Judges } from '../../src/leads/inspect/judges/judges';
import { limits } from '../../src/leads/inspect/judges/limits';
import type { Document } from '../../src/leads/inspect/judges/messages';
import { growthOf } from './growth';

/** A kind of documents that cost as much as their size allows. */
export interface DocumentFamily {
  name: string;
  type: Document['type'];
  /** In the unit that `input` counts in. */
  largest: number;
  input(size: number): Buffer;
}

/**
 * One worker, in which a document may take what it needs to be measured: what collects garbage has room, and it yields
 * to no other test.
 */
const room = { heap: 1024, resident: 2048 };
const patience = { time: 60_000, patience: 300_000, niceness: 0 };
const judges = new Judges({ ...limits, ...room, ...patience, workers: 1 });
afterAll(() => judges.close());

const log = { warn: () => {}, error: () => {} };

/**
 * By how much one doubling of a document multiplies what its judgement takes, at most (reliability S7).
 * @throws Error when one passes a limit: then something else is measured
 */
export function growthOfDocuments({ type, ...family }: DocumentFamily): Promise<number> {
  const judged = async (data: Buffer) => {
    const outcome = await judges.judge({ type, data }, log);
    if ('failed' in outcome) throw new Error(`A document passes a limit: ${outcome.failed}`);
    return outcome.worked;
  };
  // What the machine does besides slows down the largest documents most.
  return growthOf(family, judged, 40_000);
}
