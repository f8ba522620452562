import { deflated, onePage, pdfOf, streamOf } from '../../../support/pdf/make';
import type { Hostile } from './hostile';

/** Begins a text with styles as Acrobat writes it. */
const body =
  '<body xmlns="http://www.w3.org/1999/xhtml" xmlns:xfa="http://www.xfa.org/schema/xfa-data/1.0/" xfa:APIVersion="Acrobat:11.0.0" xfa:spec="2.0.2">';

/** A whole one with this in it. */
export const styled = (text: string) => `<?xml version="1.0"?>${body}<p dir="ltr">${text}</p></body>`;

const inText = (text: string) => `(${text.replace(/[\\()]/g, '\\$&')})`;
const inUtf16 = (text: string) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/** A page with a note, or a field that has such a text. */
export function noted(entries: string, others = {}): Buffer {
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Annots [10 0 R] >>';
  const note = `<< /Type /Annot /Subtype /FreeText /Rect [0 0 9 9] /Contents (x) ${entries} >>`;
  return pdfOf(onePage('/AcroForm << /Fields [10 0 R] >>', { 3: page, 10: note, ...others }));
}

const active = {
  'a picture elsewhere': styled('<img src="http://evil.example/x.png"/>'),
  'a picture in a network': styled('<img src="\\\\evil.example\\x"/>'),
  'a picture beside it': styled('<img src="x.png"/>'),
  'a link to a file in a network': styled('<a href="file:////evil.example/share/a.exe">x</a>'),
  'a link that is a script': styled('<a href="javascript:app.alert(1)">x</a>'),
  'a script': styled('<script>x</script>'),
  'a handler': styled('<span onclick="x">x</span>'),
  'a style sheet': `<?xml-stylesheet href="http://evil.example/x.css"?>${body}</body>`,
  'a style from elsewhere': styled('<span style="background:url(http://evil.example/x)">x</span>'),
  'a style with an escape': styled('<span style="background:u\\72l(http://evil.example/x)">x</span>'),
  'a style under a prefix': styled('<span xfa:style="background:url(http://evil.example/x)">x</span>'),
  'a style in capitals': styled('<span STYLE="background:url(http://evil.example/x)">x</span>'),
  'a style with a picture in another way': styled(
    '<b style="background:image-set(\'http://evil.example/x\' 1x)">x</b>',
  ),
  'a style with another style sheet': styled('<b style="@import \'http://evil.example/x\'">x</b>'),
  'an attribute that fetches': styled('<p background="http://evil.example/x">x</p>'),
  'a document type elsewhere': `<!DOCTYPE html SYSTEM "http://evil.example/x.dtd">${body}</body>`,
  'an entity': `<!DOCTYPE body [<!ENTITY x SYSTEM "file:///etc/passwd">]>${body}&x;</body>`,
  'no end': `${body}<p>`,
};

const refused: Record<string, Buffer> = Object.fromEntries(
  Object.entries(active).flatMap(([what, text]) => [
    [`with a note with ${what}`, noted(`/RC ${inText(text)}`)],
    [`with a field with ${what}`, noted(`/FT /Tx /T (a) /Ff 33554432 /RV ${inUtf16(text)}`)],
    [`with a field with ${what}, in a stream`, noted('/FT /Tx /T (a) /RV 11 0 R', { 11: deflated(text) })],
  ]),
);

const picture = active['a picture elsewhere'];

export const richTexts: Hostile[] = Object.entries({
  ...refused,
  'with a note with a picture elsewhere, behind much text': noted(
    `/RC ${inText(styled(`${'x'.repeat(20_000)}<img src="http://evil.example/x.png"/>`))}`,
  ),
  'with a note with a picture elsewhere, which stands elsewhere': noted('/RC 11 0 R', { 11: inText(picture) }),
  'with a note with a picture elsewhere, under an escaped name': noted(`/#52C ${inText(picture)}`),
  'with a note with a picture elsewhere, before a harmless text': noted(`/RC ${inText(picture)} /RC (x)`),
  'with a note with a picture elsewhere, whose stream is shared': noted('/RC 11 0 R /RV 11 0 R', {
    11: streamOf(picture),
  }),
  'with a note in a list': noted(`/RC [(x) ${inText(picture)}]`),
  'with a text of a field twice': noted(`/RV ${inText(picture)} /RV (x)`),
  'with a style twice': noted('/DS (font: url\\(http://evil.example/f\\)) /DS (x)'),
  'with a style behind many blanks': noted(`/DS (${' '.repeat(16_400)} font: url\\(http://evil.example/f\\))`),
  'with a style in a stream': noted('/DS 11 0 R', { 11: streamOf('font: url(http://evil.example/f)') }),
  'with a note whose style is from elsewhere': noted('/DS (font: url\\(http://evil.example/f\\))'),
}).map(([what, data]) => ({
  what: `a PDF ${what}`,
  name: 'cv.pdf',
  data,
  because: /before a harmless|twice/.test(what) ? 'damaged' : 'more than a text',
}));

/** What must be taken. */
export const plainTexts: Record<string, Buffer> = {
  'with a note in styles': noted(
    `/DS (font: bold 12pt Helvetica) /RC ${inText(styled('<span style="font-size:9pt">A &amp; B<br/><b>C</b></span>'))}`,
  ),
  'with a note in styles, in UTF-16': noted(`/RC ${inUtf16(styled('<span>রহিম</span>'))}`),
  'with a note with a link to a page': noted(`/RC ${inText(styled('<a href="https://example.com/">x</a>'))}`),
  'with a list in a note': noted(`/RC ${inText(styled('<ul><li>x</li></ul>'))}`),
  'with a whole page in a note': noted(`/RC ${inText('<html><body><p style="color:rgb(0,0,0)">x</p></body></html>')}`),
  'with a note with a zero at its end': noted(`/RC ${inText(`${styled('x')}\0`)}`),
  'with a note about a number': noted('/RC (5 < 6)'),
  'with a note without styles': noted('/RC (Sons & Co.) /RV (x)'),
  'with something else of the same name': noted('/RC [1 2] /RV /None /DS << /url (url\\(x\\)) >>'),
};
