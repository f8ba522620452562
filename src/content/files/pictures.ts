import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import probe from 'probe-image-size/sync';
import type { Problem } from './load';
import { faultsOf } from './picture-faults';

/** What there is to say of a picture, wherever it is shown. */
export interface Picture {
  /** As it is seen; nothing where something is wrong with it. */
  shape: { width: number; height: number; isDrawing: boolean } | undefined;
  faults: readonly string[];
}

/** What is wrong with a picture, wherever it is shown. */
export function checkPicture(dataDir: string, file: string): Problem[] {
  return pictureAt(dataDir, file).faults.map((message) => ({ file, path: '', message }));
}

/**
 * Looks at a picture once: the editor checks the content at each save, and need not read again what is as it was. A
 * copy that kept its time is the same picture.
 * @param file by its path from the content folder
 */
export function pictureAt(dataDir: string, file: string): Picture {
  const absolute = path.join(dataDir, file);
  const { size, mtimeMs } = statSync(absolute);
  const state = `${size} ${Math.round(mtimeMs)}`;
  const known = looked.get(file);
  if (known?.state === state) return known.picture;
  const picture = lookAt(readFileSync(absolute), path.extname(file).slice(1));
  looked.set(file, { state, picture });
  return picture;
}

const looked = new Map<string, { state: string; picture: Picture }>();

function lookAt(bytes: Buffer, ending: string): Picture {
  const found = bytes.length === 0 ? null : probe(bytes);
  const faults = faultsOf(bytes, found, ending);
  if (!found || faults.length > 0) return { shape: undefined, faults };
  const { type, width, height, orientation = 1 } = found;
  // A camera that was held upright says so, and leaves the pixels as they lie.
  const [wide, high] = orientation > 4 ? [height, width] : [width, height];
  return { shape: { width: wide, height: high, isDrawing: type === 'svg' }, faults };
}
