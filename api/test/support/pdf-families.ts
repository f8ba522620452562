import { deflateSync } from 'node:zlib';
import type { DocumentFamily } from './document-growth';
import { deflated, type Objects, onePage, packedPdf, pdfOf, streamOf } from './pdf/make';
import { packings } from './pdf/packings';

const family = (name: string, largest: number, input: (size: number) => Buffer): DocumentFamily => ({
  name,
  type: 'pdf',
  largest,
  input: (size) => input(Math.floor(size)),
});

/** Object 10 is this. */
const withObject = (content: string) => pdfOf(onePage('/More 10 0 R', { 10: content }));
const filled = (size: number, piece: string) => piece.repeat(Math.ceil(size / piece.length));

/** Objects from number 10 on. */
function numbered(count: number, object: (number: number) => string | Buffer): Objects {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [10 + at, object(10 + at)]));
}

const references = (count: number, first = 10) =>
  Array.from({ length: count }, (_, at) => `${first + at} 0 R`).join(' ');

/** What one object repeats, in bytes. */
const contents: [name: string, largest: number, content: (size: number) => string][] = [
  ['a name', 1_000_000, (size) => `/${filled(size, 'a')}`],
  ['a name of escaped letters', 300_000, (size) => `/${filled(size, '#61')}`],
  ['a string', 1_000_000, (size) => `(${filled(size, 'a')})`],
  ['a string in hexadecimal digits', 1_000_000, (size) => `<${filled(size, '61')}>`],
  ['a string of brackets', 400_000, (size) => '('.repeat(size / 2) + ')'.repeat(size / 2)],
  ['a string that does not end', 400_000, (size) => filled(size, '(')],
  ['numbers', 400_000, (size) => `[${filled(size, '1 ')}]`],
  ['numbers with zeros before them', 400_000, (size) => `[${filled(size, '+00.5 ')}]`],
  ['zeros before a number', 400_000, (size) => `[+${filled(size, '0')}.5]`],
  ['digits', 400_000, (size) => `[${filled(size, '1')}]`],
  ['null', 400_000, (size) => `[${filled(size, 'null ')}]`],
  ['strings', 200_000, (size) => `[${filled(size, '()')}]`],
  ['references to nothing', 200_000, (size) => `[${filled(size, '99 0 R ')}]`],
  ['comments', 1_000_000, (size) => `${filled(size, '%\n')}null`],
  ['a comment', 1_000_000, (size) => `%${filled(size, '%')}\nnull`],
  ['line ends', 1_000_000, (size) => `${filled(size, '\r\n')}null`],
  ['blanks', 1_000_000, (size) => `${filled(size, ' ')}null`],
  ['brackets that open', 200_000, (size) => filled(size, '[')],
  ['brackets that close', 200_000, (size) => filled(size, '>>')],
  ['arrays within arrays', 400, (size) => '['.repeat(size) + ']'.repeat(size)],
  ['dictionaries within dictionaries', 400, (size) => `${'<</A '.repeat(size)}null${'>>'.repeat(size)}`],
  ['entries of one dictionary', 20_000, (size) => `<< ${keys(size)} >>`],
  ['headings of objects', 200_000, (size) => filled(size, '1 0 obj ')],
  ['words of a heading', 1_000_000, (size) => `(${filled(size, '\nobj')})`],
  ['words of a heading behind blanks', 1_000_000, (size) => `(${filled(size, `a${'\n'.repeat(999)}obj`)})`],
  ['ends of objects', 200_000, (size) => filled(size, 'endobj ')],
  ['marks of the cross-reference', 200_000, (size) => `(${filled(size, 'startxref ')})`],
  ['trailers', 200_000, (size) => `(${filled(size, 'trailer << >> ')})`],
  ['trailers with a catalogue', 1_000_000, (size) => `(${filled(size, 'trailer << /Root 1 0 R >> ')})`],
  [
    'trailers of encrypted files',
    1_000_000,
    (size) => `(${filled(size, 'trailer << /Root 1 0 R /Encrypt 2 0 R >> ')})`,
  ],
  ['trailers that do not end', 1_000_000, (size) => `(${filled(size, 'trailer << /Encrypt 2 0 R /A [ ')})`],
  ['trailers within each other', 1_000_000, (size) => `(${filled(size, 'trailer << /Encrypt << ')})`],
  ['keys of trailers in comments', 1_000_000, (size) => `(${filled(size, '/Encrypt%')})`],
  ['keys of trailers behind blanks', 1_000_000, (size) => `(${filled(size, `/Root${' '.repeat(99)}`)})`],
  ['numbers of references', 400_000, (size) => `[${filled(size, '9 ')}]`],
  ['headings on one line with a comment', 200_000, (size) => `%${filled(size, '9 0 R % ')}\nnull`],
  ['one key of a trailer before zeros', 1_000_000, (size) => `(/Encrypt ${filled(size, '0')})`],
];

/** Each begins in the one before it, or would. */
const withinEachOther: DocumentFamily[] = Object.entries({
  strings: '(',
  'hexadecimal digits': '<',
  comments: '%',
  lists: '[',
  dictionaries: '<</A ',
  streams: '<<>> stream\n',
  'text of a string that does end': '\\(',
}).map(([what, start]) =>
  family(`objects within ${what} of objects`, 20_000, (size) => {
    const headings = Array.from({ length: size }, (_, at) => `${at + 10} 0 obj ${start}`);
    return pdfOf(onePage(), { between: { 2: `${headings.join('')}\n` } });
  }),
);

/** Of an object stream that nothing names. */
const unlisted: DocumentFamily[] = Object.entries({ strings: '(', lists: '[', blanks: ' ', numbers: '1 ' }).map(
  ([what, piece]) =>
    family(`an object stream with objects within ${what}`, 20_000, (size) => {
      const head = Array.from({ length: size }, (_, at) => `${at + 10} ${at * piece.length} `).join('');
      const data = deflateSync(head + filled(size * piece.length, piece));
      const entries = `/Type /ObjStm /N ${size} /First ${head.length} /Filter /FlateDecode`;
      return pdfOf(onePage('', { 4: streamOf(data, entries) }));
    }),
);

function keys(count: number): string {
  return Array.from({ length: count }, (_, at) => `/A${at} ${at}`).join(' ');
}

const ofObjects: DocumentFamily[] = [
  family('many objects', 10_000, (size) =>
    pdfOf(
      onePage(
        '',
        numbered(size, () => '<< /A 1 >>'),
      ),
    ),
  ),
  family('objects that refer to the next', 10_000, (size) =>
    pdfOf(
      onePage(
        '/More 10 0 R',
        numbered(size, (number) => `<< /Next ${Math.min(number + 1, size + 9)} 0 R >>`),
      ),
    ),
  ),
  family('references to the next', 10_000, (size) =>
    pdfOf(onePage('/More 10 0 R', { ...numbered(size, (number) => `${number + 1} 0 R`), [size + 10]: 'null' })),
  ),
  family('objects of the same number', 4_000, (size) =>
    pdfOf(onePage(), { between: { 2: filled(size * 22, '10 0 obj\nnull\nendobj\n') } }),
  ),
  family('pages side by side', 4_000, (size) => pdfOf(pages(size, references(size), () => 2))),
  family('pages one below the other', 200, (size) =>
    pdfOf({ ...pages(size, '10 0 R', (number) => (number === 10 ? 2 : number - 1)), ...branches(size) }),
  ),
  family('links', 5_000, (size) =>
    pdfOf(
      onePage('/More 9 0 R', {
        9: `[${references(size)}]`,
        ...numbered(size, () => '<< /Subtype /Link /A << /S /URI /URI (http://x) >> >>'),
      }),
    ),
  ),
  family('links of a long address', 2_000, (size) =>
    pdfOf(
      onePage('/More 9 0 R', {
        8: `(${filled(8000, '%25')})`,
        9: `[${references(size)}]`,
        ...numbered(size, () => '<< /S /GoTo /URI 8 0 R >>'),
      }),
    ),
  ),
  family('events that share a chain of actions', 2_000, (size) =>
    pdfOf(
      onePage('', {
        ...numbered(size, (number) => `<< /S /GoTo /Next ${number + 1} 0 R >>`),
        [size + 10]: `[${'<< /AA << /E 10 0 R >> >> '.repeat(size)}]`,
      }),
    ),
  ),
  family('actions that share a list of actions', 2_000, (size) =>
    pdfOf(
      onePage('', {
        9: `[${'<< /S /GoTo >> '.repeat(size)}]`,
        ...numbered(size, () => '<< /S /GoTo /Next 9 0 R >>'),
      }),
    ),
  ),
  family('forms that share their XML', 2_000, (size) =>
    pdfOf(
      onePage('', {
        8: streamOf(`<template>${'<field/>'.repeat(size)}</template>`),
        ...numbered(size, () => '<< /XFA 8 0 R >>'),
      }),
    ),
  ),
  family('attached files', 600, (size) => pdfOf(onePage(`/AF [${references(size, 3000)}]`, attachments(size)))),
  family('names of one attached file', 1_500, (size) =>
    pdfOf(onePage('', { 9: deflated('x'), ...numbered(size, () => '<< /F (a.txt) /EF << /F 9 0 R >> >>') })),
  ),
];

function pages(count: number, kids: string, parent: (number: number) => number): Objects {
  const page = (number: number) => `<< /Type /Page /Parent ${parent(number)} 0 R /MediaBox [0 0 9 9] >>`;
  return {
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: `<< /Type /Pages /Count ${count} /Kids [${kids}] >>`,
    ...numbered(count, page),
  };
}

/** Each but the last is the parent of the next. */
function branches(depth: number): Objects {
  return numbered(depth - 1, (number) => {
    const parent = number === 10 ? 2 : number - 1;
    return `<< /Type /Pages /Parent ${parent} 0 R /Count 1 /Kids [${number + 1} 0 R] >>`;
  });
}

function attachments(count: number): Objects {
  const specifications = Array.from({ length: count }, (_, at) => [
    [3000 + at, `<< /F (a${at}.txt) /EF << /F ${6000 + at} 0 R >> >>`],
    [6000 + at, deflated(`text ${at}`)],
  ]);
  return Object.fromEntries(specifications.flat());
}

/** What an attached file holds, and how that is packed. In bytes when it is unpacked. */
const attached = (name: string, largest: number, stream: (size: number) => Buffer): DocumentFamily =>
  family(`an attached file ${name}`, largest, (size) =>
    pdfOf(onePage('/AF [9 0 R]', { 9: '<< /F (a.txt) /EF << /F 10 0 R >> >>', 10: stream(size) })),
  );

/** What a function of a PDF repeats that is a program (7.10.5), in bytes. */
const ofFunctions: DocumentFamily[] = [
  ...['{', 'dup ', '1 ', '+00.5e9 ', '%', '%\f', ' '].map((piece) =>
    family(`a function of ${JSON.stringify(piece)}`, 400_000, (size) =>
      pdfOf(onePage('', { 10: streamOf(filled(size, piece), '/FunctionType 4 /Domain [0 1] /Range [0 1]') })),
    ),
  ),
];

const ofStreams: DocumentFamily[] = [
  ...Object.entries(packings).flatMap(([how, pack]) => {
    const packed = (data: Buffer) => pack(data);
    return [
      attached(how, 2_000_000, (size) => {
        const { data, entries } = packed(Buffer.alloc(size, 'ab'));
        return streamOf(data, entries);
      }),
      family(`an object stream ${how}`, 4_000, (size) =>
        packedPdf(
          onePage(
            '',
            numbered(size, () => '<< >>'),
          ),
          pack,
        ),
      ),
    ];
  }),
  attached('in codes of LZW', 1_000_000, (size) => streamOf(Buffer.alloc(size, 0x80), '/Filter /LZWDecode')),
  attached('of digits that do not end', 1_000_000, (size) => streamOf(filled(size, '6 '), '/Filter /ASCIIHexDecode')),
  attached('of zeros in 85 characters', 200_000, (size) => streamOf(filled(size, 'z'), '/Filter /ASCII85Decode')),
  attached('that unpacks to a thousand times as much', 20_000_000, (size) =>
    streamOf(deflateSync(Buffer.alloc(size)), '/Filter /FlateDecode'),
  ),
  attached('behind many filters', 2_000, (size) =>
    streamOf(filled(1_000, '61'), `/Filter [${'/ASCIIHexDecode '.repeat(size)}]`),
  ),
  family('streams of a wrong length', 2_000, (size) =>
    pdfOf(
      onePage(
        '',
        numbered(size, () => '<< /Length 9 >>\nstream\nx\nendstream'),
      ),
    ),
  ),
  family('sections of the cross-reference', 1_000, sections),
  ...['', '/A [ '].map((open) =>
    family(`trailers without a catalogue, each led to, with "${open}" in them`, 600_000, (size) => ledTo(size, open)),
  ),
  family('a cross-reference that is no more than a promise', 1_000_000, (size) => pdfOf(onePage(), { size })),
  family('zeros behind the end', 4_000_000, (size) => Buffer.concat([pdfOf(onePage()), Buffer.alloc(size)])),
];

/** Each says where the one before it stands. */
function sections(count: number): Buffer {
  const first = pdfOf(onePage());
  let before = first.lastIndexOf('xref\n0');
  let length = first.length;
  const chunks = [first];
  for (let at = 0; at < count; at += 1) {
    const chunk = `xref\n0 0\ntrailer\n<< /Size 4 /Root 1 0 R /Prev ${before} >>\nstartxref\n${length}\n%%EOF\n`;
    before = length;
    length += chunk.length;
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks);
}

/** Cross-references in a string, each of which names its own place. @param open what their trailers begin with */
function ledTo(size: number, open: string): Buffer {
  const written = (start: number) => {
    const one = (at: number) => `/Prev ${String(at).padStart(7, '0')} xref 0 0 trailer << /Encrypt 2 0 R ${open}>> `;
    const length = one(0).length;
    const all = Array.from({ length: size / length }, (_, index) =>
      one(start + index * length + '/Prev 0000000 '.length),
    );
    return withObject(`(trailer << /Root 1 0 R /Encrypt 2 0 R >> ${all.join('')})`);
  };
  return written(written(0).indexOf('/Prev'));
}

export const pdfFamilies: DocumentFamily[] = [
  ...contents.map(([name, largest, content]) => family(name, largest, (size) => withObject(content(size)))),
  ...withinEachOther,
  ...unlisted,
  ...ofObjects,
  ...ofFunctions,
  ...ofStreams,
];
