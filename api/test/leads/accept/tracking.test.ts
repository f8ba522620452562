import { answersTo } from '../../../../kit/answers';
import { order } from '../../../../src/contract/forms/order';
import { onlyLead, testApp } from '../../support/app';
import { booking, post } from '../../support/multipart';

const here = 'http://localhost:8000';

describe('A lead says which page of ours it came from, and is taken whatever is said of that', () => {
  test.each([
    ['a path', '/schedule-a-demo', '/schedule-a-demo'],
    ['a path with what stands behind it', '/products/erp?utm_source=x#book', '/products/erp'],
    ['its whole address', 'https://www.kantha.example/products/erp?utm_source=x#book', '/products/erp'],
    ['its address in capitals', 'HTTPS://WWW.Kantha.Example/Faqs', '/Faqs'],
    ['the site itself', 'https://www.kantha.example', '/'],
    ['the address of a preview', 'https://preview.kantha.example/faqs', '/faqs'],
    ['an address of this very host', `${here}/faqs`, '/faqs'],
    ['an address on another site', 'https://elsewhere.example/faqs', ''],
    ['an address without its protocol', '//elsewhere.example/faqs', ''],
    ['the site on another port', 'https://www.kantha.example:8443/faqs', ''],
    ['a script', 'javascript:alert(1)', ''],
    ['what a page of ours keeps in memory', 'blob:https://www.kantha.example/faqs', ''],
    ['our address with that of another site behind it', 'https://www.kantha.example//elsewhere.example/faqs', ''],
    ['an address that is none', 'https://[', ''],
    ['words', 'schedule a demo', ''],
    ['a path with a blank', '/a b', ''],
    ['a path with a control character', '/a\u0000b', ''],
    ['too long a path', `/${'x'.repeat(500)}`, ''],
    ['far too long a path', `/${'x'.repeat(20_000)}`, ''],
    ['an address with too long a path', `https://www.kantha.example/${'x'.repeat(500)}`, ''],
    ['nothing', '', ''],
  ])('%s', async (_, sent, page) => {
    const { app, store } = await testApp();
    expect((await app.inject(post(booking({ page: sent }), { host: new URL(here).host }))).statusCode).toBe(201);
    const lead = await onlyLead(store);
    expect([lead.page, lead.consent.page, lead.status]).toEqual([page, page, 'new']);
  });

  test('a plan that is ordered from its whole address is an order', async () => {
    const { app, store } = await testApp();
    const page = 'https://www.kantha.example/hosting/vps-6?from=letter';
    const given = { page, consent: 'yes', subject: 'Hosting plan: VPS-6', message: 'rahima.example' };
    const unanswered = await app.inject({ ...post(answersTo(order, { ...given, phone: '' })), url: order.path });
    expect(unanswered.json().errors).toEqual([{ field: 'phone', message: 'Enter your phone number' }]);
    expect((await app.inject({ ...post(answersTo(order, given)), url: order.path })).statusCode).toBe(201);
    expect(await onlyLead(store)).toMatchObject({ form: 'contact', page: '/hosting/vps-6' });
  });
});

test.each([
  ['no JSON', 'utm_campaign=winter', null],
  ['a list', '["winter"]', null],
  ['a number', '{"utm_campaign":7,"utm_source":"news"}', { utm_source: 'news' }],
  ['a name that nobody knows', '{"gclid":"x","utm_source":"news"}', { utm_source: 'news' }],
  ['too long a referrer', JSON.stringify({ referrer: `https://a.example/${'x'.repeat(200)}` }), null],
  ['a control character', '{"utm_term":"a\\u0007","utm_source":"news"}', { utm_source: 'news' }],
])('A lead is taken without what cannot be read of its way here: %s', async (_, attribution, kept) => {
  const { app, store } = await testApp();
  expect((await app.inject(post(booking({ attribution, elapsed_ms: 'soon' })))).statusCode).toBe(201);
  expect((await onlyLead(store)).attribution).toEqual(kept);
});
