import { memoised } from '../../../cache/limited-map';
import { isProgram } from '../file-kinds';
import { executable } from '../invalid-file';
import { behindLabel, isHarmless } from './dead-link';
import { isTwisted, leadsToMount } from './file-path';
import { isShortAddress } from './short-address';

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

/**
 * A link that somebody may click on.
 * @throws InvalidFile, with the address and what to do, which saving again does not
 */
export function checkAddress(address: string): void {
  const problem = problemWithLink(address);
  if (problem) throw executable(problem, withoutLink);
}

/** What to do about a document with a link that is refused. */
export const withoutLink = 'Take that link out, or leave its address as plain text';

/** Why nobody should click on a link, in words that name it; undefined for a good one. */
export function problemWithLink(target: string): string | undefined {
  const { destination, address } = read(target);
  if (destination === 'computer') {
    const isGood = !leadsToProgram(target) || (isShortAddress(target) && isShortAddress(address));
    if (!isGood) return `a link to a program (${shown(target)})`;
    if (!leadsToMount(address)) return undefined;
    return `a link that leads to a device or to a folder of another computer (${shown(target)})`;
  }
  if (attaches(address)) return `a link that puts a file of this computer into a mail (${shown(target)})`;
  const isGood = safe.has(destination) || (destination === 'program' && (isHarmless(address) || isLabelled(address)));
  return isGood ? undefined : `a link that leads to a program or to a folder of another computer (${shown(target)})`;
}

const safe = new Set<Destination>(['page', 'person', 'computer']);

/** Some programs of mail take a file from the computer where somebody clicks, by fields that are not in RFC 6068. */
function attaches(address: string): boolean {
  if (!address.startsWith('mailto:')) return false;
  let text = address;
  for (let round = 0; round < maxRounds; round += 1) text = unescaped(text);
  return text.split(/[?&;]/).some((field) => /^\s*(?:attach|insert)/i.test(field));
}

/** Whether an address is a good one with a word before it, as in "LinkedIn: https://...". */
function isLabelled(address: string): boolean {
  const rest = behindLabel(address);
  return rest !== undefined && safe.has(read(rest).destination);
}

/**
 * Whether what leads to a file of the computer would start it, in any spelling: of `calc.ex%65`, `calc.exe/.` and a
 * name with a letter that nobody sees, Windows makes the same file.
 */
export function leadsToProgram(target: string): boolean {
  const { address } = read(target);
  return isProgram(target) || isProgram(address);
}

/** `target` as it stands in a document, in any of the spellings that Windows takes: either slash, percent-encoded. */
export function destinationOf(target: string): Destination {
  return read(target).destination;
}

/** A file of the computer as programs read its name: plain, and decoded. Undefined for what leads elsewhere. */
export function plainPath(target: string): string | undefined {
  const { destination, address } = read(target);
  return destination === 'computer' ? address : undefined;
}

/** In characters: enough to find a link in a document. */
const longestShown = 60;

/** An address for people to read, as text: without what cannot be seen or turns the direction of what follows. */
export function shown(target: string): string {
  const text = target.slice(0, longest).replace(/[\p{C}\p{Z}“”]+/gu, ' ');
  const letters = [...text.trim()];
  const start = letters.slice(0, longestShown - 1).join('');
  return `“${letters.length > longestShown ? `${start}…` : letters.join('')}”`;
}

/** What was read last: documents repeat their addresses, and hostile ones more often than that. */
const read = memoised(readAnew, 200);

/** The address is plain: decoded, unless it leads to a page or a person, of which what is encoded is none of ours. */
function readAnew(target: string): { destination: Destination; address: string } {
  let text = target.slice(0, longest);
  for (let round = 0; round < maxRounds; round += 1) {
    const address = plain(text);
    const known = schemes.get(schemeOf(address));
    if (known) return { destination: known, address };
    if (target.length > longest) break;
    const decoded = unescaped(text);
    if (decoded === text) return { destination: destinationOfPlain(address), address };
    // Some programs take a zero for the end.
    if (decoded.includes('\0')) break;
    text = decoded;
  }
  return { destination: 'program', address: '' };
}

function unescaped(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** With one kind of slash, in lower case and without what is left out around it. */
function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(accents, '')
    .trim()
    .replaceAll('\\', '/')
    .toLowerCase();
}

/** To PDF, the bytes 18 to 1f are these letters (ISO 32000-2, annex D.3), and to a browser control characters. */
const accents = /^[ˆˇ˘˙˚˛˜˝]+/;

/** Where schemes and names of computers look alike: these are no schemes that a program has announced itself for. */
const hosts =
  /^(?:localhost|www\.[a-z0-9.-]+|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|edu|gov|info|dev|app|[a-z]{2}|\d+))$/;

/** "" for an address without one, such as "www.example.com:8080". */
function schemeOf(address: string): string {
  const colon = address.indexOf(':');
  const before = address.slice(0, Math.max(colon, 0));
  if (/^\d/.test(address.slice(colon + 1)) && hosts.test(before)) return '';
  // LibreOffice calls its own commands so (`.uno:Quit`).
  return /^\.?[a-z][a-z0-9+.-]*$/.test(before) ? before : '';
}

function destinationOfPlain(address: string): Destination {
  const scheme = schemeOf(address);
  // Folders of Windows that are none on a disk, such as its network.
  if (address.includes('::{')) return 'program';
  if (scheme === 'file') return destinationOfFile(address.slice('file:'.length));
  if (scheme.length > 1) return 'program';
  // One letter is a drive. Windows takes `\??\UNC\server`, with one slash before it, for a server too.
  if (scheme === '' && !address.startsWith('/')) return 'computer';
  return isTwisted(address.replace(/^\//, '')) ? 'server' : 'computer';
}

/** Word for Mac writes four slashes before the folders of its own computer, where Windows has the name of a server. */
const macFolders = /^(?:users|applications|library|volumes|private)\//;

/** RFC 8089, and what programs make of more slashes and fewer. */
function destinationOfFile(path: string): Destination {
  const local = path.replace(/^\/\/localhost(?=\/)/, '//');
  const rest = local.replace(/^\/+/, '');
  const slashes = local.length - rest.length;
  if (rest === '' && slashes < 4) return 'computer';
  // Without a slash it counts from the document, or in browsers from the root.
  if (isTwisted(rest)) return 'server';
  // A computer may be called like a drive, where its name may stand.
  const hasServer = slashes === 2 || slashes > 3;
  if (!hasServer || /^[a-z][:|](?:\/|$)/.test(rest)) return 'computer';
  return slashes === 4 && macFolders.test(rest) && !/(?:^|\/)\.[.\s]*(?:\/|$)/.test(rest) ? 'computer' : 'server';
}
