import { readFileSync } from 'node:fs';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { temporaryFolder } from '../../../../kit/temporary-folder';
import { openStore } from '../../../src/leads/store/open';
import { toRow } from '../../../src/leads/store/schema';
import { attachmentFor, newLead } from '../../support/leads';

/** Everything in the files of a database that could be read with an editor. */
function rawText(file: string): string {
  return [file, `${file}-wal`].map((name) => readFileSync(name, 'latin1')).join('');
}

function found(traces: readonly string[], file: string): string[] {
  const text = rawText(file);
  return traces.filter((trace) => text.includes(trace));
}

test('a deleted lead leaves copies in a file that rows were moved about in; erasing removes them', async () => {
  const file = path.join(temporaryFolder(), 'leads.db');
  const store = await openStore({ kind: 'sqlite', file });
  const deleted = deleteSome(file);
  // The control: without copies to remove, this test would prove nothing.
  expect(found(deleted, file).length).toBeGreaterThan(0);
  await store.erase([]);
  expect(found(deleted, file)).toEqual([]);
  await store.close();
});

test('no piece of an erased attachment is left in the files', async () => {
  const file = path.join(temporaryFolder(), 'leads.db');
  const store = await openStore({ kind: 'sqlite', file });
  const pieces = Array.from({ length: 2000 }, (_, index) => `canary-${index}-${'x'.repeat(100)}`);
  const bytes = Buffer.from(pieces.join('\n'));
  const lead = newLead({ attachment: attachmentFor(bytes, 'canary.pdf') });
  await store.save(newLead());
  await store.save(lead, { attachment: bytes });
  await store.save(newLead());
  expect(rawText(file)).toContain('canary-1000-');
  await store.erase([lead.id]);
  expect(rawText(file)).not.toContain('canary');
  await store.close();
});

test('of a person who was written to and withdrew the consent to marketing, nothing is left in the files once the last lead is erased', async () => {
  const file = path.join(temporaryFolder(), 'leads.db');
  const store = await openStore({ kind: 'sqlite', file });
  const [first, second] = [1, 2].map(() => newLead({ fields: { email: 'Canary@Example.com' } }));
  if (!first || !second) throw new Error('There are two');
  for (const lead of [first, second]) await store.save(lead, { channels: ['acknowledgement'] });
  await store.withdraw(first.id, 'link', ['webhook']);
  await store.erase([first.id]);
  expect(rawText(file)).toContain('canary@example.com');
  await store.erase([second.id]);
  for (const trace of ['canary', 'Canary', first.id, second.id]) expect(rawText(file)).not.toContain(trace);
  await store.close();
});

test('leads are deleted although a reader keeps the log from being emptied, and the error says what to do', async () => {
  const file = path.join(temporaryFolder(), 'leads.db');
  const store = await openStore({ kind: 'sqlite', file });
  const lead = newLead({ fields: { email: 'canary@example.com' } });
  await store.save(lead);
  const reader = new SqliteDatabase(file);
  reader.exec('begin; select * from leads');
  await expect(store.erase([lead.id])).rejects.toThrow('Run the command again');
  expect(await store.get(lead.id)).toBeUndefined();
  reader.close();
  await store.erase([]);
  expect(rawText(file)).not.toContain('canary');
  await store.close();
});

/** Fills a file and deletes most of it one by one, in an order that is the same each time; what must be gone then. */
function deleteSome(file: string): string[] {
  const database = new SqliteDatabase(file);
  database.pragma('secure_delete = 1');
  database.pragma('synchronous = off');
  const insert =
    database.prepare(`insert into leads (id, form, key, fingerprint, status, received_at, fields, attribution, page)
    values (@id, @form, @key, @fingerprint, @status, @received_at, @fields, @attribution, @page)`);
  const remove = database.prepare('delete from leads where id = ?');
  const random = numbers();
  const kept: string[] = [];
  const deleted: string[] = [];
  const add = () => {
    const id = `KS-${random(2 ** 31)}`;
    const fields = { comment: `canary-${id}`.repeat([1, 3, 10, 40][random(4)] ?? 1) };
    insert.run(
      toRow(newLead({ id, key: `key-${id}`, receivedAt: new Date(random(2 ** 31) * 500).toISOString(), fields })),
    );
    kept.push(id);
  };
  for (let count = 0; count < 2500; count += 1) add();
  for (let count = 0; count < 2000; count += 1) {
    const [id = ''] = kept.splice(random(kept.length), 1);
    remove.run(id);
    deleted.push(`canary-${id}`, `key-${id}`);
    if (count % 2 === 0) add();
  }
  database.close();
  return deleted;
}

/** Whole numbers below a limit that look random and are the same in every run (Park and Miller). */
function numbers(): (limit: number) => number {
  let state = 1;
  return (limit) => {
    state = (state * 48271) % 2147483647;
    return Math.floor((state / 2147483647) * limit);
  };
}
