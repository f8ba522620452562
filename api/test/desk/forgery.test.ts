import { availableDatabases } from '../support/databases';
import { deskUrl, eachTestHasDesk, goodPassword, untouched } from '../support/desk';
import { newLead } from '../support/leads';

describe.each(availableDatabases().slice(0, 1))('a form of somebody else, on $name,', (database) => {
  const { desk, store } = eachTestHasDesk(database);
  const fields = { ...untouched, state: 'won' };

  test.each([
    ['without a token', {}],
    ['with an empty token', { token: '' }],
    ['with a token that was made up', { token: 'A'.repeat(43) }],
  ])('changes nothing %s', async (_, token) => {
    const { member, url } = await prepared();
    const { body } = await member.follow(await member.post(url, { ...fields, ...token }));
    expect(body).toContain('This page was too old, so nothing was done.');
    expect(body).toContain('<span class="state new">');
  });

  test("changes nothing with the token of another's session, or of an earlier one of one's own", async () => {
    const { member, url } = await prepared();
    const [other, earlier] = [await (await desk().member('admin')).formToken(), await member.formToken()];
    await member.signIn();
    for (const token of [other, earlier]) {
      const { body } = await member.follow(await member.post(url, { ...fields, token }));
      expect(body).toContain('<span class="state new">');
    }
    expect((await member.follow(await member.submit(url, fields))).body).toContain('<span class="state won">');
  });

  test.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['from outside of any page', { 'sec-fetch-site': 'none' }],
    ['of a browser that names another origin only', { 'sec-fetch-site': undefined, origin: 'http://127.0.0.1:8000' }],
    ['of a browser that hides its origin', { 'sec-fetch-site': undefined, origin: 'null' }],
    ['of a program that names none', { 'sec-fetch-site': undefined, origin: undefined }],
  ])('changes nothing %s, with the right token, and signs nobody in', async (_, headers) => {
    const { member, url } = await prepared();
    const own: Record<string, string | undefined> = { 'sec-fetch-site': 'same-origin', origin: deskUrl };
    const sent = { ...own, ...headers };
    const given = Object.fromEntries(Object.entries(sent).flatMap(([name, value]) => (value ? [[name, value]] : [])));
    const token = await member.formToken();
    const raw = (address: string, payload: Record<string, string>) =>
      desk().app.inject({
        method: 'POST',
        url: address,
        headers: {
          host: '127.0.0.1:8010',
          cookie: `desk=${member.cookies.get('desk')}`,
          'content-type': 'application/x-www-form-urlencoded',
          ...given,
        },
        payload: new URLSearchParams(payload).toString(),
      });
    expect((await raw(url, { ...fields, token })).statusCode).toBe(403);
    expect((await raw('/sign-in', { name: 'sales', ...member.proof() })).statusCode).toBe(403);
  });

  test.each(['desk.example.com', '127.0.0.1.example.com:8010', '192.0.2.1:8010'])(
    'reaches no page under another name of this machine: %s',
    async (host) => {
      const { member } = await prepared();
      expect((await member.get('/', { host })).statusCode).toBe(421);
    },
  );

  test.each(['localhost:9010', '127.0.0.1:22222', '[::1]:8010'])('a tunnel may end at %s', async (host) => {
    const { member } = await prepared();
    expect((await member.get('/', { host })).statusCode).toBe(200);
  });

  test('every answer forbids scripts, frames and keeping', async () => {
    const { member, url } = await prepared();
    for (const answer of [
      await member.get('/'),
      await member.get('/nowhere'),
      await member.get('/sign-in'),
      await member.post(url, fields),
      await member.post('/sign-in', { name: 'sales', password: goodPassword, code: '1' }),
    ]) {
      expect(answer.headers).toMatchObject({
        'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'self'; img-src data:;/),
        'cache-control': 'no-store',
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
      });
      expect(answer.body).not.toMatch(/<script|javascript:|\son\w+=|style=/i);
    }
  });

  async function prepared() {
    const lead = newLead();
    await store().save(lead);
    return { member: await desk().member('sales'), url: `/leads/${lead.id}/handling` };
  }
});

describe('behind TLS', () => {
  const config = { url: 'https://desk.example.com', isSecure: true };
  const { desk } = eachTestHasDesk(availableDatabases()[0] ?? neverThere(), config);

  test('cookies belong to this host and to TLS alone, and browsers come back by TLS', async () => {
    const { codes } = await desk().invited('sales');
    const headers = { host: 'desk.example.com', origin: config.url };
    const form = { name: 'sales', password: goodPassword, code: codes[0] ?? '' };
    const answer = await desk().visitor().post('/sign-in', form, headers);
    expect(answer.statusCode).toBe(303);
    for (const cookie of [answer.headers['set-cookie']].flat()) {
      expect(cookie).toMatch(/^__Host-desk(?:-browser)?=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    }
    expect(answer.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  });

  test('it is not at this machine under any other name', async () => {
    expect((await desk().visitor().get('/sign-in')).statusCode).toBe(421);
  });
});

function neverThere(): never {
  throw new Error('SQLite is always there');
}
