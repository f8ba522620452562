import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { eachTestHasApp, storedLeads, testApp } from '../support/app';
import { availableDatabases } from '../support/databases';
import { booking, post } from '../support/multipart';

const keys = 500;
const postsPerKey = 20;

/** Keys whose posts are in flight together. */
const atOnce = 10;

describe.each(availableDatabases())('keys, on $name', (database) => {
  const current = eachTestHasApp(database, () => ({ quotas: false, logLevel: 'warn' }));

  test('500 keys, each posted twenty times at once, make 500 leads; every post learns of the one lead', async () => {
    const { app, store } = current();
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
  }, 120_000);
});

describe.each(availableDatabases())('POST of a form, stored in $name', (database) => {
  const current = eachTestHasApp(database);

  test('a retry with the same key and body gets the first answer and stores nothing more', async () => {
    const { app, store } = current();
    const request = post();
    const first = await app.inject(request);
    const second = await app.inject(request);
    expect(second.statusCode).toBe(201);
    expect(second.body).toBe(first.body);
    expect(await store.count({})).toBe(1);
  });

  test('twenty posts of one key at once store one lead and all get its receipt', async () => {
    const { app, store } = current();
    const request = post();
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject(request)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await store.count({})).toBe(1);
  });

  test('twenty different posts of one key at once store one lead; the others are refused', async () => {
    const { app, store } = current();
    const key = { 'idempotency-key': randomUUID() };
    const requests = Array.from({ length: 20 }, (_, index) => post(booking({ comment: `No. ${index}` }), key));
    const answers = await Promise.all(requests.map((request) => app.inject(request)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(19);
    expect(await store.count({})).toBe(1);
  });

  test('a key used before for another booking is refused', async () => {
    const { app, store } = current();
    const key = { 'idempotency-key': randomUUID() };
    await app.inject(post(booking(), key));
    const answer = await app.inject(post(booking({ email: 'other@example.com' }), key));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toBeUndefined();
    expect(await store.count({})).toBe(1);
  });

  test('a retry succeeds although its product left the catalogue meanwhile', async () => {
    const { app, config } = current();
    const known = { 'idempotency-key': randomUUID() };
    const first = await app.inject(post(booking(), known));
    rmSync(path.join(config.dataDir, 'products/school.json'));
    expect((await app.inject(post(booking(), known))).body).toBe(first.body);
    expect((await app.inject(post())).statusCode).toBe(422);
  });
});

describe('POST of a form', () => {
  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['not a UUID', 'abc'],
    ['a UUID of version 1', '2c1d43b8-e6d6-11ee-8e0f-0242ac120002'],
  ])('a key that is %s is refused, and nothing is stored', async (_, key) => {
    const { app, store } = await testApp();
    const { 'idempotency-key': _removed, ...headers } = post().headers ?? {};
    const answer = await app.inject({
      ...post(),
      headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
    });
    expect(answer.statusCode).toBe(400);
    expect(await store.count({})).toBe(0);
  });

  test('a key in header and field must be the same', async () => {
    const { app } = await testApp();
    expect((await app.inject(post(booking({ idempotency_key: randomUUID() })))).statusCode).toBe(400);
  });
});
