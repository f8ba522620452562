import { checkOverlaps } from '../../../src/leads/inspect/pdf/overlaps';

/** An object, as it stands in a file between others. */
const check = (object: string) => () => checkOverlaps(`7 0 obj ${object}\n8 0 obj null endobj`, [0]);

test.each([
  ['<< /A 1 /B 2 0 R /C [1 2 0 R << /D null >>] >> endobj'],
  ['<< /Length 1 >> stream\n(\nendstream endobj'],
  ['2 0 R endobj'],
  ['12 endobj'],
  ['endobj'],
  ['<< /A (stream) /B <</C true>> % obj\n>> endobj'],
  ['<< /The /end /is /missing >>'],
  ['[1 2] xref'],
])('what the grammar of PDF allows is read: %s', (object) => {
  expect(check(object)).not.toThrow();
});

test.each([
  ['a word where a key must stand', '<< 0 /S /JavaScript >> endobj'],
  ['a number behind a number', '<< /X 1 2 /S /JavaScript >> endobj'],
  ['a number behind the last number', '<< /X 1 2 >> endobj'],
  ['a list that ends as a dictionary', '<< /X [ >> /Y 1 >> endobj'],
  ['a dictionary that ends as a list', '[ << /X 1 ] ] endobj'],
  ['the end of an object within one', '<< /X endobj /Y 1 >> endobj'],
  ['a stream within a list', '[ << /Length 1 >> stream ( endstream ] endobj'],
  ['a stream without a dictionary', 'stream\n<< /S /JavaScript >>\nendstream endobj'],
  ['two values', '<< >> << /S /JavaScript >> endobj'],
  ['a value behind a reference', '2 0 R << /S /JavaScript >> endobj'],
])('what programs read each in their own way is refused: %s', (_what, object) => {
  expect(check(object)).toThrow('damaged');
});
