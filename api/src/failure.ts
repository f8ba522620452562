import { isRecord } from '../../src/contract/record';

/** What went wrong, in words: what systems and databases say in codes comes with a sentence in front. */
export function failureText(error: unknown): string {
  return knownFailure(error) ?? (error instanceof Error ? error.message : String(error));
}

/** The same, for what somebody else than a programmer can mend; undefined for everything else. */
export function knownFailure(error: unknown): string | undefined {
  // Several addresses of one host that all refuse come as one error without words.
  const [first] = error instanceof AggregateError ? error.errors : [];
  const { code, message } = isRecord(first ?? error) ? (first ?? error) : {};
  const sentence = sentences.find(([pattern]) => pattern.test(`${code}: ${message}`))?.[1];
  return sentence && `${sentence} (${message})`;
}

/** Whether this is an error of the system, or of a library, with that code. */
export function isErrorCode(error: unknown, code: string): boolean {
  return isRecord(error) && error.code === code;
}

/** By code where there is one; SQLite's own words are the same whatever driver passes them on. */
const sentences: [RegExp, string][] = [
  [/^(?:ENOSPC|EDQUOT):|database or disk is full/, 'The disk is full.'],
  [/^(?:ENOENT|ENOTDIR):/, 'There is no such file or folder.'],
  [/^(?:EACCES|EPERM|EROFS):|readonly database/, 'You may not read or write there.'],
  [/^(?:EEXIST|EISDIR):/, 'A folder or a file of another kind is there.'],
  [/unable to open database file/, 'The database cannot be opened.'],
  [/file is not a database|disk image is malformed/, 'That file is no database, or a damaged one.'],
  [/database is locked/, 'The database is busy; try again.'],
  [/^(?:ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|3D000):/, 'No such database answers.'],
  [/^EADDRINUSE:/, 'Another program has this port already; set PORT to another one.'],
  [/^[^:]*: corrupted migrations: .* is missing$/, 'The database is of a newer version of this program: update first.'],
];
