import { createHash, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { LeadStore } from '../../src/store/lead';
import { openStore } from '../../src/store/open';
import { storedLeads, testApp } from '../support/app';
import { availableDatabases, type TestDatabase } from '../support/databases';
import { booking, bookingWithout, contentType, multipartBody, post } from '../support/multipart';

describe.each(availableDatabases())('POST of a form, stored in $name', (database: TestDatabase) => {
  let dropDatabase: () => Promise<void>;
  let app: FastifyInstance;
  let store: LeadStore;
  let dataDir: string;

  beforeEach(async () => {
    const { url, drop } = await database.create();
    dropDatabase = drop;
    const started = await testApp({}, await openStore(url));
    ({ app, store } = started);
    ({ dataDir } = started.config);
  });

  afterEach(() => dropDatabase());

  test('a booking is stored as it was sent, normalised, and answered with a receipt', async () => {
    const key = randomUUID();
    const answer = await app.inject(post(booking(), { 'idempotency-key': key.toUpperCase() }));
    expect(answer.statusCode).toBe(201);
    const { id, message } = answer.json();
    expect(id).toMatch(/^KS-[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(message).toBe('Your Request Has Been Submitted');
    expect(answer.headers.location).toBeUndefined();
    const { consent, page, ...fields } = booking({ mobile_no: '+8801711000000', comment: 'দুটি দোকান।\nTwo shops.' });
    expect(await store.get(id)).toMatchObject({ id, key, form: 'demo', status: 'new', fields, page });
    expect(consent).toBe('yes');
  });

  test('the evidence of consent says which text, where, when, and whether the box was ticked', async () => {
    await app.inject(post());
    await app.inject(post(bookingWithout('consent')));
    const evidence = (await storedLeads(store)).map(({ consent }) => consent);
    const words =
      'I agree to receive other communications from Kantha Software for more information check our privacy policy';
    const textSha256 = createHash('sha256').update(words).digest('hex');
    const common = {
      version: '2026-11',
      textSha256,
      page: '/schedule-a-demo',
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    };
    expect(evidence).toEqual(
      expect.arrayContaining([
        { ...common, explicit: true },
        { ...common, explicit: false },
      ]),
    );
  });

  test('a retry with the same key and body gets the first answer and stores nothing more', async () => {
    const request = post();
    const first = await app.inject(request);
    const second = await app.inject(request);
    expect(second.statusCode).toBe(201);
    expect(second.body).toBe(first.body);
    expect(await store.count({})).toBe(1);
  });

  test('twenty posts of one key at once store one lead and all get its receipt', async () => {
    const request = post();
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject(request)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await store.count({})).toBe(1);
  });

  test('twenty different posts of one key at once store one lead; the others are refused', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const requests = Array.from({ length: 20 }, (_, index) => post(booking({ comment: `No. ${index}` }), key));
    const answers = await Promise.all(requests.map((request) => app.inject(request)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(19);
    expect(await store.count({})).toBe(1);
  });

  test('a key used before for another booking is refused', async () => {
    const key = { 'idempotency-key': randomUUID() };
    await app.inject(post(booking(), key));
    const answer = await app.inject(post(booking({ email: 'other@example.com' }), key));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toBeUndefined();
    expect(await store.count({})).toBe(1);
  });

  test('a retry succeeds although its product left the catalogue meanwhile', async () => {
    const known = { 'idempotency-key': randomUUID() };
    const first = await app.inject(post(booking(), known));
    rmSync(path.join(dataDir, 'products/school.json'));
    expect((await app.inject(post(booking(), known))).body).toBe(first.body);
    expect((await app.inject(post())).statusCode).toBe(422);
  });

  test('a booking whose honeypot is filled gets the same answer and waits in quarantine', async () => {
    const answer = await app.inject(post(booking({ fax_number: '123' })));
    expect(answer.statusCode).toBe(201);
    expect(await onlyLead(store)).toMatchObject({ status: 'quarantined', fields: { email: 'rahima@example.com' } });
    expect((await onlyLead(store)).fields).not.toHaveProperty('fax_number');
  });

  test.each([
    ['0', 'quarantined'],
    ['299', 'quarantined'],
    ['300', 'new'],
    ['45000', 'new'],
    ['', 'new'],
    ['-1', 'new'],
    ['soon', 'new'],
  ])('a booking sent "%s" milliseconds after the first touch is %s', async (elapsed, status) => {
    expect((await app.inject(post(booking({ elapsed_ms: elapsed })))).statusCode).toBe(201);
    expect((await onlyLead(store)).status).toBe(status);
  });

  test.each([
    [
      '{"utm_source":"news","landing_page":"/products","other":"x","utm_term":""}',
      { utm_source: 'news', landing_page: '/products' },
    ],
    ['{"utm_source":"a\\u0000b"}', null],
    ['{"utm_source":7}', null],
    ['{"__proto__":{"utm_source":"x"}}', null],
    ['[]', null],
    ['no JSON', null],
  ])('where a visitor came from is kept as far as it can be read: %s', async (attribution, kept) => {
    expect((await app.inject(post(booking({ attribution })))).statusCode).toBe(201);
    expect((await onlyLead(store)).attribution).toEqual(kept);
  });

  test.each([
    ['an unknown product', { product: '999' }, 'product', 'Choose the product you want to see from the list'],
    ['an unknown industry', { business_industries: 'x' }, 'business_industries', 'Choose your industry from the list'],
    ['an unknown country', { Country: 'ZZ' }, 'Country', 'Choose your country from the list'],
    ['a role off the list', { designation: 'Wizard' }, 'designation', 'Choose your role from the list'],
    ['no name', { Customer_name: '  ' }, 'Customer_name', 'Enter your name'],
    ['a broken e-mail address', { email: 'rahima@' }, 'email', 'Enter an email address like name@example.com'],
    ['too long a comment', { comment: 'x'.repeat(2001) }, 'comment', expect.stringContaining('2000')],
    [
      'a control character',
      { business_name: 'a\u0000b' },
      'business_name',
      expect.stringContaining('cannot be stored'),
    ],
    ['an unknown field', { extra: 'x' }, 'extra', 'This form has no such field'],
    ['a field named __proto__', { ['__proto__']: 'x' }, '__proto__', 'This form has no such field'],
    ['an unticked consent', { consent: 'no' }, 'consent', 'Tick the box to agree'],
    ['an empty consent', { consent: '' }, 'consent', 'Tick the box to agree'],
    ['a page that is no path', { page: 'https://elsewhere.example' }, 'page', expect.any(String)],
  ])('a booking with %s is refused at its field', async (_, change, field, message) => {
    const answer = await app.inject(post({ ...booking(), ...change, ...own(change) }));
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.json()).toMatchObject({ title: 'Unprocessable Entity', errors: [{ field, message }] });
    expect(await store.count({})).toBe(0);
  });

  test('all that is wrong is told at once: a product that is gone, a broken address and a missing name', async () => {
    const answer = await app.inject(post(booking({ product: '999', email: 'rahima@', Customer_name: '' })));
    const fields = answer.json().errors.map(({ field }: { field: string }) => field);
    expect(fields.sort()).toEqual(['Customer_name', 'email', 'product']);
  });

  test('values that older sites sent are still accepted', async () => {
    const answer = await app.inject(post(booking({ company_size: 'employee', designation: 'CFO' })));
    expect(answer.statusCode).toBe(201);
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

  test.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'multipart/mixed; boundary=x'])(
    'a body of type %s is refused',
    async (type) => {
      const { app } = await testApp();
      const answer = await app.inject(post(booking(), { 'content-type': type }));
      expect(answer.statusCode).toBe(415);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    },
  );

  test('a post without a body is refused', async () => {
    const { app } = await testApp();
    expect((await app.inject({ method: 'POST', url: post().url })).statusCode).toBe(415);
  });

  test('a body above the limit is refused', async () => {
    const { app } = await testApp();
    const answer = await app.inject(post(booking({ comment: 'x'.repeat(300_000) })));
    expect(answer.statusCode).toBe(413);
    expect(answer.json().title).toBe('Payload Too Large');
  });

  test('a body cut short at any byte stores nothing', async () => {
    const { app, store } = await testApp({ quotas: false });
    const whole = multipartBody(booking());
    for (let length = 0; length < Buffer.byteLength(whole) - 2; length += 7) {
      const payload = Buffer.from(whole).subarray(0, length);
      const answer = await app.inject({ ...post(), payload });
      expect([400, 415]).toContain(answer.statusCode);
    }
    expect(await store.count({})).toBe(0);
  });

  test('a list that cannot be read lets any choice pass: no lead is lost', async () => {
    const { app } = await testApp({ dataDir: '/nowhere' });
    expect((await app.inject(post(booking({ product: '12345' })))).statusCode).toBe(201);
  });

  test('a store that fails is answered with 503 and a time to retry, and works again by itself', async () => {
    const working = await testApp();
    const fault = { active: true };
    const fail = async () => {
      throw new Error('disk full');
    };
    const store: LeadStore = {
      ...working.store,
      save: (lead) => (fault.active ? fail() : working.store.save(lead)),
      close: async () => {},
    };
    const { app } = await testApp({}, store);
    const request = post();
    const refused = await app.inject(request);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.body).not.toContain('disk full');
    fault.active = false;
    expect((await app.inject(request)).statusCode).toBe(201);
  });
});

describe('a form sent without JavaScript', () => {
  const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'idempotency-key': '' };

  test('is answered with a redirect to the confirmation page', async () => {
    const { app, store } = await testApp();
    const answer = await app.inject(nativePost(booking({ idempotency_key: randomUUID() })));
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`/thank-you/demo?receipt=${(await onlyLead(store)).id}`);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('goes back to the site when that is on another host', async () => {
    const { app } = await testApp({ serveSite: false });
    const answer = await app.inject(nativePost());
    expect(answer.headers.location).toMatch(/^https:\/\/www\.kantha\.example\/thank-you\/demo\?receipt=KS-/);
  });

  test('needs no key: sent twice, it is one lead; with other words, another', async () => {
    const { app, store } = await testApp();
    const [first, second] = [await app.inject(nativePost()), await app.inject(nativePost())];
    expect(second.headers.location).toBe(first.headers.location);
    await app.inject(nativePost(booking({ comment: 'Something else' })));
    expect(await store.count({})).toBe(2);
  });

  test('is refused with a page that says what is wrong in plain words, and how else to reach us', async () => {
    const { app } = await testApp();
    const answer = await app.inject(nativePost(booking({ email: '"><script>alert(1)</script>', Customer_name: '' })));
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('<li>Enter your name</li>');
    expect(answer.body).toContain('<li>Enter an email address like name@example.com</li>');
    expect(answer.body).toContain('Back');
    expect(answer.body).toContain('tel:+8801000000000');
    expect(answer.body).toContain('mailto:hello@kantha.example');
    expect(answer.body).not.toContain('<script');
  });

  function nativePost(fields = booking()) {
    const { 'idempotency-key': _removed, ...headers } = browser;
    return { ...post(fields), headers: { ...headers, 'content-type': contentType } };
  }
});

async function onlyLead(store: LeadStore) {
  const [lead, ...others] = await storedLeads(store);
  if (!lead || others.length > 0) throw new Error(`There are ${others.length + (lead ? 1 : 0)} leads instead of one`);
  return lead;
}

/** Spreading drops a key named __proto__; this keeps it as an own property, as the multipart builder needs it. */
function own(change: Record<string, unknown>): Record<string, string> {
  return Object.hasOwn(change, '__proto__') ? Object.fromEntries([['__proto__', 'x']]) : {};
}
