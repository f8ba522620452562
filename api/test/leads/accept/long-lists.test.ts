import { rmSync } from 'node:fs';
import path from 'node:path';
import { answersTo } from '../../../../kit/answers';
import { writeFiles } from '../../../../kit/folders';
import { partner } from '../../../../src/contract/forms/partner';
import { mostShown } from '../../../../src/contract/long-lists';
import { eachTestHasApp, onlyLead } from '../../support/app';
import { availableDatabases } from '../../support/databases';
import { dataFolder } from '../../support/folders';
import { booking, browserHeaders, multipartBody, post } from '../../support/multipart';

describe.each(availableDatabases())('Of a catalogue that forms search, stored in $name,', (database) => {
  const current = eachTestHasApp(database, () => ({ dataDir: withProducts(mostShown) }));

  test.each(['9', 'Clinic', ' cLINIC ', 'Clinic\u00a0'])(
    'the product %j is stored by its id and its name',
    async (product) => {
      const { app, store } = current();
      expect((await app.inject(natively(booking({ product })))).statusCode).toBe(303);
      expect(await onlyLead(store)).toMatchObject({ fields: { product: '9' }, words: { product: 'Clinic' } });
    },
  );

  test('the same request sent by its name and by its id is one', async () => {
    const { app, store } = current();
    const key = { 'idempotency-key': 'f0b1' };
    expect((await app.inject(post(booking({ product: 'clinic' }), key))).statusCode).toBe(201);
    expect((await app.inject(post(booking({ product: '9' }), key))).statusCode).toBe(201);
    expect((await onlyLead(store)).fields.product).toBe('9');
  });

  test('a name that nobody knows is refused, and the nearest are named, in the page too', async () => {
    const { app, store } = current();
    const words = '“Klinic” is not on our list. Did you mean “Clinic”?';
    const answer = await app.inject(post(booking({ product: 'Klinic' })));
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ field: 'product', message: words }]]);
    const page = await app.inject(natively(booking({ product: 'Klinic' })));
    expect([page.statusCode, page.body.includes(words)]).toEqual([422, true]);
    expect(await store.count({})).toBe(0);
  });

  test('what a partner wants to sell is known by its name in any case, and so is something else', async () => {
    const { app, store } = current();
    for (const [typed, kept] of [
      ['CLINIC', 'Clinic'],
      ['other', 'Other'],
    ]) {
      const answers = answersTo(partner, { solution: typed ?? '' });
      expect((await app.inject({ ...post(answers), url: partner.path })).statusCode).toBe(201);
      const leads = [];
      for await (const lead of store.list({})) leads.push(lead.fields.solution);
      expect(leads).toContain(kept);
    }
  });

  test('a product is found by the name that a page which is still open has for it', async () => {
    const { app, store, config } = current();
    // A page that lists it.
    expect((await app.inject('/api/products-list')).body).toContain('Clinic');
    writeFiles(config.dataDir, { 'products/clinic.json': { id: 9, title: 'Hospital' } });
    expect((await app.inject(post(booking({ product: 'Clinic' })))).statusCode).toBe(201);
    expect(await onlyLead(store)).toMatchObject({ fields: { product: '9' }, words: { product: 'Hospital' } });
  });
});

describe.each(availableDatabases())('Of a catalogue of thousands, stored in $name,', (database) => {
  const current = eachTestHasApp(database, () => ({ dataDir: withProducts(2500) }));

  test('the first product is remembered for pages that are still open', async () => {
    const { app, store, config } = current();
    // A page that lists it.
    expect((await app.inject('/api/products-list')).body).toContain('Clinic');
    rmSync(path.join(config.dataDir, 'products/clinic.json'));
    expect((await app.inject(post(booking({ product: '9' })))).statusCode).toBe(201);
    expect(await onlyLead(store)).toMatchObject({ words: { product: 'Clinic' } });
  });
});

/** The small catalogue with so many products more, in the alphabet behind its own. */
function withProducts(more: number): string {
  const folder = dataFolder();
  const products = Array.from({ length: more }, (_, index) => [
    `products/zebra-${index}.json`,
    { id: index + 1000, title: `Zebra ${index}` },
  ]);
  writeFiles(folder, Object.fromEntries(products));
  return folder;
}

/** As a browser posts a form by itself. */
function natively(fields: Record<string, string>) {
  return { ...post(), headers: browserHeaders, payload: multipartBody(fields) };
}
