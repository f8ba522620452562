import { parse } from 'csv-parse/sync';
import { availableDatabases } from '../support/databases';
import { eachTestHasDesk } from '../support/desk';
import { newLead } from '../support/leads';

describe.each(availableDatabases())('an export, on $name,', (database) => {
  const { desk, store } = eachTestHasDesk(database);
  const asked = { format: 'csv', form: 'demo', since: '2026-11-01', until: '2026-11-30' };

  test('keeps what was chosen when password or code is refused, and speaks of no name', async () => {
    const member = await desk().member('sales');
    const refused = await member.submit('/export', { ...asked, password: 'wrong', code: '000000' });
    expect(refused.headers.location).toBe('/export');
    const { body } = await member.follow(refused, '/export');
    for (const chosen of ['csv', 'demo']) expect(body).toContain(`<option value="${chosen}" selected="">`);
    for (const day of ['2026-11-01', '2026-11-30']) expect(body).toContain(`value="${day}"`);
    expect(body).toContain('Password and code do not belong together');
    expect(body).not.toContain('Name, password');
  });

  test('leads to a page without password and code, from which its file comes once by itself, and to nobody else', async () => {
    const [member, other] = [await desk().member('sales'), await desk().member('admin')];
    await store().save(newLead({ receivedAt: '2026-11-10T10:00:00.000Z' }));
    const { headers, statusCode } = await member.submit('/export', { ...asked, ...member.proof() });
    expect(statusCode).toBe(303);
    const page = await member.get(`${headers.location}`);
    const file = /<a href="(\/export\/[\w-]+)">fetch it/.exec(page.body)?.[1] ?? '';
    expect(page.body).toContain(`<meta http-equiv="refresh" content="0; url=${file}"/>`);
    expect(page.body).not.toMatch(/name="(?:password|code)"[^>]*value=/);
    expect((await member.get(`${headers.location}`)).body).not.toContain('http-equiv="refresh"');
    expect((await member.get(file)).body).toContain('KS-');
    expect((await other.get(file)).statusCode).toBe(404);
    expect((await other.get(`${headers.location}`)).body).not.toContain('fetch it');
  });

  test('can be fetched for two minutes', async () => {
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const member = await desk().member('sales');
    const { headers } = await member.submit('/export', { ...asked, ...member.proof() });
    const file = `/export/${new URLSearchParams(`${headers.location}`.split('?')[1]).get('file')}`;
    const [forget] = timers.mock.calls.filter(([, time]) => time === 2 * 60 * 1000).at(-1) ?? [];
    timers.mockRestore();
    expect((await member.get(file)).statusCode).toBe(200);
    forget?.();
    expect((await member.get(file)).statusCode).toBe(404);
  });

  test.each(['/export', '/'])('at %s says at the field that the days are turned round', async (where) => {
    const member = await desk().member('sales');
    const turned = { since: '2026-11-30', until: '2026-11-01' };
    const { body } =
      where === '/'
        ? await member.get(`/?${new URLSearchParams(turned)}`)
        : await member.follow(await member.submit(where, { ...asked, ...turned, ...member.proof() }), where);
    expect(body).toMatch(/<input [^>]*name="until"[^>]*aria-invalid="true"/);
    expect(body).toContain('This day is before that of From: they are turned round.');
    for (const day of Object.values(turned)) expect(body).toContain(`value="${day}"`);
  });

  test('has all orders of hosting and nothing else, or messages without them, as the list of the inbox has', async () => {
    const member = await desk().member('sales');
    const fields = { name: 'Hasan', subject: 'Order: Starter', message: 'hasan.com.bd' };
    const [order, message] = [
      newLead({ form: 'contact', page: '/hosting/starter', fields }),
      newLead({ form: 'contact', page: '/hosting/', fields: { name: 'Nila', subject: 'Hello', message: 'Hello.' } }),
    ];
    for (const lead of [order, message, newLead()]) await store().save(lead);
    for (const [form, lead, question, words] of [
      ['order', order, 'Domain name', 'order'],
      ['contact', message, 'Message', 'message'],
    ] as const) {
      const { body: list } = await member.get(`/?form=${form}`);
      expect([...list.matchAll(/<a href="\/leads\/(KS-\w+)/g)].map(([, id]) => id)).toEqual([lead.id]);
      expect(list).toContain(`<option value="${form}" selected="">`);
      const chosen = { ...asked, form, since: '', until: '' };
      const { body: file } = await member.export(chosen);
      const rows: Record<string, string>[] = parse(file, { bom: true, columns: true });
      expect(rows.map((row) => [row.Receipt, row.Form, row[question]])).toEqual([
        [lead.id, words, lead.fields.message],
      ]);
    }
    expect((await (await desk().member('hr')).get('/')).body).not.toContain('value="order"');
  });

  test('is in the audit log with its days, and with how many leads it had', async () => {
    const member = await desk().member('sales');
    const times = ['2026-11-09T10:00:00.000Z', '2026-11-10T10:00:00.000Z', '2026-11-12T10:00:00.000Z'];
    for (const receivedAt of times) await store().save(newLead({ receivedAt }));
    await store().save(newLead({ receivedAt: '2026-11-10T11:00:00.000Z', form: 'application' }));
    const days = { since: '2026-11-10', until: '2026-11-11' };
    await member.export({ ...asked, form: '', ...days });
    await member.export({ ...asked, form: '', since: '', until: '' });
    const details = (await desk().services.audit.page(99)).filter(({ action }) => action === 'exported');
    expect(details.map(({ detail }) => detail)).toEqual([
      'csv, all, all days, 3 leads',
      'csv, all, from 2026-11-10 to 2026-11-11, 1 lead',
    ]);
  });
});
