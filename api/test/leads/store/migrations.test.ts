import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { DatabaseUrl } from '../../../src/config/database-url';
import { quarantineWords } from '../../../src/leads/quarantine-words';
import { leads } from '../../../src/leads/store/migrations/0001-leads';
import { attachments } from '../../../src/leads/store/migrations/0002-attachments';
import { outbox } from '../../../src/leads/store/migrations/0003-outbox';
import { consents } from '../../../src/leads/store/migrations/0004-consents';
import { openStore } from '../../../src/leads/store/open';
import { storedLeads } from '../../support/app';
import { availableDatabases } from '../../support/databases';
import { newLead } from '../../support/leads';
import { connectTo } from '../../support/rows';

const beforeConsents = { '0001-leads': leads, '0002-attachments': attachments, '0003-outbox': outbox };
const beforeLetters = { ...beforeConsents, '0004-consents': consents };
const consent = { version: '2026-11', textSha256: 'b'.repeat(64), explicit: true, at: '2026-11-01T10:00:00.000Z' };

describe.each(availableDatabases())('a database of an earlier version, on $name', (database) => {
  let url: DatabaseUrl;
  let drop: () => Promise<void>;

  beforeEach(async () => {
    ({ url, drop } = await database.create());
  });

  afterEach(() => drop());

  test('keeps the evidence of every consent, as a record of its own', async () => {
    const old = await openOld(url, beforeConsents);
    for (let index = 0; index < 1203; index += 1) {
      const evidence = { ...consent, explicit: index % 2 === 0, page: `/page-${index}` };
      await addOldLead(old, index, { email: `Person${index}@Example.com` }, evidence);
    }
    await addOldLead(old, 1203, {}, { ...consent, textSha256: undefined, page: '' });
    await sql`insert into outbox (id, lead_id, channel, state, attempts, due_at, trouble)
      values ('msg_1', ${receipt(7)}, 'webhook', 'waiting', 0, '2026-11-01T10:00:00.000Z', '')`.execute(old);
    await old.destroy();

    const store = await openStore(url);
    const found = new Map<string, unknown>();
    for await (const lead of store.list({})) found.set(lead.id, lead);
    expect(found.size).toBe(1204);
    for (const index of [0, 1, 499, 500, 501, 1000, 1202]) {
      expect(found.get(receipt(index))).toMatchObject({
        fields: { email: `Person${index}@Example.com` },
        consent: { ...consent, explicit: index % 2 === 0, page: `/page-${index}` },
        marketing: { allowed: true, withdrawals: [] },
      });
    }
    expect(found.get(receipt(1203))).toMatchObject({ consent: { textSha256: '' }, marketing: { allowed: false } });
    expect(await store.outbox.open(10)).toMatchObject([{ leadId: receipt(7), topic: 'lead' }]);
    expect(await store.withdraw(receipt(7), 'command', [])).toMatchObject({ how: 'command' });
    await store.close();
  });

  test('stays as it was when it cannot be brought up to date', async () => {
    const old = await openOld(url, beforeConsents);
    await addOldLead(old, 1, { email: 'rahima@example.com' }, { ...consent, page: '/' });
    await addOldLead(old, 2, {}, 'not what was ever stored');
    await expect(openStore(url)).rejects.toThrow();
    expect((await sql`select consent from leads`.execute(old)).rows).toHaveLength(2);
    await expect(sql`select * from consents`.execute(old)).rejects.toMatchObject({
      message: expect.stringContaining('consents'),
    });

    await sql`delete from leads where id = ${receipt(2)}`.execute(old);
    await old.destroy();
    const store = await openStore(url);
    expect((await store.get(receipt(1)))?.consent.version).toBe('2026-11');
    await store.close();
  });

  test('goes on telling what it was to tell, and counts letters from now on', async () => {
    const old = await openOld(url, beforeLetters);
    await sql`insert into leads (id, form, key, fingerprint, status, received_at, fields, page)
      values (${receipt(1)}, 'demo', 'key-1', 'f', 'new', '2026-11-01T10:00:00.000Z', '{}', '/')`.execute(old);
    await sql`insert into outbox (id, lead_id, channel, state, attempts, due_at, trouble, topic)
      values ('msg_1', ${receipt(1)}, 'acknowledgement', 'waiting', 0, '2026-11-01T10:00:00.000Z', '', 'lead')`.execute(
      old,
    );
    await old.destroy();

    const store = await openStore(url);
    expect(await store.outbox.open(10)).toMatchObject([{ leadId: receipt(1), state: 'waiting' }]);
    for (let sent = 0; sent < 6; sent += 1) {
      await store.save(newLead({ fields: { email: 'rahima@example.com' } }), { channels: ['acknowledgement'] });
    }
    expect(await store.outbox.open(10)).toHaveLength(6);
    expect(await store.outbox.tally(['withheld'])).toMatchObject([{ count: 1 }]);
    await store.close();
  });

  test('says of what waits in quarantine that the reason was not kept', async () => {
    const old = await openOld(url, beforeConsents);
    await addOldLead(old, 1, {}, { ...consent, page: '' });
    await sql`update leads set status = 'quarantined'`.execute(old);
    await old.destroy();
    const store = await openStore(url);
    const [lead] = await storedLeads(store);
    expect(lead && quarantineWords(lead)).toBe('the reason was not kept');
    await store.close();
  });
});

async function openOld(url: DatabaseUrl, migrations: Record<string, Migration>): Promise<Kysely<unknown>> {
  const db = connectTo(url);
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  expect(error).toBeUndefined();
  return db;
}

async function addOldLead(db: Kysely<unknown>, index: number, fields: object, evidence: unknown): Promise<void> {
  const json = typeof evidence === 'string' ? evidence : JSON.stringify(evidence);
  await sql`insert into leads (id, form, key, fingerprint, status, received_at, fields, consent, page)
    values (${receipt(index)}, 'demo', ${`key-${index}`}, 'f', 'new', '2026-11-01T10:00:00.000Z',
      ${JSON.stringify(fields)}, ${json}, '/')`.execute(db);
}

function receipt(index: number): string {
  return `KS-${String(index).padStart(10, '0')}`;
}
