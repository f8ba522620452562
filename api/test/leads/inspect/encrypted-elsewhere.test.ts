import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Judges } from '../../../src/leads/inspect/judges/judges';

const judges = new Judges();
afterAll(() => judges.close());

const encrypted = readFileSync(path.join(__dirname, 'genuine/qpdf-aes128.pdf'), 'latin1');
const filters = '<< /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >>';
const none = filters.replace('AESV2', 'None');

/** Its crypt filters in an object of their own, which an update brings, with other objects before that. */
function withFiltersElsewhere(others = ''): Buffer {
  const whole = encrypted.replace(filters, '23 0 R'.padEnd(filters.length));
  const [trailer = ''] = /trailer <<.*?>>\n/s.exec(whole) ?? [];
  const [, previous] = /startxref\n(\d+)/.exec(whole) ?? [];
  const object = `${others}23 0 obj ${filters} endobj\n`;
  const at = String(whole.length + others.length).padStart(10, '0');
  const updated = trailer.replace('/Size 23', `/Size 24 /Prev ${previous}`);
  const table = `xref\n23 1\n${at} 00000 n \n${updated}startxref\n${whole.length + object.length}\n%%EOF\n`;
  return Buffer.from(whole + object + table, 'latin1');
}

test('an encrypted document may have its crypt filters in an object of their own', async () => {
  expect(await problemWith(withFiltersElsewhere())).toBeNull();
});

test.each([
  ['twice, once without encryption', `23 0 obj ${none} endobj\n`],
  ['twice, both the same', `23 0 obj ${filters} endobj\n`],
])('but not %s: programs that follow another table would decrypt it otherwise', async (_, others) => {
  expect(await problemWith(withFiltersElsewhere(others))).toContain('protected and damaged');
});

async function problemWith(data: Buffer): Promise<unknown> {
  const outcome = await judges.judge({ type: 'pdf', data }, { warn: () => {}, error: () => {} });
  return 'failed' in outcome ? outcome.failed : outcome.judgement;
}
