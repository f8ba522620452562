import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { Random } from '../../../../kit/random';
import { temporaryFolder } from '../../../../kit/temporary-folder';
import { csvRow } from '../../../src/leads/export/csv';
import type { Lead } from '../../../src/leads/store/lead';
import { openStore } from '../../../src/leads/store/open';
import { attachmentFor, newLead } from '../../support/leads';
import { leadsCommand } from '../../support/leads-command';
import { hasPython, readWithPython } from '../../support/python-csv';

const folder = temporaryFolder();
const bytes = Buffer.from('a CV');
const breaks = ['\n', '\r', '\r\n', '\n\r', '\v', '\f', '\x1c', '\x1e', '\u0085', '\u2028', '\u2029', '\t'];
const formulas = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(1)',
  "=cmd|'/C calc'!A0",
  '＝1',
  '＋1',
  '－1',
  '＠1',
  '﹢1',
  '﹣1',
  '﹦1',
  '﹫1',
  '−1',
  '\t=1',
  '\r=1',
];
const pieces = [
  ...[...breaks, ...formulas, ';', ',', '|', '"', '""', "'", "''", ' ', '\u00a0', '\u200b', '\ufeff', '\u202e'],
  ...['Hello', 'রহিমা', '👩‍👩‍👧', '\\', '0', '00123', '1e9', '5 - 3', 'a=b', '{"a":"=1"}', 'NULL', ''],
];

/** Values that somebody could send, or a version of ours could have stored. */
const hostile = [
  ...pieces,
  ...[...breaks, ';', ',', ' ', '"', '";', '",', "'", ";'", '\u00a0', ' \u200b"'].flatMap((before) =>
    formulas.flatMap((formula) => [`Hello${before}${formula}`, `${before}${formula}${before}`, `${before}'${formula}`]),
  ),
];

const suite = hasPython('Export read by Python') ? describe : describe.skip;

suite('an export, read by Python', () => {
  test('has one row for each lead and every value, and nothing in it is a formula (S4)', async () => {
    const leads = hostile.map(hostileLead);
    const rows = await exported(leads, '--raw');
    const { restored, formulas: found, rows: asWritten } = readWithPython(rows);
    expect(found.slice(0, 5)).toEqual([]);
    expect(asWritten).toHaveLength(leads.length + 1);
    expect(records(restored)).toEqual(leads.map(expectedRecord));
  });

  test('for people has one row for each lead and every value under its label, and nothing in it is a formula', async () => {
    const leads = hostile.map(hostileLead);
    const { restored, formulas: found } = readWithPython(await exported(leads));
    expect(found.slice(0, 5)).toEqual([]);
    const [head = [], ...rows] = restored;
    const read = rows.map((row) => ['Receipt', 'Name', 'Address', 'File'].map((label) => row[head.indexOf(label)]));
    expect(read).toEqual(
      leads.map(({ id, fields, attachment }) => [id, fields.name, fields.address, attachment?.name]),
    );
  });

  test('ends each row, and nothing else, as RFC 4180 wants it', async () => {
    const text = readFileSync(await exported([newLead(), newLead()], '--raw'), 'utf8');
    expect(text).toMatch(/^(?:"[^"\r\n]*"(?:,"[^"\r\n]*")*\r\n){3}$/);
  });

  test.each([1, 2, 3])('holds whatever the values are made of: 1,000 rows by chance, seed %i', (seed) => {
    const random = new Random(seed);
    const value = () => Array.from({ length: random.below(6) }, () => random.pick(pieces)).join('');
    const rows = Array.from({ length: 1000 }, () => Array.from({ length: 5 }, value));
    const file = path.join(folder, `${seed}.csv`);
    writeFileSync(file, rows.map(csvRow).join(''));
    const { restored, formulas: found } = readWithPython(file);
    expect(found.slice(0, 5)).toEqual([]);
    expect(restored).toEqual(rows);
  });

  test('would be caught if a cell were written as it is', () => {
    const file = path.join(folder, 'careless.csv');
    writeFileSync(file, 'id,comment\r\nKS-1,Hello\n=1+1\r\nKS-2,"a;=2+2"\r\n');
    const { rows, formulas: found } = readWithPython(file);
    expect(rows).toHaveLength(4);
    expect(found).toEqual(expect.arrayContaining(['=1+1', 'a;=2+2']));
  });
});

test('another reader finds the same rows', () => {
  const rows = hostile.map((value, index) => [String(index), value, 'x']);
  const read: string[][] = parse(rows.map(csvRow).join(''), { bom: false });
  expect(read).toHaveLength(rows.length);
  expect(read.map(([index]) => index)).toEqual(rows.map(([index]) => index));
  expect(read.map((row) => row.length)).toEqual(rows.map(() => 3));
});

/** A lead with a value wherever somebody's words can get. */
function hostileLead(value: string): Lead {
  return newLead({
    form: 'application',
    fields: { name: value, email: `${value}@example.com`, address: `House 1,${value}` },
    attachment: attachmentFor(bytes, value),
    consent: { version: value, textSha256: '', explicit: true, at: '2026-01-01T00:00:00.000Z', page: value },
    attribution: { utm_term: value },
  });
}

/** What a reader must find of it. */
function expectedRecord({ id, key, fields, attachment, consent, attribution }: Lead) {
  const { name, email, address } = fields;
  const evidence = { consent_version: consent.version, consent_page: consent.page };
  return { id, key, name, email, address, attachment_name: attachment?.name, ...evidence, attribution };
}

function records([head = [], ...rows]: string[][]) {
  return rows.map((row) => {
    const cell = (name: string) => row[head.indexOf(name)];
    const names = ['id', 'key', 'name', 'email', 'address', 'attachment_name', 'consent_version', 'consent_page'];
    const texts = Object.fromEntries(names.map((name) => [name, cell(name)]));
    return { ...texts, attribution: JSON.parse(cell('attribution') ?? '') };
  });
}

/** The file that `leads export` writes of these leads, in their order: the newest first. */
async function exported(leads: readonly Lead[], ...options: string[]): Promise<string> {
  const database = path.join(folder, `${newLead().id}.db`);
  const file = `${database}.csv`;
  const store = await openStore({ kind: 'sqlite', file: database });
  for (const [index, lead] of leads.entries()) {
    const receivedAt = new Date(Date.UTC(2026, 0, 1) - index * 1000).toISOString();
    await store.save({ ...lead, receivedAt }, { attachment: lead.attachment ? bytes : undefined });
  }
  await store.close();
  const env = { DATABASE_URL: `sqlite:${database}` };
  const { code, err } = await leadsCommand(['export', '--format', 'csv', ...options, '--out', file], env);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return file;
}
