import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readContent } from '../../src/content/files/content-text';
import { Refusal } from './refusal';
import { changesSince, revisionOf } from './revisions';

/**
 * Refuses to write over what was saved after a form had been opened, in another window or by another program: nobody
 * would be told that it is gone.
 * @throws Refusal
 */
export function refuseOutdated(root: string, asked: string, revision: string | undefined): void {
  const file = path.join(root, asked);
  if (!existsSync(file)) throw new Refusal([`${asked} has been deleted.`], 409);
  const bytes = readFileSync(file);
  if (revision === revisionOf(bytes)) return;
  const now = readContent(bytes);
  const changes = revision !== undefined && 'value' in now ? changesSince(revision, now.value) : [];
  throw new Refusal([`${asked} holds something else than when it was opened.`, ...changes], 409);
}
