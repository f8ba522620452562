import { availableDatabases } from '../support/databases';
import { deskUrl, eachTestHasDesk } from '../support/desk';
import { attachmentFor, newLead } from '../support/leads';
import { opens, rahima } from '../support/opened-lead';

describe.each(availableDatabases())('what the page of a lead shows, on $name:', (database) => {
  const { desk, store } = eachTestHasDesk(database);
  const opened = opens(desk, store);

  test('a lead is read in words, with its consent, and with links to its people', async () => {
    const { page } = await opened();
    const { body } = await page();
    expect(body).toContain('<h1>Rahima Akter</h1>');
    expect(body).toContain('Rahima &amp; Sons &lt;b&gt;');
    expect(body).toContain('href="tel:01712345678"');
    expect(body).toContain('href="https://wa.me/8801712345678"');
    expect(body).toContain('href="mailto:rahima@example.com"');
    expect(body).toContain('box ticked');
  });

  test('its history is its own, and no word in the address but ours says that something was done', async () => {
    const { member, lead, submit, page } = await opened();
    const second = newLead({ fields: rahima });
    await store().save(second);
    await submit('handling', { state: 'won', owner: '' });
    expect((await page()).body).toContain('changed the handling');
    expect((await member.get(`/leads/${second.id}`)).body).not.toContain('changed the handling');
    for (const word of ['__proto__', 'constructor', 'paid']) {
      for (const address of [`/leads/${lead.id}`, '/', '/account']) {
        const { statusCode, body } = await member.get(`${address}?done=${word}`);
        expect([address, word, statusCode, body.includes('role="status"')]).toEqual([address, word, 200, false]);
      }
    }
  });

  test('its history keeps what was done however often it is opened, and says apart who opened it', async () => {
    const { submit, page } = await opened();
    await submit('handling', { state: 'won' });
    for (let time = 0; time < 60; time += 1) await page();
    const { body } = await page();
    expect(body).toContain('sales changed the handling (Won, nobody)');
    expect(body).not.toContain('sales opened');
    expect(body).toMatch(/<dt>sales<\/dt><dd>62 times, last 20\d\d-/);
  });

  test('says at its head how far it is and with whom, and what was left empty behind the answers', async () => {
    const { submit, page } = await opened({ fields: { ...rahima, website: '', comment: '' } });
    expect((await page()).body).toContain('Left empty: Website, Comment');
    expect((await page()).body).toMatch(/<span class="state new">New<\/span> with nobody yet/);
    await submit('handling', { state: 'won', owner: 'sales' });
    const { body } = await page();
    expect(body.split('<section')[0]).toMatch(/<span class="state won">Won<\/span> with sales/);
  });

  test('says before the call what was written, and where all that was sent is', async () => {
    const { page } = await opened({ fields: { ...rahima, comment: 'Two shops & a van.' } });
    const [head] = (await page()).body.split('href="tel:');
    expect(head).toContain('<blockquote class="message">Two shops &amp; a van.</blockquote>');
    expect(head).toContain('<a href="#answers">All answers</a>');
  });

  test('says nothing before the call where nothing was written', async () => {
    const { page } = await opened({ fields: { ...rahima, comment: '' } });
    expect((await page()).body).not.toContain('<blockquote');
  });

  test('leads back to the list it was opened from, also when it was handled since', async () => {
    const { member, lead } = await opened();
    const list = '/?words=rahima&state=new';
    const referer = `${deskUrl}${list}&done=erased`;
    const page = `/leads/${lead.id}`;
    const back = '<a href="/?words=rahima&amp;state=new">Back to the list</a>';
    const { body } = await member.get(page, { referer });
    expect(body).toContain(back);
    const form = { ...(await member.formOn(page, `${page}/handling`)), from: list };
    const { headers } = await member.post(`${page}/handling`, { ...form, state: 'won', words: 'Called.' });
    const after = await member.get(`${headers.location}`);
    expect(after.body).toContain(back);
    expect(after.body).toContain('Saved: status and your note.');
    const [, next = ''] = /value="(notes\/[^"]+\/strike)"/.exec(after.body) ?? [];
    const aside = await member.post(`${page}/aside`, { ...form, words: '', next });
    expect((await member.follow(aside, page)).body).toContain(back);
    expect((await member.get(page, { referer: `${deskUrl}${headers.location}` })).body).toContain(back);
    for (const elsewhere of [`${deskUrl}/account`, 'https://evil.example/?words=x', `${deskUrl}/leads/x`, 'x']) {
      expect((await member.get(page, { referer: elsewhere })).body).not.toContain('Back to the list');
    }
    expect((await member.get(`${page}?from=//evil.example`)).body).toContain('<a href="/">Back to the list</a>');
  });

  test('its page has other leads of the same phone number or address, as far as the role sees them', async () => {
    const [sales, admin] = [await opened(), await desk().member('admin', 'asma')];
    const { lead } = sales;
    const others = {
      phone: newLead({ form: 'contact', fields: { name: 'R. Akter', phone: '+880 1712-345678' } }),
      address: newLead({ fields: { Customer_name: 'Rahima', email: 'Rahima@Example.com' }, status: 'quarantined' }),
      application: newLead({ form: 'application', fields: { name: 'Rahima', phone: '০১৭১২৩৪৫৬৭৮' } }),
      byAddress: newLead({ form: 'application', fields: { name: 'Rahima', email: 'rahima@example.com' } }),
      mention: newLead({ fields: { Customer_name: 'Karim', comment: 'Rahima, 01712345678, sent me.' } }),
      stranger: newLead({ fields: { mobile_no: '01812345678', email: 'karim@example.com' } }),
    };
    for (const one of Object.values(others)) await store().save(one);
    const othersOn = (body: string) =>
      Object.entries(others).flatMap(([name, { id }]) => (body.includes(`href="/leads/${id}"`) ? [name] : []));
    const { body } = await sales.page();
    expect(othersOn(body)).toEqual(['phone', 'address']);
    expect(body).toContain('<a href="#others">2 other leads of this person</a>');
    expect(othersOn((await admin.get(`/leads/${lead.id}`)).body)).toEqual([
      'phone',
      'address',
      'application',
      'byAddress',
    ]);
    expect((await admin.get(`/leads/${others.stranger.id}`)).body).not.toContain('of this person');
    // Whoever asks to be erased means all of them, and may be another Rahima.
    const erasing = (await admin.get(`/leads/${lead.id}/erase`)).body;
    expect(othersOn(erasing)).toEqual(['phone', 'address', 'application', 'byAddress']);
    expect(erasing).toMatch(/Rahima Akter<\/a>.*<h2 id="others">This stays, of the same person/s);
    expect((await admin.get(`/leads/${others.stranger.id}/erase`)).body).not.toContain('This stays');
  });

  test.each([
    ['seven digits', '712-3456', '(0)7123456', true],
    ['six digits, which many have', '123-456', '123456', false],
    ['another number that has the first within it', '01712345678', '017123456789', false],
    ['the code of a country, written as people do', '01712345678', '00880 (1712) 345-678', true],
  ])('and by %s it tells whether it is the same person', async (_, one, other, isSame) => {
    const { page } = await opened({ fields: { Customer_name: 'Rahima', mobile_no: one } });
    await store().save(newLead({ fields: { Customer_name: 'R. Akter', mobile_no: other } }));
    expect((await page()).body.includes('another lead of this person')).toBe(isSame);
  });

  test('a file is saved as it came in, and nothing shows it', async () => {
    const bytes = Buffer.from('%PDF-1.4 canary');
    const { member, lead } = await opened({ attachment: attachmentFor(bytes, 'CV "Rahima".pdf') }, 'sales', bytes);
    const { headers, rawPayload } = await member.get(`/leads/${lead.id}/file`);
    expect(rawPayload).toEqual(bytes);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="KS-\w+-CV_Rahima_\.pdf"; filename\*=UTF-8''KS-/,
      ),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const without = await opened({}, 'other');
    expect((await without.member.get(`/leads/${without.lead.id}/file`)).statusCode).toBe(404);
  });

  test('all that somebody sees or does stands in the audit log, in order, under their name', async () => {
    const { member, lead, submit, page } = await opened({}, 'admin');
    await page();
    await submit('handling', { words: 'x' });
    await member.get('/');
    const { body } = await member.get('/audit');
    const lines = [...body.matchAll(/Dhaka: (\w+) ([a-z -]+?) ?(?=<|\()/g)].map(([, who, what]) => `${who} ${what}`);
    expect(lines).toEqual([
      'admin read the audit log',
      'admin listed leads',
      'admin wrote a note',
      'admin opened', // also for the note's form
      'admin signed in',
    ]);
    expect(body).toContain(`<a href="/leads/${lead.id}">${lead.id}</a> (2 times on that day)`);
  });
});
