import type { DocumentType } from '../../../../../src/contract/attachment';
import { Judges } from '../../../../src/leads/inspect/judges/judges';
import { activeElements, isActiveMarkup } from '../../../../src/leads/inspect/markup';
import { docxFile } from '../../../support/docx';
import { fixedBases, olderLinkBase, pages, splitBases } from '../../../support/link-bases';
import { type Objects, onePage, pdfOf } from '../../../support/pdf/make';
import { propertySet } from '../../../support/property-set';
import { wordFile } from '../../../support/word97';

const judges = new Judges();
afterAll(() => judges.close());

const log = { warn: jest.fn(), error: jest.fn() };

/** Undefined for a document that is taken. */
async function problemWith(data: Buffer, type: DocumentType = 'pdf'): Promise<string | undefined> {
  const outcome = await judges.judge({ type, data }, log);
  return ('failed' in outcome ? outcome.failed : outcome.judgement) ?? undefined;
}

const links = ['evil.example/share', '/evil.example/share', ':/id PCWDiagnostic', 'le://evil.example/x', '.exe'];
const inPdf = (text: string) => `(${text.replaceAll('\\', '\\\\')})`;
const counting = (base: string, more: Objects = {}) =>
  pdfOf(onePage(`/URI << /Base ${base} >>`, { 10: `<< /S /URI /URI ${inPdf('evil.example/share')} >>`, ...more }));
const inPdfFrom = (base: string, more?: Objects) => problemWith(counting(base, more));
const inDoc = (more: Record<string, Buffer>) => problemWith(wordFile({ text: 'CV' }, more), 'doc');
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties';
const inDocx = (base: string) =>
  problemWith(
    docxFile({
      'docProps/app.xml': `<Properties xmlns="${office}"><HyperlinkBase>${base}</HyperlinkBase></Properties>`,
    }),
    'docx',
  );

const refusal = /contains a base address that could turn its links .* Take that base out of the properties/;

describe.each(splitBases)('a document whose links count from %j is refused', (base) => {
  test('as a PDF', async () => expect(await inPdfFrom(inPdf(base))).toMatch(refusal));
  test('as a .docx', async () => expect(await inDocx(base)).toMatch(refusal));
  test.each([true, false])('as a .doc, in UTF-16: %s', async (isWide) =>
    expect(await inDoc(olderLinkBase(base, isWide))).toMatch(refusal),
  );
  test('as XML', () => {
    const xml = Buffer.from(`<x xml:base="${base}"/>`);
    expect(isActiveMarkup(xml, activeElements.xfa)).toBe(true);
  });
});

/** Word finds what it fetches by the same base, which in a PDF counts for links alone. */
describe.each(pages)('a document of Word whose links count from %j is refused', (base) => {
  test('as a .docx', async () => expect(await inDocx(base)).toMatch(refusal));
  test.each([true, false])('as a .doc, in UTF-16: %s', async (isWide) =>
    expect(await inDoc(olderLinkBase(base, isWide))).toMatch(refusal),
  );
});

describe.each(fixedBases.filter((base) => !pages.includes(base)))('one whose links count from %j is taken', (base) => {
  test('as a .docx', async () => expect(await inDocx(base)).toBeUndefined());
  test.each([true, false])('as a .doc, in UTF-16: %s', async (isWide) =>
    expect(await inDoc(olderLinkBase(base, isWide))).toBeUndefined(),
  );
});

describe.each(fixedBases)('what counts from %j is taken', (base) => {
  test('as a PDF', async () => expect(await inPdfFrom(inPdf(base))).toBeUndefined());
  test('as XML', () => {
    const xml = Buffer.from(`<x xml:base="${base}"/>`);
    expect(isActiveMarkup(xml, activeElements.xfa)).toBe(false);
  });

  test.each(links)('and with %j behind it leads to a page, or stays where it would without', (link) => {
    const joined = base + link;
    expect(/^https?:\/\//i.test(joined) || /^(?:file:\/\/\/)?c:[\\/]/i.test(joined) || joined === link).toBe(true);
  });
});

test.each([
  ['a stream', '12 0 R', { 12: '<< /Length 7 >>\nstream\nfile://\nendstream' }],
  ['a list', '[(https://example.com/)]', {}],
  ['a name', '/https:#2f#2fexample.com', {}],
  ['a text that stands elsewhere', '12 0 R', { 12: '(https://example.com/)' }],
  ['a number', '1', {}],
])('a PDF is refused whose links count from %s', async (_, base, more) => {
  expect(await inPdfFrom(base, more)).toMatch(refusal);
});

test('a PDF is refused of which an older version has such a base', async () => {
  const [older, newer] = ['<< /Base (file://) >>', '<< /Base (https://example.com/) >>'];
  const file = counting('(x)').toString('latin1').replace('<< /Base (x) >>', '12 0 R');
  const both = `${file.slice(0, file.indexOf('3 0 obj'))}12 0 obj\n${older}\nendobj\n12 0 obj\n${newer}\nendobj\n`;
  const whole = Buffer.from(both + file.slice(file.indexOf('3 0 obj')), 'latin1');
  expect(await problemWith(whole)).toMatch(refusal);
});

test.each([
  ['/S /URI /URI /file:#2f#2fevil.example', 'leads to a program'],
  ['/S /URI /URI /#2fevil.example#2fshare', 'leads to a program'],
  ['/S /URI /URI [(https://example.com/)]', 'no text'],
])('a link of a PDF is refused that is written as %s', async (action, problem) => {
  const file = pdfOf(onePage('', { 10: `<< /Type /Action ${action} >>` }));
  expect(await problemWith(file)).toContain(problem);
});

test.each([
  ['a base of films', '<< /S /MCD /D (x.mp4) /MH << /BU (file://) >> >>'],
  ['half an address of the web', '<< /Type /Filespec /FS /URL /F (film.mov) >>'],
])('a PDF is refused with %s', async (_, object) => {
  const file = pdfOf(onePage('', { 10: object }));
  expect(await problemWith(file)).toContain('a link to a file in a network');
});

test('a font or picture named Base is none', async () => {
  const file = pdfOf(onePage('', { 10: '<< /Font << /Base 11 0 R >> /XObject << /Base [1] >> >>', 11: '<< >>' }));
  expect(await problemWith(file)).toBeUndefined();
});

const name = '_pid_LinkBase';
const value = Buffer.from('https://example.com/\0', 'utf16le');
test.each([
  ['twice', propertySet(name, 65, value, false, 2)],
  ['and is cut off', propertySet(name, 65, value).subarray(0, -20)],
  ['as something else than a text', propertySet(name, 3, value)],
])('a .doc is refused whose properties name a base %s', async (_, stream) => {
  expect(await inDoc({ '\u0005DocumentSummaryInformation': stream })).toMatch(refusal);
});

test('a .doc with broken properties that name no base is taken', async () => {
  const stream = propertySet('Telephone', 65, value).subarray(0, -20);
  expect(await inDoc({ '\u0005DocumentSummaryInformation': stream })).toBeUndefined();
});
