import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  deflated,
  type Objects,
  objectStream,
  onePage,
  type Packing,
  packedPdf,
  pdfOf,
  streamOf,
} from '../../../support/pdf/make';
import { packings, unclearPackings } from '../../../support/pdf/packings';
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

/**
 * In a file without another fault, and in one whose list of objects has a wrong number, where a strict reader gives up.
 */
function packed(how: string, packing: Packing, because: Hostile['because']): Hostile[] {
  const file = packedPdf(onePage(opens, { 7: 'null', 10: script }), packing);
  const wrong = Buffer.from(file.toString('latin1').replace('\n7 0 obj', '\n6 0 obj'), 'latin1');
  return [
    hostile(`in an object stream, ${how}`, file, because),
    hostile(`in an object stream of a file with a wrong list of objects, ${how}`, wrong, because),
  ];
}

const lost = (file: Buffer) =>
  Buffer.from(file.toString('latin1').replace(/startxref\n\d+/, 'startxref\n99999999'), 'latin1');

const turns = '<< /S /GoTo /D [3 0 R /Fit] >>';

const endless = '<< /S /JavaScript /JS (app.alert(1))';
const unread = hostile(
  'in a dictionary that does not end, where some programs end it',
  pdfOf(onePage(opens, { 10: turns }), { between: { 10: `10 0 obj\n${endless}\nendobj\n` } }),
  'damaged',
);
const shared = hostile(
  'in one of several objects that are one',
  pdfOf(onePage(opens, { 10: turns, 11: deflated(`20 0 21 0 ${script}`, '/Type /ObjStm /N 2 /First 10') })),
  'damaged',
);

/** What programs pass over, each in its own way, where a key must stand. Our readers lost what follows. */
const noKeys = [
  '0',
  'null',
  'true',
  '(x)',
  '<78>',
  'foo',
  '1 0 R',
  ']',
  '[0]',
  '<< >>',
  '\x80',
  '\xa0',
  '/X 1 2',
].concat(['/X true false', '/X/Y 4 0 R', '/X 1 0 0 R', '/X << >> stream\n\nendstream']);
const strayed = noKeys.flatMap((no) => {
  const inside = script.replace('<<', `<< ${no}`);
  const direct = pdfOf(onePage(`/OpenAction ${inside}`));
  const catalogue = pdfOf(onePage(`${no} ${opens}`, { 10: script }));
  const alone = `<< ${no} /S /JavaScript >>`;
  return [
    hostile(`behind ${no}`, pdfOf(onePage(opens, { 10: inside })), 'damaged'),
    hostile(`without words behind ${no}`, lost(pdfOf(onePage(`/OpenAction ${alone}`))), 'damaged'),
    hostile(`behind ${no}, in a file with a wrong cross-reference`, lost(direct), 'damaged'),
    hostile(`that is named behind ${no}, in a file with a wrong cross-reference`, lost(catalogue), 'damaged'),
  ];
});

/** Of two values in one object, programs take the first or none. */
const second = ['-', '/X', 'null', '<< >>', '<< >> 0', 'stream', '4 0 R', '10 0 obj'].map((first) =>
  hostile(
    `behind ${first} in one object, in a file with a wrong cross-reference`,
    lost(pdfOf(onePage(opens, { 10: `${first} ${script}` }))),
    'damaged',
  ),
);

/** Programs do not agree where a stream ends that stands where a reference must, and so what stands behind it. */
const attached = (data: string, entries: string) =>
  onePage(
    `/Names << /EmbeddedFiles << /Names [(a.txt) << /Type /Filespec /F (a.txt) /EF << /F << /Type /EmbeddedFile ${entries} >> stream\n${data}\nendstream >> >>] >> >> ${opens}`,
    { 10: script },
  );
/** `pypdf-attachment.pdf` is none, and was made by pypdf 3: it is refused with them (decision 0022). */
const direct = [
  hostile('behind a stream within a dictionary', pdfOf(attached('(', '/Length 1')), 'damaged'),
  hostile('behind one that another object measures', pdfOf(attached('x', '/Length 11 0 R')), 'damaged'),
  hostile(
    'in an object stream that has a stream within a dictionary',
    pdfOf(
      onePage(opens, {
        11: streamOf(
          '10 0 << /A (x\n9 0 obj << /X << /Length 38 >> stream\n) /S /JavaScript /JS (app.alert(1)) /Z (\nendstream >> endobj) >>',
          '/Type /ObjStm /N 1 /First 5',
        ),
      }),
    ),
    'damaged',
  ),
  {
    what: 'a PDF of pypdf with a file attached in a dictionary',
    name: 'cv.pdf',
    data: readFileSync(path.join(__dirname, 'pypdf-attachment.pdf')),
    because: 'damaged',
  } satisfies Hostile,
];

/** What one program or another takes for the heading of object 10, and the standard does not allow. */
const headings: Hostile[] = [
  ...['+10 0 obj', '-10 0 obj', '10.0 0 obj', '1e1 0 obj', 'x10 0 obj', '#10 0 obj', '10 0.0 obj', '10 +0 obj'],
  ...['10 0obj', '10 0 objx', '10 0 obj_', '10 0 obj1', '10 0 obj+', '10 0\vobj', '10\xa00 obj', '10\x850 obj'],
  ...['10 0. obj', '10 0+ obj', '10 0- obj', '10 - obj', '10 . obj', '10 0\x80obj', '10 0\xffobj', '10 0 \xffobj'],
  ...['10 0\xff obj', '10 0 % a comment\n\xffobj', '10 0 % a comment\n\x80 obj', '10 % a comment\n0.\nobj'],
  ...['10+0 obj', '10.0.0 obj', '10 0 objects', '10\t0objx'],
  ...['10 % a comment\n0 obj', '10 0 % a comment\robj', '10 0\n% a comment\n% and another\n\n obj'],
].map((heading) =>
  hostile(
    `under the heading ${JSON.stringify(heading)}`,
    pdfOf(onePage(opens, { 10: turns }), { between: { 10: `${heading}\n${script}\nendobj\n` } }),
    'damaged',
  ),
);
const trailers = { 'as it should be': '', 'that goes on at nothing': '/Prev 0' };

/** Object 10 is harmless where the cross-reference leads to, and there is another one in a list that it leaves out. */
const unlisted: Hostile[] = Object.entries(trailers).flatMap(([what, trailer]) => {
  const file = (stream: Buffer) => pdfOf(onePage(opens, { 10: turns, 11: stream }), { trailer });
  const links = (address: string) => `<< /Type /Annot /Subtype /Link /A << /S /URI /URI (${address}) >> >>`;
  return [
    hostile(`in an object stream that nothing names, behind a trailer ${what}`, file(objectStream([10, script]))),
    hostile(
      `in an object stream that nothing names and that has another type, behind a trailer ${what}`,
      file(deflated(`10 0 ${script}`, '/Type /Other /N 1 /First 5')),
    ),
    hostile(
      `beside an order to start a program in an object stream that nothing names, behind a trailer ${what}`,
      file(objectStream([10, '<< /S /Launch /F (cmd.exe) >>'])),
      'an order to start a program',
    ),
    hostile(
      `beside a link in an object stream that nothing names, behind a trailer ${what}`,
      file(objectStream([10, links('file://evil.example/share/run.exe')])),
      'leads to a program',
    ),
    hostile(
      `beside a page that opens by itself in an object stream that nothing names, behind a trailer ${what}`,
      file(objectStream([10, '<< /S /URI /URI (https://evil.example/) >>'])),
      'damaged',
    ),
  ];
});

/** Both lists have an object of this number, in either order, and the cross-reference cannot be found. */
const inOneOfTwo: Hostile[] = [
  [11, 12],
  [12, 11],
].flatMap(([first = 0, second = 0]) =>
  [
    [script, turns],
    [turns, script],
  ].map(([one = '', two = '']) => {
    const [before, behind] = [objectStream([10, one]), objectStream([10, two])];
    const plain = pdfOf(onePage(opens, { 20: before, 21: behind })).toString('latin1');
    const file = plain.replace('\n20 0 obj', `\n${first} 0 obj`).replace('\n21 0 obj', `\n${second} 0 obj`);
    const which = one === script ? 'first' : 'second';
    return hostile(`in the ${which} of object streams ${first} and ${second}`, lost(Buffer.from(file, 'latin1')));
  }),
);

/** Objects that are harmless where they stand, and share their number with one that is not where it is referred to. */
const versions: Hostile[] = [
  ['a name', '<< /S 10 0 R /N /Print >>', '/Named', '/Launch'],
  ['a text', '<< /Type /Annot /A << /S /URI /URI 10 0 R >> >>', '(https://a.example/)', '(file://evil.example/x)'],
].map(([what, holder = '', one = '', two = '']) =>
  hostile(
    `or another thing behind ${what} that stands for two`,
    pdfOf(onePage('', { 9: holder, 10: one }), { between: { 10: `10 0 obj\n${two}\nendobj\n` } }),
    'damaged',
  ),
);

/** Programs that look further than to the next object, or read in another order, could find another one. */
const unclearLists: Hostile[] = [
  ['of objects within each other', '10 0 12 1 ', `[${turns}] `],
  ['of an object that does not end', '10 0 12 3 ', '<< (a) >>'],
  ['of an object behind the end', '10 0 12 99 ', `${turns} `],
  ['with fewer objects than it says', '10 0 ', turns],
  ['with words in its head', '10 0 12 x ', turns],
  ['of an object of nothing but blanks', '10 0 12 1 ', ` % x\n${turns}`],
].map(([what, head = '', objects = '']) =>
  hostile(
    `or another thing in an object stream ${what}`,
    pdfOf(onePage('', { 20: deflated(head + objects, `/Type /ObjStm /N 2 /First ${head.length}`) })),
    'damaged',
  ),
);

/** What a program that mends the file takes for zero, or for anything else. */
const unclearHeads: Hostile[] = [
  '/Type /ObjStm /N 1',
  '/Type /ObjStm /First 5',
  '/Type /ObjStm',
  '/Type /#4fbjStm /N 1',
  '/Type 21 0 R /N 1',
  '/First 5',
].map((head) =>
  hostile(
    `or an object in a stream that says no more than ${head}`,
    pdfOf(onePage('', { 20: deflated(`30 0 ${script}`, head), 21: '/ObjStm' })),
    'damaged',
  ),
);

/** A link in letters that a mark names, and one behind letters that are none to a browser. */
const marked: Hostile[] = [
  ['UTF-8', '\xef\xbb\xbffile://evil.example/x'],
  ['UTF-16 the other way round', `\xff\xfe${[...'file://evil.example/x'].join('\0')}\0`],
  ['accents', '\x18\x1ffile://evil.example/x'],
].flatMap(([what, address]) =>
  [pdfOf, (objects: Objects) => lost(pdfOf(objects))].map((make, index) =>
    hostile(
      `or a link with ${what}, of ${['a whole', 'a broken'][index]} file`,
      make(onePage('', { 10: `<< /S /URI /URI (${address}) >>` })),
      'leads to',
    ),
  ),
);

/** Parts of a form that hide another one from whoever reads all as one text, and that pdf.js leaves out. */
const betweenParts: Hostile[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?x ', '?>'],
].map(([begin = '', end = '']) =>
  hostile(
    `in a part of a form between ${begin} and ${end}`,
    pdfOf({
      ...onePage(),
      1: '<< /Type /Catalog /Pages 2 0 R /AcroForm << /XFA [(xdp) 10 0 R (c) 11 0 R (template) 12 0 R (d) 13 0 R (e) 14 0 R] >> >>',
      10: streamOf('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/">'),
      11: streamOf(begin),
      12: streamOf('<template><script>app.alert(1)</script></template>'),
      13: streamOf(end),
      14: streamOf('</xdp:xdp>'),
    }),
    'a form with scripts',
  ),
);

/** Each of which leads to the next. */
const references: Objects = Object.fromEntries([
  ...Array.from({ length: 9 }, (_, index) => [10 + index, `${11 + index} 0 R`]),
  [19, '/JavaScript'],
]);

/** Programs take the first of two values or the last, also where no strict reader can tell that there are two. */
const doubled: Hostile[] = Object.entries({
  'an order for when it is opened': onePage(`/OpenAction ${script} /OpenAction [3 0 R /Fit]`),
  'names under an escaped key': onePage(`/N#61mes << /JavaScript << /Names [(a) ${script}] >> >> /Names << >>`),
  'an address': onePage('', {
    10: '<< /S /URI /URI (file://evil.example/share) /Other [1 2 << >>] /URI (https://a.example/) >>',
  }),
  'a key in an object stream': onePage('', {
    10: objectStream([11, `<< /Type /Annot /AA << /E ${script} >> /AA << >> >>`]),
  }),
}).map(([what, objects]) =>
  hostile(`behind one of two values, of ${what}, of a broken file`, lost(pdfOf(objects)), 'damaged'),
);

/** A catalogue that no reference leads to: pdf.js and MuPDF take it where the cross-reference is lost. */
const inTrailer: Hostile[] = Object.entries({
  'the trailer': `/Root << /Pages 2 0 R /OpenAction ${script} >>`,
  'the trailer, under an escaped name': `/R#6f#6Ft<< /Pages 2 0 R /OpenAction ${script} >>`,
  'the trailer, behind a comment': `/Root % (\n<< /Pages 2 0 R /OpenAction ${script} >>`,
}).flatMap(([what, entry]) => {
  const text = pdfOf(onePage()).toString('latin1');
  const changed = Buffer.from(text.replace('/Root 1 0 R', entry), 'latin1');
  const inStream = pdfOf(onePage('', { 10: streamOf(`trailer << ${entry} >>`) }));
  return [
    hostile(`in a catalogue in ${what}`, lost(changed), 'damaged'),
    hostile(`in a catalogue in ${what}, in a stream`, inStream, 'damaged'),
    hostile(`in a catalogue in ${what}, in a stream, of a broken file`, lost(inStream), 'damaged'),
  ];
});

/** Poppler ends a name at a zero, so that another one begins with it. */
const cutNames: Hostile[] = [pdfOf, (objects: Objects) => lost(pdfOf(objects))].map((make, index) =>
  hostile(
    `or an address under a name with a zero in it, of ${['a whole', 'a broken'][index]} file`,
    make(onePage('', { 10: '<< /Type /Annot /A << /S /URI /URI#00x (file://evil.example/share) >> >>' })),
    'damaged',
  ),
);

/** Both readers take the last of two values. */
const behindPlace: Hostile[] = [pdfOf, (objects: Objects) => lost(pdfOf(objects))].flatMap((make, index) => {
  const which = ['a whole', 'a broken'][index];
  const place = '[3 0 R /FitH null]';
  return [
    hostile(
      `behind the place that ${which} file opens at`,
      make(onePage(`/OpenAction ${place} /OpenAction ${script}`)),
    ),
    hostile(
      `between two places that ${which} file opens at`,
      make(onePage(`/OpenAction ${place} /OpenAction ${script} /OpenAction ${place}`)),
      'damaged',
    ),
    hostile(
      `before the place that ${which} file opens at, in an object stream`,
      make(onePage('', { 10: objectStream([11, `<< /OpenAction ${script} /OpenAction ${place} >>`]) })),
      'damaged',
    ),
  ];
});

/** Words that say of a file which is not encrypted that it is. */
const encrypted: Hostile[] = Object.entries({
  'a trailer of a stream': { 10: streamOf('trailer << /Root 1 0 R /Encrypt 11 0 R >>') },
  'a dictionary in an object stream': { 10: objectStream([12, '<< /Root 1 0 R /Encrypt 11 0 R >>']) },
  'a cross-reference that nothing names': { 10: streamOf('x', '/Type /XRef /Root 1 0 R /Encr#79pt 11 0 R') },
}).map(([what, objects]) =>
  hostile(`that is encrypted for whoever finds ${what}`, pdfOf(onePage('', objects)), 'protected and damaged'),
);

/** References that some programs follow, and the standard does not know; and keys that some of them cut. */
const spellings: Hostile[] = [
  ...['10 - R', '10 + R', '10. 0 R', '10.0 0 R', '10- 0 R', '+10 0 R', '10 0. R', '10\x800\x80R', '10 0\xffR'],
  ...['10 0 R\xff', '10 % a comment\n0 R', '10\v0 R', '1e1 0 R', '10 0R'],
].map((reference) =>
  hostile(
    `behind the reference ${JSON.stringify(reference)}`,
    pdfOf(onePage('/OpenAction << /S /JavaScript /JS 11 0 R >>', { 10: '(app.alert(1))', 11: reference })),
    'damaged',
  ),
);
const cutKeys = ['/S\x80', '/S\xff', '/S#80', '/S#00x'].map((key) =>
  hostile(
    `under the key ${JSON.stringify(key)}, which some programs cut`,
    pdfOf(onePage('/OpenAction 10 0 R', { 10: Buffer.from(`<< ${key}/JavaScript /JS (app.alert(1)) >>`, 'latin1') })),
    'damaged',
  ),
);
const inComments = ['10 % 8\n0 obj', '10 0 % 8 3\nobj', '10 %%EOF8\n0 obj', '10\n%%EOF8\n0 obj', '10 %) 8\n0 obj'].map(
  (heading) =>
    hostile(
      `under the heading ${JSON.stringify(heading)}, of which some programs leave out a comment`,
      pdfOf(onePage(opens, { 10: turns }), { between: { 10: `${heading}\n${script}\nendobj\n` } }),
      'damaged',
    ),
);

const spelledInStream = hostile(
  'behind a reference in an object stream that only some programs follow',
  pdfOf(
    onePage('/OpenAction 20 0 R', { 10: '(app.alert(1))', 11: objectStream([20, '<< /S /JavaScript /JS 10 - R >>']) }),
  ),
  'damaged',
);

export const hiddenPdfs: Hostile[] = [
  ...spellings,
  spelledInStream,
  ...cutKeys,
  ...inComments,
  ...inTrailer,
  ...cutNames,
  ...behindPlace,
  ...encrypted,
  ...doubled,
  ...headings,
  unread,
  shared,
  ...strayed,
  ...second,
  ...direct,
  ...unlisted,
  ...inOneOfTwo,
  ...versions,
  ...unclearLists,
  ...unclearHeads,
  ...marked,
  ...betweenParts,
  ...Object.entries(packings).flatMap(([how, packing]) => packed(how, packing, 'a script')),
  ...Object.entries(unclearPackings).flatMap(([how, packing]) => packed(how, packing, 'damaged')),
  hostile(
    'in a comment',
    pdfOf(onePage(opens, { 10: 'null' }), { between: { 10: `% ${inComment}\n` }, found: { 10: inComment } }),
    'damaged',
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
    'an action that we do not know',
  ),
  hostile(
    'whose command stands behind ten references',
    pdfOf(onePage('/More << /A << /S /Named /N 10 0 R >> >>', references)),
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
    'damaged',
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
