import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { databaseEnv } from '../../../kit/databases';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { backup } from '../../src/cli/backup';
import type { StaffStore } from '../../src/leads/store/lead-store';
import { openStore } from '../../src/leads/store/open';
import { storedLeads } from '../support/app';
import { availableDatabases } from '../support/databases';
import { attachmentFor, newLead } from '../support/leads';
import { leadsCommand } from '../support/leads-command';
import { eachTestHasStore } from '../support/stores';

describe.each(availableDatabases())('backup and restore of $name', (database) => {
  const { current, url } = eachTestHasStore(database);

  test('a copy made while leads arrive is of one moment, and comes back equal in rows and hashes', async () => {
    await fill(current(), 250);
    const before = new Set(await contents(current()));
    const file = path.join(temporaryFolder(), 'backup.db');
    const arriving = { stop: false };
    const more = keepSaving(current(), arriving);
    const { err, code } = await leadsCommand(['backup', '--out', file], databaseEnv(url()));
    arriving.stop = true;
    await more;
    expect({ err, code }).toEqual({ err: '', code: 0 });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.dirname(file))).toEqual(['backup.db']);

    const fresh = await database.empty();
    const restored = await leadsCommand(['restore', file], databaseEnv(fresh.url));
    expect(restored).toMatchObject({ err: '', code: 0 });
    const store = await openStore(fresh.url);
    const after = await contents(store);
    expect(after.filter((one) => before.has(one))).toHaveLength(before.size);
    const everything = new Set(await contents(current()));
    expect(after.filter((one) => !everything.has(one))).toEqual([]);
    await store.close();
    await fresh.drop();
  });

  test('what was withdrawn stays withdrawn, and links in letters that were sent go on working', async () => {
    const [lead, other] = ['rahima@example.com', 'other@example.com'].map((email) => newLead({ fields: { email } }));
    if (!lead || !other) throw new Error('There are two');
    for (const one of [lead, other]) await current().save(one);
    await current().withdraw(lead.id, 'link', ['webhook']);
    const [before, secret] = [await current().get(lead.id), await current().linkSecret()];
    const file = path.join(temporaryFolder(), 'backup.db');
    await current().backUp(file);

    const fresh = await database.empty();
    const store = await openStore(fresh.url);
    await store.bringBack(file);
    expect(before?.marketing.allowed).toBe(false);
    expect(await store.get(lead.id)).toEqual(before);
    expect((await store.get(other.id))?.marketing.allowed).toBe(true);
    expect(await store.linkSecret()).toBe(secret);
    expect(await store.outbox.open(10)).toMatchObject([{ leadId: lead.id, topic: 'withdrawal' }]);
    await store.close();
    await fresh.drop();
  });

  test('letters that were sent count after a restore as before', async () => {
    const save = (store: StaffStore) =>
      store.save(newLead({ fields: { email: 'rahima@example.com' } }), { channels: ['acknowledgement'] });
    for (let sent = 0; sent < 5; sent += 1) await save(current());
    const file = path.join(temporaryFolder(), 'backup.db');
    await current().backUp(file);

    const fresh = await database.empty();
    const store = await openStore(fresh.url);
    await store.bringBack(file);
    await save(store);
    expect(await store.outbox.tally(['withheld'])).toMatchObject([{ count: 1 }]);
    await store.close();
    await fresh.drop();
  });

  test('a digest that was sent is not sent again after a restore', async () => {
    const [now, later] = [new Date(), new Date(Date.now() + 1000)];
    const taken = { day: '2026-11-20', attempts: 1 };
    await current().digests.takeDigest(taken.day, now, later);
    await current().digests.noteDigest(taken, { state: 'sent' }, { newestOn: '2026-11-13', isSilent: true });
    const file = path.join(temporaryFolder(), 'backup.db');
    await current().backUp(file);

    const fresh = await database.empty();
    const store = await openStore(fresh.url);
    // The server that waits for its backup may have taken one already.
    await store.digests.takeDigest('2026-11-20', now, later);
    await store.bringBack(file);
    expect(await store.digests.takeDigest('2026-11-20', later, later)).toBe('sent');
    const { lastSilence } = await store.digests.whatWaits({ day: '2026-11-21', since: undefined, until: '' }, now);
    expect(lastSilence).toEqual({ day: '2026-11-20', newestOn: '2026-11-13' });
    await store.close();
    await fresh.drop();
  });

  test('a backup opens with the same commands, and is whole', async () => {
    await fill(current(), 5);
    const file = path.join(temporaryFolder(), 'backup.db');
    await current().backUp(file);
    const opened = new SqliteDatabase(file, { readonly: true });
    expect(opened.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(opened.pragma('foreign_key_check')).toEqual([]);
    opened.close();
    const { out } = await leadsCommand(['list'], { DATABASE_URL: `sqlite:${file}` });
    expect(out.match(/KS-/g)).toHaveLength(5);
  });

  test('neither writes over anything: not a file, not leads', async () => {
    await fill(current(), 1);
    const file = path.join(temporaryFolder(), 'backup.db');
    await current().backUp(file);
    const bytes = readFileSync(file);
    const again = await leadsCommand(['backup', '--out', file], databaseEnv(url()));
    expect(again).toMatchObject({ err: `There is something at ${file} already.\n`, code: 1 });
    const back = await leadsCommand(['restore', file], databaseEnv(url()));
    expect(back).toMatchObject({
      err: 'There are leads in the database already. Restore into an empty one.\n',
      code: 1,
    });
    expect(await current().count({})).toBe(1);
    expect(readFileSync(file).equals(bytes)).toBe(true);
    expect(readdirSync(path.dirname(file))).toEqual(['backup.db']);
  });

  test('a backup onto a full disk says which file found no room', async () => {
    const full = () => Promise.reject(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }));
    const file = path.join(temporaryFolder(), 'backup.db');
    await expect(backup({ ...current(), backUp: full }, file)).rejects.toThrow(
      `${file} was not written: The disk is full. (database or disk is full)`,
    );
  });

  test('what is no backup is an error, and nothing is kept', async () => {
    const { code } = await leadsCommand(['restore', __filename], databaseEnv(url()));
    expect(code).toBe(1);
    expect(await current().count({})).toBe(0);
  });
});

async function fill(store: StaffStore, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const attachment = Buffer.from(`file ${index}`.repeat(index % 5 === 0 ? 20_000 : 1));
    await store.save(newLead({ attachment: attachmentFor(attachment) }), {
      attachment,
      channels: ['webhook', 'notice'],
    });
  }
}

async function keepSaving(store: StaffStore, arriving: { stop: boolean }): Promise<void> {
  while (!arriving.stop) {
    await fill(store, 1);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Every lead with a hash of the bytes that came with it. */
async function contents(store: StaffStore): Promise<string[]> {
  const leads = await storedLeads(store);
  return Promise.all(
    leads.map(async (lead) => {
      const bytes = (await store.attachment(lead.id)) ?? Buffer.alloc(0);
      return JSON.stringify([lead, createHash('sha256').update(bytes).digest('hex')]);
    }),
  );
}
