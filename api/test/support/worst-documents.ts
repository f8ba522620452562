import { deflateSync } from 'node:zlib';
import { shown } from './contents';
import { docxFile, wordDocument } from './docx';
import { deflated, onePage, packedPdf, pdfOf, streamOf } from './pdf/make';
import { wordFile } from './word97';

/** A document that costs its judge as much as one can. */
interface WorstDocument {
  filename: string;
  data: Buffer;
}

/** In bytes: a file at the limit of the forms, but for its frame. */
const largest = 4_990_000;

const pdf = (data: Buffer): WorstDocument => ({ filename: 'cv.pdf', data });
const docx = (content: string): WorstDocument => ({
  filename: 'cv.docx',
  data: docxFile({ 'word/document.xml': wordDocument(content) }),
});

/** A page on which nothing but blanks is drawn, in object 10. */
const blankPage = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Resources << >> /Contents 10 0 R >>';

const attached = (stream: Buffer) => pdf(pdfOf(onePage('/AF [<< /F (a.txt) /EF << /F 10 0 R >> >>]', { 10: stream })));

/** Not packed: what grows a hundred times is refused at once. */
const withObject = (content: string) => pdf(pdfOf(onePage('/More 10 0 R', { 10: content })));

const inObjectStream = (content: string) =>
  pdf(
    packedPdf(onePage('/More 10 0 R', { 10: content }), (data) => ({
      data: deflateSync(data),
      entries: '/Filter /FlateDecode',
    })),
  );

/** Made by name, since some take long to make. Those that are taken cost about half of what they may. */
export const takenDocuments: Record<string, () => WorstDocument> = {
  'a PDF of 5 MB': () => pdf(pdfOf(onePage('', { 3: blankPage, 10: streamOf(' '.repeat(largest)) }))),
  'a PDF of many numbers': () => withObject(`[${'0 '.repeat(100_000)}]`),
  'a PDF with an attached file that is large': () => attached(deflated(Buffer.alloc(20_000_000, ' '))),
  'a .docx with much text': () => docx('<w:p><w:r><w:t>x</w:t></w:r></w:p>'.repeat(100_000)),
  'a .docx with a large picture': () => ({
    filename: 'cv.docx',
    data: docxFile({ 'word/media/a.png': Buffer.concat([shown.png ?? Buffer.alloc(0), Buffer.alloc(60_000_000)]) }),
  }),
  'a .doc with much text': () => ({ filename: 'cv.doc', data: wordFile({ text: 'x'.repeat(largest - 20_000) }) }),
};

/** Those that pass a limit. */
export const endedDocuments: Record<string, () => WorstDocument> = {
  'a PDF of far too many numbers': () => withObject(`[${'0 '.repeat(2_000_000)}]`),
  'a PDF that unpacks to blanks': () => inObjectStream(' '.repeat(64_000_000)),
  'a PDF with an attached file that is far too large': () =>
    attached(streamOf(deflateSync(deflateSync(Buffer.alloc(300_000_000))), '/Filter [/FlateDecode /FlateDecode]')),
  'a .docx of a comment': () => docx(`<!--${' -'.repeat(11_000_000)} -->`),
  'a .docx of far too many elements': () => docx('<w:p/>'.repeat(2_500_000)),
};
