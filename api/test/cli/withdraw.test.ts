import { parse } from 'csv-parse/sync';
import { databaseEnv } from '../../../kit/databases';
import { dhakaMinute } from '../../src/leads/dhaka-time';
import { availableDatabases } from '../support/databases';
import { newLead } from '../support/leads';
import { leadsCommand } from '../support/leads-command';
import { eachTestHasStore } from '../support/stores';

const demo = newLead({ fields: { Customer_name: 'Rahima', email: 'Rahima@Example.com' } });
const contact = newLead({ form: 'contact', fields: { name: 'R', email: 'rahima@example.com' } });
const other = newLead({ fields: { email: 'other@example.com' } });
const nameless = newLead({ fields: { Customer_name: 'Karim' } });

describe.each(availableDatabases())('npm run leads -- withdraw on $name', (database) => {
  const { current, url } = eachTestHasStore(database);
  // The command line knows the database and nothing else.
  const leads = (words: string[]) => leadsCommand(words, databaseEnv(url()));

  beforeEach(async () => {
    for (const lead of [demo, contact, other, nameless]) await current().save(lead);
  });

  test.each([
    ['an e-mail address', 'RAHIMA@example.com'],
    ['a receipt', demo.id.toLowerCase()],
  ])('with %s, no more marketing may go to that person, and the server is to tell whoever sends it', async (_, who) => {
    const { out, err, code } = await leads(['withdraw', who]);
    expect({ out, err, code }).toEqual({
      out: 'rahima@example.com: consent to marketing withdrawn. The server tells it on as its settings say.\n',
      err: '',
      code: 0,
    });
    expect(await allowed()).toEqual([false, false, true]);
    expect(await current().outbox.open(10)).toMatchObject([{ topic: 'withdrawal', channel: 'all' }]);
  });

  test('said again, it says when that was, and changes nothing', async () => {
    await leads(['withdraw', demo.id]);
    const { out, code } = await leads(['withdraw', 'rahima@example.com']);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^rahima@example\.com: consent to marketing withdrawn before, on \d{4}-\d\d-\d\d \d\d:\d\d Dhaka by command\.\n$/,
    );
    expect((await current().get(contact.id))?.marketing.withdrawals).toHaveLength(1);
    expect(await current().outbox.open(10)).toHaveLength(1);
  });

  test('for nobody it fails', async () => {
    for (const who of ['KS-0000000000', 'nobody@example.com']) {
      const { out, err, code } = await leads(['withdraw', who]);
      expect({ out, code }).toEqual({ out: '', code: 1 });
      expect(err).toBe(`There is no lead with the receipt or e-mail address ${who}.\n`);
    }
    const { err, code } = await leads(['withdraw', nameless.id]);
    expect({ err, code }).toEqual({
      err: `${nameless.id} has no e-mail address to which marketing could be sent.\n`,
      code: 1,
    });
    expect(await leads(['withdraw'])).toMatchObject({ code: 2 });
  });

  test('show and export tell how it stands', async () => {
    expect((await leads(['show', demo.id])).out).toMatch(/^Marketing +allowed$/m);
    await leads(['withdraw', demo.id]);
    const withdrawal = (await current().get(demo.id))?.marketing.withdrawals[0];
    expect((await leads(['show', contact.id])).out).toMatch(
      new RegExp(`^Marketing +not allowed: withdrawn ${dhakaMinute(withdrawal?.at ?? '')} by command$`, 'm'),
    );

    const json: { id: string; marketing: unknown }[] = JSON.parse((await leads(['export'])).out);
    expect(json.find(({ id }) => id === contact.id)?.marketing).toEqual({ allowed: false, withdrawals: [withdrawal] });
    expect(json.find(({ id }) => id === other.id)?.marketing).toEqual({ allowed: true, withdrawals: [] });
    const csv: Record<string, string>[] = parse((await leads(['export', '--format', 'csv', '--raw'])).out, {
      columns: true,
    });
    expect(csv.find(({ id }) => id === contact.id)).toMatchObject({
      marketing_allowed: 'false',
      marketing_withdrawals: `${withdrawal?.at} by command`,
    });
    expect(csv.find(({ id }) => id === other.id)).toMatchObject({
      marketing_allowed: 'true',
      marketing_withdrawals: '',
    });
  });

  test('rejoin takes it back for whoever asked for marketing again, and says how it stands', async () => {
    await leads(['withdraw', demo.id]);
    const { out, code } = await leads(['rejoin', 'rahima@example.com']);
    expect({ out, code }).toEqual({
      out: 'rahima@example.com: withdrawal taken back. Marketing is allowed.\n',
      code: 0,
    });
    expect(await allowed()).toEqual([true, true, true]);
    expect((await leads(['rejoin', demo.id])).out).toContain('there is no withdrawal to take back');
    expect(await leads(['rejoin', 'nobody@example.com'])).toMatchObject({ out: '', code: 1 });
  });

  async function allowed() {
    const states = [demo, contact, other].map(async ({ id }) => (await current().get(id))?.marketing.allowed);
    return Promise.all(states);
  }
});
