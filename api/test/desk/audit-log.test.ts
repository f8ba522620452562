import { type Action, actions } from '../../src/desk/audit-log';
import { runDesk } from '../../src/desk/commands';
import type { Lead } from '../../src/leads/store/lead';
import { availableDatabases } from '../support/databases';
import { codeOf, deskUrl, eachTestHasDesk, goodPassword, type Member, untouched } from '../support/desk';
import { attachmentFor, newLead } from '../support/leads';

/** Who a line must name, and the receipt of the lead, if it is about one. */
interface Expected {
  actor: string;
  lead?: string;
}

interface Line extends Expected {
  action: Action;
}

describe.each(availableDatabases())('the audit log of the desk, on $name,', (database) => {
  const { desk, store } = eachTestHasDesk(database);

  /** Each action, done once as staff do it. */
  const deeds: Readonly<Record<Action, (admin: Member) => Promise<Expected>>> = {
    'signed in': async (admin) => {
      await admin.signIn();
      return { actor: admin.name };
    },
    'signed out': () => byKarim('karim-1', (karim) => karim.submit('/sign-out')),
    'sign-in refused': async ({ name }) => {
      await desk().visitor().post('/sign-in', { name, password: 'a wrong password', code: '000000' });
      return { actor: name };
    },
    'took the invitation': async () => {
      const token = await desk().services.staff.add('rahima', 'hr');
      const invited = await desk().services.staff.invited(token);
      const code = codeOf(invited?.totp_secret ?? '');
      await desk().visitor().post(`/welcome/${token}`, { password: goodPassword, code });
      return { actor: 'rahima' };
    },
    'changed the password': () =>
      byKarim('karim-2', (karim) =>
        karim.submit('/account/password', { ...karim.proof(), next: 'another long password of mine' }),
      ),
    'ended sessions': () => byKarim('karim-3', (karim) => karim.submit('/account/sessions', karim.proof())),
    'made recovery codes': () => byKarim('karim-4', (karim) => karim.submit('/account/codes', karim.proof())),
    'listed leads': async (admin) => {
      await admin.get('/');
      return { actor: admin.name };
    },
    opened: (admin) => withLead(admin, {}, (page) => admin.get(page)),
    'changed the handling': (admin) =>
      withLead(admin, {}, (page) => admin.submit(`${page}/handling`, { ...untouched, state: 'contacted' })),
    'wrote a note': (admin) =>
      withLead(admin, {}, (page) => admin.submit(`${page}/handling`, { ...untouched, words: 'Called.' })),
    'took away a note': (admin) =>
      withLead(admin, {}, async (page) => {
        const note = 'b6a9e8a4-6a3e-4c42-a3b1-1f0e7a1a9a02';
        await admin.submit(`${page}/handling`, { ...untouched, note, words: 'Not his.' });
        await admin.submit(`${page}/notes/${note}/strike`);
      }),
    quarantined: (admin) => withLead(admin, {}, (page) => admin.submit(`${page}/quarantine`)),
    released: (admin) =>
      withLead(admin, { status: 'quarantined', quarantinedFor: 'trap' }, (page) => admin.submit(`${page}/release`)),
    resent: (admin) => withLead(admin, {}, (page) => admin.submit(`${page}/resend`, { to: 'notice' })),
    dismissed: (admin) => withLead(admin, {}, (page) => admin.submit(`${page}/dismiss`)),
    'withdrew marketing': (admin) => withLead(admin, {}, (page) => admin.submit(`${page}/withdraw`)),
    'downloaded the file': (admin) =>
      withLead(admin, { attachment: attachmentFor(bytes) }, (page) => admin.get(`${page}/file`)),
    exported: async (admin) => {
      await admin.export({ format: 'csv', form: '', since: '', until: '' });
      return { actor: admin.name };
    },
    erased: (admin) => withLead(admin, {}, (page) => admin.submit(`${page}/erase`, admin.proof())),
    'read the audit log': async (admin) => {
      await admin.get('/audit');
      return { actor: admin.name };
    },
    'account added': async () => {
      await command('add', 'hena-1', '--role', 'hr');
      return { actor: 'hena-1' };
    },
    'account reset': () => onHena('hena-2', 'reset'),
    'account removed': () => onHena('hena-3', 'remove'),
    'role changed': () => onHena('hena-4', 'role', '--role', 'sales'),
  };

  test('has one line of each thing that staff do, of who did it and to which lead', async () => {
    expect(Object.keys(deeds).sort()).toEqual([...actions].sort());
    const admin = await desk().member('admin');
    const expected: Line[] = [];
    const written: Line[] = [];
    for (const action of actions) {
      const before = new Set((await linesOf(action)).map(({ id }) => id));
      expected.push({ action, lead: '', ...(await deeds[action](admin)) });
      const added = (await linesOf(action)).filter(({ id }) => !before.has(id));
      written.push(...added.map(({ actor, lead_id }) => ({ action, actor, lead: lead_id })));
    }
    expect(written).toEqual(expected);
  });

  const bytes = Buffer.from('%PDF-1.4');

  async function linesOf(action: Action) {
    return (await desk().services.audit.page(1000)).filter((line) => line.action === action);
  }

  /** What ends a session, or makes other codes, is done by somebody who does nothing else. */
  async function byKarim(name: string, act: (karim: Member) => Promise<unknown>): Promise<Expected> {
    await act(await desk().member('sales', name));
    return { actor: name };
  }

  async function withLead(admin: Member, changes: Partial<Lead>, act: (page: string) => Promise<unknown>) {
    const lead = newLead({ fields: { email: 'rahima@example.com' }, ...changes });
    await store().save(lead, { ...(lead.attachment && { attachment: bytes }), channels: ['webhook'] });
    await act(`/leads/${lead.id}`);
    return { actor: admin.name, lead: lead.id };
  }

  async function onHena(name: string, ...[deed = '', ...options]: string[]): Promise<Expected> {
    await desk().services.staff.add(name, 'hr');
    await command(deed, name, ...options);
    return { actor: name };
  }

  function command(...args: string[]): Promise<string> {
    return runDesk(['user', ...args], desk().services, deskUrl);
  }
});
