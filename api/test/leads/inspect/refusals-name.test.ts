import type { DocumentType } from '../../../../src/contract/attachment';
import { Judges } from '../../../src/leads/inspect/judges/judges';
import { docxFile, field, relationships, said, simpleField, wordDocument } from '../../support/docx';
import { attachedPdf, onePage, pdfOf } from '../../support/pdf/make';
import { wordFile } from '../../support/word97';

const judges = new Judges();
afterAll(() => judges.close());

const silent = { warn: () => {}, error: () => {} };

async function problemWith(type: DocumentType, data: Buffer): Promise<unknown> {
  const outcome = await judges.judge({ type, data }, silent);
  return 'failed' in outcome ? outcome.failed : outcome.judgement;
}

const picture = 'https://example.com/me.png';
const remedy = 'Paste the picture itself in its place, or save the document as PDF, and choose the new file';

test.each<[string, DocumentType, Buffer]>([
  [
    'that is linked',
    'docx',
    docxFile({
      'word/document.xml': wordDocument('<w:p><a:blip r:link="r0"/></w:p>'),
      'word/_rels/document.xml.rels': relationships(['image', picture, 'External']),
    }),
  ],
  ['in a field', 'docx', docxFile({ 'word/document.xml': wordDocument(simpleField(`INCLUDEPICTURE ${picture} \\d`)) })],
  [
    'in a field in pieces',
    'docx',
    docxFile({ 'word/document.xml': wordDocument(field(said(` INCLUDEPICTURE  "${picture}" \\* MERGEFORMATINET `))) }),
  ],
  [
    'of an older drawing',
    'docx',
    docxFile({ 'word/document.xml': wordDocument(`<w:p><w:pict><v:imagedata src="${picture}"/></w:pict></w:p>`) }),
  ],
  ['in a .doc', 'doc', wordFile({ text: `\x13INCLUDEPICTURE "${picture}" \\d\x14x\x15` })],
])('whoever sends a picture %s that Word would fetch reads which one, and what to do', async (_, type, data) => {
  expect(await problemWith(type, data)).toBe(
    `contains a picture that is fetched from elsewhere when it is opened (“${picture}”), which we do not take. ${remedy}`,
  );
});

test('whoever sends an equation that Word has packed for older versions reads that it is one, and what to do', async () => {
  const packed = '&lt;w:wordDocument xmlns:w=&quot;http://schemas.microsoft.com/office/word/2003/wordml&quot;/&gt;';
  const shape = `<w:p><w:r><w:pict><v:shape style="width:9pt" equationxml="${packed}"/></w:pict></w:r></w:p>`;
  expect(await problemWith('docx', docxFile({ 'word/document.xml': wordDocument(shape) }))).toBe(
    'contains an equation that is packed as a document of Word 2003, which we do not take. ' +
      'Print it to PDF, which leaves that out, and choose the new file',
  );
});

test('whoever sends a PDF with a script behind a link reads which one, and what to do', async () => {
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Annots [10 0 R] >>';
  const link =
    '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (javascript:window.print\\(\\)) >> >>';
  expect(await problemWith('pdf', pdfOf(onePage('', { 3: page, 10: link })))).toBe(
    'contains a link that leads to a program or to a folder of another computer (“javascript:window.print()”), ' +
      'which we do not take. Take that link out, or leave its address as plain text, and choose the new file',
  );
});

const page = 'From: <Saved by Word>\nSubject: CV\nMIME-Version: 1.0\nContent-Type: multipart/related\n';
const flat = '<pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage"/>';

test.each<[string, DocumentType, string, string]>([
  ['RTF', 'doc', 'a Word document', '{\\rtf1\\ansi Curriculum vitae}'],
  ['RTF', 'docx', 'a .docx file', '{\\rtf1 CV}'],
  ['RTF', 'pdf', 'a PDF file', '{\\rtf1 CV}'],
  [
    'Word 2003 XML',
    'doc',
    'a Word document',
    '<?xml version="1.0"?>\n<?mso-application progid="Word.Document"?><w:x/>',
  ],
  [
    'Word 2003 XML',
    'doc',
    'a Word document',
    '<w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"/>',
  ],
  ['Word 2003 XML', 'docx', 'a .docx file', `<?xml version="1.0"?>${flat}`],
  ['a web page', 'doc', 'a Word document', '<html xmlns:w="urn:schemas-microsoft-com:office:word"><body/></html>'],
  ['a web page', 'doc', 'a Word document', '\ufeff\r\n<!DOCTYPE HTML>\n<title>CV</title>'],
  ['a web page', 'doc', 'a Word document', page],
])(
  'whoever sends %s under the name of a .%s reads what it is, and how to save it as a document',
  async (format, type, kind, text) => {
    expect(await problemWith(type, Buffer.from(text))).toBe(
      `is not ${kind} inside but ${format}, whatever its name says. ` +
        'Open it in Word or LibreOffice, use Save As to save it as .docx or PDF, and choose the new file',
    );
  },
);

test('who attaches notes in Markdown reads how texts must be called that are taken', async () => {
  expect(await problemWith('pdf', attachedPdf('notes.MD', 'Dhaka, 2026'))).toContain(
    'texts called .txt or .csv may be',
  );
  expect(await problemWith('pdf', attachedPdf('notes.txt', 'Dhaka, 2026'))).toBeNull();
  expect(await problemWith('pdf', attachedPdf('notes.csv', 'Dhaka, 2026'))).toBeNull();
});
