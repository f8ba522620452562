import { type Objects, onePage, type Packing, packedPdf, pdfOf, streamOf } from '../../support/pdf/make';
import { packings, unclearPackings } from '../../support/pdf/packings';
import type { Hostile } from './hostile';

function hostile(what: string, data: Buffer, because: Hostile['because'] = 'a script'): Hostile {
  return { what: `a PDF with a script ${what}`, name: 'cv.pdf', data, because };
}

const opens = '/OpenAction 10 0 R';
const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
const inComment = `10 0 obj ${script} endobj`;

/** Both lists of objects are there, and the one that the end points to has the harmless object. */
function twoObjects(): Buffer {
  const first = pdfOf(onePage(opens, { 10: '<< /S /GoTo /D [3 0 R /Fit] >>' })).toString('latin1');
  return Buffer.from(first.replace('\nxref\n', `\n10 0 obj\n${script}\nendobj\nxref\n`), 'latin1');
}

/** Something else is wrong, so that a strict reader gives up. */
const alsoBroken = { 11: '<< /Length 3 >>\nstream\nlonger than three\nendstream' };

/** In a file without another fault, and in one whose list of objects has a wrong number, where a strict reader gives up. */
function packed(how: string, packing: Packing, because: Hostile['because']): Hostile[] {
  const file = packedPdf(onePage(opens, { 7: 'null', 10: script }), packing);
  const wrong = Buffer.from(file.toString('latin1').replace('\n7 0 obj', '\n6 0 obj'), 'latin1');
  return [
    hostile(`in an object stream, ${how}`, file, because),
    hostile(`in an object stream of a file with a wrong list of objects, ${how}`, wrong, because),
  ];
}

/** Each of which leads to the next. */
const references: Objects = Object.fromEntries([
  ...Array.from({ length: 9 }, (_, index) => [10 + index, `${11 + index} 0 R`]),
  [19, '/JavaScript'],
]);

export const hiddenPdfs: Hostile[] = [
  ...Object.entries(packings).flatMap(([how, packing]) => packed(how, packing, 'a script')),
  ...Object.entries(unclearPackings).flatMap(([how, packing]) => packed(how, packing, 'damaged')),
  hostile(
    'in a comment',
    pdfOf(onePage(opens, { 10: 'null' }), { between: { 10: `% ${inComment}\n` }, found: { 10: inComment } }),
  ),
  hostile(
    'in what looks like a stream',
    pdfOf(onePage(opens, { 9: streamOf(inComment), 10: 'null' }), { found: { 10: inComment } }),
  ),
  hostile('under a number far too high', pdfOf(onePage('/OpenAction 99999 0 R', { 99999: script }))),
  hostile(
    'under a number far too high, kept secret',
    pdfOf(onePage('/OpenAction 99999 0 R', { 99999: script }), { size: 4 }),
  ),
  hostile('behind two references', pdfOf(onePage(opens, { 10: '11 0 R', 11: script }))),
  hostile(
    'whose kind stands behind ten references',
    pdfOf(onePage('/OpenAction << /S 10 0 R >>', references)),
    'damaged',
  ),
  hostile('in a second object of the same number', twoObjects()),
  hostile('in a file that is broken elsewhere', pdfOf(onePage(opens, { 10: script, ...alsoBroken }))),
  hostile(
    'in a comment of a file that is broken elsewhere',
    pdfOf(onePage(opens, { 10: 'null', ...alsoBroken }), {
      between: { 10: `% ${inComment}\n` },
      found: { 10: inComment },
    }),
  ),
  hostile(
    'in a file without a cross-reference',
    Buffer.from(
      pdfOf(onePage(opens, { 10: script }))
        .toString('latin1')
        .replace('startxref', 'startxerf'),
      'latin1',
    ),
  ),
  hostile(
    'beside the same key with another value',
    pdfOf(onePage('/OpenAction << /S /JavaScript /S /GoTo /JS (x) >>')),
    'damaged',
  ),
  hostile(
    'before the same key with another value',
    pdfOf(onePage(`/OpenAction ${script} /OpenAction null`)),
    'damaged',
  ),
];
