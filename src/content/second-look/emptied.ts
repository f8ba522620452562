import { type Collection, noun } from '../collections';
import type { ContentFile, Problem } from '../files/load';

/** A list with nothing in it any more, such as that of all jobs. */
export function emptied({ type, source, kept }: Collection, files: readonly ContentFile[]): Problem[] {
  const isList = kept === 'file-per-entry' || (kept === 'list' && files.length > 0);
  if (!isList || files.some(({ entries }) => entries.length > 0)) return [];
  return [{ file: source, path: '', message: `holds no ${noun(type)} at all` }];
}
