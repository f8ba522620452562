import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';

/** On the disk of the checkout, where the leads are by default: /tmp is memory on many machines, and would flatter. */
const parent = 'node_modules/.cache';

/** A folder that is gone when the process ends, also by Ctrl-C. */
export function temporaryFolder(): string {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.resolve(parent, 'kantha-run-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.once('SIGINT', () => process.exit(130));
  return folder;
}
