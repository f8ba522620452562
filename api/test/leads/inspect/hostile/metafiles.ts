import { docxFile } from '../../../support/docx';
import * as make from '../../../support/pictures';
import { wordFile } from '../../../support/word97';
import { type Hostile, hostileFile } from './hostile';

const word = hostileFile('docx');
const oldWord = hostileFile('doc');
const hidden = 'a picture that is a program';

const { emf, eps, wmf } = make;
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const asPart = (data: Buffer) => docxFile({ 'word/a.bin': data }, { bin: 'application/octet-stream' });
const inStream = (data: Buffer) => wordFile({ text: 'CV' }, { Data: Buffer.concat([Buffer.alloc(99), data]) });

/** Words of PostScript that do not begin as such. */
const words = latin1('showpage');

const orders: Hostile[] = [0x13, 0x25, 0x1013, 0x1014, 0x1016].flatMap((order) => [
  ...[105, 106, 110].map((type) =>
    word(
      `with the order ${order} to a printer in a record of type ${type}`,
      asPart(emf(make.emfEscape(order, words, type))),
      hidden,
    ),
  ),
  word(`with the order ${order} to a printer in WMF`, asPart(wmf(make.wmfEscape(order, words))), hidden),
]);

/** Programs look at no more than this of a metafile of Windows 3. */
const starts: Record<string, Buffer> = {
  'that is kept on a disk': latin1('\x02\0\t\0'),
  'with a place on a page and another head': Buffer.concat([latin1('\xd7\xcd\xc6\x9a'), Buffer.alloc(22)]),
};

const ofWindows: Hostile[] = Object.entries(starts).flatMap(([what, start]) => {
  const file = Buffer.concat([start, Buffer.alloc(14), make.wmfEscape(0x25, eps)]);
  return [
    word(`with a metafile of Windows 3 ${what}`, asPart(file), hidden),
    oldWord(`with a metafile of Windows 3 ${what}`, inStream(file), hidden),
  ];
});

/** An object that says that it goes on, and a last piece that is a whole one by itself. */
const whole = make.plusBitmap(eps);
const inPieces = Buffer.concat([
  make.plusObject(5, Buffer.concat([Buffer.alloc(4), make.plusBitmap(latin1('GIF89a'))]), 0x8000),
  make.plusObject(5, whole),
]);

const objects: Hostile[] = [
  word('with a picture of EMF+ that is only the last piece', asPart(emf(make.comment('EMF+', inPieces))), hidden),
  word(
    'with PostScript in a pen of EMF+',
    asPart(emf(make.comment('EMF+', make.plusObject(2, Buffer.concat([Buffer.alloc(16), eps]))))),
    hidden,
  ),
];

const drawing = '<svg><image href="file://evil.example/x.png"/></svg>';

/**
 * As far as LibreOffice looks, and between the first and the last type of a record that programs take for a picture.
 */
const reached: Hostile[] = [
  ...[0xf018, 0xf117].map((type) =>
    oldWord(`with PostScript in a record of type ${type.toString(16)}`, inStream(make.blip(eps, { type })), hidden),
  ),
  oldWord(
    'with PostScript as far behind other bytes as it is looked for',
    inStream(make.blip(eps, { before: 66 + 20 })),
    hidden,
  ),
  oldWord(
    'with a drawing as far behind a comment as it is looked for',
    inStream(make.blip(latin1(`<!--${'x'.repeat(2030)}-->${drawing}`))),
    hidden,
  ),
];

/** What decides where programs look for something else in a metafile, each with one file. */
export const hostileMetafiles: Hostile[] = [...orders, ...ofWindows, ...objects, ...reached];
