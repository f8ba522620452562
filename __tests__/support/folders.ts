import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../kit/temporary-folder';

/** A checkout whose content is a copy that a test may spoil; everything the content points at is the real thing. */
export function checkout(): string {
  const root = temporaryFolder();
  cpSync('data', path.join(root, 'data'), { recursive: true });
  for (const name of ['static', 'src', 'node_modules']) symlinkSync(path.resolve(name), path.join(root, name));
  return root;
}

/** The content of every JSON file in a folder. */
export function entriesOf<T>(folder: string): T[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readJson<T>(path.join(folder, name)));
}

export function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8'));
}
