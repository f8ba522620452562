import path from 'node:path';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { AuditLog } from '../../src/desk/audit-log';
import { StaffLeads } from '../../src/desk/leads/staff-leads';
import { dhakaDay } from '../../src/leads/dhaka-time';
import { handlingStates } from '../../src/leads/store/desk-schema';
import { availableDatabases } from '../support/databases';
import { deskUrl, eachTestHasDesk, type Member } from '../support/desk';
import { attachmentFor, newLead } from '../support/leads';
import { rowsOfAllTables } from '../support/rows';

const fields = {
  Customer_name: 'Rahima Akter',
  mobile_no: '01712345678',
  email: 'rahima@example.com',
  business_name: 'Rahima & Sons <b>',
  Country: 'BD',
};

describe.each(availableDatabases())('at the desk, on $name,', (database) => {
  const { desk, store, url } = eachTestHasDesk(database);

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

  test.each(handlingStates)('its status becomes %s, with an owner, which inbox and history then say', async (state) => {
    const { member, lead, page, submit } = await opened();
    await desk().services.staff.add('karim', 'sales');
    expect((await submit('handling', { state, owner: 'karim' })).headers.location).toBe(
      `/leads/${lead.id}?done=handled`,
    );
    expect((await page()).body).toContain('sales changed the handling');
    expect((await member.get(`/?state=${state}&owner=karim`)).body).toContain(lead.id);
    for (const other of handlingStates.filter((one) => one !== state)) {
      expect((await member.get(`/?state=${other}`)).body).not.toContain(lead.id);
    }
    expect((await member.get('/?owner=sales')).body).not.toContain(lead.id);
  });

  test('its history is its own, and no word in the address but ours says that something was done', async () => {
    const { member, lead, submit, page } = await opened();
    const second = newLead({ fields });
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
    const { submit, page } = await opened({ fields: { ...fields, website: '', comment: '' } });
    expect((await page()).body).toContain('Left empty: Website, Comment');
    expect((await page()).body).toMatch(/<span class="state new">New<\/span> with nobody yet/);
    await submit('handling', { state: 'won', owner: 'sales' });
    const { body } = await page();
    expect(body.split('<section')[0]).toMatch(/<span class="state won">Won<\/span> with sales/);
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
    expect(after.body).toContain('Status, owner and your note are saved.');
    const strike = /<a href="([^"]+)">Take it away/.exec(after.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await member.get(strike)).body).toContain(back);
    expect((await member.get(page, { referer: `${deskUrl}${headers.location}` })).body).toContain(back);
    for (const elsewhere of [`${deskUrl}/account`, 'https://evil.example/?words=x', `${deskUrl}/leads/x`, 'x']) {
      expect((await member.get(page, { referer: elsewhere })).body).not.toContain('Back to the list');
    }
    expect((await member.get(`${page}?from=//evil.example`)).body).toContain('<a href="/">Back to the list</a>');
  });

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

  test('it is called back on a day, and listed from then on until it is done with or has another day', async () => {
    const { member, lead, submit, page } = await opened();
    const other = newLead({ fields: { Customer_name: 'Karim' } });
    await store().save(other);
    const today = dhakaDay(new Date().toISOString());
    const due = async () => (await member.get('/?due=today')).body.includes(lead.id);
    await submit('handling', { callOn: '9999-12-31' });
    expect([await due(), (await page()).body]).toEqual([false, expect.stringContaining('called back on 9999-12-31')]);
    await submit('handling', { callOn: today, words: 'Rings at ten.' });
    expect(await due()).toBe(true);
    await submit('handling', { callOn: '2026-01-02' });
    expect(await due()).toBe(true);
    await submit('handling', { callOn: today });
    expect((await member.get('/')).body).toContain('<a href="/?due=today">1 to call back today</a>');
    expect((await member.get('/?due=today')).body).not.toContain(other.id);
    expect((await (await desk().member('hr')).get('/?due=today')).body).not.toContain(lead.id);
    expect((await page()).body).toContain(`changed the handling (New, nobody, to be called back on ${today})`);
    // A colleague who chooses a status alone leaves the day, also on a page from before the day was set.
    const older = await member.formOn(`/leads/${lead.id}`, `/leads/${lead.id}/handling`);
    await submit('handling', { callOn: '2026-01-02' });
    await member.post(`/leads/${lead.id}/handling`, { ...older, state: 'contacted' });
    expect([await due(), (await store().handling(lead.id)).callOn]).toEqual([true, '2026-01-02']);
    // Of two who choose a day, the second reads what the first has chosen.
    const late = await member.post(`/leads/${lead.id}/handling`, { ...older, callOn: '9999-12-31' });
    expect(late.statusCode).toBe(422);
    expect((await store().handling(lead.id)).callOn).toBe('2026-01-02');
    await submit('handling', { state: 'won' });
    expect(await due()).toBe(false);
    await submit('handling', { state: 'waiting', callOn: '' });
    expect(await due()).toBe(false);
  });

  test('of an application says hired or not hired, where a request is won or lost', async () => {
    const application = newLead({ form: 'application', fields: { name: 'Tanvir' } });
    await store().save(application);
    const [hr, sales, admin] = [
      await desk().member('hr'),
      await desk().member('sales'),
      await desk().member('admin', 'asma'),
    ];
    const page = `/leads/${application.id}`;
    const form = await hr.formOn(page, `${page}/handling`);
    await hr.post(`${page}/handling`, { ...form, state: 'won' });
    const { body } = await hr.get(page);
    expect(body).toContain('<span class="state won">Hired</span>');
    expect(body).toContain('hr changed the handling (Hired, nobody)');
    expect(body).toContain('<option value="lost">Not hired</option>');
    expect((await hr.get('/?state=won')).body).toContain('<option value="won" selected="">Hired</option>');
    expect((await hr.get('/?state=won')).body).toContain('<span class="state won">Hired</span>');
    expect((await sales.get('/')).body).toContain('<option value="lost">Lost</option>');
    expect((await admin.get('/')).body).toContain('<option value="lost">Lost, or not hired</option>');
    expect((await hr.export({ format: 'csv', form: '', since: '', until: '' })).body).toContain('"Hired"');
    expect((await store().handling(application.id)).state).toBe('won');
  });

  test('what a colleague saved meanwhile is not overwritten unseen, and can be after it was seen', async () => {
    const { member, lead, submit, page } = await opened();
    const karim = await desk().member('sales', 'karim');
    const action = `/leads/${lead.id}/handling`;
    const open = await member.formOn(`/leads/${lead.id}`, action);
    await karim.post(action, {
      ...(await karim.formOn(`/leads/${lead.id}`, action)),
      state: 'won',
      owner: 'karim',
    });
    const { statusCode, body } = await member.post(action, { ...open, state: 'contacted', owner: 'sales' });
    expect([statusCode, body]).toEqual([422, expect.stringContaining('Yours (Contacted, sales) was not saved')]);
    expect((await page()).body).not.toContain('sales changed the handling');
    expect((await member.get('/?state=won&owner=karim')).body).toContain(lead.id);
    expect((await submit('handling', { state: 'contacted', owner: 'sales' })).statusCode).toBe(303);
    expect((await member.get('/?state=contacted&owner=sales')).body).toContain(lead.id);
  });

  test('what a colleague saved meanwhile stays where nothing else was chosen', async () => {
    const { member, lead } = await opened();
    const karim = await desk().member('sales', 'karim');
    const [page, action] = [`/leads/${lead.id}`, `/leads/${lead.id}/handling`];
    const open = await member.formOn(page, action);
    await karim.post(action, { ...(await karim.formOn(page, action)), owner: 'karim' });
    const { headers } = await member.post(action, { ...open, state: 'contacted' });
    expect(headers.location).toBe(`${page}?done=handled`);
    expect((await member.get('/?state=contacted&owner=karim')).body).toContain(lead.id);
  });

  test('a note goes with status and owner by one button, and is kept when those are refused', async () => {
    const { member, lead, submit, page } = await opened();
    const both = { words: 'Wants it on Sunday', state: 'contacted', owner: 'sales' };
    expect((await submit('handling', both)).headers.location).toBe(`/leads/${lead.id}?done=both`);
    expect((await member.get('/?state=contacted&owner=sales&words=sunday')).body).toContain(lead.id);
    const action = `/leads/${lead.id}/handling`;
    const open = await member.formOn(`/leads/${lead.id}`, action);
    await submit('handling', { state: 'lost' });
    const late = await member.post(action, { ...open, state: 'won', words: 'Signed today' });
    expect([late.statusCode, late.body]).toEqual([422, expect.stringContaining('Your note is saved.')]);
    expect((await page()).body.split('<p class="words">Signed today</p>')).toHaveLength(2);
  });

  test('a note that is too long leaves all as it was chosen, and nothing is saved', async () => {
    const { submit, page } = await opened();
    const { body } = await submit('handling', { words: 'x'.repeat(4001), state: 'won', owner: 'sales' });
    expect(body).toContain('Nothing is saved. A note has at most 4000 characters');
    expect(body).toContain('<option value="won" selected="">');
    expect(body).toContain('<option value="sales" selected="">');
    expect((await page()).body).not.toContain('<option value="won" selected="">');
  });

  test.each(['', ' \n '])('saving with nothing to save says so, and leaves no line: %j', async (words) => {
    const { member, submit, page } = await opened();
    const { headers } = await submit('handling', { words });
    expect((await member.get(String(headers.location))).body).toContain('There was nothing to save');
    expect((await page()).body).not.toMatch(/sales (?:changed the handling|wrote a note)/);
  });

  test('of two who save at the same moment, one is told to look again', async () => {
    const { member, lead } = await opened();
    const action = `/leads/${lead.id}/handling`;
    const open = await member.formOn(`/leads/${lead.id}`, action);
    const both = await Promise.all([
      member.post(action, { ...open, state: 'won', owner: '' }),
      member.post(action, { ...open, state: 'lost', owner: '' }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([303, 422]);
  });

  test('a double click saves one note, and nobody is told of a change that is their own', async () => {
    const { member, lead, page } = await opened();
    const action = `/leads/${lead.id}/handling`;
    for (const fields of [{ words: 'Called at noon' }, { state: 'won' }, { words: 'Signed', state: 'lost' }]) {
      const form = { ...(await member.formOn(`/leads/${lead.id}`, action)), ...fields };
      const clicks = await Promise.all([member.post(action, form), member.post(action, form)]);
      expect(clicks.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    }
    expect((await page()).body.split('Called at noon')).toHaveLength(2);
  });

  test.each([
    ['a status that is none', { state: 'sold', owner: '' }],
    ['an owner who is none of the staff', { state: 'won', owner: 'nobody' }],
    ['status that was seen and is none', { seenState: 'sold' }],
    ['note without its id', { note: '' }],
  ])('it takes no %s', async (_, wrong) => {
    const { submit, page } = await opened();
    expect((await submit('handling', wrong)).statusCode).toBe(400);
    expect((await page()).body).not.toContain('changed the handling');
  });

  test('it is given to nobody whose role does not see it', async () => {
    const { submit, page } = await opened();
    await desk().services.staff.add('hena', 'hr');
    expect((await page()).body).not.toContain('hena');
    const { statusCode, body } = await submit('handling', { state: 'won', owner: 'hena' });
    expect([statusCode, body]).toEqual([400, expect.stringContaining('The role of hena does not see it.')]);
  });

  test('a page says once that something was saved, and no more when it is loaded again', async () => {
    const { member, submit } = await opened();
    const { headers } = await submit('handling', { words: 'Called' });
    expect((await member.get(String(headers.location))).body).toContain('Your note is saved.');
    expect((await member.get(String(headers.location))).body).not.toContain('Your note is saved.');
  });

  test('a note is kept as it was typed, by whom and when, and runs nothing', async () => {
    const { submit, page } = await opened();
    await submit('handling', { words: 'Called.\n<script>alert(1)</script> ফোন' });
    const { body } = await page();
    expect(body).toContain('Called.\n&lt;script&gt;alert(1)&lt;/script&gt; ফোন');
    expect(body).toMatch(/sales, 20\d\d-\d\d-\d\d \d\d:\d\d Dhaka/);
  });

  test('a book is refused at the field, where it still stands', async () => {
    const { submit } = await opened();
    const words = 'x'.repeat(4001);
    const { statusCode, body } = await submit('handling', { words });
    expect(statusCode).toBe(422);
    expect(body).toMatch(/<textarea [^>]*aria-invalid="true"/);
    expect(body).toContain(
      '<p class="refusal" id="words-error">A note has at most 4000 characters, and this one 4001.',
    );
    expect(body).toContain(`>${words}</textarea>`);
  });

  test('a note of the longest kind is kept, however its lines end, and longer ones can be pasted', async () => {
    const { submit, page } = await opened();
    expect((await page()).body).toContain('At most 4,000 characters.');
    expect((await page()).body).not.toContain('maxlength');
    const words = `${'x'.repeat(3998)}\ny`;
    expect((await submit('handling', { words: words.replace('\n', '\r\n') })).statusCode).toBe(303);
    expect((await page()).body).toContain(`<p class="words">${words}</p>`);
  });

  test('a form that is longer than any note of ours says so', async () => {
    const { submit } = await opened();
    const { statusCode, body } = await submit('handling', { words: 'x'.repeat(70_000) });
    expect([statusCode, body]).toEqual([413, expect.stringContaining('This is too long: a form may have 64 kB.')]);
  });

  test.each([
    ['database or disk is full', 'The database cannot be used: The disk is full. What was saved'],
    ['connect ECONNREFUSED', 'The database cannot be used: No such database answers.'],
    ['a bug', 'Something went wrong in the desk.'],
  ])('with trouble of the database (%s) a page says so, and what was typed comes back', async (message, words) => {
    const { submit, page } = await opened();
    const form = { words: 'Called at noon' };
    const code = message.split(' ')[1];
    const insert = jest.spyOn(AuditLog.prototype, 'note');
    await page();
    insert.mockImplementation(async ({ action }) => {
      if (action !== 'opened') throw Object.assign(new Error(message), { code });
    });
    const { statusCode, body } = await submit('handling', form);
    insert.mockRestore();
    expect([statusCode >= 500, body]).toEqual([true, expect.stringContaining(words)]);
    expect(body).toContain('readonly="">Called at noon</textarea>');
    const [, id = 'none'] = /under <code>([^<]+)</.exec(body) ?? [];
    expect(desk().log.splice(0)).toEqual([expect.stringContaining(`"requestId":"${id}"`)]);
  });

  test('suspected spam is seen in quarantine alone, and let out once', async () => {
    const { member, lead, submit } = await opened({ status: 'quarantined', quarantinedFor: 'trap' });
    expect((await member.get('/')).body).not.toContain(lead.id);
    expect((await member.get('/?status=quarantined')).body).toContain(lead.id);
    for (const page of ['/?status=quarantined', `/leads/${lead.id}`])
      expect((await member.get(page)).body).toContain('a field was filled in that people do not see');
    expect((await submit('resend', { to: 'notice' })).body).toContain('It is in quarantine');
    expect((await submit('release')).headers.location).toContain('done=released');
    expect(await store().deliveries(lead.id)).toMatchObject([{ channel: 'all', state: 'waiting' }]);
    expect((await submit('release')).headers.location).toBe(`/leads/${lead.id}?done=released`);
  });

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
    const { lead, submit } = await opened();
    await submit('resend', { to: 'webhook' });
    expect(await store().deliveries(lead.id)).toMatchObject([{ channel: 'webhook', state: 'waiting' }]);
    await submit('dismiss');
    expect(await store().deliveries(lead.id)).toMatchObject([{ channel: 'webhook', state: 'dismissed' }]);
    expect((await submit('resend', { to: 'pigeon' })).statusCode).toBe(400);
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
    expect((await nameless.submit('withdraw')).body).toContain('no e-mail address');
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

  test('a lead is erased for ever with all that staff added, and the audit log keeps no word of anybody', async () => {
    const bytes = Buffer.from('canary file');
    const { member, lead, submit } = await opened({ attachment: attachmentFor(bytes) }, 'admin', bytes);
    await submit('handling', { words: 'canary note' });
    await submit('handling', { state: 'won', owner: 'admin' });
    await member.get('/?words=rahima');
    expect((await member.get(`/leads/${lead.id}/erase`)).body).toContain(`Erase ${lead.id} for ever`);
    const { statusCode } = await submit('erase', { ...member.proof(), password: 'a wrong password' });
    expect([statusCode, (await store().get(lead.id))?.id]).toEqual([422, lead.id]);
    expect((await submit('erase', member.proof())).headers.location).toBe('/?done=erased');
    expect((await member.get(`/leads/${lead.id}`)).statusCode).toBe(404);
    expect((await member.get('/?words=rahima')).body).not.toContain(lead.id);
    const { audit, ...others } = await rowsOfAllTables(url());
    expect(JSON.stringify(others)).not.toMatch(new RegExp(`canary|rahima|${lead.id}`, 'i'));
    expect(JSON.stringify(audit)).toContain('erased');
    expect(JSON.stringify(audit)).not.toMatch(/canary|rahima|01712345678/i);
  });

  test('a lead that is deleted, but may have left traces, is said to be so', async () => {
    const { member, lead, submit } = await opened({}, 'admin');
    const erase = jest.spyOn(StaffLeads.prototype, 'erase').mockImplementation(async ({ id }) => {
      await store().erase([id]);
      throw new Error('Deleted, but traces may be left in the files.');
    });
    const { headers } = await submit('erase', member.proof());
    erase.mockRestore();
    expect(headers.location).toBe('/?done=traces');
    expect((await member.get('/?done=traces')).body).toContain('traces may be left in the database file');
    expect((await member.get(`/leads/${lead.id}`)).statusCode).toBe(404);
    expect(desk().log.splice(0)).toEqual([expect.stringContaining('may have left traces')]);
  });

  test('a lead that could not be erased is still there, and is not said to be gone', async () => {
    const { member, lead, submit } = await opened({}, 'admin');
    const erase = jest.spyOn(StaffLeads.prototype, 'erase').mockRejectedValue(new Error('The database is away.'));
    expect((await submit('erase', member.proof())).statusCode).toBe(500);
    erase.mockRestore();
    const { body } = await member.get(`/leads/${lead.id}`);
    expect(body).toContain('admin erased (not done: the lead is still there)');
    expect(desk().log.splice(0)).toHaveLength(1);
  });

  test('what staff added is in a backup, and nobody is signed in to its copy', async () => {
    const { submit, page } = await opened();
    await submit('handling', { words: 'a note to keep' });
    await submit('handling', { state: 'won', owner: '' });
    const file = path.join(temporaryFolder(), 'backup.db');
    await store().backUp(file);
    const tables = await rowsOfAllTables({ kind: 'sqlite', file });
    expect(JSON.stringify(tables.notes)).toContain('a note to keep');
    expect(JSON.stringify(tables.handlings)).toContain('won');
    expect(tables.staff).toHaveLength(1);
    expect(tables.audit?.length).toBeGreaterThan(2);
    expect([tables.sessions, tables.attempts]).toEqual([[], []]);
    expect((await page()).statusCode).toBe(200);
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
      'admin opened', // for the note's form
      'admin opened',
      'admin signed in',
    ]);
    expect(body).toContain(`<a href="/leads/${lead.id}">`);
  });

  /** A lead that somebody has before them. */
  async function opened(changes = {}, role: 'admin' | 'sales' | 'other' = 'sales', attachment?: Buffer) {
    const lead = newLead({ fields, ...changes });
    await store().save(lead, { attachment });
    const member: Member = await desk().member(role === 'other' ? 'sales' : role, role);
    const page = `/leads/${lead.id}`;
    const submit = async (what: string, form: Record<string, string> = {}) =>
      member.post(`${page}/${what}`, { ...(await member.formOn(page, `${page}/${what}`)), ...form });
    return { member, lead, submit, page: () => member.get(page) };
  }
});
