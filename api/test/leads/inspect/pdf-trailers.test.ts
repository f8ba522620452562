import { InvalidFile } from '../../../src/leads/inspect/invalid-file';
import { encryptionIn } from '../../../src/leads/inspect/pdf/trailers';

const trailer = 'trailer << /Size 9 /Root 1 0 R /Encrypt 7 0 R /ID [<aa><bb>] >>';
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
