import { gzipSync } from 'node:zlib';
import { eachTestHasApp, testApp } from '../../support/app';
import { availableDatabases } from '../../support/databases';
import { booking, multipartBody, post } from '../../support/multipart';

describe.each(availableDatabases())('POST of a form, stored in $name', (database) => {
  const current = eachTestHasApp(database);

  test.each([
    ['an unknown product', { product: '999' }, 'product', 'Choose the product you want to see from the list'],
    ['an unknown industry', { business_industries: 'x' }, 'business_industries', 'Choose your industry from the list'],
    ['an unknown country', { Country: 'ZZ' }, 'Country', 'Choose your country from the list'],
    ['a role off the list', { designation: 'Wizard' }, 'designation', 'Choose your role from the list'],
    ['no name', { Customer_name: '  ' }, 'Customer_name', 'Enter your name'],
    ['a broken e-mail address', { email: 'rahima@' }, 'email', 'Enter an email address like name@example.com'],
    ['too long a comment', { comment: 'x'.repeat(2001) }, 'comment', expect.stringContaining('2000')],
    ['a control character', { business_name: 'a\u0007b' }, 'business_name', expect.stringContaining('U+0007')],
    ['an unknown field', { extra: 'x' }, 'extra', 'This form has no such field'],
    ['a field named __proto__', { ['__proto__']: 'x' }, '__proto__', 'This form has no such field'],
    ['a no for consent', { consent: 'no' }, 'consent', expect.stringContaining('Tick the box to agree')],
    ['a false for consent', { consent: 'False' }, 'consent', expect.stringContaining('Tick the box to agree')],
    ['an off for consent', { consent: 'off' }, 'consent', expect.stringContaining('Tick the box to agree')],
    ['a zero for consent', { consent: '0' }, 'consent', expect.stringContaining('Tick the box to agree')],
    ['no word for consent', { consent: 'x' }, 'consent', expect.stringContaining('Tick the box to agree')],
  ])('a booking with %s is refused at its field', async (_, change, field, message) => {
    const { app, store } = current();
    const answer = await app.inject(post({ ...booking(), ...change, ...own(change) }));
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.json()).toMatchObject({ title: 'Unprocessable Entity', errors: [{ field, message }] });
    expect(answer.headers.link).toBe('</api/openapi.json>; rel="service-desc"');
    expect(await store.count({})).toBe(0);
  });

  test('all that is wrong is told at once: a product that is gone, a broken address and a missing name', async () => {
    const { app } = current();
    const answer = await app.inject(post(booking({ product: '999', email: 'rahima@', Customer_name: '' })));
    const fields = answer.json().errors.map(({ field }: { field: string }) => field);
    expect(fields.sort()).toEqual(['Customer_name', 'email', 'product']);
  });
});

describe('POST of a form', () => {
  test.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'multipart/mixed; boundary=x'])(
    'a body of type %s is refused',
    async (type) => {
      const { app } = await testApp();
      const answer = await app.inject(post(booking(), { 'content-type': type }));
      expect(answer.statusCode).toBe(415);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    },
  );

  test('a compressed body is refused in words that say so, and one that is called identity is not', async () => {
    const { app } = await testApp();
    const packed = { ...post(booking(), { 'content-encoding': 'gzip' }), payload: gzipSync(multipartBody(booking())) };
    const answer = await app.inject(packed);
    expect([answer.statusCode, answer.headers['accept-encoding']]).toEqual([415, 'identity']);
    expect(answer.json().detail).toContain('Content-Encoding');
    expect((await app.inject(post(booking(), { 'content-encoding': 'Identity' }))).statusCode).toBe(201);
  });

  test('a post without a body is refused', async () => {
    const { app } = await testApp();
    expect((await app.inject({ method: 'POST', url: post().url })).statusCode).toBe(415);
  });

  test('a body above the limit is refused', async () => {
    const { app } = await testApp();
    const answer = await app.inject(post(booking({ comment: 'x'.repeat(300_000) })));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({
      title: 'Payload Too Large',
      detail: 'The submission is too large: it can have at most 0.25 MB in all.',
    });
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
});

/** Spreading drops a key named __proto__; this keeps it as an own property, as the multipart builder needs it. */
function own(change: Record<string, unknown>): Record<string, string> {
  return Object.hasOwn(change, '__proto__') ? Object.fromEntries([['__proto__', 'x']]) : {};
}
