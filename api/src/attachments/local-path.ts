import { destinationOf } from './link';

/** More rounds of percent-encoding than any program undoes. */
const maxRounds = 4;

/** Folders of a Mac, below which its own programs keep templates. */
const macFolders = /^(?:users|applications|library|volumes|private)\//;

/**
 * Those in which Word for Mac has its templates. It writes four slashes before them, where Windows has the name of a
 * server; one that is called "users" and has a share and folders like these would be among the reader's own computers.
 */
const macTemplates = /^(?:users\/[^/]+\/library\/|applications\/microsoft |library\/application support\/microsoft\/)/;

/**
 * Whether a file that a document names is plainly one of the computer where it is opened, whatever program looks for it:
 * on a drive, beside the document, or in a folder of a Mac. Nothing else that begins with a slash is, since Windows has
 * many names for its network (`\\??\\UNC\\server`, `\\Device\\Mup\\server`), and nothing with a scheme of another kind.
 * @param mayBeRooted for parts of a package, and paths that OLE keeps relative to a document: both begin with a slash
 */
export function isLocalPath(target: string, mayBeRooted = false): boolean {
  if (destinationOf(target) !== 'computer') return false;
  const path = plain(target);
  if (path.startsWith('file:')) return isLocalFile(path.slice('file:'.length));
  if (path.startsWith('/')) return macFolders.test(path.slice(1)) || (mayBeRooted && /^\/[^/?]/.test(path));
  // Some programs leave a dot out at the beginning, and what stands behind it would be a server.
  return isOnDrive(path) || (!path.includes('//') && (!path.includes(':') || isOnMacDisk(path)));
}

function isLocalFile(path: string): boolean {
  const rest = path.replace(/^\/+/, '');
  const slashes = path.length - rest.length;
  if (isOnDrive(rest)) return true;
  if (slashes === 4) return macTemplates.test(rest);
  if (slashes === 2) return rest === '' || macFolders.test(rest.replace(/^localhost\//, ''));
  return slashes === 0 ? !rest.includes(':') : macFolders.test(rest);
}

/** In an address of a file, a bar may stand for the colon. */
function isOnDrive(path: string): boolean {
  return /^[a-z][:|]/.test(path);
}

/** Before 2011 Word for Mac wrote colons, and first the name of the disk. A blank in it tells it from a scheme. */
function isOnMacDisk(path: string): boolean {
  return !path.includes('/') && /[^a-z\d+.-]/.test(path.split(':', 1)[0] ?? '');
}

/** As programs read it: decoded, without what cannot be seen, with one kind of slash and in lower case. */
function plain(target: string): string {
  let text = target;
  for (let round = 0; round < maxRounds; round += 1) {
    text = text.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
  return text
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .replaceAll('\\', '/')
    .toLowerCase();
}
