import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { kindOf } from '../../src/content/files/file-kinds';
import type { Action } from './actions';
import { apply, type Change } from './change';
import { refusalsOf } from './check-first';
import { newContent } from './new-content';
import { placeOf, writablePlaceOf } from './places';
import { Refusal } from './refusal';

/**
 * Answers the editor, on the files of a checkout. What the check of the content would refuse is not written.
 * @throws Refusal
 */
export function answer(root: string, { action, params }: Action): unknown {
  switch (action) {
    case 'entriesByFolder':
      return entriesIn(root, params.folder).map((file) => entryOf(root, file));
    case 'entriesByFiles':
      return params.files.map(({ path: file }) => entryOf(root, file));
    case 'getEntry':
      return entryOf(root, params.path);
    case 'persistEntry':
      save(root, [
        ...params.assets.map((asset) => pictureOf(root, asset)),
        ...params.dataFiles.map(({ path: file, raw, newPath }) => entryChange(root, file, raw, newPath)),
      ]);
      return { message: 'saved' };
    case 'deleteFiles':
      save(
        root,
        params.paths.map((file) => ({ file: writablePlaceOf(root, file).file, content: undefined })),
      );
      return { message: 'deleted' };
    case 'getMedia':
      return entriesIn(root, params.mediaFolder).map((file) => mediaOf(root, file));
    case 'getMediaFile':
      return mediaOf(root, params.path);
    case 'persistMedia':
      save(root, [pictureOf(root, params.asset)]);
      return mediaOf(root, params.asset.path);
    case 'getNotes':
      return { notes: [] };
    case 'getDeployPreview':
      return null;
  }
}

function save(root: string, changes: readonly Change[]): void {
  const refusals = refusalsOf(root, changes);
  if (refusals.length > 0) throw new Refusal(refusals);
  apply(path.join(root, 'data'), changes);
}

function entryChange(root: string, asked: string, raw: string, newPath: string | undefined): Change {
  const { file, collection } = writablePlaceOf(root, asked);
  if (!collection || (newPath !== undefined && newPath !== asked))
    throw new Refusal([`${asked} is no place for what the form holds.`], 403);
  return { file, content: newContent(path.join(root, 'data'), file, collection, raw) };
}

function pictureOf(root: string, { path: asked, content }: { path: string; content: string }): Change {
  const { file, collection } = writablePlaceOf(root, asked);
  if (collection) throw new Refusal([`${asked} is no place for a picture.`], 403);
  return { file, content: Buffer.from(content, 'base64') };
}

/** The files of a folder that mean something, by their paths below the checkout. */
function entriesIn(root: string, folder: string): string[] {
  const place = path.join(root, 'data', placeOf(root, folder));
  if (!existsSync(place)) return [];
  const files = readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map(({ name }) => `${folder}/${name}`)
    .filter((file) => ['content', 'picture'].includes(kindOf(placeOf(root, file)).kind))
    .sort();
}

/** A content file. One that is not there holds nothing yet. */
function entryOf(root: string, asked: string): unknown {
  const file = path.join(root, 'data', placeOf(root, asked));
  const isThere = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  if (!isThere) throw new Refusal([`${asked} does not exist.`], 404);
  return { data: readFileSync(file, 'utf8'), file: { path: asked, id: hashOf(readFileSync(file)) } };
}

function mediaOf(root: string, asked: string): unknown {
  const file = placeOf(root, asked);
  const place = path.join(root, 'data', file);
  if (kindOf(file).kind !== 'picture' || !existsSync(place))
    throw new Refusal([`${asked} is no picture that there is.`], 404);
  const bytes = readFileSync(place);
  return {
    id: hashOf(bytes),
    content: bytes.toString('base64'),
    encoding: 'base64',
    path: asked,
    name: path.basename(asked),
  };
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
