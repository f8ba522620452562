import { availableDatabases } from '../support/databases';
import { eachTestHasDesk, untouched } from '../support/desk';
import { newLead } from '../support/leads';

/** PostgreSQL takes no zero byte, in a value to store or to look for. */
describe.each(availableDatabases())('a zero byte, on $name,', (database) => {
  const { desk, store } = eachTestHasDesk(database);

  test('is no way around the pauses between sign-ins, and no fault', async () => {
    const visitor = desk().visitor();
    const guesses = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const answer = await visitor.post('/sign-in', { name: 'a\0b', password: `x${attempt}`, code: '1' });
      guesses.push(await visitor.follow(answer, '/sign-in'));
    }
    expect(guesses.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    expect(guesses.at(-1)?.body).toContain('Too many attempts');
  });

  test('is no fault in any address', async () => {
    const admin = await desk().member('admin');
    const addresses = [
      '/leads/%00',
      '/?after=%00~%00',
      '/?words=%00',
      '/audit?after=%00~a',
      '/undelivered?after=%00~%00',
    ];
    for (const address of addresses) {
      expect([address, (await admin.get(address)).statusCode < 500]).toEqual([address, true]);
    }
  });

  test('is no fault in a form, and costs no note', async () => {
    const admin = await desk().member('admin');
    const lead = newLead({ status: 'new' });
    await store().save(lead);
    await admin.submit('/undelivered', { leads: '\0' });
    const saved = await admin.submit(`/leads/${lead.id}/handling`, { ...untouched, words: 'Called\0 twice.' });
    expect((await admin.follow(saved)).body).toContain('Called\uFFFD twice.');
    const odd = await admin.submit(`/leads/${lead.id}/handling`, { ...untouched, owner: '\0' });
    expect(odd.statusCode).toBeLessThan(500);
  });
});
