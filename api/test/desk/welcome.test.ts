import { availableDatabases } from '../support/databases';
import { codeOf, eachTestHasDesk, goodPassword } from '../support/desk';
import { connectTo } from '../support/rows';

describe.each(availableDatabases())('an invitation to the desk, on $name,', (database) => {
  const { desk, url } = eachTestHasDesk(database);

  test('lets its owner set password and authenticator, and shows recovery codes once', async () => {
    const link = await invite();
    const { body } = await desk().visitor().get(link);
    expect(body).toContain('<img class="code" src="data:image/png;base64,');
    expect(body).toMatch(/<a href="otpauth:\/\/totp\/[^"]*secret=[A-Z2-7]{32}/);
    const secret = secretIn(body);
    const answer = await desk()
      .visitor()
      .post(link, { password: goodPassword, code: codeOf(secret) });
    const codes = answer.body.match(/[a-z2-9]{4}(?:-[a-z2-9]{4}){5}/g) ?? [];
    expect(new Set(codes).size).toBe(8);
    expect(answer.body).toContain('with the next code that your authenticator shows');
    const signedIn = await desk()
      .visitor()
      .post('/sign-in', { name: 'rahima', password: goodPassword, code: codes[3] ?? '' });
    expect(signedIn.statusCode).toBe(303);
  });

  test('works once', async () => {
    const link = await invite();
    const secret = secretIn((await desk().visitor().get(link)).body);
    const form = { password: goodPassword, code: codeOf(secret) };
    const both = await Promise.all([desk().visitor().post(link, form), desk().visitor().post(link, form)]);
    expect(both.map(({ statusCode }) => statusCode === 200).sort()).toEqual([false, true]);
    expect((await desk().visitor().get(link)).statusCode).toBe(404);
    expect((await desk().visitor().post(link, form)).statusCode).toBe(404);
  });

  test('works for a day', async () => {
    const link = await invite();
    const db = connectTo(url());
    const invited_at = new Date(Date.now() - 24.1 * 60 * 60 * 1000).toISOString();
    await db.withTables<{ staff: { invited_at: string } }>().updateTable('staff').set({ invited_at }).execute();
    await db.destroy();
    const { statusCode, body } = await desk().visitor().get(link);
    expect(statusCode).toBe(404);
    expect(body).toContain('This link was used already, or is older than a day.');
  });

  test('is replaced by the next, as what was set by an earlier one is', async () => {
    const link = await invite();
    const again = await desk().services.staff.reset('rahima');
    expect((await desk().visitor().get(link)).statusCode).toBe(404);
    expect((await desk().visitor().get(`/welcome/${again}`)).statusCode).toBe(200);
  });

  test.each([
    ['short words', 'elevenwords', 'at least 12 characters'],
    ['a book', 'x1'.repeat(200), 'at most 256 characters'],
    ['what many people use', '1qaz2wsx3edc', 'Many people use this password'],
    ['what many people use, in capitals', '1QAZ2wsx3edc', 'Many people use this password'],
    ['one letter many times', 'aaaaaaaaaaaaaaaa', 'Many people use this password'],
    ['the name of its owner alone', 'rahima-rahima-2026', 'A password of your name or ours alone'],
    ['our name alone', 'KanthaSoftware2026!', 'A password of your name or ours alone'],
  ])('takes no password of %s', async (_, password, why) => {
    const link = await invite();
    const secret = secretIn((await desk().visitor().get(link)).body);
    const visitor = desk().visitor();
    const { body } = await visitor.follow(await visitor.post(link, { password, code: codeOf(secret) }), link);
    expect(body).toContain(why);
    expect((await desk().services.staff.byName('rahima'))?.password).toBeNull();
  });

  test.each(['kantha tailors sew at dawn', '        spaces      ', 'চমৎকার দীর্ঘ পাসওয়ার্ড', '73920184657', 'x'.repeat(70)])(
    'takes any other, of whatever letters: %s',
    async (password) => {
      const link = await invite();
      const secret = secretIn((await desk().visitor().get(link)).body);
      const chosen = `${password}Zq`;
      const { statusCode } = await desk()
        .visitor()
        .post(link, { password: chosen, code: codeOf(secret) });
      expect(statusCode).toBe(200);
    },
  );

  test('sets nothing with a wrong code', async () => {
    const link = await invite();
    const visitor = desk().visitor();
    const refused = await visitor.post(link, { password: goodPassword, code: '000000' });
    const said = (await visitor.follow(refused, link)).body;
    expect(said).toContain('That is not the code of now.');
    expect(said).toContain('the clock of the server may be wrong: tell whoever runs it.');
    expect((await desk().services.staff.byName('rahima'))?.password).toBeNull();
  });

  async function invite(): Promise<string> {
    return `/welcome/${await desk().services.staff.add('rahima', 'sales')}`;
  }
});

function secretIn(body: string): string {
  return (/<code class="secret">([A-Z2-7 ]+)</.exec(body)?.[1] ?? '').replaceAll(' ', '');
}
