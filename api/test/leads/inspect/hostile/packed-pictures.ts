import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { docxFile } from '../../../support/docx';
import { blip, emfWith, eps, packedKinds } from '../../../support/pictures';
import { wordFile } from '../../../support/word97';
import { type Hostile, hostileFile } from './hostile';

const word = hostileFile('docx');
const oldWord = hostileFile('doc');
const hidden = 'a picture that is a program';

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file://evil.example/x.png"/></svg>');
const binary = { bin: 'application/octet-stream' };

/** An archive of one file that begins with one letter as it is, and many blocks of nothing (RFC 1951, 3.2.4). */
function slowly(data: Buffer): Buffer {
  const head = Buffer.from('1f8b0800000000000003', 'hex');
  const first = Buffer.concat([Buffer.from([0, 1, 0, 0xfe, 0xff]), data.subarray(0, 1)]);
  const nothing = Buffer.from('000000ffff'.repeat(110), 'hex');
  return Buffer.concat([head, first, nothing, deflateRawSync(data.subarray(1)), gzipSync(data).subarray(-8)]);
}

const slow = Object.entries({ 'a drawing': svg, PostScript: eps, 'a metafile with PostScript': emfWith(eps) }).flatMap(
  ([what, data]) => [
    word(`with ${what}, packed behind blocks of nothing`, docxFile({ 'word/a.bin': slowly(data) }, binary), hidden),
    oldWord(
      `with ${what} in a record, packed behind blocks of nothing`,
      wordFile({ text: 'CV' }, { Data: blip(slowly(data)) }),
      hidden,
    ),
  ],
);

const otherWindows = [8, 9, 10, 11, 12, 13, 14, 15].flatMap((bits) =>
  ['EMF', 'EMF with two names'].map((kind) => {
    const packed = deflateSync(emfWith(eps), { windowBits: Math.max(bits, 9) });
    // Programs that unpack look at the size of the window, and this file is smaller than any.
    packed.writeUInt8(((bits - 8) << 4) | 8, 0);
    packed.writeUInt8(31 - ((packed.readUInt8(0) * 256) % 31), 1);
    return oldWord(
      `with a metafile with PostScript as ${kind}, packed with a window of ${2 ** bits} bytes`,
      wordFile({ text: 'CV' }, { Data: blip(packed, packedKinds[kind]) }),
      hidden,
    );
  }),
);

const inAddresses = Object.entries({
  'with escapes in what is packed': `image/png;base64,${escaped(eps.toString('base64'))}`,
  'with escapes in the word for how it is packed': `image/png;%62ase64,${eps.toString('base64')}`,
  'behind blanks': `image/png;base64,${' '.repeat(9000)}${eps.toString('base64')}`,
  'behind escaped blanks': `image/png;base64,${'%20'.repeat(3000)}${eps.toString('base64')}`,
}).map(([how, address]) =>
  word(
    `with PostScript in the address of a picture in a drawing, ${how}`,
    docxFile({ 'a.svg': `<svg><image href="data:${address}"/></svg>` }, { svg: 'image/svg+xml' }),
    'web page',
  ),
);

function escaped(text: string): string {
  return text.replace(/./g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
}

/** Pictures that are programs or drawings, packed in a way that no honest program chooses. */
export const hostilePackedPictures: Hostile[] = [...slow, ...otherWindows, ...inAddresses];
