import type { Channel, GivenUp } from '../../src/leads/store/outbox';
import { availableDatabases } from '../support/databases';
import { eachTestHasDesk, type Member } from '../support/desk';
import { newLead } from '../support/leads';

describe.each(availableDatabases())('what was given up, on $name,', (database) => {
  const { desk, store } = eachTestHasDesk(database);

  test('is said in the inbox, and listed with way and reason, to whoever sees its lead', async () => {
    const [sales, hr] = [await desk().member('sales'), await desk().member('hr')];
    await store().save(newLead(), { channels: ['notice'] });
    expect((await sales.get('/')).body).not.toContain('did not reach');
    const held = await givenUp('Rahima', 'notice', 'blocked', 'the mail server turned us away (554)');
    const dead = await givenUp('Karim', 'webhook', 'dead', 'there was no answer in time');
    expect((await sales.get('/')).body).toContain('2 leads did not reach everybody who should hear of them.');
    const { body } = await sales.get(linkIn((await sales.get('/')).body));
    expect(idsIn(body)).toEqual([dead.id, held.id]);
    const [line] = await desk().services.audit.page(1);
    expect(line).toMatchObject({ actor: 'sales', action: 'listed leads', detail: '2 not delivered' });
    expect(body).toMatch(/<dt>Letter to staff<\/dt><dd>held up 20.*: the mail server turned us away \(554\)<\/dd>/);
    expect(body).toMatch(/<dt>To our systems<\/dt><dd>given up 20.*: there was no answer in time<\/dd>/);
    expect((await hr.get('/')).body).not.toContain('did not reach');
    expect(idsIn((await hr.get('/undelivered')).body)).toEqual([]);
  });

  test('is sent again from there, one lead or all, each with its line, and leaves the list when it arrives', async () => {
    const member = await desk().member('sales');
    const leads = [
      await givenUp('Rahima', 'notice', 'dead', 'x'),
      await givenUp('Karim', 'webhook', 'blocked', 'x'),
      await givenUp('Hena', 'notice', 'dead', 'x'),
    ].map(({ id }) => id);
    const [first = '', ...others] = leads;
    await send(member, (list) => list === first);
    expect(await lists(member)).toEqual([[...others].reverse().join(' '), ...[...others].reverse()]);
    await send(member, (list) => list.includes(' '));
    expect(await lists(member)).toEqual([]);
    const { body } = await member.get('/undelivered?done=again');
    expect(idsIn(body)).toEqual([...leads].reverse());
    expect(body.match(/<dd>next attempt 20[^<]*: x<\/dd>/g)).toHaveLength(3);
    expect(body.match(/It is being tried again\./g)).toHaveLength(3);
    for (const id of leads) expect(await store().deliveries(id)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    const lines = (await desk().services.audit.page(99)).filter(({ action }) => action === 'resent');
    const expected = leads.map((id, index) => `${id} ${['notice', 'webhook', 'notice'][index]}`);
    expect(lines.map(({ lead_id, detail }) => `${lead_id} ${detail}`).sort()).toEqual(expected.sort());
    for (const channel of ['notice', 'webhook'] as const) {
      const now = new Date();
      for (const one of await store().outbox.claim(channel, now, now, 99)) await store().outbox.succeeded(one, now);
    }
    expect((await member.get('/undelivered')).body).toContain('Nothing is given up or held up.');
    expect((await member.get('/')).body).not.toContain('did not reach');
  });

  test('is listed without what has arrived, and not offered again while it is being tried', async () => {
    const member = await desk().member('sales');
    const lead = newLead({ fields: { Customer_name: 'Rahima' } });
    await store().save(lead, { channels: ['notice', 'acknowledgement', 'webhook'] });
    const now = new Date();
    const take = async (channel: Channel) => {
      const [taken] = await store().outbox.claim(channel, now, now, 1);
      if (!taken) throw new Error('Nothing is to be delivered');
      return taken;
    };
    await store().outbox.succeeded(await take('acknowledgement'), now);
    for (const channel of ['notice', 'webhook'] as const)
      await store().outbox.failed(await take(channel), 'x', now, undefined, 'dead');
    const shown = async () => (await member.get('/undelivered')).body.match(/<dt>[^<]*<\/dt>/g);
    expect(await shown()).toEqual(['<dt>Letter to staff</dt>', '<dt>To our systems</dt>']);
    // Another at the desk of a server that has no letters to staff.
    desk().services.channels = ['webhook'];
    await member.submit('/undelivered', { leads: lead.id });
    expect(await shown()).toEqual(['<dt>Letter to staff</dt>', '<dt>To our systems</dt>']);
    expect(await lists(member)).toEqual([]);
    desk().services.channels = ['notice', 'webhook'];
    expect(await lists(member)).toEqual([lead.id]);
  });

  test('is listed page by page, each lead once', async () => {
    const member = await desk().member('sales');
    const leads: string[] = [];
    for (let index = 0; index < 53; index += 1) leads.push((await givenUp(`Nr ${index}`, 'notice', 'dead', 'x')).id);
    const first = (await member.get('/undelivered')).body;
    const next = /<a href="(\/undelivered\?[^"]+)">Older leads/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const second = (await member.get(next)).body;
    expect([...idsIn(first), ...idsIn(second)].sort()).toEqual(leads.sort());
    expect([idsIn(first).length, idsIn(second).length]).toEqual([50, 3]);
    expect(second).toContain('53 leads');
    expect(second).toContain('<a href="/undelivered">Newest leads</a>');
  });

  test('is sent again also when one of the leads has been erased since the list was shown', async () => {
    const member = await desk().member('sales');
    const [gone, left] = [
      await givenUp('Rahima', 'notice', 'dead', 'x'),
      await givenUp('Karim', 'notice', 'dead', 'x'),
    ];
    await store().erase([gone.id]);
    const { headers } = await member.submit('/undelivered', { leads: `${gone.id} ${left.id}` });
    expect(headers.location).toBe('/undelivered?done=again');
    expect(await store().deliveries(left.id)).toMatchObject([{ state: 'waiting' }]);
  });

  test('is said beside an e-mail address that takes no letters, so that somebody calls', async () => {
    const member = await desk().member('sales');
    const returned = await givenUp('Rahima', 'acknowledgement', 'refused', 'no such mailbox (550 5.1.1)');
    const others = [
      await givenUp('Karim', 'acknowledgement', 'dead', 'there was no answer in time'),
      await givenUp('Hena', 'webhook', 'refused', 'the answer was 410'),
    ];
    const words = 'The receipt did not reach the e-mail address: no such mailbox (550 5.1.1). Call instead.';
    expect((await member.get(`/leads/${returned.id}`)).body).toContain(words);
    for (const { id } of others) expect((await member.get(`/leads/${id}`)).body).not.toContain('Call instead');
  });

  test('is sent again by nobody who does not see its lead, nor where the server has its way no more', async () => {
    const [sales, hr] = [await desk().member('sales'), await desk().member('hr')];
    const { id } = await givenUp('Rahima', 'webhook', 'dead', 'x');
    const refused = await hr.submit('/undelivered', { leads: id });
    expect((await hr.follow(refused, '/undelivered')).body).toContain('There is no such lead');
    desk().services.channels = ['notice'];
    expect((await sales.get('/undelivered')).body).not.toContain('Send again');
    await sales.submit('/undelivered', { leads: id });
    expect(await store().deliveries(id)).toMatchObject([{ state: 'dead' }]);
  });

  /** A lead, the newest so far, of which one delivery has ended like this. */
  async function givenUp(name: string, channel: Channel, how: GivenUp, trouble: string) {
    const lead = newLead({ fields: { Customer_name: name } });
    await store().save(lead, { channels: [channel] });
    const now = new Date();
    const due = await store().outbox.claim(channel, now, now, 99);
    const own = due.find(({ leadId }) => leadId === lead.id);
    if (!own) throw new Error('Nothing is to be delivered');
    await store().outbox.failed(own, trouble, now, undefined, how);
    return lead;
  }

  /** Presses the button for the leads whose list is wanted. */
  async function send(member: Member, isWanted: (leads: string) => boolean): Promise<void> {
    const leads = (await lists(member)).find(isWanted);
    const { headers } = await member.submit('/undelivered', { leads: leads ?? 'no such button' });
    expect(headers.location).toBe('/undelivered?done=again');
  }

  /** The leads that each button sends again. */
  async function lists(member: Member): Promise<string[]> {
    const { body } = await member.get('/undelivered');
    return [...body.matchAll(/name="leads" value="([^"]+)"/g)].map(([, list = '']) => list);
  }
});

function linkIn(body: string): string {
  return /<a href="([^"]+)">See why, and send again</.exec(body)?.[1] ?? '';
}

function idsIn(body: string): string[] {
  return [...body.matchAll(/<a href="\/leads\/(KS-\w+)"/g)].map(([, id = '']) => id);
}
