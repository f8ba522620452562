import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { isErrorCode } from '../../log/failure';

/**
 * Makes a folder that its owner alone can open, and those above it, where they are missing. Node's own `recursive`
 * tries for ever where a file system takes no folders, as /proc does, and says of one that can only be read that it has
 * none.
 */
export function makeFolder(folder: string): void {
  const whole = path.resolve(folder);
  const parent = path.dirname(whole);
  if (parent === whole || existsSync(whole)) return;
  makeFolder(parent);
  try {
    mkdirSync(whole, 0o700);
  } catch (error) {
    // Another process was faster.
    if (!isErrorCode(error, 'EEXIST')) throw error;
  }
}
