import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testApp } from '../support/app';
import { writeFiles } from '../support/folders';

test.each([
  [
    '/api/country-list',
    {
      country_list: [
        { id: 'AX', name: 'Åland Islands' },
        { id: 'AL', name: 'Albania' },
        { id: 'BD', name: 'Bangladesh' },
      ],
    },
  ],
  [
    '/api/business-industries',
    {
      industry_list: [
        { id: 1, name: 'Education' },
        { id: 2, name: 'Garments' },
      ],
    },
  ],
  [
    '/api/products-list',
    {
      products_list: [
        { id: 7, product_name: 'asset register' },
        { id: 9, product_name: 'Clinic' },
      ],
    },
  ],
])('%s answers its list, sorted by name, under its own keys', async (url, expected) => {
  const { app } = await testApp();
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('public, max-age=60');
  expect(answer.json()).toEqual(expected);
});

test('a list that did not change is answered 304', async () => {
  const { app } = await testApp();
  const { etag } = (await app.inject('/api/products-list')).headers;
  const again = await app.inject({ url: '/api/products-list', headers: { 'if-none-match': `W/${etag}` } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('a product that is added, renamed or removed shows without a restart', async () => {
  const { app, config } = await testApp();
  const products = async () => (await app.inject('/api/products-list')).json().products_list;
  await products();
  writeFiles(config.dataDir, { 'products/new.json': { id: 30, title: 'Boats' } });
  expect(await products()).toContainEqual({ id: 30, product_name: 'Boats' });
  writeFiles(config.dataDir, { 'products/new.json': { id: 30, title: 'Big boats' } });
  expect(await products()).toContainEqual({ id: 30, product_name: 'Big boats' });
  rmSync(path.join(config.dataDir, 'products/new.json'));
  expect(await products()).toHaveLength(2);
});

test.each([
  ['is no JSON', '{"id": 9, "title": '],
  ['lacks its title', '{"id": 9}'],
  ['takes the id of another', '{"id": 7, "title": "Clinic"}'],
])('a product file that %s leaves the last good list, and one warning', async (_, text) => {
  const { app, config, log } = await testApp();
  const before = await app.inject('/api/products-list');
  writeFileSync(path.join(config.dataDir, 'products/clinic.json'), text);
  await app.inject('/api/products-list');
  expect((await app.inject('/api/products-list')).body).toBe(before.body);
  expect(log.filter((line) => line.includes('a list cannot be read'))).toHaveLength(1);
});

test('a list that was never there is 503, and appears when its file does', async () => {
  const { app, config } = await testApp();
  const file = path.join(config.dataDir, 'live/countries.json');
  renameSync(file, `${file}.away`);
  const answer = await app.inject('/api/country-list');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  renameSync(`${file}.away`, file);
  expect((await app.inject('/api/country-list')).statusCode).toBe(200);
});

test('an empty list is a failure, not an answer', async () => {
  const { app, config } = await testApp();
  writeFiles(config.dataDir, { 'industries.json': [] });
  expect((await app.inject('/api/business-industries')).statusCode).toBe(503);
});
