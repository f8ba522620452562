import { isProgram } from './file-kinds';

/**
 * Where a link leads: to a page, a person, a file of the computer where it is opened, a server whose shared folders
 * Windows would sign in to, or whatever a program has announced itself for.
 */
export type Destination = 'page' | 'person' | 'computer' | 'server' | 'program';

/** In characters: no program follows a longer address, but for one of a page. */
const longest = 8192;

/** More rounds of percent-encoding than any program undoes. */
const maxRounds = 4;

/** Schemes that lead to pages and people. With any other one, a program of the reader's computer starts. */
const schemes = new Map<string, Destination>([
  ...['http', 'https', 'ftp'].map((scheme) => [scheme, 'page'] as const),
  ...['mailto', 'tel', 'sms'].map((scheme) => [scheme, 'person'] as const),
]);

/** Why nobody should click on a link, in words that name it; undefined for a good one. */
export function problemWithLink(address: string): string | undefined {
  const destination = destinationOf(address);
  if (destination === 'server' || destination === 'program') {
    return 'a link that leads to a program or to a folder of another computer';
  }
  return destination === 'computer' && isProgram(address) ? 'a link to a program' : undefined;
}

/** `target` as it stands in a document, in any of the spellings that Windows takes: either slash, percent-encoded. */
export function destinationOf(target: string): Destination {
  let text = target.slice(0, longest);
  for (let round = 0; round < maxRounds; round += 1) {
    const address = plain(text);
    const known = schemes.get(schemeOf(address));
    // What is encoded behind a scheme that is known is none of ours.
    if (known) return known;
    if (target.length > longest) return 'program';
    const decoded = text.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    if (decoded === text) return destinationOfPlain(address);
    text = decoded;
  }
  return 'program';
}

/** With one kind of slash, in lower case and without what is left out around it. */
function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .replaceAll('\\', '/')
    .toLowerCase();
}

/** "" for an address without one, such as "www.example.com:8080". */
function schemeOf(address: string): string {
  if (/^[a-z0-9-]+(?:\.[a-z0-9-]+)+:\d/.test(address)) return '';
  return /^([a-z][a-z0-9+.-]*):/.exec(address)?.[1] ?? '';
}

function destinationOfPlain(address: string): Destination {
  const scheme = schemeOf(address);
  if (scheme === 'file') return destinationOfFile(address.slice('file:'.length));
  // One letter is a drive.
  if (scheme.length <= 1) return address.startsWith('//') ? 'server' : 'computer';
  return 'program';
}

/** Word for Mac writes four slashes before the folders of its own computer, where Windows has the name of a server. */
const macFolders = /^(?:users|applications|library|volumes|private)\//;

function destinationOfFile(path: string): Destination {
  const rest = path.replace(/^\/+/, '');
  const slashes = path.length - rest.length;
  if (/^[a-z][:|]/.test(rest) || slashes < 2 || slashes === 3) return 'computer';
  if (slashes === 2) return rest === '' || rest.startsWith('localhost/') ? 'computer' : 'server';
  return slashes === 4 && macFolders.test(rest) ? 'computer' : 'server';
}
