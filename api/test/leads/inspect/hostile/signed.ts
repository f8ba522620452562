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

const openDocument = (name: string) =>
  zip([
    { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text', method: 0 },
    { name: 'content.xml', data: '<x/>' },
    { name, data: '<x/>' },
  ]);

const names = ['META-INF/documentsignatures.xml', 'META-INF/packagesignatures.xml', 'meta-inf/MacroSignatures.xml'];

/** With a signature and a field for it. */
const signed = (signature: string, catalogue = '/AcroForm << /SigFlags 3 /Fields [10 0 R] >>') =>
  pdfOf(
    onePage(catalogue, {
      10: '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature1) /Rect [0 0 0 0] /P 3 0 R /V 11 0 R >>',
      11: `<< /Filter /Adobe.PPKLite /Contents <3082${'00'.repeat(200)}> ${signature} >>`,
    }),
  );

const inPdf: Record<string, Buffer> = {
  'with a signature': signed('/Type /Sig /SubFilter /adbe.pkcs7.detached /ByteRange [0 0 0 0] /M (D:20261126)'),
  'with a signature of another kind': signed('/SubFilter /ETSI.CAdES.detached /ByteRange [0 0 0 0]'),
  'with a signature under an escaped name': signed('/SubFilter /adbe.pkcs7.sha1 /Byte#52ange [0 0 0 0]'),
  'with a signature that no field has': signed('/Type /Sig /ByteRange [0 0 0 0]', ''),
  'with a signature whose range stands elsewhere': signed('/Type /Sig /ByteRange 1 0 R'),
  'with a signature that gives its reader rights': signed('/ByteRange [0 0 0 0]', '/Perms << /UR3 11 0 R >>'),
  'with a signed document of Word attached': attachedPdf('a.docx', docxFile({ '_xmlsignatures/sig1.xml': '<x/>' })),
  ...Object.fromEntries(
    names.map((name) => [`with a document with ${name} attached`, attachedPdf('a.odt', openDocument(name))]),
  ),
};

const files = (end: string, all: Record<string, Buffer>): Hostile[] =>
  Object.entries(all).map(([what, data]) => ({ what: `a .${end} ${what}`, name: `cv.${end}`, data, because }));

export const signedDocuments: Hostile[] = [
  ...files('docx', ofOffice),
  ...files('doc', before2007),
  ...files('pdf', inPdf),
];

/** A place for a signature that nobody has given. */
export const unsignedPdf = pdfOf(
  onePage('/AcroForm << /Fields [10 0 R] >>', {
    10: '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature1) /Rect [0 0 0 0] /P 3 0 R /V null >>',
    11: '<< /ByteRange null >>',
  }),
);

/** What has names like those of signatures, and none. */
export const unsigned: Record<string, Buffer> = {
  'with a part about signatures': docxFile({ 'word/signatures.xml': '<x/>', 'word/_xmlsignatures.xml': '<x/>' }),
  'with a document inside that is not signed': docxFile(
    { 'word/embeddings/a.docx': docx },
    { docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  ),
};
