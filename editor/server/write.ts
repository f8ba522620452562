import { existsSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import type { Collection } from '../../src/content/collections';
import { picturesNamedBy } from '../../src/content/files/picture-uses';
import { isGroup } from '../form/groups';
import { parseRevised, type Revised } from '../form/revision';
import type { asset, entryFile } from './actions';
import { apply, type Change, contentFileOf, type EntryChange } from './change';
import { refusalsOf } from './check-first';
import { newContent } from './new-content';
import { refuseOutdated } from './outdated';
import { writablePlaceOf } from './places';
import { Refusal } from './refusal';
import { revisionOf } from './revisions';
import { reworded } from './reworded';

interface Saved {
  dataFiles: z.infer<typeof entryFile>[];
  assets: z.infer<typeof asset>[];
  options: { newEntry: boolean };
  isSame?: boolean | undefined;
}

/**
 * Saves what forms hold, with the pictures that it names, and says in which state each file is then. The page sends
 * all that was uploaded into a form, also what somebody chose another picture for.
 * @throws Refusal
 */
export function saveEntry(root: string, { dataFiles, assets, options, isSame = false }: Saved) {
  const entries = dataFiles.map((sent) => entryChange(root, sent, options.newEntry));
  const names = entries.flatMap((entry) => reworded(path.join(root, 'data'), entry, isSame));
  const named = new Set(entries.map(contentFileOf).flatMap(picturesNamedBy));
  const pictures = assets.map((sent) => pictureChange(root, sent)).filter(({ file }) => named.has(file));
  save(root, [...pictures, ...entries, ...names]);
  return { revisions: Object.fromEntries(entries.map(({ asked, content }) => [asked, revisionOf(content)])) };
}

/** @throws Refusal */
export function savePicture(root: string, sent: z.infer<typeof asset>): void {
  save(root, [pictureChange(root, sent)]);
}

/**
 * @param revisions the states in which they were read, as far as the page knows
 * @throws Refusal
 */
export function deleteFiles(
  root: string,
  { paths, revisions = {} }: { paths: string[]; revisions?: Record<string, string> | undefined },
) {
  const changes = paths.map((asked) => {
    const { file } = writablePlaceOf(root, asked);
    if (revisions[asked] !== undefined) refuseOutdated(root, asked, revisions[asked]);
    return { file, content: undefined };
  });
  save(root, changes);
  return { message: 'deleted' };
}

function save(root: string, changes: readonly Change[]): void {
  const refusals = refusalsOf(root, changes);
  if (refusals.length > 0) throw new Refusal(refusals);
  apply(path.join(root, 'data'), changes);
}

function entryChange(
  root: string,
  { path: asked, raw, newPath }: Saved['dataFiles'][number],
  isNew: boolean,
): EntryChange {
  const { file, collection } = writablePlaceOf(root, asked);
  if (!collection || (newPath !== undefined && newPath !== asked))
    throw new Refusal([`${asked} is no place for what the form holds.`], 403);
  const { content, revision } = parsed(raw);
  if (!isNew) {
    refuseOutdated(root, asked, revision);
    refuseNewAddress(collection, file, content);
  } else if (existsSync(path.join(root, asked)))
    throw new Refusal([`${asked} is there already: choose another slug or title.`]);
  return { asked, file, collection, content: newContent(path.join(root, 'data'), file, collection, content) };
}

/** The slug ends the address of a page, and no form knows where the old one is to lead. */
function refuseNewAddress({ kept }: Collection, file: string, content: unknown): void {
  const name = path.basename(file, '.json');
  if (kept !== 'file-per-entry' || !isGroup(content) || typeof content.slug !== 'string' || content.slug === name)
    return;
  throw new Refusal([
    `Others link to the address that ends with "${name}": make the slug "${name}" again. docs/content.md says how a page gets a new address.`,
  ]);
}

function parsed(raw: string): Revised {
  try {
    return parseRevised(raw);
  } catch {
    throw new Refusal(['The editor sent something that is no content. Load its page again.'], 400);
  }
}

function pictureChange(root: string, { path: asked, content }: z.infer<typeof asset>): Change {
  const { file, collection } = writablePlaceOf(root, asked);
  if (collection) throw new Refusal([`${asked} is no place for a picture.`], 403);
  return { file, content: Buffer.from(content, 'base64') };
}
