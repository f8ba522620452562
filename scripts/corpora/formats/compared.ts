import { readFile } from 'node:fs/promises';
import { type Judge, withPatientJudges } from '../../lib/patient-judges';
import { refusalOf } from '../judge';
import { reasonFor } from './allowed';
import type { Group } from './groups';
import { type Format, formats, saveAll } from './save';

const taken = 'is taken';
const notSaved = 'is not saved';

/** What no document may be called that a program has just written. */
const faults = [notSaved, 'is damaged', 'passed the limit'];

/** Of a document, how each of its formats is judged: what the visitor would read, or that it is taken. */
export interface Compared {
  name: string;
  verdicts: Readonly<Record<Format, string>>;
}

/** Saves each document in each format, and judges that. @param folder an empty one */
export async function compare({ documents }: Group, folder: string): Promise<readonly Compared[]> {
  const saved = await saveAll([...documents.values()], folder);
  return withPatientJudges((judge) =>
    Promise.all(
      [...documents.keys()].map(async (name, index) => {
        const verdict = (format: Format) => verdictOn(judge, format, saved[format][index]);
        return {
          name,
          verdicts: { doc: await verdict('doc'), docx: await verdict('docx'), pdf: await verdict('pdf') },
        };
      }),
    ),
  );
}

/** Whether one format is taken and another is not, or one is called what a program has not made of it. */
export function isUnlike(one: Compared): boolean {
  return new Set(Object.values(one.verdicts).map((verdict) => verdict === taken)).size > 1 || isFaulty(one);
}

export function isAllowed(one: Compared): boolean {
  return !isUnlike(one) || (!isFaulty(one) && reasonFor(one.name) !== undefined);
}

/** In lines. */
export function described(one: Compared): string {
  const verdicts = formats.map((format) => `  .${format} ${one.verdicts[format]}`);
  return [`${one.name}: ${isAllowed(one) ? reasonFor(one.name) : 'without a reason'}`, ...verdicts].join('\n');
}

export const headings = ['WHAT', 'DOCUMENTS', 'TAKEN', 'REFUSED', 'UNLIKE', 'WITHOUT A REASON'];

export function row(group: string, compared: readonly Compared[]): string[] {
  const unlike = compared.filter(isUnlike).length;
  const takenAll = compared.filter((one) => !isUnlike(one) && one.verdicts.pdf === taken).length;
  const unexplained = compared.filter((one) => !isAllowed(one)).length;
  const numbers = [compared.length, takenAll, compared.length - takenAll - unlike, unlike, unexplained];
  return [group, ...numbers.map(String)];
}

async function verdictOn(judge: Judge, type: Format, file: string | undefined): Promise<string> {
  if (file === undefined) return notSaved;
  return refusalOf(await judge({ type, data: await readFile(file) })) ?? taken;
}

function isFaulty({ verdicts }: Compared): boolean {
  return Object.values(verdicts).some((verdict) => faults.some((fault) => verdict.startsWith(fault)));
}
