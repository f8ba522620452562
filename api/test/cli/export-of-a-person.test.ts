import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { databaseEnv } from '../../../kit/databases';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { openServices } from '../../src/desk/services';
import { availableDatabases } from '../support/databases';
import { attachmentFor, newLead } from '../support/leads';
import { leadsCommand } from '../support/leads-command';
import { eachTestHasStore } from '../support/stores';

const bytes = Buffer.from('a CV');
const demo = newLead({ fields: { Customer_name: 'Rahima', email: 'Rahima@Example.com' } });
const spam = newLead({ form: 'contact', status: 'quarantined', fields: { name: 'R', email: 'rahima@example.com' } });
const cv = newLead({
  form: 'application',
  fields: { email: 'rahima@example.com' },
  attachment: attachmentFor(bytes, 'r.pdf'),
});
const other = newLead({ fields: { email: 'other@example.com', comment: 'rahima@example.com told me' } });

describe.each(availableDatabases())('npm run leads -- export <who> on $name', (database) => {
  const { current, url } = eachTestHasStore(database);
  const exportOf = (...words: string[]) => leadsCommand(['export', ...words], databaseEnv(url()));

  beforeEach(async () => {
    for (const lead of [demo, spam, other]) await current().save(lead);
    await current().save(cv, { attachment: bytes });
  });

  test('hands out all that a person has sent, suspected spam and files too, and nothing of others', async () => {
    const folder = temporaryFolder();
    const { out, err, code } = await exportOf('RAHIMA@example.com', '--attachments', folder);
    expect({ err, code }).toEqual({ err: '', code: 0 });
    const ids = JSON.parse(out).map(({ id }: { id: string }) => id);
    expect(new Set(ids)).toEqual(new Set([demo.id, spam.id, cv.id]));
    expect(readdirSync(folder)).toEqual([`${cv.id}-r.pdf`]);
    expect(readFileSync(path.join(folder, `${cv.id}-r.pdf`)).equals(bytes)).toBe(true);
  });

  test('hands out one lead by its receipt', async () => {
    const { out, code } = await exportOf(demo.id.toLowerCase());
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject([{ id: demo.id, fields: demo.fields }]);
  });

  test('hands out what staff have noted and done at the desk, in the export and by show', async () => {
    const services = await openServices(url(), async () => undefined);
    const leads = services.leadsOf('admin');
    const lead = await leads.find(demo.id);
    if (!lead) throw new Error('There is no such lead');
    await services.audit.note({ actor: 'rahim', action: 'opened', leadId: demo.id });
    await leads.handle(lead, 'contacted', 'rahim', '', '');
    await leads.note(lead, randomUUID(), 'rahim', 'Asked for a call on Sunday');
    await services.close();
    const [exported] = JSON.parse((await exportOf(demo.id)).out);
    expect(exported.handling).toMatchObject({
      state: 'contacted',
      owner: 'rahim',
      notes: [{ author: 'rahim', words: 'Asked for a call on Sunday' }],
      deeds: [{ actor: 'rahim', action: 'opened' }],
    });
    const listed = await leadsCommand(['list', demo.id], databaseEnv(url()));
    expect(listed.out).toMatch(/ {2,}contacted, rahim {2,}/);
    const { out } = await leadsCommand(['show', demo.id], databaseEnv(url()));
    expect(out).toMatch(/^Status +contacted, rahim$/m);
    expect(out).toMatch(/Note +.*rahim: Asked for a call on Sunday/);
    expect(out).toMatch(/At the desk +.*rahim: opened/);
  });

  test('is a failure when there is nothing, and leaves no file', async () => {
    const folder = temporaryFolder();
    const { out, err, code } = await exportOf('nobody@example.com', '--out', path.join(folder, 'leads.json'));
    expect({ out, code }).toEqual({ out: '', code: 1 });
    expect(err).toBe('There is no lead with the receipt or e-mail address nobody@example.com.\n');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('takes an empty word for a mistake, and not for everybody', async () => {
    const { out, err, code } = await exportOf('');
    expect({ out, code }).toEqual({ out: '', code: 2 });
    expect(err).toContain('export takes a receipt or an e-mail address.');
  });

  test('does not go together with what narrows down the leads of all', async () => {
    const { err, code } = await exportOf(demo.id, '--form', 'demo');
    expect(code).toBe(2);
    expect(err).toContain('--form does not go together with a receipt or an e-mail address.');
  });
});
