import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const made: string[] = [];

/** An empty folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kantha-test-'));
  made.push(folder);
  return folder;
}

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** Writes files below a folder, making the folders between. */
export function writeFiles(root: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** A checkout whose content is a copy that a test may spoil; everything the content points at is the real thing. */
export function checkout(): string {
  const root = temporaryFolder();
  cpSync('data', path.join(root, 'data'), { recursive: true, filter: (file) => !file.startsWith('data/images') });
  for (const name of ['data/images', 'static', 'src', 'node_modules'])
    symlinkSync(path.resolve(name), path.join(root, name));
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
