import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const root = path.resolve(__dirname, '../..');

interface SaveOptions {
  /** The picture may not weigh more than this, in kB. */
  limit: number;
  /** 100 keeps every colour; 80 lets shades merge that nobody can tell apart. */
  quality: number;
}

/** Writes a palette PNG; a picture over its limit fails the run instead of slowing the page. */
export async function savePng(file: string, image: Buffer, { limit, quality }: SaveOptions): Promise<void> {
  const png = await sharp(image)
    .png({ palette: true, quality, dither: 0.3, effort: 10, compressionLevel: 9 })
    .toBuffer();
  if (png.length > limit * 1000) {
    throw new Error(`${file}: ${Math.round(png.length / 1000)} kB is over its limit of ${limit} kB`);
  }
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, png);
  console.log(`${file}  ${Math.round(png.length / 1000)} kB`);
}

export function fromRoot(file: string): string {
  return path.join(root, file);
}
