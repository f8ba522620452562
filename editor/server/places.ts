import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Collection } from '../../src/content/collections';
import { kindOf } from '../../src/content/files/file-kinds';
import { Refusal } from './refusal';

const content = 'data/';

/** What may be read: a file below `data/`, by its path there. */
export function placeOf(root: string, asked: string): string {
  const isClean = asked === path.posix.normalize(asked) && !/[\\\0]/.test(asked);
  if (!isClean || !asked.startsWith(content) || asked === content)
    throw new Refusal([`${asked} is not below data/, where the content is.`], 403);
  const data = realpathSync(path.join(root, 'data'));
  let nearest = path.join(root, asked);
  while (!existsSync(nearest)) nearest = path.dirname(nearest);
  const real = realpathSync(nearest);
  if (real !== data && !real.startsWith(data + path.sep))
    throw new Refusal([`${asked} leads out of data/, where the content is.`], 403);
  return asked.slice(content.length);
}

/** What may be written: a picture, or content that is no command's. */
export function writablePlaceOf(root: string, asked: string): { file: string; collection: Collection | undefined } {
  const file = placeOf(root, asked);
  const kind = kindOf(file);
  if (kind.kind === 'picture') return { file, collection: undefined };
  if (kind.kind === 'stray') throw new Refusal([`${asked} ${kind.message}.`]);
  if (kind.kind === 'ignored')
    throw new Refusal([`${asked} has a name that nobody reads: its title or slug needs a letter or a digit.`]);
  const { keptBy } = kind.collection;
  if (keptBy !== undefined) throw new Refusal([`${asked} is written by ${keptBy} alone.`], 403);
  return { file, collection: kind.collection };
}
