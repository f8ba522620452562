import { randomUUID } from 'node:crypto';
import { onlyLead, testApp } from '../support/app';
import { booking, browserHeaders, post } from '../support/multipart';

describe('a form sent without JavaScript', () => {
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
});

function nativePost(fields = booking()) {
  return { ...post(fields), headers: browserHeaders };
}
