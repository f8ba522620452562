import { forms } from '../../../src/contract/forms/all';
import { type RoleName, roles } from '../../src/desk/accounts/roles';
import { availableDatabases } from '../support/databases';
import { type Browser, eachTestHasDesk, type Member, untouched } from '../support/desk';
import { attachmentFor, newLead } from '../support/leads';

const roleNames = ['admin', 'sales', 'hr'] as const;
const formNames = [...new Set(forms.map(({ name }) => name)), 'gone'];
const secretWords = 'Rahima Canary';

/** What each address gets beside its token, so that a role is the only reason for a refusal. */
const fieldsOf: Record<string, Record<string, string>> = {
  '/leads/:id/handling': { ...untouched, state: 'contacted', words: 'Called.' },
  '/leads/:id/resend': { to: 'notice' },
  '/leads/:id/aside': { next: 'withdraw' },
};

/** Open to whoever has not signed in: none of them knows a lead. */
const open = ['/desk.css', '/sign-in', '/welcome/:token'];

test('each form of the site is seen by somebody who is no administrator', () => {
  const seen = [...roles.sales.forms, ...roles.hr.forms].sort();
  expect(seen).toEqual([...new Set(forms.map(({ name }) => name))].sort());
});

describe.each(availableDatabases())('who sees which leads, on $name', (database) => {
  const { desk, store } = eachTestHasDesk(database);

  test('nothing is answered without signing in, by any address, but the way in', async () => {
    const lead = await storeLead('demo');
    const all = routes();
    expect(all.length).toBeGreaterThan(20);
    for (const { method, url } of all.filter((route) => !open.includes(route.url))) {
      for (const browser of [desk().visitor(), withCookie('x'), withCookie('')]) {
        const answer = await ask(browser, method, url, lead.id, {});
        const { statusCode, headers } = answer;
        const isForm = method === 'POST' && url !== '/sign-out';
        const expected = [303, expect.stringMatching(/^\/sign-in(?:$|\?)/)];
        expect([method, url, statusCode, headers.location]).toEqual([method, url, ...expected]);
        const page = await browser.follow(answer);
        if (isForm) expect(page.body).toContain('so nothing was saved. Sign in to go on.');
        for (const { body } of [answer, page]) expect(body).not.toContain(secretWords);
      }
    }
    expect(open.filter((url) => !all.some((route) => route.url === url))).toEqual([]);
  });

  test('no address about a lead says anything of one that the role does not see, whatever is asked', async () => {
    const ofLead = routes().filter(({ url }) => url.includes(':id'));
    expect(ofLead.length).toBeGreaterThan(9);
    const members = await all();
    for (const form of formNames) {
      const lead = await storeLead(form);
      for (const [role, member] of members) {
        const isSeen = sees(role, form);
        const token = await member.formToken();
        for (const { method, url } of ofLead) {
          const answer = await ask(member, method, url, lead.id, { token, ...fieldsOf[url] });
          const { statusCode, body } = method === 'POST' ? await member.follow(answer) : answer;
          const isErase = url.endsWith('/erase');
          const allowed = isSeen && (!isErase || roles[role].erases);
          const expected = allowed ? [200, 303, 400, 422] : isErase && !roles[role].erases ? [403] : [404];
          expect([form, role, method, url, expected.includes(statusCode)]).toEqual([form, role, method, url, true]);
          if (!isSeen) expect(body).not.toContain(secretWords);
        }
      }
    }
  });

  test('inbox, search and export have the leads of the role, and no other, whatever the filters', async () => {
    const leads = await Promise.all(formNames.map(storeLead));
    for (const [role, member] of await all()) {
      const mine = leads.filter(({ form }) => sees(role, form)).map(({ id }) => id);
      expect(idsIn((await member.get('/')).body)).toEqual([...mine].sort());
      expect(idsIn((await member.get('/?words=rahima@example')).body)).toEqual([...mine].sort());
      for (const { id, form } of leads) {
        const own = sees(role, form) ? [id] : [];
        expect(idsIn((await member.get(`/?form=${form}`)).body)).toEqual(own);
        expect(idsIn((await member.get(`/?words=${id}`)).body)).toEqual(own);
        const fields = { format: 'csv', form, since: '', until: '' };
        if (form === 'demo' || form === 'application') {
          expect(idsIn((await member.export(fields)).body)).toEqual(own);
        }
      }
      const everything = { format: 'csv', form: '', since: '', until: '' };
      expect(idsIn((await member.export(everything)).body)).toEqual([...mine].sort());
    }
  });

  test('the audit log is read by administrators', async () => {
    for (const [role, member] of await all()) {
      expect([role, (await member.get('/audit')).statusCode]).toEqual([role, roles[role].audits ? 200 : 403]);
    }
  });

  async function all(): Promise<[RoleName, Member][]> {
    const members: [RoleName, Member][] = [];
    for (const role of roleNames) members.push([role, await desk().member(role)]);
    return members;
  }

  async function storeLead(form: string) {
    const bytes = Buffer.from('%PDF-1.4');
    const fields = { Customer_name: secretWords, name: secretWords, email: 'rahima@example.com' };
    const lead = newLead({ form, fields, attachment: attachmentFor(bytes), status: 'new' });
    await store().save(lead, { attachment: bytes });
    return lead;
  }

  function withCookie(value: string): Browser {
    const browser = desk().visitor();
    browser.cookies.set('desk', value);
    return browser;
  }

  /** Every address that the desk answers, as it is registered. */
  function routes(): { method: 'GET' | 'POST'; url: string }[] {
    return desk().routes.flatMap(({ method, url }) => {
      if (method === 'GET' || method === 'POST') return [{ method, url }];
      if (method === 'HEAD') return [];
      throw new Error(`The desk answers ${method}, which this test does not know`);
    });
  }
});

function sees(role: RoleName, form: string): boolean {
  const seen: readonly string[] | undefined = roles[role].forms;
  return !seen || seen.includes(form);
}

/** What links of a page, and rows of a table, are about. */
function idsIn(text: string): string[] {
  return [...new Set(text.match(/(?<=\/leads\/|^")KS-[0-9A-Z]{10}/gm) ?? [])].sort();
}

function ask(browser: Browser, method: 'GET' | 'POST', url: string, id: string, fields: Record<string, string>) {
  const address = url.replace(':id', id);
  return method === 'GET' ? browser.get(address) : browser.post(address, fields);
}
