import { testApp } from '../support/app';
import { newLead } from '../support/leads';

test('a working service says ok, and nobody may cache that', async () => {
  const { app } = await testApp();
  const answer = await app.inject('/api/health');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ status: 'ok' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a service whose database is gone answers 503 without saying why', async () => {
  const { app, store, log } = await testApp();
  await store.close();
  const answer = await app.inject('/api/health');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({
    type: 'about:blank',
    title: 'Service Unavailable',
    status: 503,
    detail: 'The database does not answer.',
  });
  expect(log.join('')).toMatch(/request failed/);
});

test('deliveries that were given up show, without a number, and take nobody out of service', async () => {
  const { app, store } = await testApp();
  const deliveries = async () => (await app.inject('/api/health')).json();
  expect(await deliveries()).toMatchObject({ status: 'ok', deliveries: 'ok' });
  await store.save(newLead(), { channels: ['webhook'] });
  expect(await deliveries()).toMatchObject({ status: 'ok', deliveries: 'ok' });
  const now = new Date();
  const [delivery] = await store.outbox.claim('webhook', now, now, 1);
  if (!delivery) throw new Error('It was due');
  await store.outbox.failed(delivery, 'x', now, undefined);
  expect(await deliveries()).toMatchObject({ status: 'ok', deliveries: 'failed' });
});
