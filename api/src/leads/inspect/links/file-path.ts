/** What stands for a folder itself or the one above, also with what Windows leaves out at the end of a name. */
const dots = /^\s*\.[.\s]*$/;

/** First folders of a path that Windows takes for its list of devices, of which the network is one. */
const devices = /^(?:\?.*|unc|global\?\?|globalroot)$/;

/** Steps to where a path from the root begins already: from there nothing leads further up (RFC 3986, 5.2.4). */
const aboveRoot = /^(?:\.{1,2}\/)+/;

/**
 * Whether a path would lead elsewhere than its beginning says, for a browser (RFC 3986, 5.2.4) or for Windows:
 * `/tmp/..//x` and `/.//x` are `//x`, a folder of the server "x". The first folder must be a name that no `..` takes
 * away; empty names count as none, as for Windows, which is the shorter reading. Of a path that leads far up,
 * LibreOffice makes `/../data/a.png`, which is `/data/a.png`.
 * @param whole with slashes, without what stands before its first folder
 */
export function isTwisted(whole: string): boolean {
  const path = whole.replace(aboveRoot, '');
  if (path.trim() === '') return false;
  const names = path.replace(/^([a-z][:|])/, '$1/').split('/');
  const first = names[0]?.trim() ?? '';
  if (names.length > 1 && (first === '' || dots.test(first) || devices.test(first))) return true;
  return climbs(names);
}

/** Whether the first folder is left again. */
function climbs(names: readonly string[]): boolean {
  let depth = 0;
  for (const name of names) {
    if (!dots.test(name)) depth += name.trim() === '' ? 0 : 1;
    else if (name.trim() !== '.') depth -= 1;
    if (depth < 1) return true;
  }
  return false;
}

/**
 * Folders at the root of Linux and a Mac where whatever server a path names is mounted, or where no plain files are:
 * named from the root, or where a path has led up, since one step may do when a document lies in `/tmp`.
 */
const mounts =
  /(?:^|^file:(?:\/localhost)?|(?:^|[/:])\.\.)\/(?:(?:(?:private\/)?var\/)?(?:run|automount|autofs)|(?:system\/volumes\/data\/)?(?:net|network\/servers)|afs|dev|proc|sys|misc)(?:\/|$)/;

/** Where Linux shows sticks, and programs in a sandbox the files that they were given. */
const ofThisComputer = /^(?:file:(?:\/localhost)?)?\/run\/(?:media|user\/\d+\/doc)\//;

/** Slashes and points between two folders, which programs leave out. */
const between = /\/(?:\.?\/)+/g;

/** In an address of a file, a bar may stand for the colon. */
export function isOnDrive(path: string): boolean {
  return /^[a-z][:|]/.test(path);
}

/** What an address of a file has before the letter of a drive. */
const beforeDrive = /^file:\/*(?:localhost\/+)?(?=[a-z][:|])/;

/** On a drive: a second colon, behind which Windows looks for a stream, and names of devices in any folder. */
const devicesOnDrive = /^..[^:#?]*:|\/(?:con|aux|nul|prn|com\d|lpt\d)(?:[/.]|$)/;

/** Whether a path of the computer, plain, may lead to another one, or to a device. */
export function leadsToMount(path: string): boolean {
  const plain = path.replace(beforeDrive, '').replace(between, '/');
  if (ofThisComputer.test(plain) && !plain.includes('/..')) return false;
  return isOnDrive(plain) ? devicesOnDrive.test(plain) : mounts.test(plain);
}
