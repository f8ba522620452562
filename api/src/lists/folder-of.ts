import type { Reading } from '../../../src/contract/reading';
import { failureText } from '../log/failure';
import { inFile } from './in-file';

/** A file of a list, which holds one entry; or why nobody can read it. */
export type FileOf = { file: string; json: unknown } | { file: string; trouble: string };

/** What is made of such a file. */
export interface FileReader<Row> {
  /** @throws when it cannot be used */
  read: (json: unknown) => Row;
  /** No two entries may have the same. */
  idOf: (row: Row) => string | number;
}

interface Folder<Row> extends Reading<Row> {
  /** What was used of each file. */
  used: ReadonlyMap<string, unknown>;
}

interface Candidate<Row> {
  file: string;
  json: unknown;
  row: Row;
}

/**
 * The entries of files. One that cannot be used, or has the id of another, is named and takes no other with it; what
 * was used of it before stands for it. Where two have one id, the newcomer waits, such as a copy in which nobody
 * changed it; after a start, when nobody knows, the one whose name comes first is kept.
 * @throws when there are files and none of them can be used
 */
export function folderOf<Row>(
  files: readonly FileOf[],
  { read, idOf }: FileReader<Row>,
  before: ReadonlyMap<string, unknown> = new Map(),
): Folder<Row> {
  const troubles: string[] = [];
  const candidates = files.flatMap((one) => candidateOf(one) ?? []);
  const isOld = ({ file, json }: Candidate<Row>) => before.get(file) === json;
  const byId = new Map<string | number, Candidate<Row>>();
  for (const one of [...candidates.filter(isOld), ...candidates.filter((one) => !isOld(one))]) {
    const earlier = byId.get(idOf(one.row));
    if (earlier) troubles.push(`${one.file}: has the id ${idOf(one.row)} of ${earlier.file}`);
    const usable = earlier ? previous(one.file) : one;
    if (usable && !byId.has(idOf(usable.row))) byId.set(idOf(usable.row), usable);
  }
  if (byId.size === 0 && troubles[0] !== undefined) throw new Error(troubles[0]);
  const byFile = new Map([...byId.values()].map((one) => [one.file, one]));
  return {
    rows: files.flatMap(({ file }) => byFile.get(file)?.row ?? []),
    troubles,
    used: new Map([...byFile].map(([file, { json }]) => [file, json])),
  };

  function candidateOf(one: FileOf): Candidate<Row> | undefined {
    try {
      if ('trouble' in one) throw new Error(one.trouble);
      return { ...one, row: inFile(one.file, read, one.json) };
    } catch (error) {
      troubles.push(failureText(error));
      return previous(one.file);
    }
  }

  function previous(file: string): Candidate<Row> | undefined {
    const json = before.get(file);
    return json === undefined ? undefined : { file, json, row: read(json) };
  }
}
