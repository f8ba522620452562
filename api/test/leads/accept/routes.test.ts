import { createHash, randomUUID } from 'node:crypto';
import type { StaffStore } from '../../../src/leads/store/lead-store';
import { eachTestHasApp, onlyLead, storedLeads, testApp } from '../../support/app';
import { availableDatabases } from '../../support/databases';
import { booking, bookingWithout, post } from '../../support/multipart';

describe.each(availableDatabases())('POST of a form, stored in $name', (database) => {
  const current = eachTestHasApp(database);

  test('a booking is stored as it was sent, normalised, and answered with a receipt', async () => {
    const { app, store } = current();
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
    const { app, store } = current();
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

  test.each(['yes', 'on', 'true', 'True', '1'])('a box that sends %j is ticked', async (consent) => {
    const { app, store } = current();
    expect((await app.inject(post(booking({ consent })))).statusCode).toBe(201);
    expect((await onlyLead(store)).consent.explicit).toBe(true);
  });

  test('an empty consent says as much as none', async () => {
    const { app, store } = current();
    expect((await app.inject(post(booking({ consent: '' })))).statusCode).toBe(201);
    expect((await onlyLead(store)).consent.explicit).toBe(false);
  });

  test('a booking whose honeypot is filled gets the same answer and waits in quarantine', async () => {
    const { app, store } = current();
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
    const { app, store } = current();
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
    const { app, store } = current();
    expect((await app.inject(post(booking({ attribution })))).statusCode).toBe(201);
    expect((await onlyLead(store)).attribution).toEqual(kept);
  });

  test('of where a visitor came from, what is longer than 200 characters is left out, and the rest is kept', async () => {
    const { app, store } = current();
    const kept = { utm_source: 'a'.repeat(200) };
    const attribution = JSON.stringify({ ...kept, utm_term: 'b'.repeat(201) });
    expect((await app.inject(post(booking({ attribution })))).statusCode).toBe(201);
    expect((await onlyLead(store)).attribution).toEqual(kept);
  });

  test('the page that a form was sent from may have 500 characters', async () => {
    const { app, store } = current();
    const page = `/${'x'.repeat(499)}`;
    expect((await app.inject(post(booking({ page })))).statusCode).toBe(201);
    expect((await onlyLead(store)).page).toBe(page);
  });

  test('values that older sites sent are still accepted', async () => {
    const { app } = current();
    const answer = await app.inject(post(booking({ company_size: 'employee', designation: 'CFO' })));
    expect(answer.statusCode).toBe(201);
  });
});

describe('POST of a form', () => {
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
    const store: StaffStore = {
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
