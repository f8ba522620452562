import { docxFile, field, mark, said, wordDocument } from '../../../support/docx';
import { type Hostile, hostileFile } from './hostile';

const hostile = hostileFile('docx');

const run = (content: string) => `<w:r>${content}</w:r>`;
const deleted = (text: string) => `<w:del>${said(text, 'delText')}</w:del>`;
const alternative = (text: string, element = 't') =>
  `<mc:AlternateContent><mc:Choice Requires="nope">${said(text, element)}</mc:Choice><mc:Fallback/></mc:AlternateContent>`;

/** Pieces of an instruction that one program reads and another does not, or each in its own way. */
const pieces: Record<string, (text: string) => string> = {
  'of another alternative': (text) => alternative(text),
  'of the instruction of another alternative': (text) => alternative(text, 'instrText'),
  'that is deleted': deleted,
  'that has moved away': (text) => `<w:moveFrom>${said(text)}</w:moveFrom>`,
  'of the text': (text) => said(text, 't'),
  'of a formula': (text) => run(`<m:t xmlns:m="urn:x">${text}</m:t>`),
  'of an element that is not known': (text) => run(`<w:instrText><x:x xmlns:x="urn:x">${text}</x:x></w:instrText>`),
  'of a content control': (text) => `<w:sdt><w:sdtContent>${said(text)}</w:sdtContent></w:sdt>`,
  'of a field in one element': (text) => `<w:fldSimple w:instr="PAGE">${said(text)}</w:fldSimple>`,
  'outside of any run': (text) => `<w:instrText>${text}</w:instrText>`,
  'of a run in a run': (text) => run(said(text)),
  'of the properties of a run': (text) => run(`<w:rPr>${said(text)}</w:rPr>`),
  'above a word': (text) => run(`<w:ruby><w:rt>${said(text)}</w:rt></w:ruby>`),
  'behind the end of a paragraph': (text) => `</w:p><w:p>${said(text)}`,
  'behind a tab': (text) => run('<w:tab/>') + said(text),
  'behind the end of a line': (text) => run('<w:br/>') + said(text),
  'behind a special sign': (text) => run('<w:sym w:char="F020"/>') + said(text),
};

const address = 'file://evil.example/share/x';

type Place = [where: string, because: Hostile['because'], instruction: (piece: (text: string) => string) => string[]];

const places: Place[] = [
  [
    'in the address of a link',
    'another field computes',
    (piece) => [said('HYPERLINK '), piece('https://example.com/'), said(address)],
  ],
  ['in the name of a field', 'starts a program', (piece) => [said('DD'), piece('X'), said('EAUTO cmd x')]],
  ['before a field', 'starts a program', (piece) => [piece('X'), said('INCLUDEPICTURE "https://evil.example/a.png"')]],
  ['in the address of a picture', 'fetched', (piece) => [said('INCLUDEPICTURE "a'), piece('b'), said('.png"')]],
];

const inDocument = (content: string) => docxFile({ 'word/document.xml': wordDocument(content) });

const mixed: Hostile[] = Object.entries(pieces).flatMap(([what, piece]) =>
  places.map(([where, because, instruction]) =>
    hostile(`with a piece ${what} ${where}`, inDocument(field(...instruction(piece))), because),
  ),
);

const kept = (text: string) => run(`<w:instrText xml:space="preserve">${text}</w:instrText>`);

const others: Hostile[] = [
  hostile(
    'with a field whose name has a blank that Word leaves out',
    inDocument(field(said('DD '), said('E cmd x'))),
    'starts a program',
  ),
  ...['tab', 'br', 'cr', 'ptab', 'noBreakHyphen'].map((sign) =>
    hostile(
      `with a link behind a ${sign}`,
      inDocument(field(said('HYPERLINK'), run(`<w:${sign}/>`), said(address))),
      'starts a program',
    ),
  ),
  hostile(
    'with a link behind the end of a paragraph',
    inDocument(field(said('HYPERLINK'), '</w:p><w:p>', said(address))),
    'starts a program',
  ),
  hostile(
    'with a link behind a blank that Word keeps',
    inDocument(field(kept('HYPERLINK '), kept(address))),
    'leads to a program',
  ),
  hostile(
    'with a mark outside of any run',
    inDocument(field(said('HYPERLINK '), '<w:fldChar w:fldCharType="separate"/>', said(address))),
    'damaged',
  ),
  hostile(
    'with a mark above a word',
    inDocument(field(said('DD'), run(`<w:ruby><w:rt>${mark('separate')}</w:rt></w:ruby>`), said('E x'))),
    'damaged',
  ),
  hostile(
    'with a deleted field that starts a program',
    inDocument(`<w:p><w:del>${mark('begin')}${said('DDE cmd x', 'delInstrText')}${mark('end')}</w:del></w:p>`),
    'starts a program',
  ),
];

/** Elements that LibreOffice passes over where the standard does not have them, with all that is in them. */
const misplaced: Hostile[] = [
  ...[
    'body',
    'hdr',
    'footnote',
    'docPartBody',
    'tbl',
    'tc',
    'sdtContent',
    'rt',
    'txbxContent',
    'hyperlink',
    'fldSimple',
  ],
].flatMap((element) => [
  ...['t', 'pict', 'fldChar', 'object'].map((leaf) =>
    hostile(
      `with the end of an instruction in a ${element} in a ${leaf}`,
      inDocument(
        field(
          said('PAGE '),
          `<w:r><w:${leaf}><w:${element}><w:p>${mark('separate')}</w:p></w:${element}></w:${leaf}></w:r>`,
          said('x'),
        ),
      ),
      'damaged',
    ),
  ),
  hostile(
    `with the end of an instruction in a misplaced ${element}`,
    inDocument(field(said('HYPERLINK '), `<w:${element}>${mark('separate')}</w:${element}>`, said(address))),
    'damaged',
  ),
  hostile(
    `with a piece of an instruction in a misplaced ${element}`,
    inDocument(field(said('HYPERLINK '), `<w:${element}>${said('https://example.com')}</w:${element}>`, said(address))),
    'another field computes',
  ),
]);

/** In an alternative, a text box or above a word, a mark belongs to no field that began outside. */
const elsewhere: Hostile[] = [
  `<mc:AlternateContent><mc:Choice Requires="nope"><w:r><w:fldChar w:fldCharType="separate"/></w:r></mc:Choice></mc:AlternateContent>`,
  `<w:r><w:pict><w:txbxContent><w:p>${mark('separate')}</w:p></w:txbxContent></w:pict></w:r>`,
  `<w:r><w:ruby><w:rt>${mark('separate')}</w:rt></w:ruby></w:r>`,
  `<w:r><w:rPr><w:r><w:fldChar w:fldCharType="separate"/></w:r></w:rPr></w:r>`,
].map((content, index) =>
  hostile(
    `with the end of an instruction that one program sees, ${index}`,
    inDocument(field(said('PAGE '), content, said(` \\* MERGEFORMAT`))),
    'damaged',
  ),
);

const section = '<w:sectPr><w:headerReference w:type="default" r:id="r0"/></w:sectPr>';

/** Instructions into which LibreOffice reads another text. */
const interrupted: Hostile[] = [
  `<w:p>${mark('begin')}${said('HYPERLINK ')}<w:pPr>${section}</w:pPr>${mark('separate')}${mark('end')}</w:p>`,
  `<w:p>${mark('begin')}${said('HYPERLINK ')}</w:p>${section}`,
  `<w:p>${mark('begin')}${said('HYPERLINK ')}<w:r><w:footnoteReference w:id="1"/></w:r>${mark('separate')}${mark('end')}</w:p>`,
  `<w:p>${mark('begin')}${said('HYPERLINK ')}</w:p>`,
].map((content, index) =>
  hostile(`with an instruction that is interrupted, ${index}`, inDocument(content), 'another field computes'),
);

export const docxsWithFieldPieces: Hostile[] = [...mixed, ...misplaced, ...elsewhere, ...interrupted, ...others];
