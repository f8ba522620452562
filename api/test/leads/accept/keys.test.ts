import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { InjectOptions } from 'fastify';
import { demo } from '../../../../src/contract/forms/demo';
import { pagesStayOpen } from '../../../src/lists/recently-offered';
import { keySchema } from '../../../src/openapi/extras';
import { eachTestHasApp, onlyLead, storedLeads, testApp } from '../../support/app';
import { availableDatabases } from '../../support/databases';
import { booking, bookingWithout, browserHeaders, contentType, multipartBody, post } from '../../support/multipart';
import { volume } from '../../support/volume';

const keys = volume(500);
const postsPerKey = 20;

/** Keys whose posts are in flight together. */
const atOnce = 10;

describe.each(availableDatabases())('keys, on $name', (database) => {
  const current = eachTestHasApp(database, () => ({ quotas: false, logLevel: 'warn' }));

  test('keys, each posted twenty times at once, make one lead each; every post learns of the one lead', async () => {
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
    await app.inject('/api/products-list');
    // So long it is taken from pages that were open.
    const later = Date.now() + pagesStayOpen + 1000;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
    expect((await app.inject(post(booking(), known))).body).toBe(first.body);
    expect((await app.inject(post())).statusCode).toBe(422);
  });
});

describe.each(availableDatabases())('The call as specified, without a key, stored in $name', (database) => {
  const current = eachTestHasApp(database);

  const ofJava = 'text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2';
  test.each(['application/json', '*/*', 'text/plain', 'image/*;q=0.1', 'text/html', ofJava, undefined])(
    'is stored once when a client that accepts %s sends it twice',
    async (accept) => {
      const { app, store } = current();
      const answers = [await app.inject(asSpecified(accept)), await app.inject(asSpecified(accept))];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
      expect(answers[1]?.json()).toEqual(answers[0]?.json());
      expect(await store.count({})).toBe(1);
    },
  );

  test('is one lead whichever answer the client accepts, and however often it comes at once', async () => {
    const { app, store } = current();
    const sent = Array.from({ length: 20 }, (_, index) => ({
      ...asSpecified(),
      ...(index % 2 && { headers: browserHeaders }),
    }));
    const answers = await Promise.all(sent.map((request) => app.inject(request)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 303]));
    expect(await store.count({})).toBe(1);
  });

  test('is another lead with other words, and on another day', async () => {
    const { app, store } = current();
    await app.inject(asSpecified());
    await app.inject({ ...asSpecified(), payload: multipartBody({ ...specified, comment: 'Another' }) });
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
    jest.spyOn(Date.prototype, 'toISOString').mockReturnValue(tomorrow);
    await app.inject(asSpecified());
    jest.restoreAllMocks();
    expect(await store.count({})).toBe(3);
  });

  test('is stored in sight although somebody sent the same before with the mark of spam, and that once', async () => {
    const { app, store } = current();
    const marked = { ...asSpecified(), payload: multipartBody({ ...specified, fax_number: '1' }) };
    for (const request of [marked, marked, asSpecified(), marked]) await app.inject(request);
    expect(await store.count({ status: 'new' })).toBe(1);
    expect(await store.count({ status: 'quarantined' })).toBe(1);
  });

  test('counts once with what a page sends under a key, whichever of them comes first', async () => {
    const { app, store } = current();
    const first = await app.inject(asSpecified());
    const second = await app.inject(withKey('before-the-script'));
    expect([second.statusCode, second.body]).toEqual([201, first.body]);
    // The lead has that key from then on, for which other words are refused.
    expect((await app.inject(withKey('before-the-script', { comment: 'Other' }))).statusCode).toBe(422);
    expect((await app.inject(asSpecified())).body).toBe(first.body);
    const other = { ...specified, comment: 'Another' };
    const third = await app.inject(withKey('by-the-script', other));
    const fourth = await app.inject({ ...asSpecified(), payload: multipartBody(other) });
    expect([fourth.statusCode, fourth.body]).toEqual([201, third.body]);
    expect(await store.count({})).toBe(2);
  });

  test('counts apart from what came under a key the day before, or waits in quarantine', async () => {
    const { app, store } = current();
    await app.inject(withKey('marked', { ...specified, fax_number: '1' }));
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
    jest.spyOn(Date.prototype, 'toISOString').mockReturnValue(yesterday);
    await app.inject(withKey('yesterday'));
    jest.restoreAllMocks();
    await app.inject(asSpecified());
    expect(await store.count({})).toBe(3);
  });

  test('leaves two requests in the same words under keys of their own two leads', async () => {
    const { app, store } = current();
    await app.inject(withKey('one'));
    await app.inject(withKey('two'));
    expect(await store.count({})).toBe(2);
  });

  test('counts once with what is sent under a key at the same moment', async () => {
    const { app, store } = current();
    for (let round = 0; round < 10; round += 1) {
      const words = { ...specified, comment: `Round ${round}` };
      const plain = { ...asSpecified(), payload: multipartBody(words) };
      const keyed = Array.from({ length: 3 }, () => withKey(`round-${round}`, words));
      const answers = await Promise.all([...keyed, plain, ...keyed].map((request) => app.inject(request)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
      expect(await store.count({})).toBe(round + 1);
    }
  });

  test('counts once although what came before it under a key waits in quarantine', async () => {
    const { app, store } = current();
    await app.inject(withKey('waits', { ...specified, fax_number: '1' }));
    const plain = await app.inject(asSpecified());
    const again = await app.inject(withKey('waits'));
    expect([again.statusCode, again.body]).toEqual([201, plain.body]);
    expect([await store.count({ status: 'new' }), await store.count({})]).toEqual([1, 2]);
  });

  test('counts once with what staff have let out of quarantine', async () => {
    const { app, store } = current();
    const waiting = await app.inject({ ...asSpecified(), payload: multipartBody({ ...specified, fax_number: '1' }) });
    await store.release(waiting.json().id, []);
    expect((await app.inject(withKey('later'))).body).toBe(waiting.body);
    expect(await store.count({})).toBe(1);
  });

  test('and other words under the key that it is sent with next never look like trouble of ours', async () => {
    const { app, store } = current();
    for (let round = 0; round < 10; round += 1) {
      const words = { ...specified, comment: `Round ${round}` };
      await app.inject({ ...asSpecified(), payload: multipartBody(words) });
      const key = `round-${round}`;
      const sent = [withKey(key, words), withKey(key, { comment: 'Others' })];
      const answers = await Promise.all(sent.map((request) => app.inject(request)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
    }
    expect(await store.count({})).toBeLessThanOrEqual(20);
  });

  test('gets its key from who sent it, and not from a robot that has its words', async () => {
    const { app, store } = current();
    const first = await app.inject(asSpecified());
    const robot = await app.inject(withKey('robot', { ...specified, fax_number: '1' }));
    const again = await app.inject(withKey('honest'));
    expect([robot.body, again.body]).toEqual([first.body, first.body]);
    expect((await onlyLead(store)).key).toBe('honest');
  });

  test('is never taken for a submission that came under a key', async () => {
    const { app, store } = current();
    await app.inject(asSpecified());
    const { key } = await onlyLead(store);
    const claim = {
      ...asSpecified(),
      payload: multipartBody({ ...specified, comment: 'Another', idempotency_key: key }),
    };
    expect((await app.inject(claim)).statusCode).toBe(400);
    expect((await app.inject(withKey(key))).statusCode).toBe(400);
    expect(await store.count({})).toBe(1);
  });
});

describe('A key', () => {
  /** What the description of the call says of a key. */
  const described = new RegExp(String(keySchema.pattern));

  test.each([
    ['one character', '0'],
    ['255 visible characters', `${'!~'.repeat(127)}#`],
    ['marks of all kinds', '[a]{b}<c>(d)/e\\f:g;h=i@j,k"l'],
    ['a UUID of version 7', '01935a7c-3b1f-7d2a-9c4e-5f60718293a4'],
    ['a ULID', '01ARZ3NDEKTSV4RRFFQ69G5FAV'],
  ])('may be %s, and makes one lead', async (_, key) => {
    const { app, store } = await testApp();
    const answers = [await app.inject(withKey(key)), await app.inject(withKey(key))];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await onlyLead(store)).key).toBe(key);
    expect(key).toMatch(described);
  });

  test('that a robot used first for the same words lets staff hear of whoever sends them', async () => {
    const { app, store } = await testApp();
    await app.inject(withKey('abc', { fax_number: '1' }));
    expect(await store.count({ status: 'quarantined' })).toBe(1);
    expect((await app.inject(withKey('abc', { comment: 'Others', fax_number: '1' }))).statusCode).toBe(422);
    await app.inject(withKey('abc'));
    expect((await onlyLead(store)).status).toBe('new');
  });

  test.each([
    ['quoted', 'abc', '"abc"'],
    ['quoted with marks inside', 'a"b\\c', '"a\\"b\\\\c"'],
    ['255 characters quoted', 'x'.repeat(255), `"${'x'.repeat(255)}"`],
    ['a UUID in the other case', '1f0c7a52-8d44-4c38-9a6e-0d8f1f2b3c4d', '1F0C7A52-8D44-4C38-9A6E-0D8F1F2B3C4D'],
    [
      'a quoted UUID in the other case',
      '01935a7c-3b1f-7d2a-9c4e-5f60718293a4',
      '"01935A7C-3B1F-7D2A-9C4E-5F60718293A4"',
    ],
  ])('is the same when it comes %s', async (_, plain, other) => {
    const { app, store } = await testApp();
    const answers = [await app.inject(withKey(plain)), await app.inject(withKey(other))];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await onlyLead(store)).key).toBe(plain);
    expect(other).toMatch(described);
  });

  test('that is no UUID is another one in the other case', async () => {
    const { app, store } = await testApp();
    await app.inject(withKey('abc'));
    await app.inject(withKey('ABC'));
    expect(await store.count({})).toBe(2);
  });

  test.each([
    ['empty between quotes', '""'],
    ['too long', 'x'.repeat(256)],
    ['too long between quotes', `"${'x'.repeat(256)}"`],
    ['two words', 'a b'],
    ['two words between quotes', '"a b"'],
    ['two keys', 'a, b'],
    ['not ASCII', 'চাবি'],
    ['a control character', 'a\u0001b'],
  ])('that is %s is refused, and nothing is stored', async (_, key) => {
    const { app, store } = await testApp();
    const answers = [await app.inject(withKey(key)), await app.inject(withKey(undefined, { idempotency_key: key }))];
    for (const answer of answers) expect([answer.statusCode, answer.json().title]).toEqual([400, 'Bad Request']);
    expect(key).not.toMatch(described);
    expect(await store.count({})).toBe(0);
  });

  test.each([
    ['in the header', withKey('')],
    ['as blanks in the header', withKey(' ')],
    ['in the field', withKey(undefined, { idempotency_key: '' })],
    ['in both', withKey('', { idempotency_key: '' })],
  ])('that is sent empty %s is none: the same words are one lead, others another', async (_, request) => {
    const { app, store } = await testApp();
    for (const sent of [request, request, withKey()]) expect((await app.inject(sent)).statusCode).toBe(201);
    await onlyLead(store);
    const other = { ...request, payload: multipartBody(booking({ comment: 'Another' })) };
    expect((await app.inject(other)).statusCode).toBe(201);
    expect(await store.count({})).toBe(2);
    expect('').toMatch(described);
  });

  test('that is sent empty in one place is the one that stands in the other', async () => {
    const { app, store } = await testApp();
    expect((await app.inject(withKey('', { idempotency_key: 'abc' }))).statusCode).toBe(201);
    expect((await app.inject(withKey('abc', { idempotency_key: '' }))).statusCode).toBe(201);
    expect((await onlyLead(store)).key).toBe('abc');
  });

  test('may come in a field, and is the same there', async () => {
    const { app, store } = await testApp();
    const inField = { ...withKey(), payload: multipartBody(booking({ idempotency_key: '"abc"' })) };
    expect((await app.inject(inField)).statusCode).toBe(201);
    expect((await app.inject(withKey('abc'))).statusCode).toBe(201);
    expect((await app.inject({ ...inField, ...withKey('abc', { idempotency_key: '"abc"' }) })).statusCode).toBe(201);
    expect((await onlyLead(store)).key).toBe('abc');
  });

  test('that differs between header and field is refused', async () => {
    const { app, store } = await testApp();
    expect((await app.inject(withKey('abc', { idempotency_key: 'abd' }))).statusCode).toBe(400);
    expect(await store.count({})).toBe(0);
  });
});

/** The fields of a booking that the specification names, and no other. */
const specified = bookingWithout('consent', 'page');

/** What any HTTP client makes of the specification: those fields, and no header of ours. */
function asSpecified(accept?: string): InjectOptions {
  const headers = { 'content-type': contentType, ...(accept !== undefined && { accept }) };
  return { method: 'POST', url: demo.path, headers, payload: multipartBody(specified) };
}

/** A booking under this key, or under none. */
function withKey(key?: string, fields: Record<string, string> = {}): InjectOptions {
  const headers = { 'content-type': contentType, ...(key !== undefined && { 'idempotency-key': key }) };
  return { method: 'POST', url: demo.path, headers, payload: multipartBody(booking(fields)) };
}
