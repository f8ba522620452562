import { patternsIn, sourceFiles, trouble } from '../../support/patterns';

const files = sourceFiles(['api/src', 'src']).map((file) => ({ file, ...patternsIn(file) }));

test('No regular expression of site and backend can be made to take more than linear time', async () => {
  const patterns = files.flatMap((file) => file.patterns);
  expect(patterns.length).toBeGreaterThan(100);
  const troubles = [];
  for (const pattern of patterns) {
    const found = await trouble(pattern);
    if (found) troubles.push(`${pattern.file}:${pattern.line} /${pattern.source}/ ${found}`);
  }
  expect(troubles).toEqual([]);
}, 300_000);

test('None is put together at run time, where nobody could check it', () => {
  expect(files.filter(({ built }) => built.length > 0).map(({ file, built }) => `${file}:${built}`)).toEqual([]);
});

test('Text is normalised in one file, which counts the marks before', () => {
  const others = files.filter(({ file }) => file !== 'src/contract/text.ts');
  expect(
    others.filter(({ normalised }) => normalised.length > 0).map(({ file, normalised }) => `${file}:${normalised}`),
  ).toEqual([]);
});

test.each([
  ['a header with blanks before its end', /^([A-Za-z-]+):[ \t]*([^\p{Cc}]*?)[ \t]*$/u],
  ['comments before the first object of a PDF file', /^(?:[\0\t\n\f\r ]|%[^\r\n]*)*\d+[\0\t\n\f\r ]+\d+/],
  ['the attributes of an XML element', /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g],
])('The check finds what once held up the server: %s', async (_name, { source, flags }) => {
  expect(await trouble({ source, flags })).toMatch(/polynomial|exponential/);
});

test('The check sees every way to write a pattern', () => {
  const text = 'const a = /x/u;\nconst b = new RegExp(a.source);\nconst c = RegExp("y");\nc.normalize();';
  expect(patternsIn('a.ts', text)).toEqual({
    patterns: [{ file: 'a.ts', line: 1, source: 'x', flags: 'u' }],
    built: [2, 3],
    normalised: [4],
  });
});
