import { parse } from 'csv-parse/sync';
import { WordsIndex } from '../../src/desk/leads/words-index';
import { dhakaDay } from '../../src/leads/dhaka-time';
import { availableDatabases } from '../support/databases';
import { eachTestHasDesk } from '../support/desk';
import { newLead } from '../support/leads';
import { connectTo } from '../support/rows';

describe.each(availableDatabases())('the inbox, on $name,', (database) => {
  const { desk, store, url } = eachTestHasDesk(database);
  const at = (minute: number) => new Date(Date.parse('2026-11-20T10:00:00.000Z') + minute * 60_000).toISOString();

  test('has the newest first, page by page, each lead once, also where many came at one moment', async () => {
    const member = await desk().member('sales');
    const leads = Array.from({ length: 120 }, (_, index) => newLead({ receivedAt: at(Math.floor(index / 40)) }));
    for (const lead of leads) await store().save(lead);
    const seen: string[] = [];
    const sizes: number[] = [];
    let newest = '';
    for (let address: string | undefined = '/'; address; ) {
      const { body } = await member.get(address);
      const ids = idsIn(body);
      seen.push(...ids);
      sizes.push(ids.length);
      newest = /<a href="(\/\?[^"]*)">Newest leads/.exec(body)?.[1] ?? '';
      address = /<a href="(\/\?[^"]+)">Older leads/.exec(body)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(sizes).toEqual([50, 50, 20]);
    expect(idsIn((await member.get(newest)).body)).toEqual(seen.slice(0, 50));
    const newestFirst = leads.sort((a, b) => (a.receivedAt + a.id < b.receivedAt + b.id ? 1 : -1)).map(({ id }) => id);
    expect(seen).toEqual(newestFirst);
  });

  test.each([
    ['name', 'akter rahima'],
    ['phone', '+880 1712-345678'],
    ['phone within the country', '01712 345678'],
    ['company', 'sweets'],
    ['e-mail address', 'RAHIMA@example'],
  ])('finds by %s, and again after more have come', async (_, words) => {
    const member = await desk().member('sales');
    const fields = {
      Customer_name: 'Rahima Akter',
      mobile_no: '+8801712345678',
      email: 'rahima@example.com',
      business_name: 'Bogura Sweets',
    };
    const [first, other, later] = [
      newLead({ fields }),
      newLead({ fields: { Customer_name: 'Karim' } }),
      newLead({ fields }),
    ];
    for (const lead of [first, other]) await store().save(lead);
    const address = `/?${new URLSearchParams({ words })}`;
    expect(idsIn((await member.get(address)).body)).toEqual([first.id]);
    await store().save(later);
    expect(idsIn((await member.get(address)).body).sort()).toEqual([first.id, later.id].sort());
    await store().erase([first.id]);
    expect(idsIn((await member.get(address)).body)).toEqual([later.id]);
    await desk().services.tidy();
    expect(idsIn((await member.get(address)).body)).toEqual([later.id]);
  });

  test.each([
    ['digits of Bangla', '০১৭১২৩৪৫৬৭৮'],
    ['name and phone', 'rahima 01712345678'],
    ['the last digits', '5678'],
    ['letters without marks', 'ostergard'],
    ['a word of the comment', 'showroom'],
  ])('finds by %s', async (_, words) => {
    const member = await desk().member('sales');
    const fields = { Customer_name: 'Rahima Østergård', mobile_no: '01712345678', comments: 'A showroom.' };
    const [lead, other] = [newLead({ fields }), newLead({ fields: { Customer_name: 'Karim' } })];
    for (const one of [lead, other]) await store().save(one);
    const { body } = await member.get(`/?${new URLSearchParams({ words })}`);
    expect(idsIn(body)).toEqual([lead.id]);
    expect(body).not.toContain('these are like them');
  });

  test('finds a name with a slip of the finger, and says so, when nobody has the name as it was typed', async () => {
    const member = await desk().member('sales');
    const lead = newLead({ fields: { Customer_name: 'Asaduzzaman' } });
    const application = newLead({ form: 'application', fields: { name: 'Asaduzaman' } });
    for (const one of [lead, application]) await store().save(one);
    const { body } = await member.get('/?words=Asaduzaman');
    expect(idsIn(body)).toEqual([lead.id]);
    expect(body).toContain('these are like them');
    const exact = newLead({ fields: { Customer_name: 'Asaduzaman' } });
    await store().save(exact);
    expect(idsIn((await member.get('/?words=Asaduzaman')).body)).toEqual([exact.id]);
    const behind = `/?words=Asaduzaman&after=2020-01-01T00:00:00.000Z~${exact.id}`;
    expect(idsIn((await member.get(behind)).body)).toEqual([]);
  });

  test('finds by a note as soon as it is written, together with the lead, and no more once it is gone', async () => {
    const member = await desk().member('sales');
    const [lead, other] = [newLead({ fields: { Customer_name: 'Rahima' } }), newLead()];
    for (const one of [lead, other]) await store().save(one);
    const found = async (words: string) => idsIn((await member.get(`/?${new URLSearchParams({ words })}`)).body);
    expect(await found('franchise')).toEqual([]);
    await desk()
      .services.leadsOf('sales')
      .note(await storedLead(lead.id), 'note-1', 'sales', 'Franchise, ০১৮১১০০০০০০');
    expect(await found('rahima franchise')).toEqual([lead.id]);
    expect(await found('01811000000')).toEqual([lead.id]);
    const db = connectTo(url());
    await db.withTables().deleteFrom('notes').where('id', '=', 'note-1').execute();
    await db.destroy();
    expect(await found('rahima franchise')).toEqual([]);
  });

  async function storedLead(id: string) {
    const lead = await store().get(id);
    if (!lead) throw new Error('There is no such lead');
    return lead;
  }

  test('says how many more of the search are in quarantine, and leads there, as far as the role sees them', async () => {
    const [sales, hr] = [await desk().member('sales'), await desk().member('hr')];
    const fields = { Customer_name: 'Rahima Akter', mobile_no: '01712345678' };
    const suspected = newLead({ fields, status: 'quarantined' });
    await store().save(suspected);
    for (const words of [suspected.id, '01712345678', 'rahima', 'rahma']) {
      const query = new URLSearchParams({ words, since: '2020-01-01' }).toString();
      const { body } = await sales.get(`/?${query}`);
      expect(idsIn(body)).toEqual([]);
      expect(body).toContain('1 more in quarantine');
      const link = /<a href="(\/\?[^"]+)">1 more in quarantine/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
      expect(link).toContain(new URLSearchParams({ words }).toString());
      expect(link).toContain('since=2020-01-01');
      expect(idsIn((await sales.get(link)).body)).toEqual([suspected.id]);
      expect((await hr.get(`/?${query}`)).body).not.toContain('more in quarantine');
    }
    expect((await sales.get('/?words=karim')).body).not.toContain('more in quarantine');
  });

  test('says how many leads there are, up to two hundred', async () => {
    const member = await desk().member('sales');
    const leads = Array.from({ length: 201 }, (_, index) => newLead({ receivedAt: at(index) }));
    await Promise.all(leads.slice(0, 51).map((lead) => store().save(lead)));
    expect((await member.get('/')).body).toContain('51 leads');
    for (let start = 51; start < leads.length; start += 50) {
      await Promise.all(leads.slice(start, start + 50).map((lead) => store().save(lead)));
    }
    const { body } = await member.get('/');
    expect(body).toContain('More than 200 leads');
    const older = /<a href="(\/\?[^"]+)">Older leads/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await member.get(older)).body).toContain('More than 200 leads');
  });

  test('keeps what was looked for on the way to one’s own leads', async () => {
    const member = await desk().member('sales');
    const { body } = await member.get('/?words=rahima&form=demo&state=won');
    const [, mine = ''] = /<a href="(\/\?[^"]+)">Mine</.exec(body) ?? [];
    const query = new URLSearchParams(mine.replaceAll('&amp;', '&').split('?')[1]);
    expect(Object.fromEntries(query)).toMatchObject({ words: 'rahima', form: 'demo', state: 'won', owner: 'sales' });
  });

  test('says how many leads wait in quarantine, and leads there, as far as the role sees them', async () => {
    const [sales, hr] = [await desk().member('sales'), await desk().member('hr')];
    expect((await sales.get('/')).body).not.toContain('in quarantine');
    for (const _ of [1, 2]) await store().save(newLead({ status: 'quarantined' }));
    expect((await sales.get('/')).body).toContain('<a href="/?status=quarantined">2 wait in quarantine</a>');
    expect((await hr.get('/')).body).not.toContain('in quarantine');
  });

  test('finds on the next pages too', async () => {
    const member = await desk().member('sales');
    const fields = { Customer_name: 'Rahima' };
    await Promise.all(
      Array.from({ length: 60 }, (_, minute) => store().save(newLead({ fields, receivedAt: at(minute) }))),
    );
    const { body } = await member.get('/?words=rahima');
    const older = /<a href="(\/\?[^"]+)">Older leads/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(older).toContain('words=rahima');
    expect(idsIn((await member.get(older)).body)).toHaveLength(10);
  });

  test('finds nothing that the role does not see, however many are found', async () => {
    await desk().member('sales');
    const found = [
      newLead({ fields: { Customer_name: 'Rahima' } }),
      newLead({ form: 'application', fields: { name: 'Rahima' } }),
    ];
    const suspected = newLead({ fields: { Customer_name: 'Rahima' }, status: 'quarantined' });
    for (const lead of [...found, suspected]) await store().save(lead);
    const db = connectTo(url());
    for (const few of [0, 5_000]) {
      const index = new WordsIndex(db.withTables(), async () => undefined, few);
      const [look] = await index.search('rahima');
      const places = await look({ forms: ['demo'], status: 'new' }, undefined, 50);
      expect(places.map(({ id }) => id)).toEqual([found[0]?.id]);
    }
    await db.destroy();
  });

  test('is narrowed by days of Dhaka', async () => {
    const member = await desk().member('sales');
    const [evening, night] = ['2026-11-20T17:59:00.000Z', '2026-11-20T18:01:00.000Z'].map((receivedAt) =>
      newLead({ receivedAt }),
    );
    for (const lead of [evening, night]) if (lead) await store().save(lead);
    expect(idsIn((await member.get('/?until=2026-11-20')).body)).toEqual([evening?.id]);
    expect(idsIn((await member.get('/?since=2026-11-21')).body)).toEqual([night?.id]);
  });

  test.each(['after=x', 'after=~~~', 'form=%00', 'owner=%00', 'words=%F0%9F', 'owner=%27'])(
    'answers a filter that nothing has: %s',
    async (filter) => {
      const member = await desk().member('sales');
      await store().save(newLead());
      expect((await member.get(`/?${filter}`)).statusCode).toBe(200);
    },
  );

  test.each([
    ['state=sold', 'There is no such status.'],
    ['since=31/12/2026', '&quot;31/12/2026&quot; is no day such as 2026-12-31.'],
    ['until=yesterday', '&quot;yesterday&quot; is no day such as 2026-12-31.'],
    ['status=all', 'There is no such list.'],
    [`words=${'x'.repeat(101)}`, 'At most 100 characters.'],
  ])('says of a filter that cannot be read what is wrong, and shows no lead: %s', async (filter, words) => {
    const member = await desk().member('sales');
    await store().save(newLead());
    const { statusCode, body } = await member.get(`/?${filter}`);
    expect(statusCode).toBe(422);
    expect(body).toContain(words);
    expect(idsIn(body)).toEqual([]);
  });

  test('has choices for leads that are mine, nobody’s, and of somebody who is gone', async () => {
    const member = await desk().member('sales');
    const leads = [newLead(), newLead(), newLead()];
    const [mine, left, fresh] = leads;
    for (const lead of leads) await store().save(lead);
    const staffLeads = desk().services.leadsOf('sales');
    await staffLeads.handle(await storedLead(mine?.id ?? ''), 'contacted', 'sales', '', '');
    await staffLeads.handle(await storedLead(left?.id ?? ''), 'contacted', 'gone', '', '');
    const { body } = await member.get('/');
    for (const [owner, words, lead] of [
      ['sales', 'Mine', mine],
      ['-', 'Nobody', fresh],
      ['gone', 'gone (no longer here)', left],
    ] as const) {
      expect(body).toContain(`<option value="${owner}">${words}</option>`);
      expect(idsIn((await member.get(`/?owner=${owner}`)).body)).toEqual([lead?.id]);
    }
  });

  test('offers to choose by those alone who work on the same leads, or still have some', async () => {
    const [sales, hr, admin] = [
      await desk().member('sales'),
      await desk().member('hr', 'hena'),
      await desk().member('admin', 'asma'),
    ];
    const application = newLead({ form: 'application' });
    await store().save(application);
    await desk()
      .services.leadsOf('hr')
      .handle(await storedLead(application.id), 'contacted', 'tahmid', '', '');
    const choices = async (member: typeof sales) => {
      const [, select = ''] = /name="owner"[^>]*>(.*?)<\/select>/s.exec((await member.get('/')).body) ?? [];
      return [...select.matchAll(/value="([^"]*)"/g)]
        .map(([, value]) => value)
        .filter((value) => value && value !== '-');
    };
    expect((await choices(sales)).sort()).toEqual(['asma', 'sales']);
    expect((await choices(hr)).sort()).toEqual(['asma', 'hena', 'tahmid']);
    expect((await choices(admin)).sort()).toEqual(['asma', 'hena', 'sales', 'tahmid']);
  });

  test('is handed on with status, owner and notes, which are the work of staff', async () => {
    const member = await desk().member('sales');
    const lead = newLead();
    await store().save(lead);
    const leads = desk().services.leadsOf('sales');
    await leads.handle(await storedLead(lead.id), 'waiting', 'rahima', '', '2026-12-31');
    await leads.note(await storedLead(lead.id), 'note-1', 'rahima', '=1+1');
    await leads.note(await storedLead(lead.id), 'note-2', 'hena', 'Rings back on Sunday.');
    const asked = { format: 'csv', form: '', since: '', until: '' };
    const { body } = await member.export(asked);
    const [row] = parse(body, { bom: true, columns: true });
    expect(row).toMatchObject({
      'In quarantine': 'no',
      Status: 'Waiting for an answer',
      Owner: 'rahima',
      'Call back on': '2026-12-31',
    });
    expect(Object(row).Notes).toMatch(
      /^20\d\d-\d\d-\d\d \d\d:\d\d Dhaka, rahima: =1\+1\n.* Dhaka, hena: Rings back on Sunday\.$/,
    );
  });

  test('is handed on as CSV and as a workbook, without suspected spam, to whoever shows who they are', async () => {
    const member = await desk().member('sales');
    const [lead, spam] = [newLead({ fields: { Customer_name: '=1+1' } }), newLead({ status: 'quarantined' })];
    for (const one of [lead, spam]) await store().save(one);
    const asked = { form: '', since: '', until: '' };
    const csv = await member.export({ ...asked, format: 'csv' });
    expect(csv.headers['content-disposition']).toMatch(/^attachment; filename="leads-20\d\d-\d\d-\d\d\.csv"/);
    expect(csv.body).toContain(`"${lead.id}"`);
    expect(csv.body).toContain(`"'=1+1"`);
    expect(csv.body).not.toContain(spam.id);
    const xlsx = await member.export({ ...asked, format: 'xlsx' });
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const today = { since: dhakaDay(lead.receivedAt), until: dhakaDay(lead.receivedAt) };
    const within = await member.export({ ...asked, ...today, format: 'csv' });
    expect(within.body).toContain(`"${lead.id}"`);
    const before = await member.export({ ...asked, until: '2020-01-01', format: 'csv' });
    expect(before.body.trim().split('\r\n')).toHaveLength(1);
  });
});

function idsIn(body: string): string[] {
  return [...body.matchAll(/<a href="\/leads\/(KS-\w+)">/g)].map(([, id = '']) => id);
}
