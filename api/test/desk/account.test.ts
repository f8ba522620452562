import { grace } from '../../src/desk/accounts/sessions';
import { browserWords } from '../../src/desk/views/browser';
import { availableDatabases } from '../support/databases';
import { eachTestHasDesk, goodPassword, isLetIn } from '../support/desk';

const next = 'another long password of mine';

describe.each(availableDatabases())("one's own account at the desk, on $name:", (database) => {
  const { desk } = eachTestHasDesk(database);
  afterEach(() => jest.useRealTimers());

  test('the password is changed by whoever knows it and has the authenticator, and other sessions end', async () => {
    const { member, other } = await twice();
    const clock = jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'setImmediate', 'queueMicrotask'] });
    const kept = member.cookies.get('desk') ?? '';
    const answer = await member.submit('/account/password', { ...member.proof(), next });
    expect(answer.headers.location).toBe('/account?done=password');
    expect((await member.get('/account')).statusCode).toBe(200);
    expect((await other.get('/account')).statusCode).toBe(303);
    other.cookies.set('desk', kept);
    clock.advanceTimersByTime(grace);
    expect((await other.get('/account')).statusCode).toBe(303);
    expect(isLetIn(await member.signIn())).toBe(false);
    expect(isLetIn(await member.signIn(next))).toBe(true);
  });

  test.each([
    ['a wrong password', { password: 'a wrong password' }],
    ['a wrong code', { code: '000000' }],
    ['no code', { code: '' }],
  ])('nothing is changed, ended, or handed out with %s', async (_, wrong) => {
    const { member, other } = await twice();
    const proof = { ...member.proof(), ...wrong };
    for (const [form, opens] of [
      ['password', 'Change your password'],
      ['sessions', 'End all other sessions'],
      ['codes', 'Make new recovery codes'],
    ]) {
      const refused = await member.submit(`/account/${form}`, { ...proof, next });
      expect(refused.headers.location).toBe('/account');
      const { body } = await member.follow(refused, '/account');
      const open = body.match(/<details open="">.*?<\/details>/g) ?? [];
      expect(open).toEqual([
        expect.stringMatching(`<summary>${opens}</summary><p class="refusal">Password and code do`),
      ]);
    }
    const exported = { format: 'csv', form: '', since: '', until: '', ...proof };
    expect((await member.submit('/export', exported)).headers.location).toBe('/export');
    expect((await other.get('/account')).statusCode).toBe(200);
    expect(isLetIn(await member.signIn())).toBe(true);
  });

  test('a page that was open before somebody proved who they are goes on working', async () => {
    const { member } = await twice();
    const token = await member.formToken();
    const exported = { format: 'csv', form: '', since: '', until: '' };
    for (const _ of [1, 2]) {
      const answer = await member.post('/export', { token, ...exported, ...member.proof() });
      expect((await member.fetchFile(answer)).statusCode).toBe(200);
    }
    expect((await member.post('/sign-out', { token })).headers.location).toBe('/sign-in?done=left');
  });

  test('it says how many recovery codes are left, and gives new ones that end the old', async () => {
    const { member } = await twice();
    expect((await member.get('/account')).body).toContain('You have 6 left.');
    const form = await member.formOn('/account', '/account/codes');
    const [first, second] = await member.clickTwice('/account/codes', { ...form, ...member.proof() });
    expect([second?.statusCode, second?.headers.location]).toEqual([303, first?.headers.location]);
    const page = `${second?.headers.location}`;
    // Loaded again, it shows the same, and asks for nothing.
    const [codes = [], again] = [await member.get(page), await member.get(page)].map(({ body }) => codesIn(body));
    expect(codes).toHaveLength(8);
    expect(again).toEqual(codes);
    expect((await (await desk().member('hr')).get(page)).statusCode).toBe(404);
    expect((await member.get('/account')).body).toContain('You have 8 left.');
    expect(isLetIn(await member.signIn())).toBe(false);
    const proof = { name: member.name, password: goodPassword, code: codes[7] ?? '' };
    expect(isLetIn(await desk().visitor().post('/sign-in', proof))).toBe(true);
  });

  test('no password is set that many people use', async () => {
    const { member } = await twice();
    const refused = await member.submit('/account/password', { ...member.proof(), next: 'qwertyqwerty' });
    expect((await member.follow(refused, '/account')).body).toContain('Many people use this password');
  });

  test('sessions are listed, and all others are ended', async () => {
    const { member, other } = await twice();
    const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
    const proof = { name: member.name, ...member.proof() };
    await other.post('/sign-in', proof, { 'user-agent': phone });
    const { body } = await member.get('/account');
    expect(body).toContain('Chrome on Android');
    expect(body).not.toContain('Mozilla');
    expect(body.match(/last used/g)).toHaveLength(2);
    expect(body.match(/This session:/g)).toHaveLength(1);
    expect((await member.submit('/account/sessions', member.proof())).headers.location).toBe('/account?done=sessions');
    expect((await other.get('/account')).statusCode).toBe(303);
    expect((await member.get('/account?done=sessions')).body).toContain('Your other sessions are ended.');
  });

  test('who guesses at a session that was left open waits as well', async () => {
    const { member } = await twice();
    const wrong = { password: 'a wrong password', code: '000000' };
    for (let attempt = 0; attempt < 5; attempt += 1) await member.submit('/account/sessions', wrong);
    const refused = await member.submit('/account/sessions', member.proof());
    expect((await member.follow(refused, '/account')).body).toContain('Too many attempts.');
  });

  /** One account, signed in at two browsers. */
  async function twice() {
    const member = await desk().member('sales');
    const other = desk().visitor();
    await other.post('/sign-in', { name: member.name, ...member.proof(goodPassword) });
    return { member, other };
  }
});

const like = 'AppleWebKit/537.36 (KHTML, like Gecko)';
test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox on a Mac'],
  [`Mozilla/5.0 (Linux; Android 13) ${like} SamsungBrowser/25.0 Chrome/121.0 Mobile`, 'Samsung Internet on Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 Version/17 Safari/604',
    'Safari on an iPhone',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${like} HeadlessChrome/131.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  ['curl/8.5.0', 'another browser'],
  ['', 'another browser'],
])('a browser that says %j is called %s', (agent, words) => {
  expect(browserWords(agent)).toBe(words);
});

function codesIn(body: string): string[] {
  return body.match(/[a-z2-9]{4}(?:-[a-z2-9]{4}){5}/g) ?? [];
}
