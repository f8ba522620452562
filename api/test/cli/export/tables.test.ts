import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { temporaryFolder } from '../../../../kit/temporary-folder';
import { writeFileWhole } from '../../../src/cli/output';
import type { Table } from '../../../src/leads/export/word-table';
import { workbook } from '../../../src/leads/export/workbook';
import { openStore } from '../../../src/leads/store/open';
import { attachmentFor, newLead } from '../../support/leads';
import { leadsCommand } from '../../support/leads-command';
import { hasOffice, readWithOffice } from '../../support/office';
import { hasPython } from '../../support/python-csv';
import { readWorkbook } from '../../support/python-workbook';

const folder = temporaryFolder();
const database = path.join(folder, 'leads.db');
const env = { DATABASE_URL: `sqlite:${database}` };
const leads = [
  newLead({
    id: 'KS-0000000003',
    receivedAt: '2026-11-03T20:30:00.000Z',
    fields: {
      ...{ Customer_name: 'রহিমা খাতুন', mobile_no: '+8801711000000', email: 'rahima@example.com' },
      ...{ business_name: '=1+1', product: '1', Country: 'BD', comment: 'Two shops.\nAnd "one" more; soon, I hope.' },
    },
    attribution: { utm_source: 'google', landing_page: '/products' },
  }),
  newLead({
    id: 'KS-0000000002',
    form: 'application',
    receivedAt: '2026-11-02T10:00:00.000Z',
    fields: { name: 'Karim', phone: '01711000001', email: 'karim@example.com', address: 'House 7' },
    attachment: attachmentFor(Buffer.from('a CV'), 'cv.pdf'),
  }),
  newLead({
    id: 'KS-0000000004',
    form: 'contact',
    page: '/hosting/vps-6',
    receivedAt: '2026-11-01T12:00:00.000Z',
    fields: { name: 'Salma', phone: '01711000002', subject: 'Hosting plan: VPS-6', message: 'salma.example' },
  }),
  newLead({ id: 'KS-0000000001', status: 'quarantined', receivedAt: '2026-11-01T10:00:00.000Z' }),
];

beforeAll(async () => {
  const store = await openStore({ kind: 'sqlite', file: database });
  for (const lead of leads) {
    await store.save(lead, lead.attachment ? { attachment: Buffer.from('a CV') } : {});
  }
  await store.close();
});

test('a table in CSV has one column for each fact, in words, and no suspected spam', async () => {
  const { file, err } = await exported('leads.csv');
  expect(readFileSync(file, 'utf8').startsWith('\uFEFF"Receipt",')).toBe(true);
  const rows: Record<string, string>[] = parse(readFileSync(file), { bom: true, columns: true });
  expect(rows).toMatchObject([
    {
      ...{ Receipt: 'KS-0000000003', 'Received (Dhaka)': '2026-11-04 02:30', Form: 'demo request' },
      ...{ 'In quarantine': 'no', Status: 'New', Owner: '', Notes: '' },
      ...{ Name: 'রহিমা খাতুন', Phone: "'+8801711000000", Product: 'Point of Sale Software', Country: 'Bangladesh' },
      ...{ 'Business name': "'=1+1", 'Came from': 'utm_source: google; landing_page: /products', Marketing: 'allowed' },
    },
    { Receipt: 'KS-0000000002', Name: 'Karim', Phone: "'01711000001", Address: 'House 7', File: 'cv.pdf' },
    { Receipt: 'KS-0000000004', Form: 'order', Subject: 'Hosting plan: VPS-6', 'Domain name': 'salma.example' },
  ]);
  const headings = Object.keys(rows[0] ?? {});
  expect(headings.filter((one) => /name|phone|email|comment/i.test(one))).toEqual([
    'Name',
    'Phone',
    'Email',
    'Business name',
    'Comment',
    'Domain name',
  ]);
  expect(err).toBe('1 more in quarantine, suspected of being spam: --status quarantined exports them.\n');
});

test('suspected spam is exported when it is asked for, and programs get all of it', async () => {
  const { file, err } = await exported('spam.csv', '--status', 'quarantined');
  expect(parse(readFileSync(file), { bom: true, columns: true })).toMatchObject([
    { Receipt: 'KS-0000000001', 'In quarantine': 'yes', Status: 'New' },
  ]);
  expect(err).toBe('');
  const raw = await exported('raw.csv', '--raw');
  const rows = parse(readFileSync(raw.file), { columns: true });
  expect(rows).toMatchObject([{ product: '1', mobile_no: "'+8801711000000" }, {}, {}, { status: 'quarantined' }]);
});

test('a table has the days that were asked for, as they are in Dhaka', async () => {
  const between = async (...days: string[]) => {
    const { file } = await exported('days.csv', ...days);
    return parse(readFileSync(file), { bom: true, columns: true }).map((row: unknown) => Object(row).Receipt);
  };
  expect(await between('--since', '2026-11-04')).toEqual(['KS-0000000003']);
  expect(await between('--until', '2026-11-03')).toEqual(['KS-0000000002', 'KS-0000000004']);
  expect(await between('--since', '2026-11-02', '--until', '2026-11-04')).toHaveLength(2);
});

const opening = hasOffice('The workbook in LibreOffice') ? describe : describe.skip;

opening('a workbook, opened by LibreOffice', () => {
  test('shows what the table in CSV has, phone numbers whole and without an apostrophe, and no formula', async () => {
    const rows = readWithOffice((await exported('leads.xlsx')).file);
    const csv: string[][] = parse(readFileSync((await exported('same.csv')).file), { bom: true });
    expect(rows).toEqual(csv.map((row) => row.map((cell) => cell.replace(/^'/, ''))));
    expect(rows[1]).toEqual(expect.arrayContaining(['+8801711000000', '=1+1', '2026-11-04 02:30']));
    expect(rows[2]).toContain('01711000001');
  }, 120_000);

  test('of no leads has its headings', async () => {
    const rows = readWithOffice((await exported('none.xlsx', '--until', '2020-01-01')).file);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.slice(0, 2)).toEqual(['Receipt', 'Received (Dhaka)']);
  }, 120_000);
});

const reading = hasPython('The workbook read by Python') ? describe : describe.skip;

reading('a workbook, read by Python', () => {
  test('has every value letter for letter, whatever it is made of, and no formula', async () => {
    const values = [
      ...['=1+1', '+1', '-1', '@SUM(1)', "=cmd|'/C calc'!A0", '\t=1', "'quoted", '00123', '1e9', 'TRUE', '#N/A'],
      ...[
        'a\r\nb\rc\nd',
        ' blanks ',
        '\u000b\u0001\u001f',
        '<&>"\'',
        ']]>',
        '_x0041_',
        '_x005F_x0041_',
        '👩‍👩‍👧',
        '\uFFFE',
      ],
    ];
    const file = path.join(folder, 'values.xlsx');
    await writeFileWhole(file, workbook(tableOf(values)));
    expect(readWorkbook(file).slice(1)).toEqual(values.map((value) => ({ A: value, AB: value })));
  });

  test('of many rows is written as they are read', async () => {
    const file = path.join(folder, 'many.xlsx');
    await writeFileWhole(file, workbook(tableOf(Array.from({ length: 5_000 }, (_, index) => `ক ${index}`))));
    const rows = readWorkbook(file);
    expect(rows).toHaveLength(5_001);
    expect(rows.at(-1)?.A).toBe('ক 4999');
  });
});

test('a workbook whose leads cannot be read to the end is none', async () => {
  const failing: Table = {
    headings: ['A'],
    rows: (async function* () {
      yield [{ kind: 'text' as const, value: 'x' }];
      throw new Error('The database went away.');
    })(),
  };
  const file = path.join(folder, 'broken.xlsx');
  await expect(writeFileWhole(file, workbook(failing))).rejects.toThrow('The database went away.');
  expect(existsSync(file)).toBe(false);
  expect(readdirSync(folder).filter((name) => name.startsWith('broken'))).toEqual([]);
});

/** 28 columns, of which the first and the last have the value. */
function tableOf(values: readonly string[]): Table {
  const empty = { kind: 'text' as const, value: '' };
  return {
    headings: Array.from({ length: 28 }, (_, index) => `H${index}`),
    rows: (async function* () {
      for (const value of values) {
        const cell = { kind: 'text' as const, value };
        yield [cell, ...Array.from({ length: 26 }, () => empty), cell];
      }
    })(),
  };
}

async function exported(name: string, ...options: string[]) {
  const file = path.join(folder, name);
  const { code, err, out } = await leadsCommand(['export', '--out', file, ...options], env);
  expect({ code, out }).toEqual({ code: 0, out: '' });
  return { file, err };
}
