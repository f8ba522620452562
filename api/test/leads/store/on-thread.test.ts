import { createHash, randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { temporaryFolder } from '../../../../kit/temporary-folder';
import type { LeadStore } from '../../../src/leads/store/lead-store';
import { openServerStore } from '../../../src/leads/store/open';
import { asStored, attachmentFor, newLead } from '../../support/leads';
import { forgetTooOld } from '../../support/retention';

let file: string;
let store: LeadStore;
/** Another connection, as another process has it. */
let other: SqliteDatabase.Database;

beforeEach(async () => {
  file = path.join(temporaryFolder(), 'leads.db');
  store = await openServerStore({ kind: 'sqlite', file });
  other = new SqliteDatabase(file);
});

afterEach(async () => {
  other.close();
  await store.close();
});

test('a lead comes back as it was saved, and its file is stored to the byte', async () => {
  const bytes = randomBytes(1_000_000);
  const lead = newLead({ fields: { name: 'কাঁথা 😀\n', empty: '' }, attachment: attachmentFor(bytes) });
  expect(await store.save(lead, { attachment: bytes, channels: ['notice'] })).toEqual(lead);
  expect(await store.get(lead.id)).toEqual(asStored(lead));
  expect(await store.findByKey(lead.key)).toEqual(lead);
  expect(await store.findByKey(randomUUID())).toBeUndefined();
  const stored = other.prepare<[], { bytes: Buffer }>('select bytes from attachments').get();
  expect(
    createHash('sha256')
      .update(stored?.bytes ?? '')
      .digest('hex'),
  ).toBe(lead.attachment?.sha256);
  const read = await store.attachment(lead.id);
  expect(Buffer.isBuffer(read) && read.equals(bytes)).toBe(true);
  expect(await store.attachment(newLead().id)).toBeUndefined();
});

test('a small file out of a larger body is stored without what stood around it', async () => {
  const body = Buffer.from('before the file after');
  const bytes = body.subarray(7, 15);
  await store.save(newLead({ attachment: attachmentFor(bytes) }), { attachment: bytes });
  const stored = other.prepare<[], { bytes: Buffer }>('select bytes from attachments').get();
  expect(stored?.bytes.toString()).toBe('the file');
});

test('when somebody is told, another process sees the lead', async () => {
  const seen = other.prepare<[string]>('select 1 from leads where id = ?');
  const leads = Array.from({ length: 200 }, () => newLead());
  const visible = leads.map((lead) => store.save(lead).then(() => seen.get(lead.id)));
  expect((await Promise.all(visible)).filter((row) => row === undefined)).toEqual([]);
});

test('while very many old leads are forgotten, a new one is stored without waiting for the last of them', async () => {
  const old = Array.from({ length: 300 }, () => newLead({ receivedAt: '2020-01-01T00:00:00.000Z' }));
  await Promise.all(old.map((lead) => store.save(lead)));
  const forgetting = forgetTooOld(store);
  await store.save(newLead());
  const left = other.prepare<[], { count: number }>('select count(*) as count from leads').get()?.count;
  expect(left).toBeGreaterThan(100);
  expect(await forgetting).toBe(300);
  expect(other.prepare('select count(*) as count from leads').get()).toEqual({ count: 1 });
});

test('of fifty saves of one key at once, all get the same lead', async () => {
  const key = randomUUID();
  const saved = await Promise.all(Array.from({ length: 50 }, () => store.save(newLead({ key }))));
  expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
});

test('deliveries are claimed, made and counted', async () => {
  await store.save(newLead(), { channels: ['webhook', 'notice'] });
  const now = new Date();
  const [delivery] = await store.outbox.claim('webhook', now, new Date(now.getTime() + 60_000), 10);
  expect(delivery).toMatchObject({ channel: 'webhook', attempts: 1 });
  if (delivery) await store.outbox.succeeded(delivery, now);
  expect(await store.outbox.tally()).toMatchObject([{ channel: 'notice', state: 'waiting', count: 1 }]);
});

test('an error arrives with the code of the database, and the next lead is stored', async () => {
  other.exec('begin immediate');
  await expect(store.save(newLead())).rejects.toMatchObject({ code: 'SQLITE_BUSY', message: 'database is locked' });
  other.exec('rollback');
  await expect(store.save(newLead())).resolves.toBeDefined();
});

test('a database that would not be safe is refused', async () => {
  await expect(openServerStore({ kind: 'sqlite', file: ':memory:' })).rejects.toThrow('journal_mode=memory');
});

test('closing waits for what is being stored', async () => {
  const closing = await openServerStore({ kind: 'sqlite', file });
  const saves = Array.from({ length: 20 }, () => closing.save(newLead()));
  await closing.close();
  expect(await Promise.all(saves)).toHaveLength(20);
  expect(other.prepare('select count(*) as count from leads').get()).toEqual({ count: 20 });
});
