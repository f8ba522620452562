import { randomUUID } from 'node:crypto';
import { openStore } from '../../src/store/open';
import { storedLeads, testApp } from '../support/app';
import { availableDatabases } from '../support/databases';
import { booking, post } from '../support/multipart';

const keys = 500;
const postsPerKey = 20;

/** Keys whose posts are in flight together. */
const atOnce = 10;

describe.each(availableDatabases())('keys, on $name', (database) => {
  test('500 keys, each posted twenty times at once, make 500 leads; every post learns of the one lead', async () => {
    const { url, drop } = await database.create();
    const { app, store } = await testApp({ quotas: false, logLevel: 'warn' }, await openStore(url));
    const receipts = new Map<string, Set<string>>();
    const statuses = new Set<number>();
    const submit = async (key: string) => {
      const request = post(booking({ comment: key }), { 'idempotency-key': key });
      const answers = await Promise.all(Array.from({ length: postsPerKey }, () => app.inject(request)));
      for (const { statusCode } of answers) statuses.add(statusCode);
      receipts.set(key, new Set(answers.map(({ body }) => body)));
    };
    for (let start = 0; start < keys; start += atOnce) {
      await Promise.all(Array.from({ length: atOnce }, () => submit(randomUUID())));
    }
    expect(statuses).toEqual(new Set([201]));
    expect([...receipts.values()].filter(({ size }) => size !== 1)).toEqual([]);
    const leads = await storedLeads(store);
    expect(leads).toHaveLength(keys);
    expect(new Set(leads.map(({ key }) => key))).toEqual(new Set(receipts.keys()));
    await app.close();
    await store.close();
    await drop();
  }, 120_000);
});
