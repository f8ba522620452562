import { statSync } from 'node:fs';
import path from 'node:path';

/** Size of a file under `static/`, as people read it: "0.7 MB". Small files are 0.1 MB, never nothing. */
export function sizeOfStatic(root: string, file: string): string {
  const { size } = statSync(path.join(root, 'static', file));
  return `${Math.max(size / 1_000_000, 0.1).toFixed(1)} MB`;
}
