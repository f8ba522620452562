import { availableDatabases } from '../support/databases';
import { codeOf, eachTestHasDesk, goodPassword, isLetIn, type Member } from '../support/desk';
import { connectTo, rowsOfAllTables } from '../support/rows';

describe.each(availableDatabases())('signing in to the desk, on $name', (database) => {
  const { desk, url } = eachTestHasDesk(database);
  afterEach(() => jest.restoreAllMocks());

  test('takes name, password and code, and shows the inbox', async () => {
    const member = await desk().member('sales');
    expect((await member.get('/')).body).toContain('<h1>Inbox</h1>');
  });

  test('takes a code of the authenticator, and the same code never again', async () => {
    const { secret } = await desk().invited('sales', 'rahima');
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start + 60_000);
    const fields = { name: 'Rahima ', password: goodPassword, code: codeOf(secret) };
    expect(isLetIn(await desk().visitor().post('/sign-in', fields))).toBe(true);
    expect(isLetIn(await desk().visitor().post('/sign-in', fields))).toBe(false);
    clock.mockReturnValue(start + 90_000);
    expect(isLetIn(await desk().visitor().post('/sign-in', fields))).toBe(false);
    const next = { ...fields, code: codeOf(secret) };
    expect(isLetIn(await desk().visitor().post('/sign-in', next))).toBe(true);
  });

  test('takes a code once, also when it comes twice at one moment', async () => {
    const { codes } = await desk().invited('sales');
    const fields = { name: 'sales', password: goodPassword, code: codes[0] ?? '' };
    const answers = await Promise.all([1, 2, 3].map(() => desk().visitor().post('/sign-in', fields)));
    expect(answers.map(isLetIn).sort()).toEqual([false, false, true]);
  });

  test.each([
    ['another name', { name: 'nobody' }],
    ['another password', { password: 'correct horse battery stapler' }],
    ['the password in other capitals', { password: goodPassword.toUpperCase() }],
    ['another code', { code: '123456' }],
    ['no code', { code: '' }],
    ['the password of nobody', { name: 'invited', password: '' }],
  ])('refuses %s in the same words', async (_, wrong) => {
    const { codes } = await desk().invited('sales');
    await desk().services.staff.add('invited', 'sales');
    const fields = { name: 'sales', password: goodPassword, code: codes[0] ?? '', ...wrong };
    const visitor = desk().visitor();
    const refused = await visitor.post('/sign-in', fields);
    expect(refused.headers.location).toBe('/sign-in');
    const { body } = await visitor.follow(refused, '/sign-in');
    expect(body).toContain('Name, password and code do not belong together');
    expect(body).toContain(`value="${fields.name}"`);
    if (fields.password) expect(body).not.toContain(fields.password);
    expect([...visitor.cookies.keys()]).toEqual(['desk-visitor']);
  });

  test('keeps no secret of a session, an invitation or a recovery code in the database, and no password', async () => {
    const member = await desk().member('sales');
    const { token, codes } = await desk().invited('hr', 'karim');
    const stored = JSON.stringify(await rowsOfAllTables(url()));
    for (const secret of [...member.cookies.values(), token, codes[1] ?? '', goodPassword]) {
      expect(secret.length).toBeGreaterThan(20);
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain(secret.replaceAll('-', ''));
    }
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  test('gives a new session each time, in a cookie that scripts and other sites do not get', async () => {
    const member = await desk().member('sales');
    const first = member.cookies.get('desk');
    const { headers } = await member.signIn();
    expect(member.cookies.get('desk')).not.toBe(first);
    const old = desk().visitor();
    old.cookies.set('desk', first ?? '');
    expect((await old.get('/')).statusCode).toBe(303);
    expect(String(headers['set-cookie'])).toMatch(/desk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict/);
  });

  test('ends half an hour after the last request, and twelve hours after it began', async () => {
    const member = await desk().member('sales');
    await setSession({ seen_at: minutesAgo(29) });
    expect((await member.get('/')).statusCode).toBe(200);
    await setSession({ seen_at: minutesAgo(31) });
    await expectSignedOut(member);
    await member.signIn();
    await setSession({ started_at: minutesAgo(12 * 60 + 1) });
    await expectSignedOut(member);
  });

  test('goes on for whoever goes on working', async () => {
    const member = await desk().member('sales');
    await setSession({ seen_at: minutesAgo(29) });
    await member.get('/');
    const db = connectTo(url());
    const [session] = await db
      .withTables<{ sessions: { seen_at: string } }>()
      .selectFrom('sessions')
      .selectAll()
      .execute();
    await db.destroy();
    expect(Date.now() - Date.parse(session?.seen_at ?? '')).toBeLessThan(60_000);
  });

  test('ends when somebody signs out, also for a browser that has kept the cookie', async () => {
    const member = await desk().member('sales');
    const kept = member.cookies.get('desk') ?? '';
    const { location } = (await member.submit('/sign-out')).headers;
    expect(location).toBe('/sign-in?done=left');
    expect((await member.get(String(location))).body).toContain('You are signed out.');
    member.cookies.set('desk', kept);
    await expectSignedOut(member);
  });

  test('ends with the account, and when it is reset', async () => {
    const [one, other] = [await desk().member('sales', 'one'), await desk().member('sales', 'other')];
    await desk().services.staff.remove('one');
    await desk().services.staff.reset('other');
    await expectSignedOut(one);
    await expectSignedOut(other);
    expect(isLetIn(await other.signIn())).toBe(false);
  });

  test('goes on with five sessions of one account at most, the latest', async () => {
    const { codes } = await desk().invited('sales');
    const browsers = [];
    for (const code of codes.slice(0, 6)) {
      const browser = desk().visitor();
      await browser.post('/sign-in', { name: 'sales', password: goodPassword, code });
      browsers.push(browser);
    }
    const answers = await Promise.all(browsers.map((browser) => browser.get('/account')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 200, 200, 200, 200, 200]);
  });

  test('holds a changed role from the next request on', async () => {
    const member = await desk().member('admin');
    expect((await member.get('/audit')).statusCode).toBe(200);
    await desk().services.staff.setRole('admin', 'sales');
    expect((await member.get('/audit')).statusCode).toBe(403);
  });

  async function setSession(values: Record<string, string>): Promise<void> {
    const db = connectTo(url());
    await db.withTables<{ sessions: Record<string, string> }>().updateTable('sessions').set(values).execute();
    await db.destroy();
  }
});

function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000).toISOString();
}

async function expectSignedOut(member: Member): Promise<void> {
  const { statusCode, headers } = await member.get('/');
  expect([statusCode, headers.location]).toEqual([303, '/sign-in']);
}
