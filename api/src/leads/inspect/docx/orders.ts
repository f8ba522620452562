import { mailMerge, otherPages } from '../invalid-file';
import { isWord } from './field-reader';
import type { Tag } from './xml';

/**
 * What says where a mail merge has its data from (ECMA-376, part 1, 17.14). What is asked of them is judged by what
 * stands beside it (`mail-merge.ts`). What else Word keeps of a merge, such as its kind, fetches nothing.
 */
const sources = new Set(['dataSource', 'headerSource', 'src', 'udl', 'table', 'connectString']);

/** One of the pages of a document, each of which shows another file (17.15.2.18). The list of them may be empty. */
const page = 'frame';

/** Relationships of both, in lower case: programs may go by these alone. */
const ofSources = new Set(['mailmergesource', 'mailmergeheadersource']);
const ofPage = 'frame';

/** @throws InvalidFile for what a document would fetch beside its text, as a .doc is */
export function checkOrder({ uri, local, attributes }: Tag): void {
  if (!isWord(uri)) return;
  if (sources.has(local) && Object.values(attributes).some(({ value }) => value.trim() !== '')) throw mailMerge();
  if (local === page) throw otherPages();
}

/** @throws InvalidFile for a relationship that leads to what would be fetched, also to a file of the same computer */
export function checkOrdered(kind: string): void {
  if (ofSources.has(kind)) throw mailMerge();
  if (kind === ofPage) throw otherPages();
}
