import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from './load';

/** Folders of a checkout whose files are published as they are. */
const published = ['data', 'static'];

/**
 * Symbolic links among the content. What they lead to would be published: a file of another place of this machine, such
 * as its passwords, or a folder without an end. A link that leads nowhere, as editors leave beside an open file, does
 * no harm.
 */
export function checkLinks(root: string): Problem[] {
  return published.flatMap((folder) =>
    symbolicLinksIn(path.join(root, folder)).map((file) => ({
      file: path.relative(path.join(root, 'data'), file),
      path: '',
      message: 'is a symbolic link (a shortcut) to something else, so put the file itself in its place',
    })),
  );
}

/** Symbolic links below a folder that lead somewhere, by path. */
export function symbolicLinksIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return symbolicLinksIn(file);
    return entry.isSymbolicLink() && existsSync(file) ? [file] : [];
  });
}
