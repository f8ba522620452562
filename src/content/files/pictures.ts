import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import probe from 'probe-image-size/sync';
import type { Problem } from './load';

/** In bytes, of a picture in `data/images`: for a heavier one a build waits, and whoever fetches the content. */
const heaviest = 4 * 1024 * 1024;

/** In pixels: twice what the widest screen shows of the widest picture of ours. */
const mostPixels = 16_000_000;

/** What is wrong with a picture: its kind, told by what is in it, its weight and its size. */
export function checkPicture(dataDir: string, file: string): Problem[] {
  const absolute = path.join(dataDir, file);
  const { size } = statSync(absolute);
  return faultsOf(size, readFileSync(absolute), path.extname(file).slice(1)).map((message) => ({
    file,
    path: '',
    message,
  }));
}

function faultsOf(size: number, bytes: Buffer, ending: string): string[] {
  if (size === 0) return ['is an empty file: save the picture again'];
  const found = probe(bytes);
  if (!found)
    return [`is no picture, although its name ends with .${ending}: save it again from a program for pictures`];
  const faults: string[] = [];
  if (found.type !== (ending === 'jpeg' ? 'jpg' : ending))
    faults.push(
      `is a ${found.type.toUpperCase()} picture, although its name ends with .${ending}: save it as ${ending}`,
    );
  const pixels = found.width * found.height;
  if (found.type !== 'svg' && pixels > mostPixels)
    faults.push(
      `has ${millions(pixels)} megapixels (${found.width} × ${found.height}); make it smaller, 2000 pixels wide is enough`,
    );
  if (size > heaviest)
    faults.push(`weighs ${(size / 1024 / 1024).toFixed(1)} MB; make it smaller, at most ${heaviest / 1024 / 1024} MB`);
  if (
    found.type === 'svg' &&
    /<script|\son\w+\s*=|<foreignObject|href\s*=\s*["']\s*(?:https?:)?\/\//i.test(String(bytes))
  )
    faults.push('holds a script, or something from another site: save it as a plain SVG');
  return faults;
}

function millions(pixels: number): string {
  return (pixels / 1_000_000).toFixed(0);
}
