import { problemInside } from '../../../src/leads/inspect/inspect';
import { asJson } from '../../../src/leads/inspect/pdf/json';

test.each([
  ['crash', 'cv.pdf', 'CV could not be read. Print it to PDF and choose the new file'],
  ['time', 'cv.pdf', 'CV has more in it than can be checked. Send fewer of its pages'],
  ['memory', 'cv.docx', 'CV has more in it than can be checked. Print it to PDF and choose the new file'],
] as const)('a document that failed by %s, %s, is told so in its own words', async (failed, name, words) => {
  const judge = async () => ({ failed, worked: 1 });
  const field = { name: 'cv', kind: 'file', label: 'CV', prompt: '', required: true, maxLength: 120 } as const;
  const problem = problemInside(field, { name, data: Buffer.alloc(1) }, { judge, email: async () => undefined });
  expect(await problem).toBe(words);
});

test('numbers of PDF become those of JSON, and texts stay as they are', () => {
  const lines = [
    '[',
    '  +1.0,',
    '  "u:a +1.0,\\n +1.0",',
    '  "u:\u2028 +1.0\u2028 +1.0",',
    '  { "/ +1.0": -00.5',
    '}',
    ']',
    '',
  ];
  expect(JSON.parse(asJson(lines.join('\n')))).toEqual([
    1,
    'u:a +1.0,\n +1.0',
    'u:\u2028 +1.0\u2028 +1.0',
    { '/ +1.0': -0.5 },
  ]);
});
