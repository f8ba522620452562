import { extensionOf, namesIn } from './path-names';
import { onlyShows } from './shown-ends';

/** Folders of Windows, whose programs it starts by half of their name; old ones have names that end as addresses do. */
const ofWindows = new Set([
  ...['windows', 'winnt', 'system32', 'syswow64', 'sysnative', 'windowsapps', 'program files', 'program files (x86)'],
]);
const halfName = /^[^.]*(?:\.com)?$/i;

/** A setting of Windows alone, one of which is its command prompt (`%COMSPEC%`). */
export const setting = /^%[^%]+%$/;

/** Folders of programs of Linux and of a Mac, which have no ends at all. */
const ofUnix = new Set(['bin', 'sbin', 'libexec']);
const ofMac = /^(?:(?:users|volumes)\/[^/]+\/)?(?:system\/(?:applications|library)|applications)\//;

/** Also by the short names that Windows gives them, and by names of its settings (`%windir%`). */
function isOfWindows(folder: string): boolean {
  const name = folder.toLowerCase();
  return ofWindows.has(name) || /^(?:progra|window)[a-z]*~\d+$/.test(name) || setting.test(name);
}

/** Whether a path, or what may be a part of one, leads to a program of Windows. */
export function isInFolderOfWindows(path: string): boolean {
  const names = namesIn(path);
  const name = names.pop() ?? '';
  return names.some(isOfWindows) && halfName.test(name);
}

/** Whether a path leads to a program by the folders that it stands in, on any system. */
export function isInProgramFolder(path: string): boolean {
  const address = path.trim().replace(/^file:/i, '');
  const local = address.replace(/^[/\\]{2}localhost(?=[/\\])/i, '');
  const rest = local.replace(/^[/\\]+/, '');
  const plain = rest.replace(/^[a-z][:|]/i, '');
  // In a name, what follows a colon is a part of that file or folder (`Windows::$INDEX_ALLOCATION`).
  const whole = plain.replace(/[:|][^/\\]*/g, '');
  if (isInFolderOfWindows(whole)) return true;
  const isRooted = plain === rest && rest !== local;
  return isRooted || /^\.\.[/\\]/.test(rest) ? isInFolderOfUnix(namesIn(whole), isRooted) : false;
}

function isInFolderOfUnix(names: readonly string[], isRooted: boolean): boolean {
  const folders = names.slice(0, -1).map((name) => name.toLowerCase());
  const isOfPrograms = folders.some((name) => ofUnix.has(name) || (isRooted && name.endsWith('.app')));
  const mayRun = !onlyShows(extensionOf(names.at(-1) ?? ''));
  return mayRun && (isOfPrograms || (isRooted && ofMac.test(`${folders.join('/')}/`)));
}
