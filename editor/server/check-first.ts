import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Problem } from '../../src/content/files/load';
import { inOneLine } from '../../src/content/format-report';
import { checkRepository } from '../../src/content/report';
import { apply, type Change } from './change';

/** What the check of the content reads beside `data/`. */
const beside = ['src', 'static', 'node_modules'];

/**
 * What `npm run content:check` would say of some changes, and does not say without them, in its own words. It looks at
 * a copy: whoever builds meanwhile never meets content that is refused. The copy keeps the times of the files, so that
 * the check need not read again what it knows.
 */
export function refusalsOf(root: string, changes: readonly Change[]): string[] {
  const copy = mkdtempSync(path.join(tmpdir(), 'kantha-edit-'));
  try {
    const as = { recursive: true, verbatimSymlinks: true, preserveTimestamps: true };
    cpSync(path.join(root, 'data'), path.join(copy, 'data'), as);
    for (const name of beside) symlinkSync(path.resolve(root, name), path.join(copy, name), 'junction');
    apply(path.join(copy, 'data'), changes);
    const before = new Set(checkRepository(root, true).problems.map(keyOf));
    return checkRepository(copy, true)
      .problems.filter((problem) => !before.has(keyOf(problem)))
      .map(inOneLine);
  } finally {
    rmSync(copy, { recursive: true });
  }

  // The words about an untouched file may change, for they suggest names and ids of others.
  function keyOf({ file, path: place, message }: Problem): string {
    const isTouched = changes.some((change) => change.file === file);
    return JSON.stringify([file, place, ...(isTouched ? [message] : [])]);
  }
}
