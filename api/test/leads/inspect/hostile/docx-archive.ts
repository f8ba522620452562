import { compoundFile } from '../../../support/compound-file';
import { pdf } from '../../../support/documents';
import { docx, docxFile, docxParts, wordDocument } from '../../../support/docx';
import { attachedPdf } from '../../../support/pdf/make';
import { type ZipEntry, zip } from '../../../support/zip';
import { cuts, type Hostile, hostileFile, patched } from './hostile';

const hostile = hostileFile('docx');
const endRecordBytes = 22;

function withEntries(...more: ZipEntry[]): Buffer {
  return zip([...docxParts(), ...more]);
}

const endRecord = (at: number, value: number) =>
  patched(docx, (copy) => copy.writeUInt32LE(value, docx.length - endRecordBytes + at));
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);
const filled = (megabytes: number, start: string) => Buffer.concat([Buffer.from(start), zeros(megabytes)]);

/** In a .docx, and attached to it as an archive that somebody unpacks. */
const entries = (
  [
    ['a link', { mode: 0o120777 }, 'an archive with a link or a device'],
    ['a device', { mode: 0o020666 }, 'an archive with a link or a device'],
    ['a pipe', { mode: 0o010666 }, 'an archive with a link or a device'],
    ['a file of another owner', { mode: 0o104755 }, 'an archive with a program'],
    ['the target of a link in a field', { field: [0x000d, Buffer.from('ttttuugg../../x')] }, 'damaged'],
    ['a mode of its own in a field', { field: [0x756e, Buffer.alloc(14)] }, 'damaged'],
    ['another name behind a wrong checksum', { unicodeName: 'x.exe', isWrongName: true }, 'damaged'],
  ] satisfies [string, Partial<ZipEntry>, Hostile['because']][]
).flatMap(([what, entry, because]): Hostile[] => [
  hostile(`with ${what}`, withEntries({ name: 'word/a.xml', data: '<x/>', ...entry }), because),
  {
    what: `a PDF with an archive attached that has ${what}`,
    name: 'cv.pdf',
    data: attachedPdf('a.zip', zip([{ name: 'cv.txt', data: '/tmp/x', ...entry }])),
    because: because === 'damaged' ? 'locked or broken' : because,
  },
]);

const broken: Hostile[] = [
  ...entries,
  ...cuts(docx, 20).map(({ at, data }) => hostile(`cut after ${at} bytes`, data, 'damaged')),
  hostile('whose list begins elsewhere', endRecord(16, 7), 'damaged'),
  hostile('whose list is too long', endRecord(12, 0xfffff), 'damaged'),
  hostile('with a wrong checksum', wrongChecksum('letters'), 'damaged'),
  hostile('with a wrong checksum of a picture', wrongChecksum('picture'), 'damaged'),
  hostile('without content types', zip(docxParts().slice(1)), 'not a .docx'),
  hostile('without relationships', zip(docxParts().filter(({ name }) => name !== '_rels/.rels')), 'not a .docx'),
  hostile('without a document', zip(docxParts().slice(0, 2)), 'damaged'),
  hostile('whose document is something else', docxFile({ 'word/document.xml': '<html/>' }), 'not a .docx'),
  hostile('packed in an unknown way', withEntries({ name: 'x.xml', data: '<x/>', method: 9 }), 'damaged'),
  hostile('with the same part twice', withEntries({ name: 'word/document.xml', data: wordDocument('') }), 'damaged'),
  hostile(
    'with the same part in capitals',
    withEntries({ name: 'WORD/DOCUMENT.XML', data: wordDocument('') }),
    'damaged',
  ),
  hostile(
    'with a part of two names',
    withEntries({ name: 'word/a.xml', listedName: 'word/b.xml', data: '<x/>' }),
    'damaged',
  ),
  hostile(
    'with a part of another name in another field',
    withEntries({ name: 'word/a.xml', unicodeName: 'word/b.xml', data: '<x/>' }),
    'damaged',
  ),
  hostile(
    'with a part that is packed in either of two ways',
    withEntries({ name: 'word/a.xml', data: '<x/>', method: 0, localMethod: 8 }),
    'damaged',
  ),
  ...['../x.xml', '/x.xml', 'word/../../x.xml', 'C:/x.xml', 'word\\x.xml'].map((name) =>
    hostile(`with a part named ${name}`, withEntries({ name, data: '<x/>' }), 'damaged'),
  ),
  // Programs read the bytes of a name in one code page or another, and what stands for a character or not.
  hostile(
    'with a name in another code page',
    withEntries({ name: 'word/dé.xml', data: '<x/>', isOldName: true }),
    'damaged',
  ),
  hostile(
    'with the same part twice, in two code pages',
    withEntries({ name: 'word/dé.xml', data: '<x/>' }, { name: 'word/dé.xml', data: '<x/>', isOldName: true }),
    'damaged',
  ),
  ...['word/x%20y.xml', 'word/d%C3%A9.xml', 'word//x.xml', 'word/./x.xml', 'word/dé.xml', 'word/İ.xml'].map((name) =>
    hostile(`with a part named ${name}`, withEntries({ name, data: '<x/>' }), 'damaged'),
  ),
  ...['__main__.py', 'x.url', 'word/x.JS', 'META-INF/MANIFEST.MF'].map((name) =>
    hostile(`with a part named ${name}`, withText(name), 'may be a program'),
  ),
  hostile('with an encrypted part', withEntries({ name: 'x.xml', data: '<x/>', flags: 1 }), 'password'),
  // What Word makes of a document with a password.
  hostile('that is encrypted', compoundFile({ EncryptedPackage: 'x', EncryptionInfo: 'x' }), 'password'),
];

/** With a part of this name that the list of kinds says is plain text. */
function withText(name: string): Buffer {
  const [list, ...others] = docxParts();
  const told = String(list?.data).replace(
    '</Types>',
    `<Override PartName="/${name}" ContentType="text/plain"/></Types>`,
  );
  return zip([{ name: '[Content_Types].xml', data: told }, ...others, { name, data: 'x' }]);
}

/** All parts are stored as they are, with one letter of one of them changed. */
function wrongChecksum(content: 'letters' | 'picture'): Buffer {
  const document = wordDocument('<w:p><w:r><w:t>letters</w:t></w:r></w:p>');
  const parts = docxParts({ 'word/media/a.png': 'picture', 'word/document.xml': document });
  const file = zip(parts.map((part) => ({ ...part, method: 0 })));
  return patched(file, (copy) => copy.write('x', copy.indexOf(content)));
}

const bombs: Hostile[] = [
  hostile('of 65 MB', docxFile({ 'word/media/a.png': zeros(65) }), 'too large'),
  hostile(
    'of 65 MB in many parts',
    docxFile(Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`word/media/${at}.png`, zeros(5)]))),
    'too large',
  ),
  hostile('whose document is too large', docxFile({ 'word/document.xml': filled(63, '<w:document>') }), 'too large'),
  hostile('whose content types are too large', docxFile({ '[Content_Types].xml': zeros(25) }), 'too large'),
  hostile('that lies about the size of its document', lyingSize(), 'damaged'),
  hostile('whose parts share their data', zip(docxParts(), { shared: true }), 'damaged'),
  hostile('with a part within another', partWithinAnother(), 'damaged'),
  hostile(
    'of 2001 parts',
    withEntries(...Array.from({ length: 1998 }, (_, index) => ({ name: `x${index}.xml`, data: '<x/>' }))),
    'damaged',
  ),
];

function lyingSize(): Buffer {
  const parts = docxParts({ 'word/document.xml': filled(9, '<w:document>') });
  return zip(parts.map((part) => (part.name === 'word/document.xml' ? { ...part, listedSize: 100 } : part)));
}

/** The second of two pictures is all of it, heading too, the end of the first one. */
function partWithinAnother(): Buffer {
  const inner = { name: 'word/media/b.png', data: 'x' };
  const alone = zip([inner]);
  const outer = { name: 'word/media/a.png', data: alone.subarray(0, alone.indexOf('PK\x01\x02')), method: 0 };
  const listedAt = withEntries(outer).indexOf(outer.data);
  return withEntries(outer, { ...inner, listedAt });
}

const joined: Hostile[] = [
  hostile('behind a program', Buffer.concat([Buffer.from('MZ\x90\0'), docx]), 'not a .docx'),
  hostile('behind a PDF', Buffer.concat([pdf, docx]), 'not a .docx'),
  hostile('with a long comment', zip(docxParts(), { comment: '<script>'.repeat(9) }), 'joined'),
  hostile('with a program behind it', Buffer.concat([docx, Buffer.alloc(65, 'MZ')]), 'joined'),
  hostile('with another document behind it', Buffer.concat([docx, docx]), 'damaged'),
  hostile('with two ends, of which a reader takes either', twoEnds(), 'joined'),
  hostile(
    'with a program between its parts',
    zip(docxParts().map((part, index) => ({ ...part, ...(index === 0 && { after: Buffer.alloc(25, 'MZ') }) }))),
    'joined',
  ),
  hostile(
    'with a few bytes between its parts, which no entry tells of',
    zip(docxParts().map((part, index) => ({ ...part, ...(index === 0 && { after: Buffer.alloc(1, 'M') }) }))),
    'joined',
  ),
  hostile(
    'with a program before its list',
    zip(docxParts().map((part, index) => ({ ...part, ...(index === 2 && { after: Buffer.alloc(25, 'M') }) }))),
    'joined',
  ),
  hostile(
    'with more in its list than it counts',
    patched(docx, (copy) => copy.writeUInt16LE(2, docx.length - 12)),
    'damaged',
  ),
  hostile('with a second record of its end, for large archives', withLargeRecord(), 'damaged'),
];

/** The last record is the document's. One in its last part reaches to the very end of the file, past a line end. */
function twoEnds(): Buffer {
  const file = Buffer.concat([withEntries({ name: 'word/media/a.png', data: docx, method: 0 }), Buffer.from('\n')]);
  const inner = file.indexOf(docx) + docx.length - endRecordBytes;
  return patched(file, (copy) => copy.writeUInt16LE(copy.length - inner - endRecordBytes, inner + 20));
}

function withLargeRecord(): Buffer {
  const at = docx.length - endRecordBytes;
  const record = Buffer.alloc(56);
  record.write('PK\x06\x06', 'latin1');
  record.writeBigUInt64LE(3n, 32);
  record.writeBigUInt64LE(BigInt(docx.readUInt32LE(at + 16)), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 'latin1');
  locator.writeBigUInt64LE(BigInt(at), 8);
  return Buffer.concat([docx.subarray(0, at), record, locator, docx.subarray(at)]);
}

export const brokenDocxs: Hostile[] = [...broken, ...bombs, ...joined];
