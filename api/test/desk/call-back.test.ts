import { dhakaDay } from '../../src/leads/dhaka-time';
import { availableDatabases } from '../support/databases';
import { eachTestHasDesk } from '../support/desk';
import { newLead } from '../support/leads';
import { opens } from '../support/opened-lead';

describe.each(availableDatabases())('a lead with a day to call back, on $name:', (database) => {
  const { desk, store } = eachTestHasDesk(database);
  const opened = opens(desk, store);
  afterEach(() => jest.useRealTimers());

  test('has the day of Dhaka for today: it is due from midnight there, and no day before that can be set', async () => {
    atNight('2026-11-27T17:58:00.000Z');
    const { member, lead, submit, refused } = await opened();
    const overdue = newLead({ fields: { Customer_name: 'Karim' } });
    await store().save(overdue);
    const stored = await store().get(overdue.id);
    if (stored) await desk().services.leadsOf('sales').handle(stored, 'contacted', '', '', '2026-11-27');
    atNight('2026-11-27T17:59:00.000Z');
    expect((await refused('handling', { callOn: '2026-11-26' })).body).toMatch(
      /aria-invalid="true".*2026-11-26 is past: nobody can call back on it\./s,
    );
    expect((await store().handling(lead.id)).callOn).toBeUndefined();
    expect((await submit('handling', { callOn: '2026-11-28' })).headers.location).toContain('done=saved_day');
    expect((await member.get('/?due=today')).body).not.toContain(lead.id);
    atNight('2026-11-27T18:01:00.000Z');
    const { body } = await member.get('/?due=today');
    expect(body.indexOf(overdue.id)).toBeGreaterThan(0);
    expect(body.indexOf(overdue.id)).toBeLessThan(body.indexOf(lead.id));
    expect(body.match(/(overdue: )?to be called back [^<·]*/g)).toEqual([
      'overdue: to be called back on 2026-11-27',
      'to be called back today',
    ]);
    // A day that has become past stays, whatever else is saved.
    const page = `/leads/${overdue.id}`;
    const form = await member.formOn(page, `${page}/handling`);
    const saved = await member.post(`${page}/handling`, { ...form, state: 'waiting' });
    expect(saved.headers.location).toContain('done=saved_state');
    expect((await store().handling(overdue.id)).callOn).toBe('2026-11-27');
  });

  test('is counted for all, and for the one who has it', async () => {
    const { member, submit } = await opened();
    const other = newLead({ fields: { Customer_name: 'Karim' } });
    await store().save(other);
    const today = dhakaDay(new Date().toISOString());
    await submit('handling', { callOn: today, owner: member.name });
    expect((await member.get('/')).body).not.toContain('yours');
    const stored = await store().get(other.id);
    if (stored) await desk().services.leadsOf('sales').handle(stored, 'contacted', '', '', today);
    const { body } = await member.get('/');
    expect(body).toContain('<a href="/?due=today">2 to call back</a>');
    const own = /<a href="([^"]+)">1 of them is yours</.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const listed = (await member.get(own)).body;
    expect([listed.includes(other.id), listed.includes('yours')]).toEqual([false, false]);
  });

  test('is listed in the order of the days, page by page, each once', async () => {
    const { member } = await opened();
    const leads = desk().services.leadsOf('sales');
    const start = Date.now();
    const expected: string[] = [];
    for (let index = 0; index < 60; index += 1) {
      const day = `2026-01-${String(1 + Math.floor(index / 3)).padStart(2, '0')}`;
      const lead = newLead({
        receivedAt: new Date(Date.parse('2026-11-20T10:00:00.000Z') - index * 1000).toISOString(),
      });
      await store().save(lead);
      const stored = await leads.find(lead.id);
      // Of one day, what was chosen first comes first; a quick machine chooses two in a millisecond.
      atNight(new Date(start + index).toISOString());
      if (stored) await leads.handle(stored, 'contacted', '', '', day);
      expected.push(lead.id);
    }
    const first = await member.get('/?due=today');
    const next = /<a href="(\/\?[^"]+)">Due later/.exec(first.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const second = await member.get(next);
    const ids = [first, second].flatMap(({ body }) =>
      [...body.matchAll(/<a href="\/leads\/(KS-\w+)">/g)].map(([, id]) => id),
    );
    expect(ids).toEqual(expected);
  });

  test('it is called back on a day, and listed from then on until it is done with or has another day', async () => {
    const { member, lead, submit, page } = await opened();
    const other = newLead({ fields: { Customer_name: 'Karim' } });
    await store().save(other);
    const today = dhakaDay(new Date().toISOString());
    const due = async () => (await member.get('/?due=today')).body.includes(lead.id);
    await submit('handling', { callOn: '9999-12-31' });
    expect([await due(), (await page()).body]).toEqual([false, expect.stringContaining('called back on 9999-12-31')]);
    await submit('handling', { callOn: today, words: 'Rings at ten.' });
    expect(await due()).toBe(true);
    expect((await member.get('/')).body).toContain('<a href="/?due=today">1 to call back</a>');
    expect((await member.get('/?due=today')).body).not.toContain(other.id);
    expect((await (await desk().member('hr')).get('/?due=today')).body).not.toContain(lead.id);
    expect((await page()).body).toContain(`changed the handling (New, nobody, to be called back on ${today})`);
    // A colleague who chooses a status alone leaves the day, also on a page from before the day was set.
    const older = await member.formOn(`/leads/${lead.id}`, `/leads/${lead.id}/handling`);
    await submit('handling', { callOn: '9999-12-30' });
    await member.post(`/leads/${lead.id}/handling`, { ...older, state: 'contacted' });
    expect([await due(), (await store().handling(lead.id)).callOn]).toEqual([false, '9999-12-30']);
    // Of two who choose a day, the second reads what the first has chosen.
    const late = await member.post(`/leads/${lead.id}/handling`, { ...older, callOn: '9999-12-31' });
    expect(late.headers.location).toBe(`/leads/${lead.id}`);
    expect((await store().handling(lead.id)).callOn).toBe('9999-12-30');
    await submit('handling', { callOn: today });
    expect(await due()).toBe(true);
    await submit('handling', { state: 'won' });
    expect(await due()).toBe(false);
    const { body } = await member.get('/?state=won');
    expect([body.includes(lead.id), body.includes('called back')]).toEqual([true, false]);
    await submit('handling', { state: 'waiting', callOn: '' });
    expect(await due()).toBe(false);
  });

  /** Sets the clock, and no more than that. */
  function atNight(now: string): void {
    jest.useRealTimers();
    jest.useFakeTimers({ now: new Date(now), doNotFake: timers });
  }
});

const timers = [
  ...(['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'hrtime', 'performance'] as const),
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
];
