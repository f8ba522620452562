import { databaseEnv } from '../../../kit/databases';
import { keyFromContent } from '../../src/leads/store/content-key';
import { availableDatabases } from '../support/databases';
import { newLead } from '../support/leads';
import { leadsCommand } from '../support/leads-command';
import { eachTestHasStore } from '../support/stores';

describe.each(availableDatabases())('deliveries on the command line, with $name', (database) => {
  const { current, url } = eachTestHasStore(database);
  const leads = (...args: string[]) => leadsCommand(args, databaseEnv(url()));

  test('what was given up shows in stats and outbox, and begins anew with retry', async () => {
    const lead = newLead();
    await current().save(lead, { channels: ['webhook', 'notice'] });
    const now = new Date();
    const [delivery] = await current().outbox.claim('webhook', now, now, 1);
    if (!delivery) throw new Error('It was due');
    await current().outbox.failed(delivery, 'the receiver answered 500', now, undefined);

    const { out: stats } = await leads('stats');
    expect(stats).toMatch(/^GIVEN UP, webhook +1$/m);
    expect(stats).toMatch(/^Waiting, notice +1$/m);
    const { out } = await leads('outbox');
    expect(out).toMatch(new RegExp(`^${lead.id} +lead +webhook +given up +1 +the receiver answered 500$`, 'm'));
    expect(out).toMatch(new RegExp(`^${lead.id} +lead +notice +\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d Dhaka +0$`, 'm'));

    expect((await leads('retry')).out).toBe('The server will try again now: 1 given up, 0 waiting.\n');
    expect(await current().outbox.tally()).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
    expect((await leads('stats')).out).not.toContain('GIVEN UP');
  });

  test('of an attempt whose end nobody has noted, as after a kill, outbox and show say so', async () => {
    const lead = newLead();
    await current().save(lead, { channels: ['webhook'] });
    const now = new Date();
    await current().outbox.claim('webhook', now, new Date(now.getTime() + 60_000), 1);
    for (const args of [['outbox'], ['show', lead.id]])
      expect((await leads(...args)).out).toContain('an attempt is under way, or ended with its server');
  });

  test('a letter that is withheld shows with its lead and in the counts, and retry does not send it', async () => {
    const saved = Array.from({ length: 6 }, () => newLead({ fields: { email: 'rahima@example.com' } }));
    for (const lead of saved) await current().save(lead, { channels: ['acknowledgement'] });
    const [first, last] = [saved[0]?.id ?? '', saved[5]?.id ?? ''];
    const time = '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d Dhaka';
    expect((await leads('show', first)).out).toMatch(
      new RegExp(`^Delivery by acknowledgement +next attempt ${time}$`, 'm'),
    );
    const why = 'the mailbox had 5 letters within an hour';
    expect((await leads('show', last)).out).toMatch(
      new RegExp(`^Delivery by acknowledgement +withheld ${time}: ${why}$`, 'm'),
    );
    expect((await leads('stats')).out).toMatch(/^Withheld, acknowledgement +1$/m);
    const { out } = await leads('outbox');
    expect(out).not.toContain(last);
    expect(out).toContain('\nWithheld, as the recipient had too many letters, acknowledgement: 1\n');
    expect((await leads('retry')).out).toBe('The server will try again now: 0 given up, 0 waiting.\n');
  });

  test('what is held up, what nobody sends, and letters to addresses that do not exist show with what to do', async () => {
    const [held, left, wrong] = [newLead(), newLead(), newLead()];
    for (const [lead, channel] of [
      [held, 'webhook'],
      [wrong, 'acknowledgement'],
      [left, 'notice'],
    ] as const) {
      const receivedAt = '2026-01-01T00:00:00.000Z';
      await current().save({ ...lead, receivedAt }, { channels: [channel] });
    }
    const now = new Date();
    for (const [channel, state] of [
      ['webhook', 'blocked'],
      ['acknowledgement', 'refused'],
    ] as const) {
      const [delivery] = await current().outbox.claim(channel, now, now, 1);
      if (!delivery) throw new Error('It was due');
      await current().outbox.failed(delivery, 'it does not work', now, undefined, state);
    }
    const { out } = await leads('outbox');
    expect(out).toMatch(new RegExp(`^${held.id} +lead +webhook +held up +1 +it does not work$`, 'm'));
    expect(out).toMatch(new RegExp(`^${left.id} +lead +notice +nobody sends it +0$`, 'm'));
    expect(out).not.toContain(wrong.id);
    expect(out).toMatch(/^Refused, as there is no such e-mail address, acknowledgement: 1$/m);
    expect(out).toMatch(/^Held up: nothing gets through as it is set up\. Mend what the last trouble says/m);
    expect(out).toMatch(/^Nobody sends it: the server does not run, or that channel is not set up any more\./m);
    expect((await leads('show', wrong.id)).out).toMatch(/^Delivery by acknowledgement +refused .*: it does not work$/m);
    const { out: stats } = await leads('stats');
    expect(stats).toMatch(/^HELD UP, webhook +1$/m);
    expect(stats).toMatch(/^Refused, no such address, acknowledgement +1$/m);
    expect((await leads('retry')).out).toBe('The server will try again now: 1 given up, 0 waiting.\n');
  });

  test('what waits or was given up is dismissed: of a lead at once, of a channel when that is confirmed', async () => {
    const [one, two, three] = [newLead(), newLead(), newLead()];
    for (const lead of [one, two, three]) await current().save(lead, { channels: ['webhook', 'notice'] });
    expect((await leads('dismiss', one.id)).out).toBe('2 dismissed. The lead stays.\n');
    expect(await leads('dismiss', one.id)).toMatchObject({
      err: `Nothing waits or was given up of ${one.id}.\n`,
      code: 1,
    });
    expect((await leads('dismiss', two.id, '--to', 'notice')).out).toBe('1 dismissed by notice. The lead stays.\n');
    const wouldBe = '2 to be delivered by webhook would be dismissed; the leads stay.';
    const err = `${wouldBe} Nothing is done yet: add --yes to do it.\n`;
    expect(await leads('dismiss', '--to', 'webhook')).toEqual({ out: '', err, code: 1 });
    expect((await leads('dismiss', '--to', 'webhook', '--yes')).out).toBe('2 dismissed by webhook. The leads stay.\n');
    expect(await current().outbox.open(10)).toMatchObject([{ leadId: three.id, channel: 'notice' }]);
    expect((await leads('show', one.id)).out).toMatch(/^Delivery by webhook +dismissed /m);
    expect(await current().count({})).toBe(3);
  });

  test('a lead is sent again to a channel, but not while it is suspected spam', async () => {
    const [lead, spam] = [newLead(), newLead({ status: 'quarantined' })];
    for (const one of [lead, spam]) await current().save(one);
    const said = (await leads('resend', lead.id, '--to', 'webhook')).out;
    expect(said).toMatch(
      new RegExp(`^${lead.id} will be sent again by webhook now, if the server has that channel\\.`),
    );
    expect(said).toContain(' Here it has not: WEBHOOK_URL would say how.');
    expect(await current().outbox.open(10)).toMatchObject([{ leadId: lead.id, channel: 'webhook', attempts: 0 }]);
    expect(await leads('resend', spam.id, '--to', 'webhook')).toMatchObject({
      err: `${spam.id} is in quarantine: leads release lets it out, and tells of it.\n`,
      code: 1,
    });
  });

  test('a lead is released from quarantine, to be delivered', async () => {
    const spam = newLead({ status: 'quarantined' });
    await current().save(spam);
    expect((await leads('outbox')).out).toBe('Everything is delivered.\n');
    const { out } = await leads('release', spam.id.toLowerCase());
    expect(out).toBe(`${spam.id} is out of quarantine, and will be delivered by the server as its settings say.\n`);
    expect((await leads('outbox')).out).toMatch(new RegExp(`^${spam.id} +lead +all `, 'm'));
    expect(await leads('release', spam.id)).toMatchObject({ err: `${spam.id} is not in quarantine.\n`, code: 1 });
  });

  test('a lead stays in quarantine whose words came once more and were taken', async () => {
    const [fingerprint, receivedAt] = ['fingerprint', new Date().toISOString()];
    const key = keyFromContent(fingerprint, receivedAt, true);
    const waiting = newLead({ status: 'quarantined', key, fingerprint, receivedAt });
    const taken = newLead({ fingerprint, receivedAt });
    await current().save(waiting);
    await current().save(taken);
    const err = `${waiting.id} was sent once more and is stored as ${taken.id}, so it stays in quarantine.\n`;
    expect(await leads('release', waiting.id)).toMatchObject({ err, code: 1 });
    expect(await current().findByKey(waiting.key)).toMatchObject({ status: 'quarantined' });
  });
});
