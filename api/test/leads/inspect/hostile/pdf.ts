import { deflateSync } from 'node:zlib';
import { doc, genuine, pdf } from '../../../support/documents';
import { docx } from '../../../support/docx';
import { onePage, packedPdf, pdfOf, streamOf } from '../../../support/pdf/make';
import { zip } from '../../../support/zip';
import { cuts, type Hostile } from './hostile';
import { activePdfs } from './pdf-active';
import { hiddenPdfs } from './pdf-hidden';
import { hybridPdfs } from './pdf-hybrid';
import { placedPdfs } from './pdf-places';
import { postScriptPdfs } from './pdf-postscript';

function hostile(what: string, data: Buffer, because: Hostile['because']): Hostile {
  return { what: `a PDF ${what}`, name: 'cv.pdf', data, because };
}

const linearised = genuine('qpdf-linearised.pdf');
const text = pdf.toString('latin1');
const replaced = (from: RegExp, to: string) => Buffer.from(text.replace(from, to), 'latin1');

const broken: Hostile[] = [
  ...cuts(pdf, 20).map(({ at, data }) => hostile(`cut after ${at} bytes`, data, 'damaged')),
  ...cuts(linearised, 20).map(({ at, data }) => hostile(`for the web, cut after ${at} bytes`, data, 'damaged')),
  ...cuts(pdf, 10)
    .slice(0, 6)
    .map(({ at, data }) =>
      hostile(`cut after ${at} bytes, with an end put on`, Buffer.concat([data, Buffer.from('\n%%EOF\n')]), 'damaged'),
    ),
  hostile('without its end', replaced(/%%EOF\s*$/, ''), 'damaged'),
  hostile('without its middle', Buffer.from(text.slice(0, 300) + text.slice(500), 'latin1'), 'damaged'),
  hostile('of nothing but two lines', Buffer.from(`%PDF-1.4${'%'.repeat(60)}\nX`), 'damaged'),
  hostile('of nothing but a header and an end', Buffer.from('%PDF-1.7\n%%EOF\n'), 'damaged'),
  hostile('without pages', pdfOf({ 1: '<< /Type /Catalog >>', 2: '(' }), 'damaged'),
];

/** Packed a thousand times smaller than what must be judged. */
const grown = packedPdf(onePage('/More 10 0 R', { 10: `[${'<<>> '.repeat(400_000)}]` }), (data) => ({
  data: deflateSync(data),
  entries: '/Filter /FlateDecode',
}));

const joined: Hostile[] = [
  hostile('behind a web page', Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdf]), 'joined'),
  hostile('behind a program', Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(60), pdf]), 'joined'),
  hostile('behind a GIF', Buffer.concat([Buffer.from('GIF89a'), pdf]), 'joined'),
  hostile('behind 1,025 blanks', Buffer.concat([Buffer.alloc(1025, ' '), pdf]), 'not a PDF'),
  hostile('that is a web page too', replaced(/^(%PDF-[\d.]+)\s/, '$1\n%<html><script>alert(1)</script>\n'), 'joined'),
  hostile('with a web page for its start', withStart('<html><script>alert(1)</script>\n'), 'joined'),
  hostile('that is a JAR too', Buffer.concat([pdf, zip([{ name: 'X.class', data: 'x' }])]), 'joined'),
  hostile('in the comment of an archive', zip([{ name: 'x', data: 'x' }], { comment: text }), 'joined'),
  hostile('and an archive that ends with it', archiveAround(), 'joined'),
  hostile(
    'that Python runs by an archive in its last stream',
    pdfOf(onePage('', { 10: streamOf(zip([{ name: '__main__.py', data: 'print(1)' }])) })),
    'may be a program',
  ),
  hostile('with a .docx behind it', Buffer.concat([pdf, docx]), 'joined'),
  hostile('with a .doc behind it', Buffer.concat([pdf, doc]), 'damaged'),
  hostile('with a program behind it', Buffer.concat([pdf, Buffer.from('MZ\x90\0'), Buffer.alloc(600, 1)]), 'joined'),
  hostile('with a web page behind it', Buffer.concat([pdf, Buffer.from('<html>')]), 'joined'),
];

/** Behind the last mark of the end: what hides there, or belongs to a version of which the rest is missing. */
const followed: Hostile[] = Object.entries({
  'more than viewers look back': 'x'.repeat(1100),
  'an object': '\n7 0 obj\n',
  'a cross-reference': '\nxref\n0 1\n',
  'half an end': '\nstartxref\n123\n%%EO',
  'another header': '\n%PDF-1.7\n',
  'a tag': '\n<svg/onload=alert(1)>',
  'the end of a disk image': 'koly\0\0\0\x04\0\0\x02\0',
  'the end of an archive': `PK\x05\x06${'\0'.repeat(8)}\x01\0`,
  'a letter beyond ASCII': '\xe9',
}).map(([what, words]) =>
  hostile(
    `with ${what} behind it`,
    Buffer.concat([pdf, Buffer.from(words, 'latin1')]),
    words.length > 1024 || /obj|xref|trailer/.test(words) ? 'damaged' : 'joined',
  ),
);

/** Encrypted for whoever has one of these certificates, or in a way of its own. */
const forReaders: Hostile[] = ['Adobe.PubSec', 'Entrust.PPKEF'].map((filter) => {
  const filters = '/CF << /A << /CFM /AESV2 /Recipients [<30>] >> >> /StmF /A /StrF /A';
  const file = pdfOf(onePage('', { 10: `<< /Filter /${filter} /SubFilter /adbe.pkcs7.s5 /V 4 ${filters} >>` }));
  const locked = file.toString('latin1').replace('/Root 1 0 R', '/Root 1 0 R /Encrypt 10 0 R /ID [<00><00>]');
  return hostile(`that ${filter} has locked`, Buffer.from(locked, 'latin1'), 'locked for certain readers');
});

const nested = packedPdf(onePage('/More 10 0 R', { 10: '['.repeat(600) + ']'.repeat(600) }), (data) => ({
  data,
  entries: '',
}));

/** Text between the header and the first object, and an end that points as far behind it. */
function withStart(start: string): Buffer {
  const shifted = text.replace(/(startxref\s+)(\d+)/, (_, word, at) => `${word}${Number(at) + start.length}`);
  return Buffer.from(
    shifted.replace(/^%PDF-[\d.]+\s/, (header) => header + start),
    'latin1',
  );
}

/** PDF first, and all of its end in the comment of an archive that begins in its middle. */
function archiveAround(): Buffer {
  const archive = zip([{ name: 'X.class', data: 'x' }]);
  const body = pdfOf(onePage());
  const table = body.subarray(body.indexOf('xref\n'));
  archive.writeUInt16LE(table.length, archive.length - 2);
  return Buffer.concat([body.subarray(0, body.length - table.length), archive, table]);
}

export const hostilePdfs: Hostile[] = [
  hostile('of a few bytes with many objects', grown, 'too large'),
  hostile('with more lists in each other than are read, in an object stream', nested, 'damaged'),
  ...broken,
  ...joined,
  ...followed,
  ...forReaders,
  ...activePdfs,
  ...placedPdfs,
  ...postScriptPdfs,
  ...hiddenPdfs,
  ...hybridPdfs,
];
