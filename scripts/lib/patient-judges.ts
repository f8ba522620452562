import { Judges } from '../../api/src/leads/inspect/judges/judges';
import { limits } from '../../api/src/leads/inspect/judges/limits';

/** In milliseconds: nobody waits for the answer, and a busy machine says nothing of a document. */
const patience = 10 * 60_000;

const silent = { warn: () => {}, error: () => {} };

export type Judge = (document: Parameters<Judges['judge']>[0]) => ReturnType<Judges['judge']>;

/** Judges documents as the server does, within the same work, but however long it takes to come to it. */
export async function withPatientJudges<Result>(use: (judge: Judge) => Promise<Result>): Promise<Result> {
  const judges = new Judges({ ...limits, patience, wait: patience });
  try {
    return await use((document) => judges.judge(document, silent));
  } finally {
    await judges.close();
  }
}
