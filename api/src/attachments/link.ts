/**
 * Where a link leads: to a page, a person, a file of the computer where it is opened, a server whose shared folders
 * Windows would sign in to, or whatever a program has announced itself for.
 */
export type Destination = 'page' | 'person' | 'computer' | 'server' | 'program';

/** In characters: no program follows a longer address. */
const longest = 8192;

/** More rounds of percent-encoding than any program undoes. */
const maxRounds = 4;

/** `target` as it stands in a document, in any of the spellings that Windows takes: either slash, percent-encoded. */
export function destinationOf(target: string): Destination {
  const address = target.length > longest ? undefined : plain(target);
  if (address === undefined) return 'program';
  const scheme = /^([a-z][a-z0-9+.-]*):/.exec(address)?.[1] ?? '';
  if (scheme === 'file') return destinationOfFile(address.slice('file:'.length));
  // One letter is a drive.
  if (scheme.length <= 1) return address.startsWith('//') ? 'server' : 'computer';
  if (scheme === 'http' || scheme === 'https') return 'page';
  return scheme === 'mailto' || scheme === 'tel' ? 'person' : 'program';
}

/** Decoded, with one kind of slash, in lower case and without what is left out around it. */
function plain(target: string): string | undefined {
  let text = target;
  for (let round = 0; round < maxRounds; round += 1) {
    const decoded = text.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    if (decoded === text)
      return text
        .replace(/[\p{Cc}\p{Cf}]/gu, '')
        .trim()
        .replaceAll('\\', '/')
        .toLowerCase();
    text = decoded;
  }
  return undefined;
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
