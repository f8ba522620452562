import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { DeliveryConfig } from '../../../src/config/delivery';
import type { LeadEvents } from '../../../src/leads/events';
import { SharedClock } from '../../../src/leads/notify/shared-clock';
import { startDelivery } from '../../../src/leads/notify/start';
import { type TestApp, testApp } from '../../support/app';
import { newLead } from '../../support/leads';
import { startMailServer } from '../../support/mail-server';
import { post } from '../../support/multipart';
import { type Sink, startSink } from '../../support/sink';

/** In milliseconds: far less than the two seconds after which the workers look by themselves. */
const soon = 1_000;

let sink: Sink;
let started: TestApp;
let events: LeadEvents;
let stop: () => Promise<void>;
let delivery: DeliveryConfig;

beforeEach(async () => {
  sink = await startSink();
  delivery = { webhook: { url: sink.url, secret: Buffer.alloc(32), allowPrivate: true } };
  events = new EventEmitter();
  started = await testApp({ delivery }, undefined, { events });
  ({ stop } = startDelivery(delivery, partsOf(started)));
  // The first look is over, and the next would be two seconds after it.
  await setTimeout(200);
});

afterEach(() => stop());

test('a stored lead is told at once, and not when the workers look again by themselves', async () => {
  expect((await started.app.inject(post())).statusCode).toBe(201);
  await setTimeout(soon);
  expect(sink.received).toHaveLength(1);
});

test('a lead that comes while the receiver is busy with another is told at once too', async () => {
  sink.answer = { status: 204, delay: 5_000 };
  expect((await started.app.inject(post())).statusCode).toBe(201);
  await setTimeout(soon);
  sink.answer = { status: 204 };
  expect((await started.app.inject(post())).statusCode).toBe(201);
  await setTimeout(soon);
  expect(sink.received).toHaveLength(2);
});

test('a withdrawal of which an event tells is told at once', async () => {
  const lead = newLead({ fields: { Customer_name: 'Rahima', email: 'rahima@example.com' } });
  await started.store.save(lead);
  await started.store.withdraw(lead.id, 'link', ['webhook']);
  events.emit('withdrawn');
  await setTimeout(soon);
  expect(sink.received).toHaveLength(1);
});

test('what was given up because of a setting goes out after a start with the right one, without a new lead', async () => {
  await stop();
  const { store } = started;
  for (const lead of [newLead(), newLead(), newLead()]) await store.save(lead, { channels: ['webhook'] });
  const now = new Date();
  for (const delivery of await store.outbox.claim('webhook', now, now, 3)) {
    await store.outbox.failed(delivery, 'the receiver answered 404', now, undefined, 'blocked');
  }
  ({ stop } = startDelivery(delivery, partsOf(started)));
  await setTimeout(soon);
  expect(sink.received).toHaveLength(3);
});

test('what came by a clock that was years ahead goes out as soon as it is right', async () => {
  await stop();
  await started.store.save(newLead({ receivedAt: '2036-01-01T00:00:00.000Z' }), { channels: ['webhook'] });
  ({ stop } = startDelivery(delivery, partsOf(started)));
  await setTimeout(soon);
  expect(sink.received).toHaveLength(1);
});

test('and so does what came by such a clock while the server ran', async () => {
  await started.store.save(newLead({ receivedAt: '2036-01-01T00:00:00.000Z' }), { channels: ['webhook'] });
  const start = performance.now();
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => start + 61_000);
  await setTimeout(3 * soon);
  clock.mockRestore();
  expect(sink.received).toHaveLength(1);
});

test('what has failed waits for its pause, whenever a server starts', async () => {
  await stop();
  const { store } = started;
  await store.save(newLead(), { channels: ['webhook'] });
  const now = new Date();
  const [taken] = await store.outbox.claim('webhook', now, now, 1);
  if (!taken) throw new Error('It was not due.');
  await store.outbox.failed(taken, 'there was no answer in time', now, new Date(now.getTime() + 5 * 60_000));
  ({ stop } = startDelivery(delivery, partsOf(started)));
  await setTimeout(3 * soon);
  expect(sink.received).toHaveLength(0);
});

test('applications go to those who choose people, all other leads and withdrawals to the rest', async () => {
  await stop();
  const mail = await startMailServer();
  const smtp = { host: '127.0.0.1', port: mail.port, secure: false, plain: true };
  const to = { all: ['sales@kantha.example'], byForm: { application: ['hr@kantha.example'] } };
  const { store } = started;
  const fields = { name: 'Rahima', email: 'rahima@example.com' };
  const [application, booking] = [newLead({ form: 'application', fields }), newLead({ fields })];
  for (const lead of [application, booking]) await store.save(lead, { channels: ['notice'] });
  await store.withdraw(application.id, 'command', ['notice']);
  ({ stop } = startDelivery({ mail: { smtp, from: 'desk@kantha.example', to } }, partsOf(started)));
  await setTimeout(soon);
  const told = mail.received.map(({ recipients, letter }) => [letter.subject, ...recipients]);
  expect(told.sort()).toEqual([
    [`Marketing consent withdrawn ${application.id}`, 'sales@kantha.example'],
    [`New application ${application.id}`, 'hr@kantha.example'],
    [`New demo request ${booking.id}`, 'sales@kantha.example'],
  ]);
});

test('what another process has stored is found without an event', async () => {
  await started.store.save(newLead(), { channels: ['webhook'] });
  await setTimeout(soon);
  expect(sink.received).toHaveLength(0);
  await setTimeout(2 * soon);
  expect(sink.received).toHaveLength(1);
});

test('that the outbox can be read again is logged while a delivery is still under way', async () => {
  await stop();
  const { store, log } = started;
  let isBroken = true;
  const claim: typeof store.outbox.claim = async (...asked) => {
    if (isBroken) throw new Error('the database does not answer');
    return store.outbox.claim(...asked);
  };
  const outbox = { ...store.outbox, claim };
  sink.answer = { status: 204, delay: 10 * soon };
  await store.save(newLead(), { channels: ['webhook'] });
  ({ stop } = startDelivery(delivery, { ...partsOf(started), store: { ...store, outbox } }));
  await setTimeout(soon);
  isBroken = false;
  await setTimeout(3 * soon);
  expect(sink.received).toHaveLength(1);
  expect(log.filter((line) => line.includes('the outbox can be read again'))).toHaveLength(1);
});

function partsOf({ app, store }: TestApp) {
  return {
    store,
    events,
    clock: new SharedClock(store, app.log),
    siteFacts: async () => ({ name: 'Kantha Software', consentVersion: '1', contact: {} }),
    confirmations: async () => [],
    optionsOf: async () => undefined,
    apiUrl: 'https://www.kantha.example',
    log: app.log,
  };
}
