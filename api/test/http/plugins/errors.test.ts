import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testApp } from '../../support/app';
import { post } from '../../support/multipart';

test('an unknown address of the API is 404, as a problem', async () => {
  const { app } = await testApp();
  const answer = await app.inject('/api/nothing?email=a@b.example');
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(answer.json()).toEqual({
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    detail: 'There is nothing at this address.',
  });
});

test.each([
  ['GET', '/api/customer-data-store', 'POST'],
  ['PUT', '/api/customer-data-store', 'POST'],
  ['DELETE', '/api/country-list', 'GET, HEAD'],
  ['POST', '/api/health', 'GET, HEAD'],
  ['POST', '/products', 'GET, HEAD'],
  ['OPTIONS', '/products', 'GET, HEAD'],
  ['DELETE', 'http://localhost/api/country-list', 'GET, HEAD'],
] as const)('%s %s is 405 and names what would work', async (method, url, allow) => {
  const { app } = await testApp();
  const answer = await app.inject({ method, url });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe(allow);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
});

test('an address that cannot be decoded is 400, with the usual headers', async () => {
  const { app } = await testApp();
  const answer = await app.inject('/%zz');
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test('an unexpected error of the store is 503 and reveals nothing; the log has it', async () => {
  const { app, store, log } = await testApp();
  const request = post();
  store.save = async () => {
    throw new TypeError('secret detail in leads.ts');
  };
  const answer = await app.inject(request);
  expect(answer.statusCode).toBe(503);
  expect(answer.body).not.toMatch(/secret|leads\.ts|stack/);
  expect(log.join('')).toContain('secret detail');
});

test('a message of the framework is never passed on', async () => {
  const { app } = await testApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const body = await new Promise<string>((resolve, reject) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '999999999' };
    const call = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: post().url, headers }, (answer) => {
      answer.setEncoding('utf8').on('data', (text: string) => resolve(text));
    });
    call.on('error', reject);
    call.flushHeaders();
  });
  expect(JSON.parse(body)).toMatchObject({
    status: 413,
    detail: expect.stringMatching(/^The submission is too large/),
  });
});
