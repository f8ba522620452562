import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import SqliteDatabase, { type Statement } from 'better-sqlite3';
import { temporaryFolder } from '../../../../kit/temporary-folder';
import type { LeadStore } from '../../../src/leads/store/lead-store';
import { openServerStore, openStore } from '../../../src/leads/store/open';
import { testApp } from '../../support/app';
import { newLead } from '../../support/leads';
import { post } from '../../support/multipart';

let file: string;
let store: LeadStore;

beforeEach(async () => {
  file = path.join(temporaryFolder(), 'leads.db');
  store = await openServerStore({ kind: 'sqlite', file });
});

afterEach(() => store.close());

const all = ['', '-wal', '-shm'];

test.each([[['']], [['-wal']], [['-shm']], [all]])(
  'without %j nothing is acknowledged, found or called ready',
  async (parts) => {
    const lead = newLead();
    await store.save(lead);
    for (const part of parts) rmSync(file + part);
    await refusesEverything(lead.key);
  },
);

test('a file that took the place of the database is not taken for it', async () => {
  const lead = newLead();
  await store.save(lead);
  copyFileSync(file, `${file}.copy`);
  renameSync(file, `${file}.old`);
  renameSync(`${file}.copy`, file);
  await refusesEverything(lead.key);
});

test('once the database is back in its place, everything goes on without a restart', async () => {
  const [before, meanwhile] = [newLead(), newLead()];
  await store.save(before);
  for (const part of all) renameSync(file + part, `${file}.away${part}`);
  await expect(store.save(meanwhile)).rejects.toThrow('not the file that was opened');
  for (const part of all) renameSync(`${file}.away${part}`, file + part);
  await store.health();
  expect(await store.findByKey(before.key)).toEqual(before);
  expect(await store.findByKey(meanwhile.key)).toBeUndefined();
  expect(await store.save(meanwhile)).toEqual(meanwhile);
});

test('what is committed into a file that was deleted meanwhile is not acknowledged', async () => {
  const store = await openStore({ kind: 'sqlite', file });
  const prototype: Statement = Object.getPrototypeOf(new SqliteDatabase(':memory:').prepare('select 1'));
  const { run } = prototype;
  const committing = jest.spyOn(prototype, 'run').mockImplementation(function (this: Statement, ...values: unknown[]) {
    if (this.source === 'commit') rmSync(file);
    return run.apply(this, values);
  });
  await expect(store.save(newLead())).rejects.toThrow('not the file that was opened');
  committing.mockRestore();
  await store.close();
});

test('a server whose database was deleted tells visitors and monitors so', async () => {
  const { app } = await testApp({ logLevel: 'silent', database: { kind: 'sqlite', file } });
  expect((await app.inject(post())).statusCode).toBe(201);
  rmSync(file);
  expect((await app.inject(post())).statusCode).toBe(503);
  for (const url of ['/api/ready', '/api/health']) expect((await app.inject(url)).statusCode).toBe(503);
});

test('a log without its database stops every start, and stays as it is', async () => {
  await store.save(newLead());
  renameSync(file, `${file}.old`);
  for (const mustExist of [true, false]) {
    await expect(openStore({ kind: 'sqlite', file }, { mustExist })).rejects.toThrow(`${file}-wal is there without`);
  }
  expect(existsSync(file)).toBe(false);
  renameSync(`${file}.old`, file);
  await store.health();
});

async function refusesEverything(key: string): Promise<void> {
  const refusal = 'not the file that was opened';
  await expect(store.save(newLead())).rejects.toThrow(refusal);
  await expect(store.findByKey(key)).rejects.toThrow(refusal);
  await expect(store.health()).rejects.toThrow(refusal);
}
