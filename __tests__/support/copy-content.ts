import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** A checkout whose content may be changed: a copy of `data/`, beside what else is read. */
export function copyContent(folder: string): void {
  cpSync('data', path.join(folder, 'data'), { recursive: true });
  for (const name of ['src', 'static', 'node_modules']) symlinkSync(path.resolve(name), path.join(folder, name));
}
