import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Outcome } from '../../api/src/leads/inspect/judges/judge-process';
import type { Document } from '../../api/src/leads/inspect/judges/messages';
import type { Hostile } from '../../api/test/leads/inspect/hostile/hostile';
import { Random } from '../../kit/random';
import { type DocumentType, documentType } from '../../src/contract/attachment';
import { mutate } from './mutate';
import { heldInPdf } from './witness/pdf';
import type { Testimony } from './witness/witness';
import { heldInWord } from './witness/word';

export interface Hunt {
  hostile: readonly Pick<Hostile, 'what' | 'name' | 'data'>[];
  mutants: number;
  seed: number;
  /** The first one to be made; those before it are passed over. */
  from?: number;
  /** Holds each mutant while others look at it, and for good what they find. */
  folder: string;
  /** The check of the server, or a worse one as a control. */
  judge: (document: Document) => Promise<Outcome>;
  /** Control: as many evasions show that they are noticed. */
  enough?: number;
}

export interface Bag {
  made: number;
  refused: number;
  taken: number;
  /** Of those that were taken, the ones that one of the other programs could not open. */
  unread: number;
  /** Judgements that ended by a limit or a crash; to a visitor they are refusals. */
  failed: number;
  /** What must not be: taken, though another program finds in it what runs. */
  evasions: Evasion[];
}

export interface Evasion {
  /** The document of which it is a mutant. */
  what: string;
  /** By which the same run has it again (`--from`). */
  number: number;
  /** What other programs find in it. */
  found: readonly string[];
  /** Where it is kept. */
  file: string;
}

/** In bytes: of longer documents, few mutants touch what is hostile in them. */
const longest = 200_000;

/** Documents at a time, as many as judges. */
const atOnce = 2;

/** Mutates hostile documents, and has what the check takes looked into by other programs. */
export async function hunt({ from = 0, enough = Infinity, ...given }: Hunt): Promise<Bag> {
  const herd = given.hostile.flatMap(({ what, name, data }) => {
    const type = documentType(name);
    return type && data.length > 0 && data.length <= longest ? [{ what, type, data }] : [];
  });
  const bag: Bag = { made: 0, refused: 0, taken: 0, unread: 0, failed: 0, evasions: [] };
  let next = from;
  const work = async () => {
    while (next < given.mutants && bag.evasions.length < enough) {
      const number = next;
      next += 1;
      // Each has a seed of its own, so that it can be had again without those before it.
      const random = new Random(Math.imul(given.seed, 1_000_003) + number);
      const { what, type, data } = random.pick(herd);
      await tryOne({ ...given, what, type, data: mutate(type, data, random), number, bag });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return bag;
}

interface Try extends Pick<Hunt, 'seed' | 'folder' | 'judge'> {
  what: string;
  type: DocumentType;
  data: Buffer;
  number: number;
  bag: Bag;
}

const witnesses: Record<DocumentType, (file: string) => Promise<Testimony>> = {
  pdf: heldInPdf,
  doc: heldInWord,
  docx: heldInWord,
};

async function tryOne({ seed, folder, judge, what, type, data, number, bag }: Try): Promise<void> {
  const outcome = await judge({ type, data });
  bag.made += 1;
  if ('failed' in outcome) bag.failed += 1;
  if ('failed' in outcome || outcome.judgement !== null) {
    bag.refused += 1;
    return;
  }
  bag.taken += 1;
  const file = path.join(folder, `${seed}-${number}.${type}`);
  writeFileSync(file, data);
  const { found, isRead } = await witnesses[type](file);
  if (!isRead) bag.unread += 1;
  if (found.length > 0) bag.evasions.push({ what, number, found, file });
}
