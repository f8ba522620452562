import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { temporaryFolder } from '../../../kit/temporary-folder';
import type { Lead } from '../../src/leads/store/lead';
import { openStore } from '../../src/leads/store/open';
import { leadsCommand } from '../support/leads-command';

const formula = '=HYPERLINK("https://evil.example","x")';

describe('npm run leads', () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'leads.db');
  const env = { DATABASE_URL: `sqlite:${file}` };
  const leads = [
    newLead({ id: 'KS-0000000001', receivedAt: '2026-11-01T10:00:00.000Z' }),
    newLead({ id: 'KS-0000000002', receivedAt: '2026-11-02T10:00:00.000Z', comment: formula }),
    newLead({ id: 'KS-0000000003', receivedAt: '2026-11-03T10:00:00.000Z', status: 'quarantined' }),
  ];

  beforeAll(async () => {
    const store = await openStore({ kind: 'sqlite', file });
    for (const lead of leads) await store.save(lead);
    await store.close();
  });

  test('list shows leads newest first, and counts the quarantined ones', async () => {
    const { out, code } = await leadsCommand(['list'], env);
    expect(code).toBe(0);
    const lines = out.split('\n');
    expect(lines[0]).toMatch(/^RECEIPT +RECEIVED +FORM +STATUS +NAME +PHONE +EMAIL +COMPANY +WANTED$/);
    expect(lines[1]?.split(/ {2,}/)).toEqual([
      ...['KS-0000000002', '2026-11-02 16:00 Dhaka', 'demo', 'new', 'Rahima Khatun', '+8801711000000'],
      ...['rahima@example.com', 'Khatun, "Sons" & Co', 'Point of Sale Software'],
    ]);
    expect(lines[2]).toContain('KS-0000000001');
    expect(out).not.toContain('KS-0000000003');
    expect(out).toContain('1 more in quarantine');
  });

  test.each([
    ['KS-OOOOOOOOOI', ['KS-0000000001']],
    ['khatun rahima', ['KS-0000000002', 'KS-0000000001']],
    ['01711-000000', ['KS-0000000002', 'KS-0000000001']],
    ['+880 1711 000000', ['KS-0000000002', 'KS-0000000001']],
    ['sons point of sale', ['KS-0000000002', 'KS-0000000001']],
    ['RAHIMA@example', ['KS-0000000002', 'KS-0000000001']],
    ['Karim', []],
    ['01711000001', []],
    ['2026', []],
  ])('list finds by words: %s', async (words, receipts) => {
    const { out } = await leadsCommand(['list', ...words.split(' ')], env);
    expect(out.match(/^KS-\d+/gm) ?? []).toEqual(receipts);
  });

  test('what is in quarantine is counted by the same words', async () => {
    expect((await leadsCommand(['list', 'rahima'], env)).out).toContain('1 more in quarantine');
    expect((await leadsCommand(['list', 'nobody'], env)).out).toBe('No leads.\n');
  });

  test.each(['rahmia', 'khatn 01711000000'])(
    'list says so when it finds only what is like the words: %s',
    async (words) => {
      const { out } = await leadsCommand(['list', ...words.split(' ')], env);
      expect(out).toMatch(/^No lead has exactly these words; these are like them\.\n/);
      expect(out.match(/^KS-\d+/gm)).toEqual(['KS-0000000002', 'KS-0000000001']);
      expect(out).toContain('1 more in quarantine');
    },
  );

  test('a part of a receipt that is of one lead alone shows it, and any other says so', async () => {
    const own = path.join(temporaryFolder(), 'leads.db');
    const store = await openStore({ kind: 'sqlite', file: own });
    for (const lead of leads) await store.save(lead);
    await store.save(newLead({ id: 'KS-ABCDEF7890', key: 'another', receivedAt: '2026-01-04T00:00:00.000Z' }));
    await store.close();
    for (const part of ['ks-abcdef', 'DEF789O', 'KS-ABCDEF7890'])
      expect((await leadsCommand(['show', part], { DATABASE_URL: `sqlite:${own}` })).out).toMatch(
        /^Receipt +KS-ABCDEF7890$/m,
      );
    for (const part of ['BCDEF78', 'ABCD', '%%%%%%'])
      expect((await leadsCommand(['show', part], { DATABASE_URL: `sqlite:${own}` })).err).toMatch(
        /^There is no lead with the receipt /,
      );
    const { err, code } = await leadsCommand(['show', '000000'], { DATABASE_URL: `sqlite:${own}` });
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^Several receipts begin or end with 000000, such as KS-.*: say more/),
    ]);
    expect((await leadsCommand(['list', 'DEF7890'], { DATABASE_URL: `sqlite:${own}` })).out).toContain('KS-ABCDEF7890');
  });

  test('a limit counts what is found', async () => {
    const { out } = await leadsCommand(['list', 'rahima', '--limit', '1'], env);
    expect(out.match(/^KS-\d+/gm)).toEqual(['KS-0000000002']);
  });

  test('show names every field and choice in words, beside the stored value', async () => {
    const { out, code } = await leadsCommand(['show', 'ks-oooooooooi'], env);
    expect(code).toBe(0);
    expect(out).toMatch(/^Industry +Retail Market \(1\)$/m);
    expect(out).toMatch(/^Product +Point of Sale Software \(1\)$/m);
    expect(out).toMatch(/^Country +Bangladesh \(BD\)$/m);
    expect(out).toMatch(/^Company size +11-50 employees \(11-50\)$/m);
    expect(out).toMatch(/^Where did you hear about us\? +Google$/m);
    expect(out).not.toContain('\u001b');
  });

  test('show of an unknown receipt fails, and says so', async () => {
    const { err, code } = await leadsCommand(['show', 'KS-9999999999'], env);
    expect({ err, code }).toEqual({ err: 'There is no lead with the receipt KS-9999999999.\n', code: 1 });
  });

  test('show of too little of a receipt says how much of it is needed', async () => {
    const { err, code } = await leadsCommand(['show', 'BQGZ'], env);
    const hint = 'Of its beginning or end, 5 letters are needed: that is 4.';
    expect({ err, code }).toEqual({ err: `There is no lead with the receipt BQGZ. ${hint}\n`, code: 1 });
  });

  test('show of an e-mail address says how leads are found by one', async () => {
    const { err, code } = await leadsCommand(['show', 'rahima@example.com'], env);
    expect(code).toBe(1);
    expect(err).toMatch(
      /^There is no lead with the receipt rahima@example\.com\. "npm run leads -- list <words>" finds/,
    );
  });

  test('export as JSON has every lead in the agreed shape', async () => {
    const { out, code } = await leadsCommand(['export'], env);
    expect(code).toBe(0);
    // One address: what it agreed to with the first lead holds for the suspected spam too.
    const marketing = { allowed: true, withdrawals: [] };
    const words = { noun: 'demo request', answers: expect.any(Array) };
    const shape = ({ fingerprint, words: _, ...lead }: Lead) => ({ ...lead, attachment: null, marketing, ...words });
    expect(JSON.parse(out)).toEqual(leads.map(shape).reverse());
    const product = { name: 'product', label: 'Product', value: '1', text: 'Point of Sale Software' };
    expect(JSON.parse(out)[0].answers).toContainEqual(product);
  });

  test('export as CSV is safe in a spreadsheet, and equal once the apostrophes are gone', async () => {
    const target = path.join(folder, 'leads.csv');
    const { code, out } = await leadsCommand(['export', '--format', 'csv', '--raw', '--out', target], env);
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(statSync(target).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    const rows: Record<string, string>[] = parse(readFileSync(target), { columns: true });
    expect(rows.map(({ id }) => id)).toEqual(['KS-0000000003', 'KS-0000000002', 'KS-0000000001']);
    expect(rows[1]?.comment).toBe(`'${formula}`);
    expect(Object.values(rows[1] ?? {}).some((cell) => /^[=+\-@\t\r]/.test(cell))).toBe(false);
    const restored = Object.entries(leads[1]?.fields ?? {}).map(([name]) => [name, rows[1]?.[name]?.replace(/^'/, '')]);
    expect(Object.fromEntries(restored)).toEqual(leads[1]?.fields);
  });

  test('a failed export leaves no file', async () => {
    const { code } = await leadsCommand(['export', '--out', path.join(folder, 'missing/leads.json')], env);
    expect(code).toBe(1);
  });

  test('wrong usage is exit code 2, in two lines, of which one says where to read on', async () => {
    const { err, code } = await leadsCommand(['list', '--status', 'lost'], env);
    expect(code).toBe(2);
    expect(err).toBe('--status must be one of new, quarantined.\n"npm run leads -- --help" says what there is.\n');
  });

  test('a database that is not there is an error, and is not made', async () => {
    const missing = path.join(folder, 'none.db');
    const { err, code } = await leadsCommand(['list'], { DATABASE_URL: `sqlite:${missing}` });
    expect({ err, code }).toEqual({ err: `DATABASE_URL: There is no database at ${missing} yet.\n`, code: 1 });
    expect(readdirSync(folder)).not.toContain('none.db');
  });

  test('a reader that has seen enough is no failure', async () => {
    const script = `'${process.execPath}' --require tsx/cjs api/src/cli/leads.ts export | true; echo "\${PIPESTATUS[0]}"`;
    const options = { cwd: path.join(__dirname, '../../..'), env: { ...process.env, ...env } };
    const { stdout, stderr } = await promisify(execFile)('bash', ['-c', script], options);
    expect({ stdout, stderr }).toEqual({ stdout: '0\n', stderr: '' });
  });
});

function newLead({ comment = 'রহিমা\n\u001b[31mred', ...changes }: Partial<Lead> & { comment?: string }): Lead {
  return {
    id: '',
    form: 'demo',
    key: randomUUID(),
    fingerprint: 'f',
    status: 'new',
    receivedAt: '',
    fields: {
      Customer_name: 'Rahima Khatun',
      business_name: 'Khatun, "Sons" & Co',
      mobile_no: '+8801711000000',
      email: 'rahima@example.com',
      designation: 'CEO',
      business_industries: '1',
      company_size: '11-50',
      product: '1',
      Country: 'BD',
      lead_sources: 'Google',
      website: '',
      comment,
    },
    words: {},
    consent: { version: '1', textSha256: 'a'.repeat(64), explicit: true, at: '2026-11-01T10:00:00.000Z', page: '/' },
    attachment: null,
    attribution: null,
    page: '/',
    ...changes,
  };
}
