import { createHash, randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { openDesk } from '../../../src/leads/store/desk';
import type { LeadDesk } from '../../../src/leads/store/lead';
import { expireLeads } from '../../../src/leads/store/retention';
import { temporaryFolder } from '../../support/folders';
import { asStored, attachmentFor, newLead } from '../../support/leads';

let file: string;
let desk: LeadDesk;
/** Another connection, as another process has it. */
let other: SqliteDatabase.Database;

beforeEach(async () => {
  file = path.join(temporaryFolder(), 'leads.db');
  desk = await openDesk({ kind: 'sqlite', file });
  other = new SqliteDatabase(file);
});

afterEach(async () => {
  other.close();
  await desk.close();
});

test('a lead comes back as it was saved, and its file is stored to the byte', async () => {
  const bytes = randomBytes(1_000_000);
  const lead = newLead({ fields: { name: 'কাঁথা 😀\n', empty: '' }, attachment: attachmentFor(bytes) });
  expect(await desk.save(lead, { attachment: bytes, channels: ['notice'] })).toEqual(lead);
  expect(await desk.get(lead.id)).toEqual(asStored(lead));
  expect(await desk.findByKey(lead.key)).toEqual(lead);
  expect(await desk.findByKey(randomUUID())).toBeUndefined();
  const stored = other.prepare<[], { bytes: Buffer }>('select bytes from attachments').get();
  expect(
    createHash('sha256')
      .update(stored?.bytes ?? '')
      .digest('hex'),
  ).toBe(lead.attachment?.sha256);
});

test('a small file out of a larger body is stored without what stood around it', async () => {
  const body = Buffer.from('before the file after');
  const bytes = body.subarray(7, 15);
  await desk.save(newLead({ attachment: attachmentFor(bytes) }), { attachment: bytes });
  const stored = other.prepare<[], { bytes: Buffer }>('select bytes from attachments').get();
  expect(stored?.bytes.toString()).toBe('the file');
});

test('when somebody is told, another process sees the lead', async () => {
  const seen = other.prepare<[string]>('select 1 from leads where id = ?');
  const leads = Array.from({ length: 200 }, () => newLead());
  const visible = leads.map((lead) => desk.save(lead).then(() => seen.get(lead.id)));
  expect((await Promise.all(visible)).filter((row) => row === undefined)).toEqual([]);
});

test('while very many old leads are forgotten, a new one is stored without waiting for the last of them', async () => {
  const old = Array.from({ length: 300 }, () => newLead({ receivedAt: '2020-01-01T00:00:00.000Z' }));
  await Promise.all(old.map((lead) => desk.save(lead)));
  const forgetting = expireLeads(desk, { leads: 24, applications: 6 });
  await desk.save(newLead());
  const left = other.prepare<[], { count: number }>('select count(*) as count from leads').get()?.count;
  expect(left).toBeGreaterThan(100);
  expect(await forgetting).toBe(300);
  expect(other.prepare('select count(*) as count from leads').get()).toEqual({ count: 1 });
});

test('of fifty saves of one key at once, all get the same lead', async () => {
  const key = randomUUID();
  const saved = await Promise.all(Array.from({ length: 50 }, () => desk.save(newLead({ key }))));
  expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
});

test('deliveries are claimed, made and counted', async () => {
  await desk.save(newLead(), { channels: ['webhook', 'notice'] });
  const now = new Date();
  const [delivery] = await desk.outbox.claim('webhook', now, new Date(now.getTime() + 60_000), 10);
  expect(delivery).toMatchObject({ channel: 'webhook', attempts: 1 });
  if (delivery) await desk.outbox.succeeded(delivery, now);
  expect(await desk.outbox.tally()).toMatchObject([{ channel: 'notice', state: 'waiting', count: 1 }]);
});

test('an error arrives with the code of the database, and the next lead is stored', async () => {
  other.exec('begin immediate');
  await expect(desk.save(newLead())).rejects.toMatchObject({ code: 'SQLITE_BUSY', message: 'database is locked' });
  other.exec('rollback');
  await expect(desk.save(newLead())).resolves.toBeDefined();
});

test('a database that would not be safe is refused', async () => {
  await expect(openDesk({ kind: 'sqlite', file: ':memory:' })).rejects.toThrow('journal_mode=memory');
});

test('closing waits for what is being stored', async () => {
  const closing = await openDesk({ kind: 'sqlite', file });
  const saves = Array.from({ length: 20 }, () => closing.save(newLead()));
  await closing.close();
  expect(await Promise.all(saves)).toHaveLength(20);
  expect(other.prepare('select count(*) as count from leads').get()).toEqual({ count: 20 });
});
