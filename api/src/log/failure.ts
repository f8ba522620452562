import { isRecord } from '../../../src/contract/record';

/** What went wrong, in words: codes of systems and databases come with a sentence in front. */
export function failureText(error: unknown): string {
  return knownFailure(error) ?? (error instanceof Error ? error.message : String(error));
}

/** The same, for what somebody else than a programmer can mend; undefined for everything else. */
export function knownFailure(error: unknown): string | undefined {
  const sentence = knownSentence(error);
  const words = String(causeOf(error).message);
  // What came through here once has it already, such as with the setting in front.
  if (!sentence || words.includes(sentence)) return sentence && words;
  const [said = ''] = words.split('\n');
  return `${sentence} (${said.replace(newer, 'it has $1')})`;
}

/** The same in words of ours alone, for a page. */
export function knownSentence(error: unknown): string | undefined {
  return knownOf(error)?.[1];
}

/** With one mark at its end, behind which another sentence may stand. */
export function asSentence(words: string): string {
  return /[.?!]$/.test(words) ? words : `${words}.`;
}

/** Of the reader of migrations, who calls it a corruption. */
const newer = /^corrupted migrations: previously executed migration (\S+) is missing$/;

function knownOf(error: unknown): Known | undefined {
  const { code, message } = causeOf(error);
  return sentences.find(([pattern]) => pattern.test(`${code}: ${message}`));
}

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
 * Whether another machine or service gives no answer by now, and may do so later. A machine whose name nobody knows
 * counts as well: so are those called that are switched off among containers.
 */
export function isAway(error: unknown): boolean {
  return knownOf(error)?.[2] === 'passes';
}

/** Of a database that is to be PostgreSQL, and is another service. */
export class NoPostgres extends Error {
  readonly code = 'NO_POSTGRES';
}

/** `passes`: what is called does not answer, or no more, and may do so later without anybody mending a setting. */
type Known = [pattern: RegExp, sentence: string, outlook?: 'passes'];

const tookLong = 'The database took too long.';
const broke = 'The connection to the database broke.';

/** By code where there is one; SQLite's own words are the same whatever driver passes them on. */
const sentences: Known[] = [
  // The sentence about a port stands before the one about files, which have the same code.
  [/^EACCES: listen /, 'This user may not listen there; ports below 1024 need a privilege.'],
  [/^EADDRNOTAVAIL:/, 'This machine has no such address.'],
  [/^(?:ENOTFOUND|EAI_AGAIN):/, 'No machine of that name is known.', 'passes'],
  [/^(?:ENOSPC|EDQUOT|53100):|database or disk is full/, 'The disk is full.'],
  [/^EIO:|disk I\/O error/, 'The disk cannot be read or written.'],
  [/^ENOTDIR:/, 'Part of that path is a file, where a folder should be.'],
  // The folder above exists, or its name would be in the message.
  [/^ENOENT: .* mkdir /, 'No folder can be made there.'],
  // PostgreSQL takes its socket away when it stops.
  [/^ENOENT: connect /, 'No such database answers.', 'passes'],
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
  [/^(?:ECONNREFUSED|ETIMEDOUT|EHOST(?:UNREACH|DOWN)|ENET(?:UNREACH|DOWN)):/, 'No such database answers.', 'passes'],
  // What stands in front of PostgreSQL has one code for all that it refuses.
  [/^3D000:|^08\w{3}: .*(?:no such database|does not exist)/, 'No such database answers.'],
  [
    /^(?:28000|28P01):|SASL|authentication failed|no such user/,
    'The database lets nobody in by that name and password.',
  ],
  [/^42501:/, 'The database does not allow that to this user.'],
  [/^53300:/, 'The database has too many connections.', 'passes'],
  [/does not support SSL/, 'The database offers no TLS: turn it on there, or leave sslmode away.'],
  [/^(?:SELF_SIGNED|DEPTH_ZERO|UNABLE_TO|CERT_|ERR_TLS)/, 'The certificate of the other side is not trusted.'],
  [
    /^NO_POSTGRES:|unexpected \w+ message|received invalid response|Received unexpected/i,
    'What answers there is no PostgreSQL.',
  ],
  [/^(?:57014|55P03|25P03):|read timeout|timeout (?:expired|exceeded)|connection timeout/i, tookLong, 'passes'],
  [/^57P04:/, broke],
  [/^(?:57P0[1-5]|08\w{3}|ECONNRESET|EPIPE):|^\w+: Connection terminated|error establishing an SSL/, broke, 'passes'],
  [/^EADDRINUSE:/, 'Another program has this port already, such as the desk or the server; set it to another one.'],
  [/^[^:]*: corrupted migrations: .* is missing$/, 'The database is of a newer version of this program: update first.'],
];
