import { isOnDrive, leadsToMount } from './file-path';
import { plainPath } from './link';

/** Folders at the root of a Mac and of Linux, on which LibreOffice runs. */
const folders = /^(?:users|applications|library|volumes|private|home|media|mnt|opt|root|tmp|usr|var)\//;

/**
 * Those in which Word for Mac has its templates. It writes four slashes before them, where Windows has the name of a
 * server; one that is called "users" and has a share and folders like these would be among the reader's own computers.
 */
const macTemplates = /^(?:users\/[^/]+\/library\/|applications\/microsoft |library\/application support\/microsoft\/)/;

/** Whether a path of the computer may lead to another one, or to a device, on Linux and a Mac. */
export function isMounted(target: string): boolean {
  const path = plainPath(target);
  return path !== undefined && leadsToMount(path);
}

/**
 * Whether a file that a document names is plainly one of the computer where it is opened, whatever program looks for
 * it: on a drive, beside the document, or in a known folder of another system. Nothing else that begins with a slash
 * is, since Windows has many names for its network (`\\??\\UNC\\server`, `\\Device\\Mup\\server`), and nothing with a
 * scheme of another kind.
 * @param mayBeRooted for parts of a package, and paths that OLE keeps relative to a document: both begin with a slash
 */
export function isLocalPath(target: string, mayBeRooted = false): boolean {
  const path = plainPath(target);
  if (path === undefined || isMounted(target)) return false;
  if (path.startsWith('file:')) return isLocalFile(path.slice('file:'.length));
  if (path.startsWith('/')) return folders.test(path.slice(1)) || (mayBeRooted && /^\/[^/?]/.test(path));
  // Some programs leave a dot out at the beginning, and what stands behind it would be a server.
  return isOnDrive(path) || (!path.includes('//') && (!path.includes(':') || isOnMacDisk(path)));
}

function isLocalFile(path: string): boolean {
  const local = path.replace(/^\/\/localhost(?=\/)/, '//');
  const rest = local.replace(/^\/+/, '');
  const slashes = local.length - rest.length;
  if (isOnDrive(rest)) return true;
  if (slashes === 4) return macTemplates.test(rest);
  if (slashes === 2) return rest === '' || folders.test(rest);
  return slashes === 0 ? !rest.includes(':') : folders.test(rest);
}

/**
 * Before 2011 Word for Mac wrote colons, and first the name of the disk. A blank in it distinguishes it from a scheme.
 */
function isOnMacDisk(path: string): boolean {
  return !path.includes('/') && /[^a-z\d+.-]/.test(path.split(':', 1)[0] ?? '');
}
