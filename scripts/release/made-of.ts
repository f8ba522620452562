import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../src/build/files-in';
import { contentFolders, type ReleaseNote } from './folders';

/** What a server reads only when it starts. */
const readAtStart = ['api/src', 'src/contract', 'src/content', 'data/options.json', 'package-lock.json'];

/** What a release of a checkout, or of a copy of it, notes of that. */
export function madeOf(root: string): Omit<ReleaseNote, 'previous'> {
  return { commit: commit(), server: digestOf(root, readAtStart), content: contentOf(root) };
}

/** A digest of what content maintainers edit. */
export function contentOf(root: string): string {
  return digestOf(root, contentFolders);
}

function commit(): string {
  const { stdout, status } = spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

function digestOf(root: string, names: readonly string[]): string {
  const digest = createHash('sha256');
  for (const place of names.map((name) => path.join(root, name)).filter((place) => existsSync(place))) {
    const files = statSync(place).isDirectory() ? filesIn(place).sort() : [place];
    for (const file of files) digest.update(`${path.relative(root, file)}\0`).update(readFileSync(file));
  }
  return digest.digest('hex').slice(0, 16);
}
