import { availableDatabases } from '../support/databases';
import { eachTestHasDesk } from '../support/desk';
import { opens } from '../support/opened-lead';

describe.each(availableDatabases())('of two colleagues with one lead, on $name:', (database) => {
  const { desk, store } = eachTestHasDesk(database);
  const opened = opens(desk, store);

  test('what a colleague saved meanwhile is not overwritten unseen, and can be after it was seen', async () => {
    const { member, lead, submit, page } = await opened();
    const karim = await desk().member('sales', 'karim');
    const action = `/leads/${lead.id}/handling`;
    const open = await member.formOn(`/leads/${lead.id}`, action);
    await karim.post(action, {
      ...(await karim.formOn(`/leads/${lead.id}`, action)),
      state: 'won',
      owner: 'karim',
    });
    const refused = await member.post(action, { ...open, state: 'contacted', owner: 'sales' });
    expect((await member.follow(refused)).body).toContain('Yours (Contacted, sales) was not saved');
    expect((await page()).body).not.toContain('sales changed the handling');
    expect((await member.get('/?state=won&owner=karim')).body).toContain(lead.id);
    expect((await submit('handling', { state: 'contacted', owner: 'sales' })).statusCode).toBe(303);
    expect((await member.get('/?state=contacted&owner=sales')).body).toContain(lead.id);
  });

  test('what a colleague saved meanwhile stays where nothing else was chosen', async () => {
    const { member, lead } = await opened();
    const karim = await desk().member('sales', 'karim');
    const [page, action] = [`/leads/${lead.id}`, `/leads/${lead.id}/handling`];
    const open = await member.formOn(page, action);
    await karim.post(action, { ...(await karim.formOn(page, action)), owner: 'karim' });
    const { headers } = await member.post(action, { ...open, state: 'contacted' });
    expect(headers.location).toBe(`${page}?done=saved_state`);
    expect((await member.get('/?state=contacted&owner=karim')).body).toContain(lead.id);
  });

  test.each([
    ['a refused form', 'handling', { callOn: '2020-01-01' }],
    ['another button', 'aside', { next: 'withdraw' }],
  ])('a choice that waits behind %s does not overrule what a colleague saved meanwhile', async (_, button, beside) => {
    const { member, lead } = await opened();
    const karim = await desk().member('sales', 'karim');
    const [page, action] = [`/leads/${lead.id}`, `/leads/${lead.id}/handling`];
    const open = await member.formOn(page, action);
    await member.follow(await member.post(`/leads/${lead.id}/${button}`, { ...open, state: 'lost', ...beside }));
    await karim.post(action, { ...(await karim.formOn(page, action)), state: 'won', owner: 'karim' });
    const waiting = await member.formOn(page, action);
    expect(waiting.state).toBe('lost');
    const refused = await member.post(action, { ...waiting, callOn: '' });
    expect((await member.follow(refused)).body).toContain('were changed meanwhile');
    expect((await member.get('/?state=won&owner=karim')).body).toContain(lead.id);
  });

  test('of two who save at the same moment, one is told to look again', async () => {
    const { member, lead } = await opened();
    const action = `/leads/${lead.id}/handling`;
    const open = await member.formOn(`/leads/${lead.id}`, action);
    const both = await Promise.all([
      member.post(action, { ...open, state: 'won', owner: '' }),
      member.post(action, { ...open, state: 'lost', owner: '' }),
    ]);
    const page = `/leads/${lead.id}`;
    expect(both.map(({ headers }) => headers.location).sort()).toEqual([
      page,
      expect.stringContaining(`${page}?done=`),
    ]);
  });

  test('a day to call back that a colleague has just set is not overwritten by one who has not seen it', async () => {
    const { lead } = await opened();
    const [leads, stored] = [desk().services.leadsOf('sales'), await store().get(lead.id)];
    if (!stored) throw new Error('There is no such lead');
    const save = (seenAt: string, day: string) => leads.handle(stored, 'contacted', 'sales', seenAt, day);
    expect(await save('', '2030-01-01')).toBe(true);
    expect(await save('', '2030-01-02')).toBe(false);
    expect((await store().handling(lead.id)).callOn).toBe('2030-01-01');
    expect(await save('', '2030-01-01')).toBe(true);
  });
});
