import { isRecord } from '../../../src/contract/record';

/** What went wrong, in words: codes of systems and databases come with a sentence in front. */
export function failureText(error: unknown): string {
  return knownFailure(error) ?? (error instanceof Error ? error.message : String(error));
}

/** The same, for what somebody else than a programmer can mend; undefined for everything else. */
export function knownFailure(error: unknown): string | undefined {
  const sentence = knownSentence(error);
  const [said = ''] = String(causeOf(error).message).split('\n');
  return sentence && `${sentence} (${said.replace(newer, 'it has $1')})`;
}

/** The same in words of ours alone, for a page. */
export function knownSentence(error: unknown): string | undefined {
  const { code, message } = causeOf(error);
  return sentences.find(([pattern]) => pattern.test(`${code}: ${message}`))?.[1];
}

/** With one mark at its end, behind which another sentence may stand. */
export function asSentence(words: string): string {
  return /[.?!]$/.test(words) ? words : `${words}.`;
}

/** Of the reader of migrations, who calls it a corruption. */
const newer = /^corrupted migrations: previously executed migration (\S+) is missing$/;

/** Several addresses of one host that all refuse come as one error without words. */
function causeOf(error: unknown): Record<string, unknown> {
  const [first] = error instanceof AggregateError ? error.errors : [];
  const cause = first ?? error;
  return isRecord(cause) ? cause : {};
}

/** Whether this is an error of the system, or of a library, with that code. */
export function isErrorCode(error: unknown, code: string): boolean {
  return isRecord(error) && error.code === code;
}

/**
 * Whether another machine or service does not answer by now, and may do so later. A machine whose name nobody knows
 * counts as well: so are those called that are switched off among containers.
 */
export function isAway(error: unknown): boolean {
  const { code, message } = causeOf(error);
  return away.test(`${code}: ${message}`);
}

/**
 * Connections refused or silent, names that nobody knows, PostgreSQL while it starts, stops or is full. A connection
 * that breaks is none of them: so a server answers that is no PostgreSQL.
 */
const away =
  /^(?:ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[1-3]|53300):|connection timeout|timeout (?:expired|exceeded)/;

/** By code where there is one; SQLite's own words are the same whatever driver passes them on. */
const sentences: [RegExp, string][] = [
  // The sentence about a port stands before the one about files, which have the same code.
  [/^EACCES: listen /, 'This user may not listen there; ports below 1024 need a privilege.'],
  [/^EADDRNOTAVAIL:/, 'This machine has no such address.'],
  [/^(?:ENOTFOUND|EAI_AGAIN):/, 'No machine of that name is known.'],
  [/^(?:ENOSPC|EDQUOT|53100):|database or disk is full/, 'The disk is full.'],
  [/^EIO:|disk I\/O error/, 'The disk cannot be read or written.'],
  [/^ENOTDIR:/, 'Part of that path is a file, where a folder should be.'],
  // The folder above exists, or its name would be in the message.
  [/^ENOENT: .* mkdir /, 'No folder can be made there.'],
  [/^ENOENT:/, 'There is no such file or folder.'],
  [/^EROFS:/, 'That file system can only be read.'],
  [/readonly database|^25006:/, 'The database can only be read.'],
  [/^(?:EACCES|EPERM):/, 'You may not read or write there.'],
  [/^(?:EEXIST|EISDIR):/, 'A folder or a file of another kind is there.'],
  [
    /Could not locate the bindings file|^ERR_DLOPEN_FAILED:/,
    'A package was not built for this machine and this Node: run npm ci.',
  ],
  [/is not the file that was opened/, 'The database is lost.'],
  [/unable to open database file/, 'The database cannot be opened.'],
  [/file is not a database|disk image is malformed/, 'That file is no database, or a damaged one.'],
  [/database is locked/, 'The database is busy; try again.'],
  [/^(?:ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|3D000):/, 'No such database answers.'],
  [/^(?:28000|28P01):|SASL|password authentication/, 'The database lets nobody in by that name and password.'],
  [/^42501:/, 'The database does not allow that to this user.'],
  [/^53300:/, 'The database has too many connections.'],
  [/does not support SSL/, 'The database offers no TLS: turn it on there, or leave sslmode away.'],
  [/^(?:SELF_SIGNED|DEPTH_ZERO|UNABLE_TO|CERT_|ERR_TLS)/, 'The certificate of the other side is not trusted.'],
  [/unexpected \w+ message|received invalid response|Received unexpected/i, 'What answers there is no PostgreSQL.'],
  [/^(?:57014|55P03|25P03):|read timeout|timeout expired|connection timeout/i, 'The database took too long.'],
  [/^(?:57P0[1-5]|08\w{3}|ECONNRESET|EPIPE):|^\w+: Connection terminated/, 'The connection to the database broke.'],
  [/^EADDRINUSE:/, 'Another program has this port already, such as the desk or the server; set it to another one.'],
  [/^[^:]*: corrupted migrations: .* is missing$/, 'The database is of a newer version of this program: update first.'],
];
