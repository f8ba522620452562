import type { PictureSize } from 'probe-image-size/sync';
import { isCutShort } from './picture-end';
import { tellsPosition } from './picture-position';

/** In bytes, of a picture in `data/images`: for a heavier one a build waits, and whoever fetches the content. */
const heaviest = 4 * 1024 * 1024;

/** In pixels: twice what the widest screen shows of the widest picture of ours. */
const mostPixels = 16_000_000;

const cutShort = 'is cut short, so that its lower part is not shown: copy or save the whole picture again';

/** What is wrong with a picture wherever it is shown: its kind, its weight and size, and what it would give away. */
export function faultsOf(bytes: Buffer, found: PictureSize | null, ending: string): string[] {
  if (bytes.length === 0) return ['is an empty file: save the picture again'];
  // The size of a WebP is not read where its end is missing.
  if (!found && isCutShort(bytes, 'webp')) return [cutShort];
  if (!found)
    return [`is no picture, although its name ends with .${ending}: save it again from a program for pictures`];
  const { type, width, height } = found;
  const faults: string[] = [];
  if (type !== (ending === 'jpeg' ? 'jpg' : ending))
    faults.push(`is a ${type.toUpperCase()} picture, although its name ends with .${ending}: save it as ${ending}`);
  if (isCutShort(bytes, type)) faults.push(cutShort);
  if (type !== 'svg' && width * height > mostPixels)
    faults.push(
      `has ${millions(width * height)} megapixels (${width} × ${height}); make it smaller, 2000 pixels wide is enough`,
    );
  if (bytes.length > heaviest)
    faults.push(
      `weighs ${(bytes.length / 1024 / 1024).toFixed(1)} MB; make it smaller, at most ${heaviest / 1024 / 1024} MB`,
    );
  if (tellsPosition(bytes, type))
    faults.push(
      'says where it was taken, which everybody could read: save it without its position (GPS), as a picture of the screen does',
    );
  if (type === 'svg' && /<script|\son\w+\s*=|<foreignObject|href\s*=\s*["']\s*(?:https?:)?\/\//i.test(String(bytes)))
    faults.push('holds a script, or something from another site: save it as a plain SVG');
  return faults;
}

function millions(pixels: number): string {
  return (pixels / 1_000_000).toFixed(0);
}
