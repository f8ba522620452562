import { der, sequence, signedData } from '../../../support/der';
import { docx, docxFile, relationships, wordDocument } from '../../../support/docx';
import { classes } from '../../../support/ole';
import { attachedPdf, onePage, pdfOf } from '../../../support/pdf/make';
import { wordFile } from '../../../support/word97';
import { zip } from '../../../support/zip';
import type { Hostile } from './hostile';

const because = 'a digital signature';
const format = 'application/vnd.openxmlformats-package.digital-signature';
const kinds = 'http://schemas.openxmlformats.org/package/2006/relationships/digital-signature';

/** What is signed by it, and a certificate whose issuer a program asks for under the address that it names. */
const signature = (address = '#x') =>
  `<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo><Reference URI="${address}"/></SignedInfo><KeyInfo><X509Data><X509Certificate>MIIB</X509Certificate></X509Data></KeyInfo></Signature>`;

const addresses = ['', '#x', 'http://evil.example/x', '//evil.example/x', 'file:///x', '\\\\evil.example\\x'];

const ofOffice: Record<string, Buffer> = {
  ...Object.fromEntries(
    addresses.map((address) => [
      `whose signature is of "${address}"`,
      docxFile({ '_xmlsignatures/sig1.xml': signature(address) }),
    ]),
  ),
  'with an empty folder of signatures but for its beginning': docxFile({ '_XMLSignatures/origin.xml': '<x/>' }),
  ...Object.fromEntries(
    ['origin', 'signature', 'certificate'].map((kind) => [
      `that refers to the ${kind} of a signature`,
      docxFile({ 'word/_rels/document.xml.rels': relationships([`${kinds}/${kind}`, 'x.xml']) }),
    ]),
  ),
  ...Object.fromEntries(
    ['-origin', '-xmlsignature+xml', '-certificate'].map((kind) => [
      `with a part of the kind ${format}${kind}`,
      docxFile({ 'word/a.sigs': signature() }, { sigs: `${format}${kind}` }),
    ]),
  ),
  'with a signature among its data': docxFile({ 'customXml/item1.xml': `<x xmlns="urn:x">${signature()}</x>` }),
  'with a signature in its text': docxFile({ 'word/document.xml': wordDocument(signature()) }),
  // LibreOffice looks there in a package of Office as well.
  'with a signature where LibreOffice has it': docxFile(
    { 'META-INF/documentsignatures.xml': signature() },
    { '/META-INF/documentsignatures.xml': 'application/octet-stream' },
  ),
  'that takes in a signed document': docxFile(
    {
      'word/document.xml': wordDocument('<w:altChunk r:id="r0"/>'),
      'word/_rels/document.xml.rels': relationships(['aFChunk', 'a.docx']),
      'word/a.docx': docxFile({ '_xmlsignatures/sig1.xml': signature() }),
    },
    { docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  ),
};

const inObject = (streams: Record<string, Buffer | string>) =>
  wordFile(
    { text: 'CV' },
    Object.fromEntries(Object.entries(streams).map(([name, data]) => [`ObjectPool/_1/${name}`, data])),
    { 'ObjectPool/_1': classes.package },
  );

const before2007: Record<string, Buffer> = {
  'with a signature in XML': wordFile({ text: 'CV' }, { '_xmlsignatures/1': signature() }),
  'with a signature of Office 2003': wordFile({ text: 'CV' }, { _signatures: 'x' }),
  'with a signature of Office 2003 in capitals': wordFile({ text: 'CV' }, { _SIGNATURES: 'x' }),
  'with a signed object': inObject({ '_xmlsignatures/1': signature() }),
  'with an object that is a signed document': inObject({
    Package: docxFile({ '_xmlsignatures/sig1.xml': signature() }),
  }),
};

const names = ['META-INF/documentsignatures.xml', 'META-INF/packagesignatures.xml', 'meta-inf/MacroSignatures.xml'];

const openDocument = (name: string) =>
  zip([
    { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text', method: 0 },
    { name: 'content.xml', data: '<x/>' },
    { name, data: '<x/>' },
  ]);

const field = '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature1) /Rect [0 0 0 0] /P 3 0 R /V 11 0 R >>';

/** With a signature, and a field for it. */
const signed = (entries: string, catalogue = '/AcroForm << /SigFlags 3 /Fields [10 0 R] >>', others = {}) =>
  pdfOf(
    onePage(catalogue, {
      10: field,
      11: `<< /Type /Sig /Filter /Adobe.PPKLite /M (D:20261126) ${entries} >>`,
      ...others,
    }),
  );

const range = '/SubFilter /adbe.pkcs7.detached /ByteRange [0 0 0 0]';

/** As programs leave room for it. */
const contents = (data: Buffer, behind = '00'.repeat(200)) => `/Contents <${data.toString('hex')}${behind}>`;

const issuer = '2b06010505070101';
const naming = contents(signedData('551d0f', issuer));
const plain = signedData('551d0f', '551d23');

/** Of an element, the same without an end that is said: two zeros end it (ITU-T X.690, 8.1.3.6). */
const endless = (element: Buffer) =>
  Buffer.concat([element.subarray(0, 1), Buffer.from([0x80]), element.subarray(4), Buffer.alloc(2)]);

const inPdf: Record<string, Buffer> = {
  'with a signature': signed(range + naming),
  'with a signature of another kind': signed(`/SubFilter /ETSI.CAdES.detached /ByteRange [0 0 0 0] ${naming}`),
  'with a signature under escaped names': signed(`/Byte#52ange [0 0 0 0] ${naming.replace('Contents', 'Con#74ents')}`),
  'with a signature whose range is there twice': signed(`${range} /ByteRange null ${naming}`),
  'with a signature that no field has': signed(range + naming, ''),
  'with a signature whose range stands elsewhere': signed(`/ByteRange 1 0 R ${naming}`),
  'with a signature that stands elsewhere': signed(`${range} /Contents 12 0 R`, undefined, {
    12: naming.slice('/Contents '.length),
  }),
  'with a signature that gives its reader rights': signed(range + naming, '/Perms << /UR3 11 0 R >>'),
  'with certificates beside its signature': signed(`${range} /Cert (x) ${contents(plain)}`),
  'with a signature that is none': signed(range),
  'with a signature that is a text': signed(`${range} /Contents (0)`),
  'with a signature that names lists of certificates': signed(range + contents(signedData('551d1f'))),
  'with a signature that names the newest of these': signed(range + contents(signedData('551d2e'))),
  'with a signature that names what its signer knows': signed(range + contents(signedData('2b0601050507010b'))),
  'with a signature without a said end': signed(range + contents(endless(plain))),
  'with a signature without a said end that looks like one of 128 bytes': signed(
    range + contents(Buffer.concat([Buffer.from([0x30, 0x80]), der(0x04, Buffer.alloc(126, 7))])),
  ),
  'with a signature with a length in seven bytes': signed(
    range + contents(Buffer.from([0x30, 0x87, 0, 0, 0, 0, 0, 0, 2, 0x05, 0])),
  ),
  'with a signature with something behind it': signed(range + contents(plain, '0001')),
  'with a signature that is cut off': signed(range + contents(plain.subarray(0, -3), '')),
  'with a signature with a part that is cut off': signed(range + contents(sequence(Buffer.from([0xa0, 0x84, 0xff])))),
  'with a signature with a length in too many bytes': signed(
    range + contents(sequence(Buffer.from([0x30, 0x81, 0x03, 0x04, 0x01, 0xff]))),
  ),
  'with a signature with a tag of two bytes': signed(
    range + contents(sequence(Buffer.from([0x1f, 0x01, 0x02, 0x04, 0x00]))),
  ),
  ...Object.fromEntries(
    names.map((name) => [`with a document with ${name} attached`, attachedPdf('a.zip', openDocument(name))]),
  ),
  'with a signed document of Word attached': attachedPdf('a.docx', docxFile({ '_xmlsignatures/sig1.xml': '<x/>' })),
};

const files = (end: string, all: Record<string, Buffer>): Hostile[] =>
  Object.entries(all).map(([what, data]) => {
    const reason = what.includes('twice') ? 'damaged' : because;
    return { what: `a .${end} ${what}`, name: `cv.${end}`, data, because: reason };
  });

export const signedDocuments: Hostile[] = [
  ...files('docx', ofOffice),
  ...files('doc', before2007),
  ...files('pdf', inPdf),
];

/** A signature whose certificate names no server, as one that somebody has made himself, and a place for one. */
export const quietlySigned: Record<string, Buffer> = {
  'with a signature that names no server': signed(range + contents(plain)),
  'with a place for a signature that nobody has given': pdfOf(
    onePage('/AcroForm << /Fields [10 0 R] >>', {
      10: field.replace('11 0 R', 'null'),
      11: '<< /ByteRange null >>',
    }),
  ),
};

/** What has names like those of signatures, and none. */
export const unsigned: Record<string, Buffer> = {
  'with a part about signatures': docxFile({ 'word/signatures.xml': '<x/>', 'word/_xmlsignatures.xml': '<x/>' }),
  'with a document inside that is not signed': docxFile(
    { 'word/embeddings/a.docx': docx },
    { docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  ),
};
