import { databaseEnv } from '../../../kit/databases';
import { dhakaMinute } from '../../src/leads/dhaka-time';
import { availableDatabases } from '../support/databases';
import { newLead } from '../support/leads';
import { leadsCommand } from '../support/leads-command';
import { eachTestHasStore } from '../support/stores';

const day = 24 * 60 * 60 * 1000;

describe.each(availableDatabases())('npm run leads -- stats on $name', (database) => {
  const { current, url } = eachTestHasStore(database);
  const stats = (...options: string[]) => leadsCommand(['stats', ...options], databaseEnv(url()));

  test('counts by form, status and age, in the order of the forms', async () => {
    const now = new Date();
    const ago = (days: number) => new Date(now.getTime() - days * day).toISOString();
    const store = current();
    for (const receivedAt of [ago(0), ago(3), ago(30), ago(400)]) await store.save(newLead({ receivedAt }));
    await store.save(newLead({ receivedAt: ago(3), form: 'contact' }));
    await store.save(newLead({ receivedAt: ago(30), status: 'quarantined' }));

    const { out, code } = await stats();
    expect(code).toBe(0);
    expect(out.split('\n').map((line) => line.replace(/ {2,}/g, ' | '))).toEqual([
      'FORM | STATUS | TODAY | LAST 7 DAYS | ALL',
      'demo | new | 1 | 2 | 4',
      'demo | quarantined | 0 | 0 | 1',
      'contact | new | 0 | 1 | 1',
      'all | 1 | 3 | 6',
      '',
      expect.stringMatching(/^Oldest lead \| 20\d\d-\d\d-\d\d \d\d:\d\d Dhaka$/),
      `Newest lead | ${dhakaMinute(ago(0))}`,
      `Newest without spam | ${dhakaMinute(ago(0))}`,
      expect.stringMatching(/^Database \| \d+\.\d\d MB$/),
      '',
    ]);

    const { out: json } = await stats('--json');
    expect(JSON.parse(json)).toEqual({
      counts: [
        { form: 'demo', status: 'new', today: 1, last7Days: 2, all: 4 },
        { form: 'demo', status: 'quarantined', today: 0, last7Days: 0, all: 1 },
        { form: 'contact', status: 'new', today: 0, last7Days: 1, all: 1 },
      ],
      oldest: expect.any(String),
      newest: ago(0),
      newestGood: ago(0),
      deliveries: [],
      databaseBytes: expect.any(Number),
    });
  });

  test('says when the newest lead came that is no suspected spam', async () => {
    const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
    const [good, spam] = [newLead({ receivedAt: ago(9) }), newLead({ receivedAt: ago(1), status: 'quarantined' })];
    for (const lead of [good, spam]) await current().save(lead);
    const { newest, newestGood } = JSON.parse((await stats('--json')).out);
    expect([newest, newestGood]).toEqual([spam.receivedAt, good.receivedAt]);
  });

  test('an empty desk has no leads', async () => {
    const { out, code } = await stats();
    expect(code).toBe(0);
    expect(out).toMatch(/^all +0 +0 +0$/m);
    expect(out).toMatch(/^Oldest lead +none$/m);
  });
});
