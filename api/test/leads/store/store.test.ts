import { randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseUrl } from '../../../src/config/database-url';
import type { LeadFilter, StaffStore } from '../../../src/leads/store/lead-store';
import { openStore } from '../../../src/leads/store/open';
import { storedLeads } from '../../support/app';
import { availableDatabases } from '../../support/databases';
import { asStored, attachmentFor, newLead } from '../../support/leads';

describe.each(availableDatabases())('the store on $name', (database) => {
  let url: DatabaseUrl;
  let drop: () => Promise<void>;
  let store: StaffStore;

  beforeEach(async () => {
    ({ url, drop } = await database.empty());
    store = await openStore(url);
  });

  afterEach(async () => {
    await store.close();
    await drop();
  });

  test('a lead comes back exactly as it was saved', async () => {
    const lead = newLead({ fields: { name: 'কাঁথা "quoted" \\ 😀\n', empty: '' }, attribution: { source: 'x' } });
    expect(await store.save(lead)).toEqual(lead);
    expect(await store.get(lead.id)).toEqual(asStored(lead));
    expect(await store.findByKey(lead.key)).toEqual(lead);
  });

  test('a lead comes back with what is known of its attachment, and the bytes apart', async () => {
    const bytes = randomBytes(100_000);
    const lead = newLead({ attachment: attachmentFor(bytes, 'জীবন.pdf') });
    const plain = newLead();
    expect(await store.save(lead, { attachment: bytes })).toEqual(lead);
    await store.save(plain);
    expect(await store.get(lead.id)).toEqual(asStored(lead));
    expect(await store.findByKey(lead.key)).toEqual(lead);
    expect(new Set(await storedLeads(store))).toEqual(new Set([lead, plain].map(asStored)));
    expect((await store.attachment(lead.id))?.equals(bytes)).toBe(true);
    expect(await store.attachment(plain.id)).toBeUndefined();
  });

  test('a lead whose attachment cannot be stored is not stored either', async () => {
    const bytes = Buffer.from('x');
    // Without a name, which the table wants; no code of ours would do that.
    const nameless = JSON.parse(JSON.stringify({ ...attachmentFor(bytes), name: undefined }));
    const broken = newLead({ attachment: nameless });
    await expect(store.save(broken, { attachment: bytes })).rejects.toMatchObject({
      code: expect.stringMatching(/^(?:SQLITE_CONSTRAINT_NOTNULL|23502)$/),
    });
    expect(await store.count({})).toBe(0);
  });

  test('of twenty saves of one key with different files at once, the winner has its own file', async () => {
    const key = randomUUID();
    const saves = Array.from({ length: 20 }, (_, index) => {
      const bytes = Buffer.from(`file ${index}`);
      return store.save(newLead({ key, attachment: attachmentFor(bytes) }), { attachment: bytes });
    });
    const [first, ...others] = await Promise.all(saves);
    for (const other of others) expect(other).toEqual(first);
    const bytes = await store.attachment(first?.id ?? '');
    expect(bytes && attachmentFor(bytes)).toEqual(first?.attachment);
  });

  test('SQL in a value is only text', async () => {
    const lead = newLead({ page: `'); drop table leads; --` });
    await store.save(lead);
    expect(await store.get(lead.id)).toEqual(asStored(lead));
    expect(await store.get(`' or '1'='1`)).toBeUndefined();
  });

  test('a second lead with the same key is not saved; the first is returned', async () => {
    const first = newLead();
    await store.save(first);
    expect(await store.save(newLead({ key: first.key, page: '/other' }))).toEqual(first);
    expect(await store.count({})).toBe(1);
  });

  test('of twenty saves of one key at once, one wins and all learn which', async () => {
    const key = randomUUID();
    const saved = await Promise.all(Array.from({ length: 20 }, () => store.save(newLead({ key }))));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    expect(await store.count({})).toBe(1);
  });

  test('a receipt is never given twice', async () => {
    const first = newLead();
    await store.save(first);
    await expect(store.save(newLead({ id: first.id }))).rejects.toMatchObject({
      code: expect.stringMatching(/^(?:SQLITE_CONSTRAINT_PRIMARYKEY|23505)$/),
    });
    expect(await store.count({})).toBe(1);
  });

  test('unknown receipts and keys find nothing', async () => {
    expect(await store.get('KS-0000000000')).toBeUndefined();
    expect(await store.findByKey(randomUUID())).toBeUndefined();
  });

  test('leads are listed newest first, by form, status, time and number', async () => {
    const old = newLead({ receivedAt: '2026-01-01T00:00:00.000Z', form: 'contact' });
    const spam = newLead({ receivedAt: '2026-02-01T00:00:00.000Z', status: 'quarantined' });
    const fresh = newLead({ receivedAt: '2026-03-01T00:00:00.000Z' });
    for (const lead of [spam, fresh, old]) await store.save(lead);
    expect(await ids({})).toEqual([fresh.id, spam.id, old.id]);
    expect(await ids({ form: 'contact' })).toEqual([old.id]);
    expect(await ids({ status: 'quarantined' })).toEqual([spam.id]);
    expect(await ids({ since: '2026-02-01T00:00:00.000Z' })).toEqual([fresh.id, spam.id]);
    expect(await ids({ limit: 1 })).toEqual([fresh.id]);
    expect(await store.count({ status: 'new' })).toBe(2);
  });

  test('a long list has every lead once, also when many arrived in the same millisecond', async () => {
    const leads = Array.from({ length: 1203 }, () => newLead({ receivedAt: '2026-01-01T00:00:00.000Z' }));
    for (const lead of leads) await store.save(lead);
    const listed = await ids({});
    expect(listed).toHaveLength(1203);
    expect(new Set(listed)).toEqual(new Set(leads.map(({ id }) => id)));
    expect(await ids({ limit: 700 })).toEqual(listed.slice(0, 700));
  });

  test('leads are counted by form and status, from a moment on', async () => {
    expect(await store.tally({})).toEqual([]);
    const times = ['2026-01-01', '2026-02-01', '2026-03-01'].map((date) => `${date}T00:00:00.000Z`);
    const [first = '', second = '', third = ''] = times;
    for (const receivedAt of times) await store.save(newLead({ receivedAt }));
    await store.save(newLead({ receivedAt: second, form: 'contact', status: 'quarantined' }));
    expect(await store.tally({ form: 'demo' })).toEqual([
      { form: 'demo', status: 'new', count: 3, oldest: first, newest: third },
    ]);
    await store.save(newLead({ receivedAt: first, form: 'contact', page: '/hosting/starter' }));
    expect(await store.tally({ form: 'order' })).toMatchObject([{ form: 'order', count: 1 }]);
    expect(new Set(await store.tally({ since: second }))).toEqual(
      new Set([
        { form: 'demo', status: 'new', count: 2, oldest: second, newest: third },
        { form: 'contact', status: 'quarantined', count: 1, oldest: second, newest: second },
      ]),
    );
  });

  test('erased leads are gone, and the others are as they were', async () => {
    const [gone, also, kept] = [newLead(), newLead(), newLead()];
    for (const lead of [gone, also, kept]) await store.save(lead);
    await store.erase([gone.id, also.id, 'KS-0000000000', `' or '1'='1`]);
    expect(await ids({})).toEqual([kept.id]);
    expect(await store.get(kept.id)).toEqual(asStored(kept));
    expect(await store.findByKey(gone.key)).toBeUndefined();
    await store.erase([]);
    expect(await store.count({})).toBe(1);
  });

  test('the attachment of an erased lead is gone with it', async () => {
    const bytes = Buffer.from('x');
    const lead = newLead({ attachment: attachmentFor(bytes) });
    await store.save(lead, { attachment: bytes });
    await store.erase([lead.id]);
    expect(await store.attachment(lead.id)).toBeUndefined();
  });

  test('more leads than a statement takes values are erased together', async () => {
    const leads = Array.from({ length: 1203 }, () => newLead());
    for (const lead of leads) await store.save(lead);
    await store.erase(leads.map(({ id }) => id));
    expect(await store.count({})).toBe(0);
  });

  test('its size is known, and grows', async () => {
    const empty = await store.size();
    expect(empty).toBeGreaterThan(4096);
    await store.save(newLead({ fields: { comment: randomBytes(50_000).toString('hex') } }));
    expect(await store.size()).toBeGreaterThan(empty + 50_000);
  });

  test('leads are still there after closing and opening again', async () => {
    const lead = newLead();
    await store.save(lead);
    await store.close();
    store = await openStore(url);
    expect(await store.get(lead.id)).toEqual(asStored(lead));
  });

  test('several instances may open it at once', async () => {
    const fresh = await database.create();
    // Files of SQLite have one server; instances that start together share PostgreSQL.
    const instances = fresh.url.kind === 'postgres' ? 4 : 1;
    const stores = await Promise.all(Array.from({ length: instances }, () => openStore(fresh.url)));
    const key = randomUUID();
    const saved = await Promise.all(stores.map((instance) => instance.save(newLead({ key }))));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    for (const instance of stores) await instance.close();
    await fresh.drop();
  });

  test('it is healthy while open, and says so when it is not', async () => {
    await expect(store.health()).resolves.toBeUndefined();
    await store.close();
    await expect(store.health()).rejects.toThrow();
    store = await openStore(url);
  });

  async function ids(filter: LeadFilter): Promise<string[]> {
    const found: string[] = [];
    for await (const { id } of store.list(filter)) found.push(id);
    return found;
  }
});
