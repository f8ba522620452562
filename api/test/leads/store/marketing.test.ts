import { forms } from '../../../../src/contract/forms/all';
import type { Lead } from '../../../src/leads/store/lead';
import { openStore } from '../../../src/leads/store/open';
import { availableDatabases } from '../../support/databases';
import { newLead } from '../../support/leads';
import { rowsOfAllTables } from '../../support/rows';
import { eachTestHasStore } from '../../support/stores';

const email = 'rahima@example.com';
const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();

describe.each(availableDatabases())('consent to marketing on $name', (database) => {
  const { current, url } = eachTestHasStore(database);

  test('comes with a lead', async () => {
    const lead = await saved(consenting());
    expect(await marketingOf(lead)).toEqual({ allowed: true, withdrawals: [] });
  });

  test('is withdrawn for the address, whatever its letters and with whichever form it came', async () => {
    const [lead, other] = [
      await saved(consenting()),
      await saved(consenting({ form: 'contact' }, 'Rahima@Example.com')),
    ];
    const stranger = await saved(consenting({}, 'other@example.com'));
    const withdrawal = await current().withdraw(lead.id, 'link', []);
    expect(withdrawal).toEqual({ at: expect.any(String), how: 'link' });
    for (const one of [lead, other]) {
      expect(await marketingOf(one)).toEqual({ allowed: false, withdrawals: [withdrawal] });
    }
    expect(await marketingOf(stranger)).toEqual({ allowed: true, withdrawals: [] });
    const listed = [];
    for await (const { marketing } of current().list({})) listed.push(marketing.allowed);
    expect(listed.sort()).toEqual([false, false, true]);
  });

  test('is withdrawn once, however often somebody asks', async () => {
    const lead = await saved(consenting());
    const first = await current().withdraw(lead.id, 'link', ['webhook']);
    expect(await current().withdraw(lead.id, 'command', ['webhook'])).toEqual(first);
    expect((await marketingOf(lead))?.withdrawals).toEqual([first]);
    expect(await current().outbox.open(10)).toHaveLength(1);
  });

  test('is withdrawn once, and told once, also by two servers at the same moment', async () => {
    const lead = await saved(consenting());
    // A SQLite file has one server; on PostgreSQL these are two.
    const other = url().kind === 'postgres' ? await openStore(url()) : current();
    const stores = Array.from({ length: 20 }, (_, index) => (index % 2 ? other : current()));
    const withdrawals = await Promise.all(stores.map((store) => store.withdraw(lead.id, 'link', ['webhook'])));
    if (other !== current()) await other.close();
    expect(new Set(withdrawals.map((one) => one?.at)).size).toBe(1);
    expect((await marketingOf(lead))?.withdrawals).toHaveLength(1);
    expect(await current().outbox.open(30)).toHaveLength(1);
  });

  test('that suspected spam ticks again and again is withdrawn, and told to nobody, unless staff do it', async () => {
    const lead = await saved(consenting());
    await current().withdraw(lead.id, 'link', ['notice']);
    for (let again = 0; again < 5; again += 1) {
      const at = new Date(Date.now() + again + 1000).toISOString();
      await saved(consenting({ status: 'quarantined', consent: { ...lead.consent, at } }));
      await current().withdraw(lead.id, 'link', ['notice']);
    }
    expect((await marketingOf(lead))?.withdrawals).toHaveLength(1);
    expect(await current().outbox.open(10)).toHaveLength(1);
    const untold = await saved(consenting({ status: 'quarantined' }, 'third@example.com'));
    await current().withdraw(untold.id, 'link', ['notice']);
    const spam = await saved(strangers());
    await current().withdraw(spam.id, 'command', ['notice']);
    expect((await current().outbox.open(10)).map(({ leadId }) => leadId).sort()).toEqual([lead.id, spam.id].sort());
  });

  test('stays withdrawn until that is expressly taken back, and can be withdrawn again', async () => {
    const lead = await saved(consenting());
    const first = await current().withdraw(lead.id, 'link', []);
    expect(await current().takeBack(lead.id)).toBe(1);
    const taken = { ...first, takenBackAt: expect.any(String) };
    expect(await marketingOf(lead)).toEqual({ allowed: true, withdrawals: [taken] });
    expect(await current().takeBack(lead.id)).toBe(0);
    const second = await current().withdraw(lead.id, 'command', []);
    expect(await marketingOf(lead)).toEqual({ allowed: false, withdrawals: [taken, second] });
  });

  test.each(forms)('is not reopened by a $name form that anybody sends later, ticked or not', async ({ name }) => {
    const lead = await saved(consenting());
    await current().withdraw(lead.id, 'link', []);
    for (const explicit of [true, false]) {
      const again = await saved(consenting({ form: name, consent: { ...lead.consent, explicit, at: tomorrow } }));
      expect((await marketingOf(again))?.allowed).toBe(false);
    }
    expect((await marketingOf(lead))?.withdrawals).toHaveLength(1);
  });

  test('of suspected spam counts for nothing until that is released, and not if it was withdrawn before', async () => {
    const [spam, other] = [await saved(consenting({ status: 'quarantined' })), await saved(strangers())];
    expect((await marketingOf(spam))?.allowed).toBe(false);
    await current().withdraw(other.id, 'link', []);
    for (const { id } of [spam, other]) await current().release(id, []);
    expect((await marketingOf(spam))?.allowed).toBe(true);
    expect((await marketingOf(other))?.allowed).toBe(false);
  });

  test('is withdrawn also by a server whose clock is behind that of another', async () => {
    const lead = consenting();
    await saved({ ...lead, consent: { ...lead.consent, at: tomorrow } });
    expect(await current().withdraw(lead.id, 'link', [])).toEqual({ at: expect.any(String), how: 'link' });
    expect((await marketingOf(lead))?.allowed).toBe(false);
  });

  test('cannot be withdrawn for nobody: without such a lead, or without an address', async () => {
    const lead = await saved(newLead());
    expect(await current().withdraw('KS-0000000000', 'link', ['webhook'])).toBeUndefined();
    expect(await current().withdraw(lead.id, 'link', ['webhook'])).toBeUndefined();
    expect((await marketingOf(lead))?.allowed).toBe(false);
    expect(await current().outbox.open(10)).toEqual([]);
  });

  test('once withdrawn, is told on as a withdrawal, in the same transaction', async () => {
    const lead = await saved(consenting());
    await current().withdraw(lead.id, 'link', ['webhook', 'notice']);
    const open = await current().outbox.open(10);
    expect(open.map(({ leadId, topic, channel }) => [leadId, topic, channel]).sort()).toEqual([
      [lead.id, 'withdrawal', 'notice'],
      [lead.id, 'withdrawal', 'webhook'],
    ]);
  });

  test('a withdrawal outlives the lead whose letter it came from, as long as there is another of that address', async () => {
    const [first, second] = [await saved(consenting()), await saved(consenting())];
    const withdrawal = await current().withdraw(first.id, 'link', []);
    await current().erase([first.id]);
    expect(await marketingOf(second)).toEqual({ allowed: false, withdrawals: [withdrawal] });
    await current().erase([second.id]);
    const fresh = await saved(consenting());
    expect(await marketingOf(fresh)).toEqual({ allowed: true, withdrawals: [] });
  });

  test('a withdrawal that comes while its lead is erased does not stay behind', async () => {
    for (let round = 0; round < 20; round += 1) {
      const lead = await saved(consenting());
      await Promise.all([current().withdraw(lead.id, 'link', []), current().erase([lead.id])]);
      expect((await rowsOfAllTables(url())).withdrawals).toEqual([]);
    }
  });

  test('goes with leads that are too old, withdrawn or not', async () => {
    const lead = await saved(consenting({ receivedAt: yesterday }));
    await current().withdraw(lead.id, 'link', []);
    expect(await current().expire({ not: ['application'] }, new Date().toISOString())).toBe(1);
    const fresh = await saved(consenting());
    expect(await marketingOf(fresh)).toEqual({ allowed: true, withdrawals: [] });
  });

  test('is known of more leads than one page of a list has', async () => {
    const leads = Array.from({ length: 1100 }, (_, index) => consenting({}, `person${index % 600}@example.com`));
    const one = leads[599];
    while (leads.length > 0) await Promise.all(leads.splice(0, 50).map((lead) => saved(lead)));
    await current().withdraw(one?.id ?? '', 'command', []);
    const withdrawn: string[] = [];
    for await (const { fields, marketing } of current().list({})) {
      if (!marketing.allowed) withdrawn.push(fields.email ?? '');
    }
    expect(withdrawn).toEqual(['person599@example.com']);
  });

  test('the secret of links is the same for all who use the database, and of no other', async () => {
    const secret = await current().linkSecret();
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    const again = await openStore(url());
    expect(await again.linkSecret()).toBe(secret);
    await again.close();
    const fresh = await database.empty();
    const other = await openStore(fresh.url);
    expect(await other.linkSecret()).not.toBe(secret);
    await other.close();
    await fresh.drop();
  });

  async function saved(lead: Lead): Promise<Lead> {
    await current().save(lead);
    return lead;
  }

  async function marketingOf({ id }: Lead) {
    return (await current().get(id))?.marketing;
  }
});

function consenting(changes: Partial<Lead> = {}, address = email): Lead {
  return newLead({ fields: { email: address }, ...changes });
}

function strangers(): Lead {
  return consenting({ status: 'quarantined' }, 'other@example.com');
}
