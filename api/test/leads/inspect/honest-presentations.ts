import { compoundFile } from '../../support/compound-file';
import { docx } from '../../support/docx';
import { classes, packagedFile } from '../../support/ole';
import { attachedPdf } from '../../support/pdf/make';
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
} from '../../support/presentation';
import { zip } from '../../support/zip';
import { animated } from './hostile/presentations';

const text = compoundFile({ '\u0001Ole10Native': packagedFile('a.txt', 'x') }, { '': classes.package });
const chart = compoundFile({ CONTENTS: '\0\x01' }, { '': '408dc1e4d51c1c10b32500aa001f3168' });
const name = slideText('Note: see my page');

/** Records of presentations that have something in common with hostile ones. */
const presentations: Record<string, readonly Buffer[]> = {
  'objects, as they are and packed': [storedObject(text), packedObject(text), packedObject(chart)],
  'an object that nobody can unpack': [storedObject(Buffer.concat([Buffer.alloc(4), Buffer.of(0x78, 0x9c, 0xff)]))],
  'a link to a page': [slideLink(name, slideText('https://example.com/\r', 1))],
  'a link to a place in it': [slideLink(slideText('#Slide 2')), slideLink(name, slideText('257,2,Slide 2', 3))],
  'a link to nowhere': [slideLink()],
  'a film beside it': [slideMedia(0x1005, 'film.avi'), slideMedia(0x1010, 'C:\\Users\\a\\a.wav')],
  'clicks that lead somewhere': [0, 3, 4, 5, 6].map((action) => slideAction(action, { link: 8 })),
  'jumps under the mouse': [0, 1, 2, 3, 6, 7, 255].map((link) => slideAction(4, { isUnderMouse: true, link })),
  'a sound under the mouse': [slideAction(6, { isUnderMouse: true })],
  'zeros up to the next sector': [slideText('x'), Buffer.alloc(502), slideRecord(0x03e8, [slideText('y')])],
  'packages of newer versions': [
    slideRecord(0x0428, docx, { version: 0xf }),
    slideRecord(0x040e, zip([{ name: 'a.txt', data: 'x' }])),
  ],
};

/** What animations do with sounds and films. */
const commands = [
  ...['play', 'pause', 'resume', 'stop', 'togglePause', 'playFrom(0.0)'].map((call) => `type="call" cmd="${call}"`),
  'type="evt" cmd="onstopaudio"',
];

export const honestPresentations: [what: string, pdf: Buffer][] = [
  ...Object.entries(presentations).map(([what, records]): [string, Buffer] => [
    `with a presentation with ${what}`,
    attachedPdf('a.ppt', presentation(records, tokens.plain, summaryWithLink('https://example.com/'))),
  ]),
  ...commands.map((command): [string, Buffer] => [
    `with a slide whose animation has ${command}`,
    attachedPdf('a.pptx', animated(command)),
  ]),
];
