import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readContent } from '../../src/content/files/content-text';
import { kindOf } from '../../src/content/files/file-kinds';
import { formatProblems } from '../../src/content/format-report';
import { placeOf } from './places';
import { Refusal } from './refusal';
import { rememberRevision, revisionOf } from './revisions';

/** The files of a folder that mean something, by their paths below the checkout. */
export function filesIn(root: string, folder: string): string[] {
  const place = path.join(root, 'data', placeOf(root, folder));
  if (!existsSync(place)) return [];
  const files = readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map(({ name }) => `${folder}/${name}`)
    .filter((file) => ['content', 'picture'].includes(kindOf(placeOf(root, file)).kind))
    .sort();
}

interface Entry {
  data: string;
  file: { path: string; id: string };
}

/**
 * A content file as a form is opened with it.
 * @throws Refusal for one that cannot be read: a form would show it as empty
 */
export function openEntry(root: string, asked: string): Entry {
  const { file, bytes, read } = readAt(root, asked);
  if ('faults' in read) {
    const problems = read.faults.map((fault) => ({ file, path: '', ...fault }));
    throw new Refusal(formatProblems(problems, path.join(root, 'data')));
  }
  const entry = entryOf(asked, bytes, read.value);
  rememberRevision(entry.file.id, read.value);
  return entry;
}

/** A content file as a list shows it. One that cannot be read stands there as such: whoever opens it is told why. */
export function listedEntry(root: string, asked: string): Entry {
  const { bytes, read } = readAt(root, asked);
  const name = path.basename(asked, '.json');
  return entryOf(asked, bytes, 'faults' in read ? { title: `${name} (cannot be read)`, slug: name } : read.value);
}

function readAt(root: string, asked: string) {
  const file = placeOf(root, asked);
  const place = path.join(root, 'data', file);
  const isThere = statSync(place, { throwIfNoEntry: false })?.isFile() ?? false;
  if (!isThere) throw new Refusal([`${asked} does not exist.`], 404);
  const bytes = readFileSync(place);
  return { file, bytes, read: readContent(bytes) };
}

function entryOf(asked: string, bytes: Buffer, content: unknown): Entry {
  const revision = revisionOf(bytes);
  return { data: JSON.stringify({ content, revision }), file: { path: asked, id: revision } };
}

/** A picture. */
export function mediaOf(root: string, asked: string): unknown {
  const file = placeOf(root, asked);
  const place = path.join(root, 'data', file);
  if (kindOf(file).kind !== 'picture' || !existsSync(place))
    throw new Refusal([`${asked} is no picture that there is.`], 404);
  const bytes = readFileSync(place);
  return {
    id: revisionOf(bytes),
    content: bytes.toString('base64'),
    encoding: 'base64',
    path: asked,
    name: path.basename(asked),
  };
}
