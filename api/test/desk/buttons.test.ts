import { AuditLog } from '../../src/desk/audit-log';
import { availableDatabases } from '../support/databases';
import { eachTestHasDesk } from '../support/desk';
import { newLead } from '../support/leads';
import { opens, rahima } from '../support/opened-lead';

describe.each(availableDatabases())('what else is done with a lead, on $name:', (database) => {
  const { desk, store } = eachTestHasDesk(database);
  const opened = opens(desk, store);

  test('the audit log has a line of what was done, and none of what was so already', async () => {
    const { lead, member, submit, page } = await opened({ status: 'quarantined', quarantinedFor: 'trap' });
    const karim = await desk().member('sales', 'karim');
    const address = `/leads/${lead.id}/release`;
    const form = await member.formOn(`/leads/${lead.id}`, address);
    const twice = await member.clickTwice(address, form);
    expect(twice.map(({ headers }) => headers.location)).toEqual([1, 2].map(() => `/leads/${lead.id}?done=released`));
    expect((await karim.submit(address)).headers.location).toBe(`/leads/${lead.id}?done=released`);
    for (const what of ['dismiss', 'dismiss', 'withdraw', 'withdraw']) await submit(what);
    await submit('resend', { to: 'notice' });
    const { body } = await page();
    const lines = ['released', 'dismissed', 'withdrew marketing', 'resent'];
    expect(lines.map((line) => body.split(` ${line}`).length - 1)).toEqual([1, 1, 1, 1]);
  });

  test('nothing is done to a lead when its line cannot be written', async () => {
    const { lead, submit } = await opened({ status: 'quarantined', quarantinedFor: 'trap' });
    const note = jest.spyOn(AuditLog.prototype, 'note').mockImplementation(async ({ action }) => {
      if (action !== 'opened') throw new Error('database or disk is full');
    });
    for (const [what, fields] of [
      ['release', {}],
      ['handling', { words: 'x' }],
      ['handling', { state: 'won' }],
      ['withdraw', {}],
    ] as const) {
      expect((await submit(what, fields)).statusCode).toBe(503);
    }
    note.mockRestore();
    expect(await store().get(lead.id)).toMatchObject({ status: 'quarantined', marketing: { withdrawals: [] } });
    expect((await store().handling(lead.id)).notes).toEqual([]);
    expect(desk().log.splice(0)).toHaveLength(4);
  });

  test('a channel is told once more, and open deliveries are tried no more', async () => {
    const { lead, submit, refused } = await opened();
    await submit('resend', { to: 'webhook' });
    expect(await store().deliveries(lead.id)).toMatchObject([{ channel: 'webhook', state: 'waiting' }]);
    await submit('dismiss');
    expect(await store().deliveries(lead.id)).toMatchObject([{ channel: 'webhook', state: 'dismissed' }]);
    expect((await refused('resend', { to: 'pigeon' })).body).toContain('Something in this form cannot be.');
  });

  test.each([
    ['notice', 'The letter to staff goes out once more.'],
    ['acknowledgement', 'The receipt goes out to the visitor once more.'],
    ['webhook', 'Our systems are told once more.'],
  ])('whoever tells of it once more reads to whom: %s', async (to, said) => {
    const { member, submit } = await opened();
    expect((await member.follow(await submit('resend', { to }))).body).toContain(said);
  });

  test('they want no more marketing is asked once more, and not offered for an application', async () => {
    const { member, lead, page } = await opened();
    expect((await page()).body).toContain('value="withdraw"');
    const { body } = await member.get(`/leads/${lead.id}/withdraw`);
    expect(body).toMatch(/Rahima Akter.*Leave it as it is/s);
    expect((await store().get(lead.id))?.marketing.withdrawals).toEqual([]);
    const [hr, application] = [await desk().member('hr'), newLead({ form: 'application', fields: rahima })];
    await store().save(application);
    const applied = (await hr.get(`/leads/${application.id}`)).body;
    for (const said of ['value="withdraw"', 'Marketing']) expect(applied).not.toContain(said);
    expect((await hr.get(`/leads/${application.id}/withdraw`)).statusCode).toBe(422);
    await hr.submit(`/leads/${application.id}/withdraw`);
    expect((await store().get(application.id))?.marketing.withdrawals).toEqual([]);
  });

  test('consent to marketing is withdrawn, unless there is no address', async () => {
    const { lead, submit, page } = await opened();
    await submit('withdraw');
    expect((await store().get(lead.id))?.marketing).toMatchObject({
      allowed: false,
      withdrawals: [{ how: 'desk' }],
    });
    expect((await page()).body).toContain('not allowed: withdrawn');
    const nameless = await opened({ fields: { Customer_name: 'Nobody' } }, 'other');
    expect((await nameless.refused('withdraw')).body).toContain('no e-mail address');
  });
});
