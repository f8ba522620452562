import { InvalidFile } from '../../../src/leads/inspect/invalid-file';
import { encryptionIn } from '../../../src/leads/inspect/pdf/trailers';

const trailer = 'trailer << /Size 9 /Root 1 0 R /Encrypt 7 0 R /ID [<aa><bb>] >>';

/** A file for the web: its first trailer leads to its last one. */
function withEarlier(earlier: string): string {
  const head = '%PDF-1.5\ntrailer << /Prev 000 /Root 1 0 R /Encrypt 7 0 R >>\nstartxref 0 %%EOF\n';
  return `${head.replace('000', String(head.length).padStart(3, '0'))}xref\n0 1\n0000000000 65535 f\ntrailer\n${earlier}`;
}

const encryption = { '/Root': '1 0 R', '/Encrypt': '7 0 R' };
const protectedAndDamaged = /protected and damaged/;
const damaged = /^is damaged/;

test('a document whose trailers name no encryption is not encrypted, whatever roots they name', () => {
  expect(encryptionIn('trailer << /Root 1 0 R >> trailer << /Root 2 0 R >>')).toBeUndefined();
});

test('words of a text are no entries', () => {
  expect(encryptionIn('(/Encrypt files, not /Rooted ones) Tj /Root none')).toBeUndefined();
});

test.each([
  ['one trailer', trailer],
  ['an update', `${trailer} startxref 5 %%EOF 3 0 obj null endobj ${trailer.replace('<bb>', '<cc>')}`],
  ['the other trailer of a file for the web', `${trailer} trailer << /Size 5 /ID [<aa><bb>] >>`],
  ['the last trailer of such a file, of Acrobat, which has no root', withEarlier('<</Size 5/Encrypt 7 0 R>>')],
  ['a cross-reference stream', '8 0 obj << /Type /XRef /Root 1 0 R /Encrypt 7 0 R /W [1 2 1] >> stream'],
  [
    'escapes, also of a zero, at which some programs end a name, and comments',
    'trailer<</R#6fot%\n1  0\tR/Encr#79pt#00x 7 0 R>>',
  ],
])('how a document is encrypted is known by %s', (_, text) => {
  expect(encryptionIn(text)).toEqual(encryption);
});

test.each([
  ['another root', `${trailer} trailer << /Root 2 0 R /Encrypt 7 0 R >>`],
  ['another encryption', `${trailer} trailer << /Root 1 0 R /Encrypt 8 0 R >>`],
  ['none', `${trailer} trailer << /Root 1 0 R >>`],
  ['none, said so', `${trailer} trailer << /Root 1 0 R /Encrypt null >>`],
  ['no root', `${trailer} trailer << /Encrypt 7 0 R >>`],
  [
    'no root, before which another object stands',
    withEarlier('<< /Encrypt 7 0 R >>').replace('\nxref', '\nxref 1 0 obj'),
  ],
  ['no root, behind the one that belongs there', `${withEarlier('<< /Size 5 >>')} trailer << /Encrypt 7 0 R >>`],
  ['no root, within another dictionary', withEarlier('<< /Size 5 /X << /Encrypt 7 0 R >> >>')],
  ['no root, in a place that an outline names', withEarlier('<< /Encrypt 7 0 R >>').replace(' /Root', ' 0 R /Root')],
  ['another encryption and no root', withEarlier('<< /Encrypt 8 0 R >>')],
  ['its encryption twice and no root', withEarlier('<< /Encrypt 7 0 R /Encrypt 7 0 R >>')],
  ['an encryption of its own and no root', withEarlier('<< /Encrypt << /V 1 >> >>')],
  ['no root, and none that has one', withEarlier('<< /Encrypt 7 0 R >>').replace('/Root 1 0 R /Encrypt 7 0 R', '')],
  ['none, beside one without a root', `trailer << /Root 1 0 R >> ${withEarlier('<< /Encrypt 7 0 R >>')}`],
  ['two roots', 'trailer << /Root 1 0 R /Root 2 0 R /Encrypt 7 0 R >>'],
  ['another root in a comment', `${trailer}\n%trailer << /Root 2 0 R /Encrypt 7 0 R >>`],
  ['another root in a string', `${trailer} 3 0 obj (trailer << /Root 2 0 R /Encrypt 7 0 R >>) endobj`],
  ['none in a stream', `${trailer} stream\ntrailer << /Root 1 0 R >>\nendstream`],
  ['none in a cross-reference stream', `${trailer} 8 0 obj << /Type /XRef /Root 1 0 R >> stream`],
  ['none in a dictionary without a heading', `${trailer} << /Root 1 0 R >>`],
  [
    'its encryption twice',
    'trailer << /Root 1 0 R /Encrypt << /V 1 >> >> trailer << /Root 1 0 R /Encrypt << /V 1 >> >>',
  ],
])('a document is not taken when a program could find a trailer with %s', (_, text) => {
  expect(() => encryptionIn(text)).toThrow(protectedAndDamaged);
});

test.each([
  'trailer << /Root << /Type /Catalog >> >>',
  'trailer<</R#6F#6ft%\n<</Type/Catalog>>>>',
  '%trailer << /Root << /Type /Catalog >> >>',
  '8 0 obj << /Type /XRef /Root << /Type /Catalog >> >> stream',
])('a catalogue that stands in a trailer is refused: %s', (text) => {
  expect(() => encryptionIn(text)).toThrow(damaged);
});

test('a root that only some programs take for a reference is refused', () => {
  expect(() => encryptionIn(`${trailer} trailer << /Root 1.0 0 R /Encrypt 7 0 R >>`)).toThrow(damaged);
});

test('a trailer that does not end is refused', () => {
  expect(() => encryptionIn('trailer << /Root 1 0 R /Encrypt 7 0 R ')).toThrow(InvalidFile);
});
