import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { onePage, pdfOf, streamOf } from '../../../support/pdf/make';
import { zip } from '../../../support/zip';
import type { Hostile } from './hostile';

const names = '/AdditionalStreams [/application#2Fvnd.oasis.opendocument.text 10 0 R]';

const harmless = zip([
  { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text', method: 0 },
  { name: 'content.xml', data: '<x xmlns:o="urn:o"><o:p>Rahima</o:p></x>' },
]);

/** A file in whose place LibreOffice opens a document of its own. */
const hybrid = (stream: Buffer, trailer = names, others = {}) =>
  pdfOf(onePage('', { 10: stream, ...others }), { trailer });

export const hybridOfLibreOffice = hybrid(streamOf(harmless));

/** What is like a hybrid file, and is none. */
export const honestHybrids: [what: string, file: Buffer][] = [
  ['that names the documents of a hybrid file, and has none', hybrid(streamOf('(Some words) Tj'))],
  ...['(Some words) Tj', '(rest) Tj', '(Song: a line that goes on and on, like those of a page do) Tj'].map(
    (words): [string, Buffer] => [
      `that names them, with a page that begins like what is packed ("${words}")`,
      hybrid(streamOf(''), names, { 11: streamOf(words) }),
    ],
  ),
];

/** More than may be unpacked of one document. */
const tooMuch = deflateSync(Buffer.alloc(65 * 1024 * 1024));

const inItsPlace: Hostile['because'] = 'LibreOffice opens in its place';

const hybrids: [what: string, file: Buffer, because: Hostile['because']][] = [
  ['as LibreOffice writes it', readFileSync(path.join(__dirname, 'libreoffice-hybrid.pdf')), inItsPlace],
  ['as it is', hybridOfLibreOffice, inItsPlace],
  ['packed', hybrid(streamOf(deflateSync(harmless), '/Filter /FlateDecode')), inItsPlace],
  ['packed without a filter', hybrid(streamOf(deflateSync(harmless))), inItsPlace],
  ['as a picture', hybrid(streamOf(harmless, '/Filter /DCTDecode /Subtype /Image')), inItsPlace],
  ['behind other bytes', hybrid(streamOf(Buffer.concat([Buffer.from('x'), harmless]))), inItsPlace],
  ['packed wrongly', hybrid(streamOf(deflateSync(harmless).fill(0xff, 60), '/Filter /FlateDecode')), 'damaged'],
  ['that is too large', hybrid(streamOf(tooMuch, '/Filter /FlateDecode')), 'too large'],
  [
    'that the last of two trailers names',
    hybrid(streamOf(''), `${names} >>\ntrailer\n<< ${names.replace('10 0', '11 0')} /Size 12 /Root 1 0 R`, {
      11: streamOf(harmless),
    }),
    inItsPlace,
  ],
];

export const hybridPdfs: Hostile[] = hybrids.map(([what, data, because]) => {
  return { what: `a PDF with a document of LibreOffice in its place, ${what}`, name: 'cv.pdf', data, because };
});
