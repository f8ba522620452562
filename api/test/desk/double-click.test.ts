import { Repeats } from '../../src/desk/http/repeats';
import { availableDatabases } from '../support/databases';
import { codeOf, eachTestHasDesk, goodPassword, isLetIn } from '../support/desk';
import { newLead } from '../support/leads';

describe.each(availableDatabases())('a double click at the desk, on $name,', (database) => {
  const { desk, store } = eachTestHasDesk(database);
  afterEach(() => jest.restoreAllMocks());

  test('signs in once, and the browser that got the second answer is in', async () => {
    const { codes } = await desk().invited('sales');
    const visitor = desk().visitor();
    const form = await visitor.formOn('/sign-in', '/sign-in');
    const proof = { name: 'sales', password: goodPassword, code: codes[0] ?? '' };
    const clicks = await visitor.clickTwice('/sign-in', { ...form, ...proof });
    expect(clicks.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    const { body } = await visitor.get('/account');
    expect(body.match(/last used/g)).toHaveLength(1);
  });

  test('lets nobody in who copied the form but has another browser', async () => {
    const { codes } = await desk().invited('sales');
    const [visitor, thief] = [desk().visitor(), desk().visitor()];
    const form = await visitor.formOn('/sign-in', '/sign-in');
    const sent = { ...form, name: 'sales', password: goodPassword, code: codes[0] ?? '' };
    expect(isLetIn(await visitor.post('/sign-in', sent))).toBe(true);
    expect(isLetIn(await thief.post('/sign-in', sent))).toBe(false);
    await thief.get('/sign-in');
    expect(isLetIn(await thief.post('/sign-in', sent))).toBe(false);
  });

  test('erases once and says so twice, and nobody is signed out', async () => {
    const lead = newLead();
    await store().save(lead);
    const member = await desk().member('admin');
    const address = `/leads/${lead.id}/erase`;
    const form = { ...(await member.formOn(address, address)), ...member.proof() };
    const clicks = await member.clickTwice(address, form);
    expect(clicks.map(({ headers }) => headers.location)).toEqual(['/?done=erased', '/?done=erased']);
    const { body } = await member.get('/audit');
    expect(body.split('admin erased')).toHaveLength(2);
    const third = await member.post(address, { ...form, ...member.proof() });
    expect([404, 410]).toContain((await member.follow(third, address)).statusCode);
  });

  test('hands out an export with both answers', async () => {
    await store().save(newLead({ fields: { Customer_name: 'Rahima Akter' } }));
    const member = await desk().member('sales');
    const fields = { format: 'csv', form: '', since: '', until: '', ...member.proof() };
    const form = { ...(await member.formOn('/export', '/export')), ...fields };
    for (const answer of await member.clickTwice('/export', form)) {
      expect((await member.fetchFile(answer)).body).toContain('Rahima Akter');
    }
    expect((await member.get('/account')).statusCode).toBe(200);
  });

  test('changes the password once, and ends other sessions', async () => {
    const member = await desk().member('sales');
    for (const what of ['password', 'sessions']) {
      const form = await member.formOn('/account', `/account/${what}`);
      const fields = {
        ...member.proof(what === 'sessions' ? `${goodPassword} two` : goodPassword),
        next: `${goodPassword} two`,
      };
      const clicks = await member.clickTwice(`/account/${what}`, { ...form, ...fields });
      const done = `/account?done=${what}`;
      expect(clicks.map(({ headers }) => headers.location)).toEqual([done, done]);
      const { body } = await member.get('/account');
      expect(body).toContain('Your account');
      if (what === 'password') await otherSession();
    }
    expect((await member.get('/account')).body.match(/last used/g)).toHaveLength(1);

    async function otherSession() {
      await desk()
        .visitor()
        .post('/sign-in', { name: 'sales', ...member.proof(`${goodPassword} two`) });
    }
  });

  test('opens nothing else with the code that it brought', async () => {
    const member = await desk().member('sales');
    const form = { ...(await member.formOn('/account', '/account/sessions')), ...member.proof() };
    expect((await member.post('/account/sessions', form)).statusCode).toBe(303);
    const wrong = [
      ['/account/password', { ...form, next: 'another long password of mine' }],
      ['/account/sessions', { ...form, nonce: 'b6a9e8a4-6a3e-4c42-a3b1-1f0e7a1a9a01' }],
      ['/account/sessions', { ...form, password: 'a wrong password' }],
    ] as const;
    for (const [url, fields] of wrong) expect((await member.post(url, fields)).headers.location).toBe('/account');
    const other = await desk().member('sales', 'other');
    const { token } = await other.formOn('/account', '/account/password');
    const copied = await other.post('/account/sessions', { ...form, token: token ?? '' });
    expect((await other.follow(copied, '/account')).body).toContain('Password and code do not belong together');
  });

  test('shows the recovery codes with both answers, and not to whoever has the link alone', async () => {
    const link = `/welcome/${await desk().services.staff.add('rahima', 'sales')}`;
    const visitor = desk().visitor();
    const { body } = await visitor.get(link);
    const secret = (/<code class="secret">([A-Z2-7 ]+)</.exec(body)?.[1] ?? '').replaceAll(' ', '');
    const form = { ...(await visitor.formOn(link, link)), password: goodPassword, code: codeOf(secret) };
    const [first, second] = (await visitor.clickTwice(link, form)).map((answer) => answer.body);
    expect(first).toMatch(/[a-z2-9]{4}(?:-[a-z2-9]{4}){5}/);
    expect(second).toBe(first);
    const other = desk().visitor();
    await other.get('/sign-in');
    expect((await other.post(link, form)).statusCode).toBe(404);
  });

  test('leaves whoever goes elsewhere before the answer is there signed in, for half a minute', async () => {
    const member = await desk().member('sales');
    const former = member.cookies.get('desk') ?? '';
    jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      for (const _ of [1, 2]) await member.submit('/account/sessions', member.proof());
      member.cookies.set('desk', former);
      expect((await member.get('/account')).statusCode).toBe(200);
      jest.advanceTimersByTime(30_001);
      expect((await member.get('/account')).statusCode).toBe(303);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('the second of two clicks', () => {
  test('is known for ten seconds behind the first answer', async () => {
    jest.useFakeTimers();
    const repeats = new Repeats<number>();
    let times = 0;
    const act = async () => (times += 1);
    expect([await repeats.same('one', act), await repeats.same('one', act)]).toEqual([1, 1]);
    expect(await repeats.same(undefined, act)).toBe(2);
    jest.advanceTimersByTime(10_001);
    expect(await repeats.same('one', act)).toBe(3);
    jest.useRealTimers();
  });

  test('is done when the first has failed', async () => {
    const repeats = new Repeats<string>();
    await expect(repeats.same('one', () => Promise.reject(new Error('The disk is full.')))).rejects.toThrow('full');
    expect(await repeats.same('one', async () => 'done')).toBe('done');
  });
});
