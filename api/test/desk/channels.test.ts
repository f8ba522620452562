import { channelsIn } from '../../src/desk/channels';
import { channels } from '../../src/leads/store/outbox';
import { availableDatabases } from '../support/databases';
import { eachTestHasDesk } from '../support/desk';
import { newLead } from '../support/leads';

describe.each(availableDatabases().slice(0, 1))('where only mail is set up, on $name,', (database) => {
  const { desk, store } = eachTestHasDesk(database);
  beforeEach(() => {
    desk().services.channels = ['notice', 'acknowledgement'];
  });

  test('nobody is offered to tell systems that are not there, nor can', async () => {
    const { member, page, action, lead } = await atLead();
    const { body } = await member.get(page);
    expect(body).toContain('<option value="notice">Letter to staff</option>');
    expect(body).toContain('<option value="acknowledgement">Receipt to the visitor</option>');
    expect(body).not.toContain('<option value="webhook">');
    const refused = await member.submit(action, { to: 'webhook' });
    expect((await member.follow(refused, page)).body).toContain('does not have that channel');
    expect(await store().deliveries(lead.id)).toEqual([]);
  });

  test('what waits for systems that are not there says so, and promises no attempt', async () => {
    const { member, page, lead } = await atLead();
    for (const channel of ['webhook', 'notice'] as const) await store().outbox.resend(lead.id, channel, new Date());
    const { body } = await member.get(page);
    expect(body).toContain('<dt>To our systems</dt><dd>waits: no webhook is set up</dd>');
    expect(body).toMatch(/<dt>Letter to staff<\/dt><dd>next attempt 20/);
  });

  test('and nothing is offered where nothing is set up', async () => {
    desk().services.channels = [];
    const { member, page } = await atLead();
    expect((await member.get(page)).body).not.toContain('Tell of it once more');
  });

  async function atLead() {
    const lead = newLead();
    await store().save(lead);
    const page = `/leads/${lead.id}`;
    return { lead, member: await desk().member('sales'), page, action: `${page}/resend` };
  }
});

test.each([
  [{}, []],
  [{ WEBHOOK_URL: 'https://crm.example.com', WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}` }, ['webhook']],
  [{ SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'desk@example.com' }, ['acknowledgement']],
  [
    { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'desk@example.com', MAIL_TO: 'sales@example.com' },
    ['notice', 'acknowledgement'],
  ],
  [{ WEBHOOK_URL: 'nowhere' }, channels],
])('by the settings %j, these channels are there: %j', (env, there) => {
  expect(channelsIn(env)).toEqual(there);
});
