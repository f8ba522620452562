import type { InjectOptions } from 'fastify';
import { readStopToken, stopPath, stopToken } from '../../../src/leads/marketing/link';
import type { Lead } from '../../../src/leads/store/lead';
import type { StaffStore } from '../../../src/leads/store/lead-store';
import { eachTestHasApp, onlyLead, testApp } from '../../support/app';
import { availableDatabases } from '../../support/databases';
import { newLead } from '../../support/leads';
import { bookingWithout, browserHeaders, post } from '../../support/multipart';

const browser = { accept: browserHeaders.accept };
const form = { ...browser, 'content-type': 'application/x-www-form-urlencoded', origin: 'https://www.kantha.example' };
const delivery = {
  webhook: { url: 'https://hooks.example/', secret: Buffer.alloc(32), allowPrivate: false },
  mail: { smtp: { host: 'localhost', port: 25, secure: false, plain: true }, from: 'desk@kantha.example' },
};

describe.each(availableDatabases())('the link to stop marketing, on $name', (database) => {
  const current = eachTestHasApp(database, () => ({ delivery }));

  test('opens a page that says what its button does, names no address, and has changed nothing', async () => {
    const { app, store } = current();
    const { url, lead } = await letter(store);
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      expect((await app.inject({ method, url, headers: browser })).statusCode).toBe(200);
    }
    const { body } = await app.inject({ url, headers: browser });
    expect(body).toContain('Stop marketing from Kantha Software?');
    expect(body).toContain('<form method="post"><button>Stop marketing</button></form>');
    expect(body).toContain(lead.id);
    for (const personal of ['rahima', 'example.com', 'Rahima']) expect(body).not.toContain(personal);
    expect((await store.get(lead.id))?.marketing).toEqual({ allowed: true, withdrawals: [] });
    expect(await store.outbox.open(10)).toEqual([]);
  });

  test('and its button withdraws the consent, tells whoever may send marketing, and says so', async () => {
    const { app, store } = current();
    const { url, lead } = await letter(store);
    const answer = await app.inject({ method: 'POST', url, headers: form, payload: '' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('You will get no more marketing from us');
    expect(answer.body).toContain('https://www.kantha.example/data-policy#deletion');
    expect((await store.get(lead.id))?.marketing).toMatchObject({ allowed: false, withdrawals: [{ how: 'link' }] });
    expect(await store.outbox.open(10)).toMatchObject([{ leadId: lead.id, topic: 'withdrawal', channel: 'webhook' }]);
  });

  test('pressed twice it counts once, and opened again it has no button', async () => {
    const { app, store } = current();
    const { url, lead } = await letter(store);
    const [first, second] = [await app.inject(press(url)), await app.inject(press(url))];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect((await store.get(lead.id))?.marketing.withdrawals).toHaveLength(1);
    const { body } = await app.inject({ url, headers: browser });
    expect(body).toContain('You will get no more marketing from us');
    expect(body).not.toContain('<button');
  });

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])(
    'a mail program withdraws by its own button, with %s, also from a page of its own',
    async (contentType, payload) => {
      const { app, store } = current();
      const { url, lead } = await letter(store);
      for (const origin of [undefined, 'null', 'https://mail.example']) {
        const headers = { 'content-type': contentType, ...(origin && { origin }) };
        expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
      }
      expect((await store.get(lead.id))?.marketing).toMatchObject({
        allowed: false,
        withdrawals: [{ how: 'mail program' }],
      });
    },
  );

  test('works with a slash behind it, which some programs put there, and with words behind it shows its own page', async () => {
    const { app, store } = current();
    const { url, lead } = await letter(store);
    expect((await app.inject({ url: `${url}/`, headers: browser })).body).toContain('<button>Stop marketing</button>');
    for (const glued of [`${url}/${url}`, `${url}/thank/you`, `${stopPath}/`]) {
      const { statusCode, body } = await app.inject({ url: glued, headers: browser });
      expect([statusCode, body.includes('This link does not work')]).toEqual([404, true]);
    }
    expect((await app.inject(press(`${url}/`))).statusCode).toBe(200);
    expect((await store.get(lead.id))?.marketing.allowed).toBe(false);
  });

  test('of a lead that was erased meanwhile leads nowhere, as does every other that we did not write', async () => {
    const { app, store } = current();
    const { url, lead } = await letter(store);
    const { url: kept, lead: other } = await letter(store);
    await store.erase([lead.id]);
    const wrong = [
      kept.slice(0, -1),
      `${kept}0`,
      kept.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      kept.replace(other.id, lead.id),
      kept.toUpperCase().replace(stopPath.toUpperCase(), stopPath),
      `${stopPath}/${other.id}`,
      `${stopPath}/x`,
      // As a mail program glues on what stands behind it.
      `${kept}${'a'.repeat(200)}`,
      `${stopPath}/${'a'.repeat(12_000)}`,
      `${stopPath}/%00`,
    ];
    const pages = new Set<string>();
    for (const address of [url, ...wrong]) {
      for (const request of [{ url: address, headers: browser }, press(address)]) {
        const { statusCode, body } = await app.inject(request);
        expect([address, statusCode]).toEqual([address, 404]);
        pages.add(body);
      }
    }
    const [page = '', ...others] = pages;
    expect(others).toEqual([]);
    expect(page).toContain('This link does not work');
    expect(page).toContain('mailto:hello@kantha.example');
    expect((await store.get(other.id))?.marketing.allowed).toBe(true);
  });
});

describe('the page to stop marketing', () => {
  test('is kept by nobody, found by no search engine, tells its address to no other page and runs nothing', async () => {
    const { app, store } = await testApp();
    const { url } = await letter(store);
    const answers = [
      await app.inject({ url, headers: browser }),
      await app.inject(press(url)),
      await app.inject({ url: `${url}0`, headers: browser }),
    ];
    for (const { headers, body } of answers) {
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'strict-origin',
        'x-frame-options': 'DENY',
      });
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
      );
      expect(body).not.toMatch(/<script|\son\w+=|style="/);
    }
  });

  test('asks to come back when the database does not answer', async () => {
    const { app, store, log } = await testApp();
    const { url } = await letter(store);
    await store.close();
    for (const request of [{ url, headers: browser }, press(url)]) {
      const answer = await app.inject(request);
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.body).toContain('Nothing has been changed.');
      expect(answer.body).toContain('tel:+8801000000000');
    }
    expect(log.join('')).not.toContain(url.slice(-32));
  });

  test('takes no body of any size', async () => {
    const { app, store } = await testApp();
    const { url, lead } = await letter(store);
    const answer = await app.inject({ method: 'POST', url, headers: form, payload: 'x'.repeat(5000) });
    expect(answer.statusCode).toBe(413);
    expect((await store.get(lead.id))?.marketing.allowed).toBe(true);
  });

  test('a form whose box was not sent implies consent, which is withdrawn like any other', async () => {
    const { app, store } = await testApp();
    await app.inject(post(bookingWithout('consent')));
    const lead = await onlyLead(store);
    expect(lead.marketing).toEqual({ allowed: true, withdrawals: [] });
    await app.inject(press(await linkTo(store, lead)));
    expect((await store.get(lead.id))?.marketing.allowed).toBe(false);
  });
});

test('a token is of one database and one lead, and made of what no mail program cuts off', () => {
  const token = stopToken('secret', 'KS-0123456789');
  expect(token).toMatch(/^KS-0123456789-[0-9a-f]{32}$/);
  expect(readStopToken('secret', token)).toBe('KS-0123456789');
  expect(readStopToken('another', token)).toBeUndefined();
  expect(stopToken('secret', 'KS-0123456780').slice(-32)).not.toBe(token.slice(-32));
});

/** A lead of somebody, and the address that its letter has. */
async function letter(store: StaffStore): Promise<{ url: string; lead: Lead }> {
  const lead = newLead({ fields: { Customer_name: 'Rahima', email: 'rahima@example.com' } });
  await store.save(lead);
  return { url: await linkTo(store, lead), lead };
}

async function linkTo(store: StaffStore, { id }: Lead): Promise<string> {
  return `${stopPath}/${stopToken(await store.linkSecret(), id)}`;
}

function press(url: string): InjectOptions {
  return { method: 'POST', url, headers: form, payload: '' };
}
