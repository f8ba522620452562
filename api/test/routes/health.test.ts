import { testApp } from '../support/app';

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
