import { gzipSync } from 'node:zlib';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** The beginnings of files that are only shown, by an end that they go under. */
export const shown: Record<string, Buffer> = {
  png: latin1('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
  jpg: latin1('\xff\xd8\xff\xe0\0\x10JFIF'),
  jpeg: latin1('\xff\xd8\xff\xe1\0\x10Exif'),
  gif: latin1('GIF89a\x01\0\x01\0\0\0\0;'),
  bmp: latin1(`BM${'\0'.repeat(12)}(\0\0\0`),
  tif: latin1('II*\0\x08\0\0\0'),
  tiff: latin1('MM\0*\0\0\0\x08'),
  webp: latin1('RIFF\x10\0\0\0WEBPVP8 '),
  heic: latin1('\0\0\0\x18ftypheic'),
  emf: latin1(`\x01\0\0\0l\0\0\0${'\0'.repeat(32)} EMF`),
  wmf: latin1('\xd7\xcd\xc6\x9a\0\0\0\0'),
  wav: latin1('RIFF\x10\0\0\0WAVEfmt '),
  mp3: latin1('ID3\x03\0\0'),
  mp4: latin1('\0\0\0\x18ftypmp42'),
  mov: latin1('\0\0\0\x08wide\0\0'),
  webm: latin1('\x1a\x45\xdf\xa3\x01\0\0'),
  ttf: latin1('\0\x01\0\0\0\x0f'),
  otf: latin1('OTTO\0\x0f'),
};

/** Pictures as Word keeps them, under ends and kinds of its own. */
export const wordPictures: Record<string, Buffer> = {
  emz: gzipSync(shown.emf ?? ''),
  wmz: gzipSync(shown.wmf ?? ''),
  pict: latin1(`${'\0'.repeat(522)}\0\x11\x02\xff`),
  wdp: latin1('II\xbc\x01\x08\0'),
};
