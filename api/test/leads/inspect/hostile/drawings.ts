import { gzipSync } from 'node:zlib';
import { docxFile, relationships } from '../../../support/docx';
import { attachedPdf } from '../../../support/pdf/make';
import { blip } from '../../../support/pictures';
import { wordFile } from '../../../support/word97';
import { zip } from '../../../support/zip';
import type { Hostile } from './hostile';

const namespace = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (content: string, attributes = '') => `<svg ${namespace} ${attributes}>${content}</svg>`;

/** Everything by which a drawing of the web runs or fetches something. */
const drawings: Record<string, string> = {
  'a handler': svg('', 'onload="fetch(1)"'),
  'more attributes than any program writes': svg('', Array.from({ length: 300 }, (_, at) => `a${at}=""`).join(' ')),
  'a script': svg('<script>1</script>'),
  'a script of HTML': svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'),
  'a frame of HTML': svg('<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="http://evil.example/"/>'),
  'a picture of HTML': svg('<h:img xmlns:h="http://www.w3.org/1999/xhtml" src="http://evil.example/"/>'),
  'HTML inside': svg('<foreignObject><p>x</p></foreignObject>'),
  'a link to a script': svg('<a href="javascript:alert(1)"><text>x</text></a>'),
  'a hidden link to a script': svg(
    '<a xmlns:x="http://www.w3.org/1999/xlink" x:href="java&#x0a;script:alert(1)"><text>x</text></a>',
  ),
  'a link that becomes one': svg('<a><animate attributeName="href" values="javascript:alert(1)"/></a>'),
  'a link that is set': svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>'),
  'a style sheet elsewhere': `<?xml-stylesheet href="http://evil.example/x.css"?>${svg('')}`,
  'an imported style': svg('<style>@import url(http://evil.example/x.css)</style>'),
  'an imported style without brackets': svg('<style>@import "http://evil.example/x.css";</style>'),
  'an imported style in pieces': svg('<style>@im<!-- x -->port "//evil.example/x"</style>'),
  'an imported style in a section': svg('<style><![CDATA[@im]]><![CDATA[port "//evil.example/x"]]></style>'),
  'an imported style in escapes': svg('<style>@\\69mport "//evil.example/x"</style>'),
  'a background': svg('<style>g { background: url("//evil.example/x") }</style>'),
  'a set of pictures': svg('<style>g { background: image-set("//evil.example/x" 1x) }</style>'),
  'a font': svg('<style>@font-face { src: url(http://evil.example/x.woff) }</style>'),
  'a filling': svg('<rect fill="url(http://evil.example/x#y)"/>'),
  'a filling in escapes': svg('<rect fill="u\\72l(http://evil.example/x#y)"/>'),
  'a style of an element': svg('<rect style="fill:url(//evil.example/x#z)"/>'),
  'a filter': svg('<g filter="url(x.svg#f)"/>'),
  'a pointer': svg('<g cursor="url(http://evil.example/x.cur), auto"/>'),
  'a picture elsewhere': svg('<image href="http://evil.example/x"/>'),
  'a picture on a server': svg('<image href="//evil.example/x"/>'),
  'a picture beside it': svg('<image href="x.png"/>'),
  'a drawing in an address': svg('<image href="data:image/svg+xml,x"/>'),
  'a part of another drawing': svg('<use xmlns:x="http://www.w3.org/1999/xlink" x:href="//evil.example/x#y"/>'),
  'a picture in a filter': svg('<feImage href="https://evil.example/x"/>'),
  'another base': svg('<use href="#a"/>', 'xml:base="http://evil.example/"'),
  'an entity': `<!DOCTYPE svg [<!ENTITY x SYSTEM "http://evil.example/">]>${svg('&x;')}`,
  'a declaration elsewhere': `<!DOCTYPE svg SYSTEM "http://evil.example/x.dtd">${svg('')}`,
  'a handler, without a namespace': '<svg onload="x"/>',
  'a filling, without a namespace': '<svg><rect fill="url(//evil.example/x)"/></svg>',
  'a filling, under another name': `<x><s:svg xmlns:s="http://www.w3.org/2000/svg"><s:rect fill="url(//x)"/></s:svg></x>`,
};

const places: [what: string, name: string, (drawing: string) => Buffer, because?: Hostile['because']][] = [
  ['a .docx', 'cv.docx', (drawing) => docxFile({ 'word/media/1.svg': drawing }, { svg: 'image/svg+xml' })],
  ['a .docx as a PNG', 'cv.docx', (drawing) => docxFile({ 'word/media/1.png': drawing })],
  ['a PDF', 'cv.pdf', (drawing) => attachedPdf('a.svg', drawing), 'no CV needs'],
  ['a PDF as data', 'cv.pdf', (drawing) => attachedPdf('a.xml', drawing)],
  ['a PDF as a text', 'cv.pdf', (drawing) => attachedPdf('a.txt', `\n${drawing}`), 'what its name says'],
  ['a PDF, in an archive', 'cv.pdf', (drawing) => attachedPdf('a.zip', zip([{ name: 'a.xml', data: drawing }]))],
];

/** Pictures whose root is the drawing itself, or an element that a reader of drawings passes over. */
const fetching =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="file:///etc/hostname"/></svg>';
const within = (name: string) => `<${name}:g xmlns:${name}="x:y">${fetching}</${name}:g>`;
const longName = `svg${'A'.repeat(5000)}`;

/** First letters of names (XML 1.0, 2.3), of which some are none in Latin-1; and a name beyond every start. */
const roots: Record<string, string> = {
  'a Hebrew letter': within('\u05d0'),
  'the letter before the sign of multiplication': within('\u00d6'),
  'the letter behind the sign of multiplication': within('\u00d8'),
  'the letter before the sign of division': within('\u00f6'),
  'a point of Chinese': within('\u3001'),
  'a letter of Chinese': within('\u4e00'),
  'a picture of a face': within('\u{1f600}'),
  'a name of 5,000 letters': `<${longName}>${fetching}</${longName}>`,
};

const turnable: Record<string, Buffer> = Object.fromEntries(
  Object.entries(roots).map(([what, xml]) => [`${what} in UTF-16`, Buffer.from(`\ufeff${xml}`, 'utf16le')]),
);

const asBytes: Record<string, Buffer> = {
  ...Object.fromEntries(Object.entries(roots).map(([what, xml]) => [what, Buffer.from(xml)])),
  ...turnable,
  // As bytes it looks like a second bracket and the end of a line.
  'a letter of Chinese in UTF-16 without a mark': Buffer.from(within('\u3c0a'), 'utf16le').swap16(),
  ...Object.fromEntries(
    Object.entries(turnable).map(([what, data]) => [`${what}, turned`, Buffer.from(data).swap16()]),
  ),
};

/** Kinds of parts that say nothing of what is in them. */
const ofAnyKind = [
  ...['application/octet-stream', 'text/plain', 'text/prs.x', 'application/vnd.openxmlformats-officedocument.foo'],
];

/** A document that shows this part as a picture. */
const showing = (part: string | Buffer, type: string) =>
  docxFile(
    { 'word/media/1.dat': part, 'word/_rels/document.xml.rels': relationships(['image', 'media/1.dat']) },
    { dat: type },
  );

const inData = (drawing: Buffer) =>
  svg(`<image href="data:image/png;base64,${drawing.toString('base64')}"/>`, 'width="9"');

const carriers: [where: string, name: string, (drawing: Buffer) => Buffer, because: Hostile['because']][] = [
  ...ofAnyKind.map((type): (typeof carriers)[number] => [
    `a picture of ${type}`,
    'cv.docx',
    (drawing) => showing(drawing, type),
    'web page',
  ]),
  ...['image/png', 'application/octet-stream'].map((type): (typeof carriers)[number] => [
    `a packed picture of ${type}`,
    'cv.docx',
    (drawing) => showing(gzipSync(drawing), type),
    'no CV needs',
  ]),
  [
    'another drawing',
    'cv.docx',
    (drawing) => docxFile({ 'word/media/1.svg': inData(drawing) }, { svg: 'image/svg+xml' }),
    'web page',
  ],
  ['a PDF, without an end', 'cv.pdf', (drawing) => attachedPdf('letter', drawing), 'web page'],
  ...['log', 'txt', 'json'].map((end): (typeof carriers)[number] => [
    `a PDF as .${end}`,
    'cv.pdf',
    (drawing) => attachedPdf(`letter.${end}`, drawing),
    'what its name says',
  ]),
];

const underOddRoots: Hostile[] = [
  ...Object.entries(asBytes).flatMap(([what, drawing]) =>
    carriers.map(
      ([where, name, file, because]): Hostile => ({
        what: `a drawing that begins with ${what}, in ${where}`,
        name,
        data: file(drawing),
        because,
      }),
    ),
  ),
  ...Object.entries(roots).map(
    ([what, drawing]): Hostile => ({
      what: `a drawing that begins with ${what}, in the place of a picture of a .doc`,
      name: 'cv.doc',
      data: wordFile({ text: 'CV' }, { Data: blip(Buffer.from(drawing)) }),
      because: 'a picture that is a program',
    }),
  ),
];

/** What a document shows as a picture and is none, whatever its list of parts says. */
const noPictures = ofAnyKind.flatMap((type) =>
  Object.entries({ 'a text': 'Just text', 'no known kind': '\0\x01\x02', 'a film': 'ID3\x03\0\0' }).map(
    ([what, data]): Hostile => ({
      what: `a picture of ${type} that is ${what}`,
      name: 'cv.docx',
      data: showing(data, type),
      because: 'no CV needs',
    }),
  ),
);

/** One drawing of the web of each kind in every place where a document may have one. */
const inPlaces: Hostile[] = Object.entries(drawings).flatMap(([what, drawing]) =>
  places.map(
    ([place, name, file, because = 'web page']): Hostile => ({
      what: `a drawing with ${what}, in ${place}`,
      name,
      data: file(drawing),
      because,
    }),
  ),
);

export const hostileDrawings: Hostile[] = [...inPlaces, ...underOddRoots, ...noPictures];
