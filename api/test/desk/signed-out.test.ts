import { ownPath } from '../../src/desk/http/own-path';
import { availableDatabases } from '../support/databases';
import { eachTestHasDesk, goodPassword, type Member } from '../support/desk';
import { newLead } from '../support/leads';

describe.each(availableDatabases().slice(0, 1))('whoever is signed out meanwhile, on $name,', (database) => {
  const { desk, store } = eachTestHasDesk(database);

  test('is told that a note is not saved, and finds it in its field again after signing in', async () => {
    const { member, page, ended } = await atLead();
    expect(ended.body).toContain('so nothing was saved.');
    expect(ended.body).toContain('What you typed waits for half an hour');
    const signIn = { to: page, kept: 'yes', name: member.name };
    const refused = await member.post('/sign-in', { ...signIn, password: 'a wrong password', code: '000000' });
    const wrong = await member.follow(refused, '/sign-in');
    expect(wrong.body).toContain('What you typed waits for half an hour');
    expect(wrong.body).toContain(`name="to" value="${page}"`);
    expect(wrong.body).toContain(`value="${member.name}"`);
    const { headers } = await member.post('/sign-in', { ...signIn, ...member.proof() });
    expect(headers.location).toBe(page);
    expect((await member.get(page)).body).toContain('Called.\nAt &lt;noon&gt;</textarea>');
    expect((await store().handling(page.slice('/leads/'.length))).notes).toEqual([]);
    const form = await member.formOn(page, `${page}/handling`);
    await member.post(`${page}/handling`, { ...form, words: 'Called.' });
    expect((await member.get(page)).body).not.toContain('&lt;noon&gt;');
  });

  test('finds status, owner and day to call back as they were chosen, and what a colleague changed meanwhile', async () => {
    const chosen = { state: 'waiting', owner: 'sales', callOn: '9999-12-31', words: '' };
    const { member, page } = await atLead(chosen);
    const karim = await desk().member('sales', 'karim');
    await karim.post(`${page}/handling`, { ...(await karim.formOn(page, `${page}/handling`)), words: 'Seen.' });
    await member.signIn();
    expect((await member.get(page)).body).toMatch(/ (?:is|are) not saved yet\./);
    const form = await member.formOn(page, `${page}/handling`);
    expect(form).toMatchObject({ ...chosen, seenState: 'new', seenOwner: '', seenCallOn: '' });
    await member.post(`${page}/handling`, form);
    const { body } = await member.get(page);
    expect(body).toContain('<span class="state waiting">');
    expect(body).not.toContain('not saved yet');
  });

  test('leaves the note to nobody else who signs in on that page, and finds it again afterwards', async () => {
    const { member, page, ended } = await atLead();
    const { codes } = await desk().invited('sales', 'hena');
    const fields = Object.fromEntries(
      [...ended.body.matchAll(/name="(\w+)"[^>]*value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
    const hena = { ...fields, name: 'hena', password: goodPassword, code: codes[0] ?? '' };
    const entered = await member.post('/sign-in', hena);
    expect(entered.headers.location).toBe(page);
    for (const body of [ended.body, (await member.get(page)).body]) expect(body).not.toContain('noon');
    await member.post('/sign-out', { token: await member.formToken() });
    await member.signIn();
    expect((await member.get(page)).body).toContain('Called.\nAt &lt;noon&gt;</textarea>');
  });

  test('leaves it to nobody either whose session has begun in the same browser meanwhile', async () => {
    const { member, page, form } = await atLead();
    const { codes } = await desk().invited('sales', 'hena');
    await member.post('/sign-in', { name: 'hena', password: goodPassword, code: codes[0] ?? '' });
    const { body } = await member.follow(await member.post(`${page}/handling`, { ...form, words: 'Called at noon' }));
    expect(body).not.toContain('noon');
    expect(body).toContain('What was typed there waits for whoever typed it.');
    expect((await member.get(page)).body).not.toContain('noon');
    await member.signIn();
    expect((await member.get(page)).body).toContain('Called at noon</textarea>');
  });

  test('gets a note to copy that nobody can be found for', async () => {
    const { member, page, form } = await atLead();
    const forged = { ...form, token: `${form.token}x`, words: 'Called at noon' };
    const answer = await member.follow(await member.post(`${page}/handling`, forged));
    expect(answer.body).toContain('readonly="">Called at noon</textarea>');
  });

  test('is shown nothing of a form that somebody else has sent', async () => {
    const { member, page } = await atLead();
    const foreign = { 'sec-fetch-site': 'cross-site' };
    const { statusCode, body } = await member.post(`${page}/handling`, { words: 'Call 0900' }, foreign);
    expect([statusCode, body]).toEqual([403, expect.not.stringContaining('Call 0900')]);
  });

  test('finds the note in its field also when the page was of an earlier session', async () => {
    const { member, page, form } = await atLead();
    await member.signIn();
    const { statusCode, headers } = await member.post(`${page}/handling`, { ...form, words: 'Called at noon' });
    expect([statusCode, headers.location]).toEqual([303, page]);
    const { body } = await member.get(page);
    expect(body).toContain('Your note is not saved yet.');
    expect(body).toContain('Called at noon</textarea>');
  });

  test('comes to the page that was asked for', async () => {
    const member = await desk().member('sales');
    await leave(member);
    const { headers } = await member.get('/?state=won&words=a%20b');
    expect(headers.location).toBe('/sign-in?to=%2F%3Fstate%3Dwon%26words%3Da%2520b');
    const form = await member.formOn(String(headers.location), '/sign-in');
    const { location } = (
      await member.post('/sign-in', { ...form, to: '/?state=won&words=a%20b', name: 'sales', ...member.proof() })
    ).headers;
    expect(location).toBe('/?state=won&words=a%20b');
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example/', '/.//evil.example', 'javascript:alert(1)'])(
    'is led to no other host: %s',
    async (to) => {
      const member = await desk().member('sales');
      const { headers } = await member.post('/sign-in', { name: 'sales', to, ...member.proof(goodPassword) });
      expect(headers.location).toBe('/');
      expect((await member.get(`/sign-in?${new URLSearchParams({ to })}`)).body).not.toContain('evil');
    },
  );

  async function atLead(chosen: Record<string, string> = {}) {
    const lead = newLead();
    await store().save(lead);
    const member = await desk().member('sales');
    const page = `/leads/${lead.id}`;
    const form = await member.formOn(page, `${page}/handling`);
    await leave(member);
    const ended = await member.follow(
      await member.post(`${page}/handling`, { ...form, words: 'Called.\r\nAt <noon>', ...chosen }),
      page,
    );
    return { member, page, form, ended };
  }

  async function leave(member: Member): Promise<void> {
    const token = await member.formToken();
    await member.post('/sign-out', { token });
  }
});

test.each([
  ['/leads/KS-1?done=noted', '/leads/KS-1?done=noted'],
  ['/a/../leads/KS-1', '/leads/KS-1'],
  ['/..//evil', '/'],
  ['///evil', '/'],
  ['/\tevil', '/'],
  ['/sign-out', '/'],
  ['', '/'],
  ['leads', '/'],
])('of the address %j, ours is %s', (address, path) => {
  expect(ownPath(address)).toBe(path);
});
