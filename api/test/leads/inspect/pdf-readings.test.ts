import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onePage, packedPdf, pdfOf } from '../../support/pdf/make';
import { packings } from '../../support/pdf/packings';
import type { Reader } from '../../support/pdf/reader';

const readers = fork(path.join(__dirname, '../../support/pdf/start-reader.cjs'), {
  execArgv: [],
  serialization: 'advanced',
});
afterAll(() => readers.kill());

const opens = '/OpenAction 10 0 R';
const script = '<< /S /JavaScript /JS (x) >>';
const turns = '<< /S /GoTo /D [3 0 R /Fit] >>';

/** The same number stands for two objects, and the cross-reference lists `listed`. */
function twice(first: string, second: string, listed: 'first' | 'second'): Buffer {
  const text = pdfOf(onePage(opens, { 10: first })).toString('latin1');
  const file = text.replace('\nxref\n', () => `\n10 0 obj\n${second}\nendobj\nxref\n`);
  const end = file.replace(/startxref\n\d+/, `startxref\n${file.indexOf('\nxref\n') + 1}`);
  const row = (at: number) => `${String(at).padStart(10, '0')} 00000 n`;
  const [one, two] = [end.indexOf('10 0 obj'), end.lastIndexOf('10 0 obj')];
  return Buffer.from(listed === 'first' ? end : end.replace(row(one), row(two)), 'latin1');
}

const files = {
  plain: pdfOf(onePage(opens, { 10: script })),
  packed: packedPdf(onePage(opens, { 10: script }), packings.compressed ?? ((data) => ({ data, entries: '' }))),
  'under a name alone': pdfOf(onePage(opens, { 10: '<< /S /JavaScript >>' })),
  'under an escaped name alone': pdfOf(onePage(opens, { 10: '<< /S /J#61vaScript >>' })),
  'that belongs to nothing': pdfOf(onePage('', { 10: script })),
  'under a number far too high': pdfOf(onePage('/OpenAction 99999 0 R', { 99999: script })),
  'in the second of two objects, of which the first is listed': twice(turns, script, 'first'),
  'in the first of two objects, of which the second is listed': twice(script, turns, 'second'),
};

const sees: Record<Reader, string[]> = {
  strict: ['plain', 'packed', 'under a name alone', 'under an escaped name alone', 'that belongs to nothing'],
  lenient: ['plain', 'packed', 'under a name alone', 'under an escaped name alone', 'under a number far too high'],
  'without the cross-reference': [
    ...(['plain', 'packed', 'under a name alone', 'under an escaped name alone'] as const),
    ...(['under a number far too high', 'in the second of two objects, of which the first is listed'] as const),
  ],
  every: Object.keys(files),
};

const names: Reader[] = ['strict', 'lenient', 'without the cross-reference', 'every'];

test.each(names)('the reading %s alone shows each script that it is there for, and no more', async (reader) => {
  const seen: string[] = [];
  for (const [what, data] of Object.entries(files)) {
    readers.send({ reader, data });
    const [found] = await once(readers, 'message');
    if (found === 'a script') seen.push(what);
  }
  expect(seen).toEqual(sees[reader]);
});
