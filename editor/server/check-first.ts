import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Doubt } from '../../src/content/facts/check-facts';
import type { Problem } from '../../src/content/files/load';
import { linesOf } from '../../src/content/format-report';
import { checkRepository } from '../../src/content/report';
import { apply, type Change } from './change';

/** What the check of the content reads beside `data/`. */
const beside = ['src', 'static', 'node_modules'];

/**
 * What `npm run content:check` would say of some changes, and does not say without them, in its own words; what
 * is said of the changed files comes first. It looks at a copy: whoever builds meanwhile never meets content that is
 * refused. The copy keeps the times of the files, so that the check need not read again what it knows.
 */
export function refusalsOf(root: string, changes: readonly Change[]): string[] {
  const copy = mkdtempSync(path.join(tmpdir(), 'kantha-edit-'));
  try {
    const as = { recursive: true, verbatimSymlinks: true, preserveTimestamps: true };
    cpSync(path.join(root, 'data'), path.join(copy, 'data'), as);
    for (const name of beside) symlinkSync(path.resolve(root, name), path.join(copy, name), 'junction');
    apply(path.join(copy, 'data'), changes);
    const [before, after] = [checkRepository(root, true), checkRepository(copy, true)];
    const known = new Set([...before.problems, ...before.doubts].map(keyOf));
    const doubted = new Set(before.doubts.map(keyOfDoubt));
    const problems = after.problems.filter((problem) => !known.has(keyOf(problem)));
    // What another file leaves in doubt is no mistake of those that speak of it; only what is typed now must wait.
    const doubts = after.doubts.filter((doubt) => isTouched(doubt) && !doubted.has(keyOfDoubt(doubt)));
    const all = [...problems, ...doubts];
    return linesOf([...all.filter(isTouched), ...all.filter((one) => !isTouched(one))]);
  } finally {
    rmSync(copy, { recursive: true });
  }

  function isTouched({ file }: Problem): boolean {
    return changes.some((change) => change.file === file);
  }

  // The words about an untouched file may change, for they suggest names and ids of others.
  function keyOf(problem: Problem): string {
    return JSON.stringify([problem.file, problem.path, ...(isTouched(problem) ? [problem.message] : [])]);
  }
}

function keyOfDoubt({ file, path: place, text }: Doubt): string {
  return JSON.stringify([file, place, text]);
}
