import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Collection, noun } from '../collections';
import { type FileKind, kindOf } from './file-kinds';

/** Every file below `data/`, by its path with forward slashes, and what it is. */
export function census(dataDir: string): { file: string; kind: FileKind }[] {
  return filesBelow(dataDir, '').map((file) => ({ file, kind: kindOf(file) }));
}

/** The files of a collection that there are; those that must be there, too. */
export function filesOf(dataDir: string, collection: Collection): string[] {
  const { source, kept } = collection;
  if (kept !== 'file-per-entry') return [source];
  return namesIn(path.join(dataDir, source))
    .map((name) => `${source}/${name}`)
    .filter((file) => isOf(kindOf(file), collection));
}

/** What Gatsby must leave alone: all below `data/` of which nothing is published. */
export function isUnread(dataDir: string): (file: string) => boolean {
  return (file) => {
    const relative = path.relative(dataDir, file);
    if (relative === '' || relative.startsWith('..') || !statSync(file, { throwIfNoEntry: false })?.isFile())
      return false;
    const found = kindOf(relative.split(path.sep).join('/'));
    return found.kind === 'content' ? found.collection.unpublished === true : found.kind !== 'picture';
  };
}

/** How many files of each kind there are, in words: `22 products, …, 171 pictures, 0 ignored: 246 files`. */
export function censusInWords(dataDir: string): string {
  const counts = new Map([
    ['picture', 0],
    ['ignored', 0],
  ]);
  const all = census(dataDir);
  for (const { kind } of all) counts.set(nameOf(kind), (counts.get(nameOf(kind)) ?? 0) + 1);
  const words = [...counts].sort(([, a], [, b]) => b - a).map(([name, count]) => counted(count, name));
  return `${words.join(', ')}: ${counted(all.length, 'file')}`;
}

function nameOf(kind: FileKind): string {
  if (kind.kind === 'stray') return 'unread file';
  if (kind.kind !== 'content') return kind.kind;
  const { type, kept } = kind.collection;
  return kept === 'file-per-entry' ? noun(type) : 'other content file';
}

function counted(count: number, name: string): string {
  return `${count} ${name}${count === 1 || name === 'ignored' ? '' : 's'}`;
}

function isOf(kind: FileKind, collection: Collection): boolean {
  return kind.kind === 'content' && kind.collection === collection;
}

function filesBelow(dataDir: string, folder: string): string[] {
  const place = path.join(dataDir, folder);
  const entries = existsSync(place) ? readdirSync(place, { withFileTypes: true }) : [];
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = folder ? `${folder}/${entry.name}` : entry.name;
      return isFolder(entry, path.join(dataDir, file)) ? filesBelow(dataDir, file) : [file];
    });
}

/** Whether it is a folder, or a link to one. */
function isFolder(entry: Dirent, absolute: string): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  return statSync(absolute, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
