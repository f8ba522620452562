import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { document } from '../sent';

/** Outside the repository: the senders stand here with their npm packages, and what some of them compile. */
export const workshop = path.join(tmpdir(), 'multipart-clients');

/** Copies the senders and installs their packages, once for each list of them. */
export function prepareWorkshop(): void {
  cpSync(path.join(__dirname, 'senders'), workshop, { recursive: true });
  const list = readFileSync(path.join(workshop, 'package.json'), 'utf8');
  const installed = path.join(workshop, 'installed.json');
  if (read(installed) === list) return;
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: workshop, stdio: 'inherit' });
  writeFileSync(installed, list);
}

/** The document under a name of its own, for clients that take the name from the file system. */
export function copyOfDocument(name: string): string {
  const files = path.join(workshop, 'files');
  mkdirSync(files, { recursive: true });
  const copy = path.join(files, name);
  copyFileSync(path.join(__dirname, '../../../../inspect/genuine', document), copy);
  return copy;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
