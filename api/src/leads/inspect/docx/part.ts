import type { Budget } from '../budget';
import type { Carried } from '../carried';
import { contentsOf, kindByStart } from '../contents';
import type { CalledNames } from '../formulas/parsed/called-names';
import { startOf } from '../text';
import { checkBinaryPart } from './binary-part';
import { contentsDemanded, isBinaryPart, isReadAsXml } from './content-types';
import { PartJudge } from './part-judge';
import { beginning, untilEnd, whole } from './pieces';
import { Relationships } from './relationships';
import { readXml } from './xml';

/** What a package says of one of its parts. */
interface Described {
  /** The content type. */
  type: string;
  isExpectedXml: boolean;
  /** Whether a program shows it as a picture. */
  isPicture: boolean;
}

/**
 * Reads a part of a package to its end, and judges it by its kind.
 * @returns the part if it is a file to be judged by itself, or the files that it has packed as text
 * @throws InvalidFile
 */
export async function checkPart(
  part: AsyncGenerator<Buffer>,
  { type, isExpectedXml, isPicture }: Described,
  judge: PartJudge,
  called: CalledNames,
  budget: Budget,
): Promise<Carried[]> {
  const [start, pieces] = await beginning(part);
  if (isReadAsXml(type) && (isExpectedXml || !isFile(start))) {
    await readXml(pieces, judge, budget);
    judge.end();
    return judge.packed;
  }
  const contents = contentsDemanded(type) ?? (isPicture ? contentsDemanded('image/') : undefined);
  const shown = kindByStart(start);
  if (!shown || !contents?.includes(shown)) {
    const data = await whole(pieces);
    if (isBinaryPart(type)) checkBinaryPart(data, called);
    return [{ names: [], data, contents }];
  }
  // Read for its checksum.
  await untilEnd(pieces);
  return [];
}

/** Whether a part that should be XML is a file that is judged by itself, whatever the package says of it. */
function isFile(start: Buffer): boolean {
  return !startOf(start).startsWith('<') && ['compound', 'archive', 'pdf', 'program'].includes(contentsOf(start));
}

/**
 * Data in XML that a document before 2007 has beside its text. Programs of Office read it as they do in documents since
 * then, so it is judged like a part of those.
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
