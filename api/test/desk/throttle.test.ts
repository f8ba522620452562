import { Throttle } from '../../src/desk/accounts/throttle';
import { runDesk } from '../../src/desk/commands';
import { openDatabase } from '../../src/leads/store/open';
import { availableDatabases } from '../support/databases';
import { deskUrl, eachTestHasDesk, goodPassword, isLetIn } from '../support/desk';

const tooMany = 'Too many attempts. Please try again';

describe.each(availableDatabases())('whoever guesses, on $name,', (database) => {
  const { desk, url } = eachTestHasDesk(database);
  const start = Date.parse('2026-11-26T10:00:00.000Z');
  const after = (seconds: number) => new Date(start + seconds * 1000);

  test('waits longer after each attempt, up to a quarter of an hour', async () => {
    const opened = await openDatabase(url());
    const throttle = new Throttle(opened);
    const pauses: number[] = [];
    let now = 0;
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const who = { name: 'rahima', address: `192.0.2.${attempt}`, browser: undefined };
      const wait = await throttle.begin(who, after(now));
      pauses.push(wait);
      now += wait;
      if (wait > 0) expect(await throttle.begin(who, after(now))).toBe(0);
    }
    expect(pauses.slice(0, 12)).toEqual([0, 0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128]);
    expect(Math.max(...pauses)).toBe(900);
    await opened.db.destroy();
  });

  test('waits as well when all attempts come at one moment', async () => {
    const { codes } = await desk().invited('sales');
    const guesses = Array.from({ length: 12 }, (_, index) => {
      const fields = { name: 'sales', password: `wrong password ${index}`, code: codes[0] ?? '' };
      return answerTo(fields);
    });
    const answers = await Promise.all(guesses);
    expect(answers.filter((body) => body.includes('do not belong together'))).toHaveLength(5);
    expect(answers.filter((body) => body.includes(tooMany))).toHaveLength(7);
  });

  test('waits for a name that nobody has, as for one that somebody has', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await guess('nobody');
    expect(await guess('nobody')).toMatch(new RegExp(`${tooMany} in [1-9]`));
  });

  test('is not let in by the right words while the pause lasts', async () => {
    const { codes } = await desk().invited('sales');
    for (let attempt = 0; attempt < 5; attempt += 1) await guess('sales');
    const fields = { name: 'sales', password: goodPassword, code: codes[0] ?? '' };
    expect(await answerTo(fields)).toContain(tooMany);
  });

  test('shuts nobody out who has signed in by that browser before', async () => {
    const member = await desk().member('sales');
    await member.submit('/sign-out');
    for (let attempt = 0; attempt < 12; attempt += 1) await guess('sales');
    expect(await guess('sales')).toContain(tooMany);
    expect(isLetIn(await member.signIn())).toBe(true);
  });

  test('is let in after whoever runs the desk has given the account a new password', async () => {
    const attempt = { name: 'rahima', address: '192.0.2.1', browser: undefined };
    await desk().services.staff.add('rahima', 'sales');
    for (let tried = 0; tried < 5; tried += 1) await desk().services.signIn.throttle.begin(attempt);
    expect(await desk().services.signIn.throttle.begin(attempt)).toBeGreaterThan(0);
    await runDesk(['user', 'reset', 'rahima'], desk().services, deskUrl);
    expect(await desk().services.signIn.throttle.begin(attempt)).toBe(0);
  });

  test('is no less a stranger by a mark for another account, or one that was made up', async () => {
    const member = await desk().member('hr');
    const mark = member.cookies.get('desk-browser') ?? '';
    await desk().invited('sales');
    for (let attempt = 0; attempt < 6; attempt += 1) await guess('sales');
    for (const made of [mark, `${mark.split('.')[0]}.${'A'.repeat(43)}`, 'x', '.']) {
      expect(await guess('sales', made)).toContain(tooMany);
    }
  });

  test('waits for all accounts after many attempts from one network', async () => {
    const opened = await openDatabase(url());
    const throttle = new Throttle(opened);
    const from = (name: string, address: string) => ({ name, address, browser: undefined });
    for (let attempt = 0; attempt < 20; attempt += 1)
      await throttle.begin(from(`name${attempt}`, '192.0.2.1'), after(0));
    expect(await throttle.begin(from('another', '192.0.2.1'), after(0))).toBe(2);
    expect(await throttle.begin(from('another', '192.0.2.2'), after(0))).toBe(0);
    await throttle.forget(after(25 * 60 * 60));
    expect(await throttle.begin(from('another', '192.0.2.1'), after(0))).toBe(0);
    await opened.db.destroy();
  });

  test('does not buy attempts from that network by signing in to an account of their own', async () => {
    const opened = await openDatabase(url());
    const throttle = new Throttle(opened);
    const from = (name: string) => ({ name, address: '192.0.2.1', browser: undefined });
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await throttle.begin(from('own'), after(0));
      await throttle.succeeded(from('own'));
    }
    expect(await throttle.begin(from('another'), after(0))).toBe(2);
    await opened.db.destroy();
  });

  function guess(name: string, mark?: string) {
    return answerTo({ name, password: 'a wrong password', code: '000000' }, mark);
  }

  /** What the page says to which somebody is led who tries to sign in. */
  async function answerTo(fields: Record<string, string>, mark?: string): Promise<string> {
    const visitor = desk().visitor();
    if (mark) visitor.cookies.set('desk-browser', mark);
    return (await visitor.follow(await visitor.post('/sign-in', fields), '/sign-in')).body;
  }
});
