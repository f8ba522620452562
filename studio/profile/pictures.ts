import sharp from 'sharp';
import { fromRoot } from '../pictures/save';

interface Shape {
  /** In pixels; the widest that paper shows. */
  width: number;
  quality: number;
  /** What shows through where the picture is transparent. */
  ground: string;
}

/** A picture as JPEG, which a PDF carries as it is; anything else is unpacked and weighs several times as much. */
export async function photograph(file: string, { width, quality, ground }: Shape): Promise<string> {
  const jpeg = await sharp(fromRoot(file))
    .flatten({ background: ground })
    .resize(width)
    .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
