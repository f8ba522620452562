import { execFileSync } from 'node:child_process';

/** The newest commit without this migration. */
export function programBefore(migration: number): string {
  const added = `api/src/leads/store/migrations/${String(migration).padStart(4, '0')}-*`;
  const words = ['log', '--diff-filter=A', '--format=%H', '--', added];
  const commit = execFileSync('git', words, { encoding: 'utf8' }).trim().split('\n').at(-1);
  if (!commit) throw new Error(`The history of this repository does not reach back to ${added}.`);
  return execFileSync('git', ['rev-parse', `${commit}^`], { encoding: 'utf8' }).trim();
}
