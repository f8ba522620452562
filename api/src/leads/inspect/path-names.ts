/**
 * The folders and the file that a path leads to, whichever way it takes: `a.exe/b/../.` is `a.exe`. Of each name
 * Windows leaves out blanks and dots at the end.
 */
export function namesIn(path: string): string[] {
  const names: string[] = [];
  for (const step of path.split(/[/\\]/)) {
    const name = withoutEnd(step).trimStart();
    if (step.trim() === '..') names.pop();
    else if (name !== '') names.push(name);
  }
  return names;
}

/** In lower case, "" without one. Windows leaves out blanks and dots at the end. */
export function extensionOf(path: string): string {
  const name = withoutEnd(path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1));
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

const ignored = new Set([' ', '.', '\0', '\t', '\u00a0']);

/** A name without what Windows leaves out at its end. */
function withoutEnd(name: string): string {
  let end = name.length;
  while (end > 0 && ignored.has(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}
