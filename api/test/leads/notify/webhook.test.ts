import { createHmac } from 'node:crypto';
import dns from 'node:dns';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../../../kit/free-port';
import { isPublic } from '../../../src/config/public-address';
import { lookupPublic } from '../../../src/leads/notify/public-lookup';
import { Undelivered } from '../../../src/leads/notify/undelivered';
import { webhook } from '../../../src/leads/notify/webhook';
import { signatureHeaders } from '../../../src/leads/notify/webhook-signature';
import { asStored, attachmentFor, newLead } from '../../support/leads';
import { startSink } from '../../support/sink';

const secret = Buffer.from('C2FVsBQIhrscChlQIMV+b5sSYspob7oD', 'base64');
const now = new Date('2026-11-20T10:00:00.500Z');
const delivery = { id: 'msg_1', leadId: 'KS-1', channel: 'webhook' as const, topic: 'lead' as const, attempts: 1 };
const noLists = async () => undefined;
const signal = new AbortController().signal;

type Found = (error: null, addresses: dns.LookupAddress[]) => void;

test('signs as the example of Standard Webhooks does', () => {
  const headers = signatureHeaders({
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1614265330 * 1000),
    body: '{"test": 2432232314}',
    secrets: [Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')],
  });
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('the receiver gets the lead, and can check that it comes from us', async () => {
  const sink = await startSink();
  const lead = asStored(
    newLead({
      fields: { name: 'রহিমা', email: 'rahima@example.com' },
      attachment: attachmentFor(Buffer.from('x')),
      attribution: { utm_source: 'a' },
    }),
  );
  await webhook({ url: sink.url, secret, allowPrivate: true }, noLists)(lead, delivery, now, signal);
  const [{ headers, body, path } = { headers: {}, body: '', path: '' }] = sink.received;
  expect(path).toBe('/hook');
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': 'msg_1',
    'webhook-timestamp': '1795168800',
  });
  const expected = createHmac('sha256', secret).update(`msg_1.1795168800.${body}`).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${expected}`);
  const { id, form, receivedAt, fields, attachment, consent, attribution, page, marketing } = lead;
  expect(marketing).toEqual({ allowed: true, withdrawals: [] });
  expect(JSON.parse(body)).toEqual({
    type: 'lead.received',
    timestamp: receivedAt,
    data: {
      ...{ id, form, receivedAt, fields, attachment, consent, attribution, page, marketing },
      noun: 'demo request',
      answers: [
        { name: 'name', label: 'name', value: 'রহিমা', text: 'রহিমা' },
        { name: 'email', label: 'Email', value: 'rahima@example.com', text: 'rahima@example.com' },
      ],
      links: { email: 'mailto:rahima@example.com' },
    },
  });
});

test('the receiver reads choices in words, beside their values', async () => {
  const sink = await startSink();
  const lists = async () => [{ value: '20', label: 'Accounting Software' }];
  const lead = asStored(newLead({ fields: { product: '20' } }));
  await webhook({ url: sink.url, secret, allowPrivate: true }, lists)(lead, delivery, now, signal);
  expect(JSON.parse(sink.received[0]?.body ?? '').data).toMatchObject({
    fields: { product: '20' },
    answers: [{ name: 'product', label: 'Product', value: '20', text: 'Accounting Software' }],
  });
});

test('the receiver gets links to answer by, and to the lead at the desk', async () => {
  const sink = await startSink();
  const lead = asStored(newLead({ fields: { mobile_no: '01711-000000', email: 'rahima@example.com' } }));
  const hook = { url: sink.url, secret, allowPrivate: true, deskUrl: 'https://desk.kantha.example' };
  await webhook(hook, noLists)(lead, delivery, now, signal);
  expect(JSON.parse(sink.received[0]?.body ?? '').data.links).toEqual({
    desk: `https://desk.kantha.example/leads/${lead.id}`,
    call: 'tel:01711000000',
    email: 'mailto:rahima@example.com',
  });
});

test('while the secret is being changed, a receiver that has either of the two can check the signature', async () => {
  const sink = await startSink();
  const previousSecret = Buffer.alloc(32, 9);
  const hook = { url: sink.url, secret, previousSecret, allowPrivate: true };
  await webhook(hook, noLists)(asStored(newLead()), delivery, now, signal);
  const [received] = sink.received;
  const signatures = [secret, previousSecret].map(
    (one) => `v1,${createHmac('sha256', one).update(`msg_1.1795168800.${received?.body}`).digest('base64')}`,
  );
  expect(received?.headers['webhook-signature']).toBe(signatures.join(' '));
});

test('the receiver hears that marketing to an address must end, and when that was said', async () => {
  const sink = await startSink();
  const marketing = { allowed: false, withdrawals: [{ at: '2026-11-20T09:00:00.000Z', how: 'link' as const }] };
  const lead = { ...newLead({ fields: { name: 'রহিমা', email: 'rahima@example.com' } }), marketing };
  const notify = webhook({ url: sink.url, secret, allowPrivate: true }, noLists);
  await notify(lead, { ...delivery, topic: 'withdrawal' }, now, signal);
  expect(JSON.parse(sink.received[0]?.body ?? '')).toEqual({
    type: 'consent.withdrawn',
    timestamp: '2026-11-20T09:00:00.000Z',
    data: { id: lead.id, email: 'rahima@example.com', marketing },
  });
});

test('the receiver hears when marketing was withdrawn last, and not when it was before that', async () => {
  const sink = await startSink();
  const takenBack = { at: '2026-11-01T09:00:00.000Z', how: 'link' as const, takenBackAt: '2026-11-02T09:00:00.000Z' };
  const marketing = {
    allowed: false,
    withdrawals: [takenBack, { at: '2026-11-20T09:00:00.000Z', how: 'desk' as const }],
  };
  const notify = webhook({ url: sink.url, secret, allowPrivate: true }, noLists);
  await notify({ ...newLead(), marketing }, { ...delivery, topic: 'withdrawal' }, now, signal);
  expect(JSON.parse(sink.received[0]?.body ?? '').timestamp).toBe('2026-11-20T09:00:00.000Z');
});

test.each([200, 201, 299])('an answer of %s is success', async (status) => {
  const sink = await startSink();
  sink.answer = { status, body: 'x'.repeat(1_000_000) };
  await webhook({ url: sink.url, secret, allowPrivate: true }, noLists)(asStored(newLead()), delivery, now, signal);
});

test('of an answer without an end no more is read than says something, and that is success', async () => {
  let connections = 0;
  const server = createServer((_request, response) => {
    connections += 1;
    response.on('close', () => {
      connections -= 1;
    });
    response.on('error', () => {});
    Readable.from(endless()).pipe(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  await webhook({ url, secret, allowPrivate: true }, noLists)(asStored(newLead()), delivery, now, signal);
  while (connections > 0) await setTimeout(10);
  server.close();
});

async function* endless(): AsyncGenerator<string> {
  for (;;) {
    await setTimeout(1);
    yield 'x'.repeat(10_000);
  }
}

test.each([
  [301, 'refused', 'it has moved, and no redirect is followed; correct WEBHOOK_URL'],
  [307, 'refused', 'it has moved, and no redirect is followed; correct WEBHOOK_URL'],
  [400, 'refused', 'it does not take this message; its own log may say why'],
  [422, 'refused', 'it does not take this message; its own log may say why'],
  [401, 'setup', 'it does not let us in; compare WEBHOOK_SECRET with its own'],
  [403, 'setup', 'it does not let us in; compare WEBHOOK_SECRET with its own'],
  [404, 'setup', 'it takes nothing at that address; check WEBHOOK_URL'],
  [410, 'setup', 'it takes nothing at that address; check WEBHOOK_URL'],
  [408, 'passing', ''],
  [409, 'passing', ''],
  [429, 'passing', ''],
  [500, 'passing', ''],
  [503, 'passing', ''],
])('an answer of %s is a failure that is %s, and no redirect is followed', async (status, outlook, words) => {
  const sink = await startSink();
  const other = await startSink();
  sink.answer = { status, headers: { location: other.url } };
  const sent = webhook({ url: sink.url, secret, allowPrivate: true }, noLists)(
    asStored(newLead()),
    delivery,
    now,
    signal,
  );
  const said = `the receiver answered ${status}`;
  await expect(sent).rejects.toMatchObject({ message: words === '' ? said : `${said}: ${words}`, outlook });
  expect(other.received).toEqual([]);
});

test.each([429, 503])('an answer of %s may say how long to wait', async (status) => {
  const sink = await startSink();
  sink.answer = { status, headers: { 'retry-after': '120' } };
  const send = webhook({ url: sink.url, secret, allowPrivate: true }, noLists);
  await expect(send(asStored(newLead()), delivery, now, signal)).rejects.toMatchObject({
    outlook: 'passing',
    wait: 120_000,
  });
});

test('nobody there is a failure', async () => {
  const port = await freePort();
  const sent = webhook({ url: `http://127.0.0.1:${port}/`, secret, allowPrivate: true }, noLists)(
    asStored(newLead()),
    delivery,
    now,
    signal,
  );
  await expect(sent).rejects.toThrow(
    new Undelivered(`the connection was refused: nothing listens at 127.0.0.1:${port}`),
  );
});

test('stopping ends an attempt that waits for its answer', async () => {
  const sink = await startSink();
  const stopping = new AbortController();
  sink.answer = { status: 200, headers: { 'content-length': '10' }, body: 'x' };
  const sent = webhook({ url: sink.url, secret, allowPrivate: true }, noLists)(
    asStored(newLead()),
    delivery,
    now,
    stopping.signal,
  );
  stopping.abort();
  await expect(sent).rejects.toThrow(new Undelivered('there was no answer in time'));
});

test('a receiver that answers bit by bit has fifteen seconds for it', async () => {
  const sink = await startSink();
  const deadline = new AbortController();
  const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  sink.answer = { status: 200, headers: { 'content-length': '10' }, body: 'x' };
  const sent = webhook({ url: sink.url, secret, allowPrivate: true }, noLists)(
    asStored(newLead()),
    delivery,
    now,
    signal,
  );
  await new Promise(setImmediate);
  expect(limit).toHaveBeenCalledWith(15_000);
  limit.mockRestore();
  deadline.abort();
  await expect(sent).rejects.toThrow(new Undelivered('there was no answer in time'));
});

describe('addresses of private networks', () => {
  test.each([
    'localhost',
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:a9fe:a9fe]',
    '10.1.2.3',
    '169.254.169.254',
    '[fd00:ec2::254]',
    '[fe80::1]',
  ])('https://%s is not called', async (host) => {
    const { port } = new URL((await startSink()).url);
    const sent = webhook({ url: `https://${host}:${port}/`, secret, allowPrivate: false }, noLists)(
      asStored(newLead()),
      delivery,
      now,
      signal,
    );
    await expect(sent).rejects.toThrow(/private network/);
  });

  test.each(['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s is public',
    (address) => {
      expect(isPublic(address)).toBe(true);
    },
  );

  test.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.255.255.255',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('%s is not', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  test('a name is looked up once, and only public addresses pass', async () => {
    const answer = await new Promise((resolve) => lookupPublic('localhost', {}, (error) => resolve(error)));
    expect(answer).toEqual(new Undelivered('the name leads into a private network'));
  });

  describe('a name that leads to several addresses', () => {
    const [open, other, hidden] = ['8.8.8.8', '2606:4700::1111', '10.0.0.1'];

    test.each([[[open, hidden]], [[hidden, open]], [[open, other, hidden]], [[]]])(
      'is not called when they are %j',
      async (addresses) => {
        for (const all of [true, false]) {
          expect(await lookedUp(addresses, all)).toEqual([
            new Undelivered('the name leads into a private network'),
            '',
          ]);
        }
      },
    );

    test('is called when all are public', async () => {
      const addresses = [open, other];
      const [error, found] = await lookedUp(addresses, true);
      expect([error, found]).toEqual([null, addresses.map((address) => ({ address, family: isIP(address) }))]);
      expect(await lookedUp(addresses, false)).toEqual([null, open, 4]);
    });

    /** What a socket is told of a name that has these addresses. */
    function lookedUp(addresses: readonly string[], all: boolean): Promise<unknown[]> {
      const found = addresses.map((address) => ({ address, family: isIP(address) }));
      jest.spyOn(dns, 'lookup').mockImplementationOnce(((_name: string, _options: object, done: Found) => {
        done(null, found);
      }) as typeof dns.lookup);
      return new Promise((resolve) => lookupPublic('receiver.example', { all }, (...told) => resolve(told)));
    }
  });
});
