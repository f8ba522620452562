import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new, empty folder, below the system's for temporary files unless another is given. */
export function newFolder(parent = tmpdir()): { folder: string; remove: () => void } {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.resolve(parent, 'kantha-'));
  // Tried again, since a program that is ended may still write its last file.
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }) };
}

/** Writes files by relative path, making the folders between; what is no text as JSON. */
export function writeFiles(folder: string, files: Record<string, unknown>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
}
