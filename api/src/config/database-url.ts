import type { EnvReader } from './env-reader';
import { howToWrite, readServiceUrl } from './service-url';

export type DatabaseUrl = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

/** Below the working directory. Its folder is made, and no other: a mistyped one would look like no leads. */
export const defaultFile = 'var/leads.db';

/** `DATABASE_URL`. Adds its mistakes, which quote no password, to those of the reader. */
export function databaseUrl(read: EnvReader): DatabaseUrl {
  const byDefault = `sqlite:${defaultFile}`;
  const given = read.text('DATABASE_URL', '');
  const other = given === '' ? read.saidElsewhere('DATABASE_URL') : undefined;
  if (other && read.isProduction()) {
    read.mistake(
      `DATABASE_URL is not set, but ${other} is, which nobody here reads: leads would go into a file on this machine. If they are to, set DATABASE_URL=${byDefault}.`,
    );
  }
  const url = given || byDefault;
  if (/^postgres(?:ql)?:/i.test(url)) {
    const mistake = postgresMistake(url);
    if (mistake) read.mistake(`DATABASE_URL must ${mistake}.`);
    return { kind: 'postgres', url: inFull(url) };
  }
  const file = /^sqlite:(.+)$/.exec(url)?.[1];
  if (file && file !== ':memory:') {
    // As it stands, it would be a folder with a blank for its name, below that of the program.
    if (file !== file.trim()) read.mistake('DATABASE_URL must have no blanks before the path of its file.');
    return { kind: 'sqlite', file };
  }
  read.mistake('DATABASE_URL must be sqlite:<file> or postgres://<user>@<host>/<database>.');
  return { kind: 'sqlite', file: '' };
}

/** What it must be instead. The driver takes every parameter, and passes over what it does not know. */
function postgresMistake(text: string): string | undefined {
  const url = readServiceUrl(text);
  if (!url) return `be postgres://user:password@host:port/database; ${howToWrite}`;
  const { path, host, parameters } = url;
  if (path === '') return 'name the database, as in postgres://user:password@host/database';
  if (host === '' && !parameters.some(([name]) => name === 'host')) return 'name a host';
  const wrong = parameters.find(([name, value]) => !known.get(name)?.test(value));
  if (!wrong) return undefined;
  const [name] = wrong;
  return known.has(name) ? `have another value of ${name}` : `have no parameters but ${[...known.keys()].join(', ')}`;
}

/**
 * With the name of what the driver does. It takes the three weaker modes for this one, and warns of it in words on
 * standard error that no setting turns off; with `uselibpqcompat` they are what PostgreSQL's own programs make of them.
 */
function inFull(url: string): string {
  return /[?&]uselibpqcompat=true\b/.test(url)
    ? url
    : url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)\b/, '$1verify-full');
}

const anything = /./;

/** Of the driver, with the values that it understands. */
const known = new Map([
  ['sslmode', /^(?:disable|prefer|require|verify-ca|verify-full|no-verify)$/],
  ['sslrootcert', anything],
  ['sslcert', anything],
  ['sslkey', anything],
  ['uselibpqcompat', /^(?:true|false)$/],
  ['application_name', anything],
  ['options', anything],
  ['host', anything],
]);
