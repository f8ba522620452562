/** What stands for a folder itself or the one above, also with what Windows leaves out at the end of a name. */
const dots = /^\s*\.[.\s]*$/;

/** First folders of a path that Windows takes for its list of devices, of which the network is one. */
const devices = /^(?:\?.*|unc|global\?\?|globalroot)$/;

/**
 * Whether a path would lead elsewhere than its beginning says, for a browser (RFC 3986, 5.2.4) or for Windows:
 * `/tmp/..//x` and `/.//x` are `//x`, a folder of the server "x". The first folder must be a name that no `..` takes
 * away; empty names count as none, as for Windows, which is the shorter reading.
 * @param path with slashes, without what stands before its first folder
 */
export function isTwisted(path: string): boolean {
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
