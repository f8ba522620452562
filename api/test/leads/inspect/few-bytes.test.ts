import { deflateSync } from 'node:zlib';
import { Judges } from '../../../src/leads/inspect/judges/judges';
import { limits } from '../../../src/leads/inspect/judges/limits';
import type { Document } from '../../../src/leads/inspect/judges/messages';
import { docxFile, simpleField, wordDocument } from '../../support/docx';
import { type Objects, onePage, pdfOf, streamOf } from '../../support/pdf/make';

/**
 * Of the processor's time, four times what a document may take, for tests that run beside this one: judged anew, each
 * of these would take a hundred times as much.
 */
const judges = new Judges({ ...limits, workers: 1, niceness: 0, time: 4 * limits.time, patience: 50_000 });
afterAll(() => judges.close());

const log = { warn: () => {}, error: () => {} };

const numbered = (count: number, object: (number: number) => string | Buffer): Objects =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [10 + at, object(10 + at)]));

const packed = (text: string) => streamOf(deflateSync(text), '/Filter /FlateDecode');

/** Many times as much as can be judged in that time, if each of them were judged anew. */
const documents: Record<string, () => Document> = {
  'a cross-reference with eight million entries without a width': () => pdf(withEntries('[0 0 0]', 8_000_000, '')),
  'a cross-reference with eight million entries of a byte': () =>
    pdf(withEntries('[0 1 0]', 8_000_000, deflateSync(Buffer.alloc(8_000_000)))),
  'four hundred lists of forms that share their XML': () =>
    pdf(
      pdfOf(
        onePage('', { 9: packed(`<a>${'<b/>'.repeat(100_000)}</a>`), ...numbered(400, () => '<< /XFA [9 0 R] >>') }),
      ),
    ),
  'three thousand dictionaries that share their events': () => {
    const events = Array.from({ length: 3000 }, (_, at) => `/E${at} null`).join(' ');
    return pdf(pdfOf(onePage('', { 9: `<< ${events} >>`, ...numbered(3000, () => '<< /AA 9 0 R >>') })));
  },
  'three thousand dictionaries that share a long address': () => {
    const keys = ['URI', 'URL', 'F', 'UF', 'DOS', 'Mac', 'Unix'].map((key) => `/${key} 9 0 R`).join(' ');
    return pdf(pdfOf(onePage('', { 9: `(x${'%2525'.repeat(1600)})`, ...numbered(3000, () => `<< ${keys} >>`) })));
  },
  'two thousand specifications that share two thousand files': () => {
    const files = Array.from({ length: 2000 }, (_, at) => `/F${at} ${5000 + at} 0 R`).join(' ');
    const streams = Array.from({ length: 2000 }, (_, at) => [5000 + at, packed('x')]);
    const specifications = numbered(2000, () => '<< /F (a.txt) /EF 9 0 R >>');
    return pdf(pdfOf(onePage('', { 9: `<< ${files} >>`, ...specifications, ...Object.fromEntries(streams) })));
  },
  'twelve thousand streams without an end': () =>
    pdf(
      pdfOf(
        onePage(
          '',
          numbered(12_000, () => '<< /Length 9 >>\nstream\nx'),
        ),
      ),
    ),
  'nine hundred links with thousands of addresses in each': () => ({
    type: 'docx',
    data: docxFile({ 'word/document.xml': wordDocument(simpleField(`HYPERLINK ${'a '.repeat(4000)}`).repeat(900)) }),
  }),
};

test.each(Object.keys(documents))(
  'judged in the time that a document has: %s',
  async (what) => {
    const document = documents[what]?.();
    expect(document && (await judges.judge(document, log))).toHaveProperty('judgement');
  },
  60_000,
);

function pdf(data: Buffer): Document {
  return { type: 'pdf', data };
}

/** A second cross-reference, at the end, which programs read first. */
function withEntries(widths: string, count: number, data: string | Buffer): Buffer {
  const first = pdfOf(onePage());
  const filter = data.length > 0 ? '/Filter /FlateDecode' : '';
  const entries = `/Type /XRef /W ${widths} /Index [0 ${count}] /Size ${count} /Root 1 0 R ${filter}`;
  const parts = ['9 0 obj\n', streamOf(data, entries), `\nendobj\nstartxref\n${first.length}\n%%EOF\n`];
  return Buffer.concat([first, ...parts.map((part) => Buffer.from(part))]);
}
