import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import probe from 'probe-image-size/sync';
import { asLongAsUnchanged } from './as-long-as';
import type { Problem } from './load';
import { faultsOf } from './picture-faults';

/** What there is to say of a picture, wherever it is shown. */
export interface Picture {
  /** As it is seen; nothing where something is wrong with it. */
  shape: { width: number; height: number; isDrawing: boolean } | undefined;
  faults: readonly string[];
  /** The same for the same picture, whatever its name. */
  mark: string;
}

/** What is wrong with a picture, wherever it is shown. */
export function checkPicture(dataDir: string, file: string): Problem[] {
  const { faults = [] } = pictureAt(dataDir, file) ?? {};
  return faults.map((message) => ({ file, path: '', message }));
}

/** What there is to say of a picture, by its path from the content folder. */
export const pictureAt = asLongAsUnchanged(lookAt);

function lookAt(file: string): Picture {
  const bytes = readFileSync(file);
  const found = bytes.length === 0 ? null : probe(bytes);
  const mark = createHash('sha256').update(bytes).digest('hex');
  const faults = faultsOf(bytes, found, path.extname(file).slice(1));
  if (!found || faults.length > 0) return { shape: undefined, faults, mark };
  const { type, width, height, orientation = 1 } = found;
  // A camera that was held upright says so, and leaves the pixels as they lie.
  const [wide, high] = orientation > 4 ? [height, width] : [width, height];
  return { shape: { width: wide, height: high, isDrawing: type === 'svg' }, faults, mark };
}
