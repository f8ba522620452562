import { readFileSync } from 'node:fs';
import path from 'node:path';
import { databaseEnv } from '../../../kit/databases';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { storedLeads } from '../support/app';
import { availableDatabases } from '../support/databases';
import { asStored, newLead } from '../support/leads';
import { leadsCommand } from '../support/leads-command';
import { booking, multipartBody, post } from '../support/multipart';
import { readyPort, start } from '../support/processes';
import { eachTestHasStore } from '../support/stores';

const demo = newLead({ fields: { Customer_name: 'Rahima', email: 'Rahima@Example.com' } });
const spam = newLead({ form: 'contact', status: 'quarantined', fields: { name: 'R', email: 'rahima@example.com' } });
const other = newLead({ fields: { email: 'other@example.com', comment: 'rahima@example.com told me' } });

describe.each(availableDatabases())('npm run leads -- erase on $name', (database) => {
  const { current, url } = eachTestHasStore(database);
  const erase = (...words: string[]) => leadsCommand(['erase', ...words], databaseEnv(url()));

  beforeEach(async () => {
    for (const lead of [demo, spam, other]) await current().save(lead);
  });

  test('without --yes it says what would be erased, and erases nothing', async () => {
    const { out, err, code } = await erase('RAHIMA@example.com');
    expect(code).toBe(1);
    for (const text of [demo.id, spam.id]) expect(out).toContain(text);
    for (const text of ['2 leads would be erased', 'Nothing is done yet: add --yes']) expect(err).toContain(text);
    expect(out).not.toContain(other.id);
    expect(await current().count({})).toBe(3);
  });

  test('with an e-mail address, every lead of that person goes, whatever the letters and the form', async () => {
    const { out, err, code } = await erase('rahima@EXAMPLE.com', '--yes');
    expect({ err, code }).toEqual({ err: '', code: 0 });
    expect(out.split('\n').slice(0, 2).sort()).toEqual([demo.id, spam.id].sort());
    expect(out).toContain('2 leads erased.');
    expect(await storedLeads(current())).toEqual([asStored(other)]);
  });

  test('with a receipt, that lead goes', async () => {
    const { out, code } = await erase(demo.id.toLowerCase(), '--yes');
    expect({ out, code }).toEqual({ out: `${demo.id}\n\n1 lead erased.\n`, code: 0 });
    expect(await current().count({})).toBe(2);
  });

  test.each([['KS-0000000000'], ['nobody@example.com', '--yes']])('nothing found is a failure: %s', async (...args) => {
    const { out, err, code } = await erase(...args);
    expect({ out, code }).toEqual({ out: '', code: 1 });
    expect(err).toBe(`There is no lead with the receipt or e-mail address ${args[0]}.\n`);
    expect(await current().count({})).toBe(3);
  });
});

test('while the server runs, a person is gone from the files of the database, and the server goes on', async () => {
  const file = path.join(temporaryFolder(), 'leads.db');
  const env = { DATABASE_URL: `sqlite:${file}`, PORT: '0', LOG_LEVEL: 'warn' };
  const port = await readyPort(start('server.ts', [], env));
  const files = () => [file, `${file}-wal`].map((name) => readFileSync(name, 'latin1')).join('');
  const canaries = ['Canary Khatun', 'canary@example.com', 'canary comment', '01711-999999'];

  const receipt = await book(port, { Customer_name: 'Other Person', email: 'other@example.com' });
  const long = 'canary comment '.repeat(100);
  await book(port, {
    Customer_name: 'Canary Khatun',
    email: 'Canary@example.com',
    mobile_no: '+880 1711-999999',
    comment: long,
  });
  await book(port, { email: 'canary@example.com' });
  expect(files()).toContain('canary@example.com');

  const { code, out } = await leadsCommand(['erase', 'canary@example.com', '--yes'], env);
  expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('2 leads erased.') });
  for (const canary of canaries) expect(files().toLowerCase()).not.toContain(canary.toLowerCase());
  expect(files()).toContain('Other Person');

  await book(port, { email: 'later@example.com' });
  const { out: listed } = await leadsCommand(['list'], env);
  expect(listed).toContain(receipt);
  expect(listed).toContain('later@example.com');
});

/** Books a demo with a running server; the receipt. */
async function book(port: number, changes: Record<string, string>): Promise<string> {
  const { url, headers } = post();
  const body = multipartBody(booking({ product: '1', ...changes }));
  const answer = await fetch(`http://localhost:${port}${url}`, {
    method: 'POST',
    headers: Object.entries(headers ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
    body,
  });
  expect(answer.status).toBe(201);
  const { id } = JSON.parse(await answer.text());
  return id;
}
