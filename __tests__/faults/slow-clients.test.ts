import type { FastifyInstance } from 'fastify';
import { transferLimits } from '../../api/src/http/transfer-limits';
import { storedLeads, testApp } from '../../api/test/support/app';
import { post } from '../../api/test/support/multipart';
import { runAbortedUploads, runSlowClients } from '../../scripts/load/slow';

/** The same limit as in production, sooner. */
beforeEach(() => {
  jest.replaceProperty(transferLimits, 'idleSeconds', 1);
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('clients that send byte by byte are told that it took too long and closed; others are served meanwhile', async () => {
  const { app } = await testApp({ quotas: false });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const slowly = runSlowClients(url, 100, 100);
  for (let request = 0; request < 30; request += 1) {
    expect((await fetch(`${url}/api/country-list`)).status).toBe(200);
  }
  expect(await slowly).toMatchObject({ connections: 100, closed: 100 });
});

test('uploads that break off store nothing and leave no connection behind', async () => {
  const { app, store } = await testApp({ quotas: false, logLevel: 'silent' });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  await runAbortedUploads(url, 300);
  expect((await app.inject(post())).statusCode).toBe(201);
  expect(await storedLeads(store)).toHaveLength(1);
  while ((await openConnections(app)) > 0) await new Promise((resolve) => setTimeout(resolve, 50));
});

function openConnections(app: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
