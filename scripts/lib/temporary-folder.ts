import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { onEnd } from './on-end';

/** On the disk of the checkout, where the leads are by default: /tmp is memory on many machines, and would flatter. */
const parent = 'node_modules/.cache';

/** A folder that is gone when the process ends. */
export function temporaryFolder(): string {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.resolve(parent, 'kantha-run-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
