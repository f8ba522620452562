import { constants, deflateSync } from 'node:zlib';
import { compoundFile } from '../../../support/compound-file';
import { docxFile, relationships } from '../../../support/docx';
import { classes, linkedObject, packagedFile } from '../../../support/ole';
import { attachedPdf } from '../../../support/pdf/make';
import {
  packedObject,
  presentation,
  slideAction,
  slideLink,
  slideMedia,
  slideRecord,
  slideText,
  storedObject,
  summaryWithLink,
  tokens,
} from '../../../support/presentation';
import { shape, wideName } from '../../../support/word-pictures';
import { wordFile } from '../../../support/word97';
import { zip } from '../../../support/zip';
import type { Hostile } from './hostile';

type Reason = Hostile['because'];
type Files = Record<string, Buffer>;

const shortcut = compoundFile({ '\u0001Ole10Native': packagedFile('a.lnk', 'x') }, { '': classes.package });
const macros = compoundFile({ PROJECT: 'x', 'VBA/dir': 'x' });

/** Objects, controls and macros, of which each is a file of its own. */
const files: [what: string, file: Buffer, because: Reason][] = [
  ['a shortcut', shortcut, 'may be a program'],
  ['macros', macros, 'macros'],
  ['a control', compoundFile({ '\u0003OCXNAME': 'x' }), 'controls'],
  ['a browser', compoundFile({ CONTENTS: 'x' }, { '': classes.browser }), 'unknown kind'],
  [
    'an object from elsewhere',
    compoundFile({ '\u0001Ole': linkedObject('\\\\evil.example\\x') }, { '': classes.link }),
    'on another computer',
  ],
  ['a presentation with a shortcut', presentation([packedObject(shortcut)]), 'may be a program'],
];

/** As far as to the next sector. */
const zeros = Buffer.alloc(512);
const packedShortcut = packedObject(shortcut);

/** Packed, without the end of that. */
const unended = Buffer.concat([Buffer.alloc(4), deflateSync(shortcut, { finishFlush: constants.Z_SYNC_FLUSH })]);

/** What no packed bytes begin with. */
const noise = Buffer.alloc(90, 0xff);

/** Ways to carry an object that programs find, though the records before it do not lead there. */
const hidden: Files = {
  'in a record that holds others': presentation([slideRecord(0x03e8, [slideRecord(0x0409, [packedShortcut])])]),
  'behind zeros': presentation([zeros, packedShortcut]),
  'behind what is no record': presentation([Buffer.alloc(13, 0xff), packedShortcut], 0),
  'in a record of another kind': presentation([slideRecord(0x0fa8, Buffer.concat([Buffer.alloc(3), packedShortcut]))]),
  'as if it were not packed': presentation([packedObject(shortcut, { instance: 0 })]),
  'packed, in a record that says it is short': presentation([packedObject(shortcut, { length: 4 })], 0),
  'packed, without its end': presentation([storedObject(unended)]),
  'packed, before bytes that are broken': presentation([storedObject(Buffer.concat([unended, noise]))]),
  'packed, before another record': presentation([storedObject(unended), slideText('x')]),
  'in a presentation of no user': compoundFile({ 'PowerPoint Document': packedShortcut }),
};

/** Things with several names for a place elsewhere, and what is done there. */
const targets = ['ms-msdt:/id x', 'javascript:alert(1)', '\\\\evil.example\\x', 'file://evil.example/x'];
const called = slideText('my page');

const linking: [what: string, records: Buffer, because: Reason][] = targets.flatMap(
  (target): [string, Buffer, Reason][] => [
    [`a link to ${target}`, slideLink(called, slideText(target, 1)), 'leads to a program'],
    [`a link without a name to ${target}`, slideLink(slideText(target, 1)), 'leads to a program'],
    [`a link to ${target} as its name`, slideLink(slideText(target)), 'leads to a program'],
    [`a link to ${target} as second name`, slideLink(called, slideText(target)), 'leads to a program'],
    [`a link to ${target} as a place`, slideLink(called, slideText(target, 3)), 'leads to a program'],
  ],
);

const played: typeof linking = [0x1005, 0x100d, 0x1010].flatMap((type) =>
  ['\\\\evil.example\\a.wav', 'http://evil.example/a.wav', '\\Device\\Mup\\evil.example\\a.wav'].map(
    (path): (typeof linking)[number] => [
      `a film or sound ${type} at ${path}`,
      slideRecord(0x0409, [slideMedia(type, path)]),
      'fetched from elsewhere',
    ],
  ),
);

const acting: typeof linking = [
  ...[1, 2].flatMap((action): typeof linking => [
    [
      `a start of a program (${action}) under the mouse`,
      slideAction(action, { isUnderMouse: true }),
      'starts a program',
    ],
    [
      `a start of a program (${action}) behind zeros`,
      Buffer.concat([Buffer.alloc(5, 1), slideAction(action)]),
      'starts a program',
    ],
  ]),
  ...[8, 9, 10, 77].map((link): (typeof linking)[number] => [
    `a link of kind ${link} under the mouse`,
    slideAction(4, { isUnderMouse: true, link }),
    'without a click',
  ]),
  ['a verb of an object under the mouse', slideAction(5, { isUnderMouse: true }), 'without a click'],
];

const fetching = zip([
  { name: '[Content_Types].xml', data: contentTypes() },
  { name: 'theme/_rels/theme1.xml.rels', data: relationships(['image', 'http://evil.example/a.png', 'External']) },
]);

const drawn: typeof linking = [
  ...[0x040e, 0x041e, 0x0423, 0x0428].map((type): (typeof linking)[number] => [
    `a package ${type} that fetches something`,
    slideRecord(type, fetching),
    'fetched from elsewhere',
  ]),
  [
    'a picture from elsewhere',
    slideRecord(0xf004, [
      shape([
        [0x105, wideName('http://evil.example/a.png')],
        [0x106, 9],
      ]),
    ]),
    'from another computer',
  ],
];

const broken: [what: string, file: Buffer][] = [
  ['that says that it is encrypted', presentation([called], tokens.encrypted)],
  ['with an encrypted summary', presentation([called], tokens.plain, { EncryptedSummary: 'x' })],
  ['whose last save leads to a key', presentation([slideRecord(0x0ff5, Buffer.alloc(32))])],
  ['of records that are longer than it', presentation([slideRecord(0x03e8, Buffer.alloc(8), { length: 9 })])],
  [
    'of records that are longer than what holds them',
    presentation([slideRecord(0x03e8, [slideRecord(0x03f0, Buffer.alloc(8), { length: 99 })]), Buffer.alloc(200)]),
  ],
  [
    'of objects that share their bytes',
    presentation(Array.from({ length: 9 }, () => storedObject(shortcut.subarray(0, 8), { length: 72 }))),
  ],
];

/** A slide of newer versions whose animation gives a command. */
export const animated = (command: string) =>
  docxFile(
    {
      'ppt/a.xml': `<p:sld xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:timing><p:cmd ${command}><p:cBhvr/></p:cmd></p:timing></p:sld>`,
    },
    { '/word/document.xml': 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml' },
  );

/** What an animation may not do by itself: an object has verbs that start its program. */
const commands = [
  ...['0', '1', '3', '-1', 'play'].map((verb) => `type="verb" cmd="${verb}"`),
  ...['run', 'play()', 'playFrom(a)', 'play;run', 'playFrom(0.0) run', 'http://evil.example/x', ''].map(
    (call) => `type="call" cmd="${call}"`,
  ),
  ...['onclick', 'play'].map((event) => `type="evt" cmd="${event}"`),
  ...['type="call"', 'type="anything" cmd="play"', 'cmd="3"', 'cmd="play"', ''],
];

/** Every way in which a document carries one. */
const inPdf = (file: Buffer) => ['cv.pdf', attachedPdf('a.ppt', file)] as const;
const inDocx = (file: Buffer) =>
  ['cv.docx', docxFile({ 'word/embeddings/a.ppt': file }, { ppt: 'application/vnd.ms-powerpoint' })] as const;
const inDoc = (file: Buffer) =>
  [
    'cv.doc',
    wordFile({ text: 'CV' }, { 'ObjectPool/_1/Package': file }, { 'ObjectPool/_1': classes.package }),
  ] as const;

function carried(what: string, file: Buffer, because: Reason): Hostile[] {
  return [inPdf, inDocx, inDoc].map((inside) => {
    const [name, data] = inside(file);
    return { what: `${name} with a presentation ${what}`, name, data, because };
  });
}

export const hostilePresentations: Hostile[] = [
  ...commands.map(
    (command): Hostile => ({
      what: `a PDF with a slide whose animation has the command ${command}`,
      name: 'cv.pdf',
      data: attachedPdf('a.pptx', animated(command)),
      because: 'an animation that may start',
    }),
  ),
  ...files.flatMap(([what, file, because]) => [
    ...carried(`with ${what}`, presentation([storedObject(file)]), because),
    ...carried(`with ${what}, packed`, presentation([packedObject(file)]), because),
  ]),
  ...Object.entries(hidden).flatMap(([what, file]) => carried(`with a shortcut ${what}`, file, 'may be a program')),
  ...[...linking, ...played, ...acting, ...drawn].flatMap(([what, records, because]) =>
    carried(`with ${what}`, presentation([records], 0), because),
  ),
  ...targets.flatMap((target) =>
    [false, true].flatMap((isWide) =>
      carried(
        `whose summary has a link to ${target}, ${isWide}`,
        presentation([called], tokens.plain, summaryWithLink(target, { isWide })),
        'leads to a program',
      ),
    ),
  ),
  ...broken.flatMap(([what, file]) => carried(what, file, 'locked or broken')),
  ...carried(
    'with an object that grows a thousand times',
    presentation([packedObject(Buffer.alloc(70_000_000))]),
    'too large',
  ),
];

function contentTypes(): string {
  return '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>';
}
