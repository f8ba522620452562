import { docxFile } from '../../../support/docx';
import { attachedPdf } from '../../../support/pdf/make';
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

/** One drawing of the web of each kind in every place where a document may have one. */
export const hostileDrawings: Hostile[] = Object.entries(drawings).flatMap(([what, drawing]) =>
  places.map(
    ([place, name, file, because = 'web page']): Hostile => ({
      what: `a drawing with ${what}, in ${place}`,
      name,
      data: file(drawing),
      because,
    }),
  ),
);
