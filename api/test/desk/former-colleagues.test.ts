import { randomUUID } from 'node:crypto';
import { runDesk } from '../../src/desk/commands';
import { availableDatabases } from '../support/databases';
import { deskUrl, eachTestHasDesk } from '../support/desk';
import { newLead } from '../support/leads';

describe.each(availableDatabases())('a colleague who is gone, on $name,', (database) => {
  const { desk, store } = eachTestHasDesk(database);
  const command = (...args: string[]) => runDesk(args, desk().services, deskUrl);

  test('leaves leads that the command counts and leads to, and that the inbox offers', async () => {
    const { member, lead, removed } = await gone();
    expect(removed).toBe(
      `karim is removed and signed out everywhere.\n1 lead still with karim, to be given to others: ${deskUrl}/?owner=karim\n`,
    );
    const { body } = await member.get('/?owner=karim');
    expect(body).toContain(`href="/leads/${lead.id}"`);
    expect(body).toContain('with karim (no longer here)');
    expect((await member.get('/')).body).toContain('<option value="karim">karim (no longer here)</option>');
  });

  test('still has a lead whose status alone is changed', async () => {
    const { member, action, page } = await gone();
    const form = await member.formOn(page, action);
    const { body } = await member.get(page);
    expect(body).toContain('<option value="karim" selected="">karim (no longer here)</option>');
    expect(body.split('<section')[0]).toContain('with karim (no longer here)');
    expect((await member.post(action, { ...form, state: 'won', owner: 'karim' })).statusCode).toBe(303);
    expect((await member.get('/?state=won&owner=karim')).body).toContain(page);
  });

  test.each(['lead', 'note'])('leaves the name to nobody else while a %s stands under it', async (what) => {
    const { member, action, page, lead } = await gone();
    if (what === 'note') {
      const leads = desk().services.leadsOf('admin');
      const stored = await leads.find(lead.id);
      if (stored) await leads.note(stored, randomUUID(), 'karim', 'Called.');
      await member.post(action, { ...(await member.formOn(page, action)), state: 'won', owner: '' });
    }
    await expect(command('user', 'add', 'karim', '--role', 'sales')).rejects.toThrow('Choose another name.');
    expect(await command('user', 'list')).not.toContain('karim');
  });

  test('leaves the name to others when nothing stands under it', async () => {
    const { member, action, page } = await gone();
    await member.post(action, { ...(await member.formOn(page, action)), state: 'won', owner: 'sales' });
    expect(await command('user', 'add', 'karim', '--role', 'sales')).toContain('/welcome/');
  });

  test('who has another role is said to have leads that it does not see', async () => {
    const { action, page, member } = await gone();
    await desk().services.staff.add('hena', 'sales');
    await member.post(action, { ...(await member.formOn(page, action)), owner: 'hena' });
    expect(await command('user', 'role', 'hena', '--role', 'hr')).toContain(
      `1 lead still with hena, who does not see them any more, to be given to others: ${deskUrl}/?owner=hena\n`,
    );
    expect(await command('user', 'role', 'hena', '--role', 'sales')).not.toContain('still with');
    expect(await command('user', 'role', 'hena', '--role', 'admin')).not.toContain('still with');
  });

  test('who was the last admin is missed, and so is one who has another role', async () => {
    const missed = 'Nobody is an admin now';
    await desk().services.staff.add('asma', 'admin');
    expect(await command('user', 'role', 'asma', '--role', 'sales')).toContain(missed);
    expect(await command('user', 'role', 'asma', '--role', 'admin')).not.toContain(missed);
    expect(await command('user', 'remove', 'asma')).toContain(missed);
  });

  async function gone() {
    const lead = newLead();
    await store().save(lead);
    const member = await desk().member('sales');
    const page = `/leads/${lead.id}`;
    const action = `${page}/handling`;
    await desk().services.staff.add('karim', 'sales');
    await member.post(action, { ...(await member.formOn(page, action)), state: 'contacted', owner: 'karim' });
    return { lead, member, page, action, removed: await command('user', 'remove', 'karim') };
  }
});
