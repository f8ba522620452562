import { availableDatabases } from '../support/databases';
import { eachTestHasDesk } from '../support/desk';
import { opens } from '../support/opened-lead';

describe.each(availableDatabases())('a lead in quarantine, on $name:', (database) => {
  const { desk, store } = eachTestHasDesk(database);
  const opened = opens(desk, store);

  test('a lead is put into quarantine by hand, which ends its deliveries, and let out again as any other', async () => {
    const { member, lead, submit, page } = await opened();
    await store().outbox.resend(lead.id, 'webhook', new Date());
    expect((await submit('quarantine')).headers.location).toBe(`/leads/${lead.id}?done=quarantined`);
    expect((await page()).body).toContain('in quarantine: staff put it there');
    expect((await member.get('/')).body).not.toContain(lead.id);
    expect((await member.get('/?status=quarantined')).body).toContain(lead.id);
    expect(await store().deliveries(lead.id)).toMatchObject([{ state: 'dismissed' }]);
    expect((await member.submit(`/leads/${lead.id}/quarantine`)).statusCode).toBe(303);
    await submit('release');
    expect((await page()).body).not.toContain('in quarantine');
    expect((await member.get('/')).body).toContain(lead.id);
    const lines = (await desk().services.audit.page(99)).map(({ action }) => action);
    expect(lines.filter((action) => ['quarantined', 'released'].includes(action))).toEqual(['released', 'quarantined']);
  });

  test('suspected spam is seen in quarantine alone, and let out once', async () => {
    const { member, lead, submit, refused } = await opened({ status: 'quarantined', quarantinedFor: 'trap' });
    expect((await member.get('/')).body).not.toContain(lead.id);
    expect((await member.get('/?status=quarantined')).body).toContain(lead.id);
    for (const page of ['/?status=quarantined', `/leads/${lead.id}`])
      expect((await member.get(page)).body).toContain('a field was filled in that people do not see');
    expect((await refused('resend', { to: 'notice' })).body).toContain('It is in quarantine');
    expect((await submit('release')).headers.location).toContain('done=released');
    expect(await store().deliveries(lead.id)).toMatchObject([{ channel: 'all', state: 'waiting' }]);
    expect((await submit('release')).headers.location).toBe(`/leads/${lead.id}?done=released`);
  });
});
