import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { answersTo } from '../../../../kit/answers';
import { contact } from '../../../../src/contract/forms/contact';
import { order } from '../../../../src/contract/forms/order';
import { onlyLead, testApp } from '../../support/app';
import { booking, browserHeaders, multipartBody, post } from '../../support/multipart';

describe('a form sent without JavaScript', () => {
  test('is answered with a redirect to the confirmation page', async () => {
    const { app, store } = await testApp();
    const answer = await app.inject(nativePost(booking({ idempotency_key: randomUUID() })));
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`/thank-you/demo?receipt=${(await onlyLead(store)).id}#sent`);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('is known in an old browser, or without TLS, by the field that only our forms have', async () => {
    const { app } = await testApp();
    const { 'sec-fetch-mode': _, ...headers } = browserHeaders;
    const answer = await app.inject({ ...nativePost(booking({ fax_number: '' })), headers });
    expect(answer.headers.location).toMatch(/^\/thank-you\/demo\?receipt=KS-/);
  });

  test.each([
    ['Java', 'text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2'],
    ['Indy', 'text/html, */*'],
  ])(
    'is not what a program sends that accepts text/html first, as %s does: it reads what is wrong',
    async (_, accept) => {
      const { app } = await testApp();
      const answer = await app.inject(post(booking({ email: 'x' }), { accept }));
      expect(answer.statusCode).toBe(422);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(answer.json().errors).toMatchObject([{ field: 'email' }]);
    },
  );

  test('by a browser that says nothing of itself but that it reads pages is known by the form', async () => {
    const { app } = await testApp();
    const answer = await app.inject(
      post(booking({ email: 'x', fax_number: '' }), { accept: 'text/html, text/*;q=0.5' }),
    );
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
  });

  test('is not what a program sends that accepts text/html first: it gets its receipt', async () => {
    const { app } = await testApp();
    for (const mode of ['', 'cors']) {
      const answer = await app.inject(post(booking(), { accept: 'text/html, */*', 'sec-fetch-mode': mode }));
      expect([answer.statusCode, answer.json()]).toEqual([
        201,
        { id: expect.any(String), message: expect.any(String) },
      ]);
    }
  });

  test('is an order from the page of a plan: confirmed as one, and what is wrong is said in its own words', async () => {
    const { app, store } = await testApp();
    const given = { page: '/hosting/vps-6', consent: 'yes', subject: 'Hosting plan: VPS-6' };
    const send = (changes: Record<string, string>) =>
      app.inject({ ...nativePost(answersTo(order, { ...given, ...changes })), url: order.path });
    expect((await send({ message: '', phone: '' })).body).toMatch(
      /<li>Enter your phone number<\/li>\n<li>Enter your domain name, or say that you have none yet<\/li>/,
    );
    expect((await send({ message: 'rahima.example' })).headers.location).toMatch(
      /^\/thank-you\/order\?receipt=KS-\w{10}#plan-vps-6$/,
    );
    expect(await onlyLead(store)).toMatchObject({ form: 'contact', fields: { message: 'rahima.example' } });
  });

  test('is a message from any other page, and needs no phone number', async () => {
    const { app } = await testApp();
    const fields = answersTo(contact, { page: '/hosting', consent: 'yes', phone: '' });
    const answer = await app.inject({ ...nativePost(fields), url: contact.path });
    expect(answer.headers.location).toMatch(/^\/thank-you\/contact\?receipt=KS-\w{10}#sent$/);
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

  test('is refused in the words of the page with a script when a text is too long, somewhat or by far', async () => {
    const { app, store } = await testApp();
    for (const [comment, length] of [
      ['দ'.repeat(2001), 2001],
      ['দ'.repeat(80_000), 80_000],
    ] as const) {
      const answer = await app.inject(nativePost(booking({ comment, mobile_no: '+880 1000 000000'.repeat(2) })));
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain(`<li>Comment can have at most 2000 characters; this has ${length}</li>`);
      expect(answer.body).toContain(
        '<li>Enter one phone number of 6 to 15 digits, without words or an extension, like +880\u00a01000\u00a0000000</li>',
      );
    }
    expect(await store.count({})).toBe(0);
  });

  const notYet = 'Your request has not been sent yet';
  const refusals: [number, string, Partial<InjectOptions>][] = [
    [400, 'Your request did not arrive as you sent it', { payload: 'x' }],
    [403, 'Your request was not accepted', { headers: { ...browserHeaders, origin: 'https://elsewhere.example' } }],
    [404, 'Your request was not accepted', { url: '/api/no-such-form' }],
    [405, 'Your request was not accepted', { url: '/api/country-list' }],
    [
      413,
      'Your request is too large to get through',
      { payload: multipartBody(booking({ comment: 'x'.repeat(300_000) })) },
    ],
    [
      415,
      'Your request did not arrive as you sent it',
      { headers: { ...browserHeaders, 'content-type': 'text/plain' } },
    ],
  ];
  test.each(refusals)(
    '%i leaves a way on: "%s", back to what was typed, phone, WhatsApp and e-mail',
    async (status, ...given) => {
      const [heading, change] = given;
      const { app, store } = await testApp();
      const answer = await app.inject({ ...nativePost(), ...change });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
      expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
      expectWayOn(answer.body, heading);
      expect(await store.count({})).toBe(0);
    },
  );

  test('a store that fails leaves the same ways on', async () => {
    const { app, store } = await testApp();
    await store.close();
    const answer = await app.inject(nativePost());
    expect(answer.statusCode).toBe(503);
    expectWayOn(answer.body, notYet);
  });

  test('so does one post too many, with the time to wait', async () => {
    const { app } = await testApp();
    const another = () => app.inject(nativePost(booking({ idempotency_key: randomUUID() })));
    for (let count = 0; count < 330; count += 1) await another();
    const answer = await another();
    expect(answer.statusCode).toBe(429);
    expect(answer.body).toMatch(/Please try again in (?:a|\d+) (?:second|minute)s?\./);
    expectWayOn(answer.body, notYet);
  });
});

function expectWayOn(page: string, heading: string) {
  expect(page).toContain(`<h1>${heading}</h1>`);
  expect(page).toContain('what you typed is still there');
  for (const way of ['tel:+8801000000000', 'https://wa.me/8801000000000', 'mailto:hello@kantha.example']) {
    expect(page).toContain(`href="${way}"`);
  }
}

function nativePost(fields = booking()) {
  return { ...post(fields), headers: browserHeaders };
}
