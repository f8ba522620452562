import type { Budget } from '../budget';
import type { Carried } from '../carried';
import { PartJudge } from './part-judge';
import { Relationships } from './relationships';
import { readXml } from './xml';

/**
 * Data in XML that a document before 2007 has beside its text, and programs of Office read as they do in one since:
 * judged like a part of those.
 * @returns files that it has packed as text
 * @throws InvalidFile
 */
export async function checkData(data: Buffer, budget: Budget): Promise<Carried[]> {
  budget.takeXml(data.length);
  const judge = new PartJudge(new Relationships(), true);
  await readXml(once(data), judge, budget);
  judge.end();
  return judge.packed;
}

async function* once(data: Buffer): AsyncGenerator<Buffer> {
  yield data;
}
