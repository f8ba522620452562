import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writeFiles } from '../../../kit/folders';
import { LiveLists } from '../../src/lists/live-lists';
import { testApp } from '../support/app';
import { dataFolder } from '../support/folders';
import { booking, post } from '../support/multipart';

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
  const again = await app.inject({ url: '/api/products-list', headers: { 'if-none-match': String(etag) } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('HEAD says of a list what GET says, and of one that did not change no length', async () => {
  const { app } = await testApp();
  const url = '/api/products-list';
  const { headers } = await app.inject(url);
  const head = await app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  for (const name of ['etag', 'content-type', 'content-length', 'cache-control', 'vary']) {
    expect([name, head.headers[name]]).toEqual([name, headers[name]]);
  }
  const again = await app.inject({ method: 'HEAD', url, headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
  expect(again.headers).not.toHaveProperty('content-length');
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

test.each([
  ['is no JSON', '{"id": 9, "title": ', /^data\/products\/clinic\.json is not valid JSON$/],
  ['lacks its title', '{"id": 9, "title": " "}', /^data\/products\/clinic\.json: title /],
  [
    'has the id of another',
    '{"id": 5, "title": "Clinic"}',
    /clinic\.json: has the id 5 of data\/products\/boats\.json$/,
  ],
])('after a restart, a product file that %s costs its own product only, and is named', async (_, text, trouble) => {
  const { config } = await testApp();
  writeFiles(config.dataDir, { 'products/boats.json': { id: 5, title: 'Boats' }, 'products/clinic.json': text });
  const { app, log } = await testApp({ dataDir: config.dataDir });
  const { products_list: products } = (await app.inject('/api/products-list')).json();
  expect(products.map(({ id }: { id: number }) => id)).toEqual([7, 5]);
  const { lists } = (await app.inject('/api/health')).json();
  expect(lists).toContainEqual({ list: 'products', trouble: expect.stringMatching(trouble) });
  expect(log.filter((line) => line.includes('"list":"products"'))).toHaveLength(1);
});

test.each([
  ['country', 'live/countries.json', 'name', '/api/country-list'],
  ['industry', 'industries.json', 'title', '/api/business-industries'],
])('a %s that is broken stays as it last was, beside those that come', async (_, file, name, url) => {
  const { app, config } = await testApp();
  const listed = async () => Object.values((await app.inject(url)).json()).flat();
  writeFiles(config.dataDir, {
    [file]: [
      { id: 1, [name]: 'Ants' },
      { id: 2, [name]: 'Bees' },
    ],
  });
  const before = await listed();
  expect(before).toHaveLength(2);
  writeFiles(config.dataDir, {
    [file]: [
      { id: 1, [name]: ' ' },
      { id: 2, [name]: 'Bees' },
      { id: 3, [name]: 'Cats' },
    ],
  });
  expect(await listed()).toEqual([...before, expect.objectContaining({ id: 3 })]);
});

test.each<[string, string, unknown[], unknown, RegExp]>([
  [
    'a country without a name',
    'live/countries.json',
    [
      { id: 'BD', name: 'Bangladesh' },
      { id: 'X', name: '' },
    ],
    { country_list: [{ id: 'BD', name: 'Bangladesh' }] },
    /^data\/live\/countries\.json: Entry 2 \(id X\) has no name$/,
  ],
  [
    'an industry that is null',
    'industries.json',
    [null, { id: 3, title: 'Garments' }],
    { industry_list: [{ id: 3, name: 'Garments' }] },
    /^data\/industries\.json: Entry 1 is not an object$/,
  ],
  [
    'an industry with the id of another',
    'industries.json',
    [
      { id: 3, title: 'Garments' },
      { id: 3, title: 'Boats' },
    ],
    { industry_list: [{ id: 3, name: 'Garments' }] },
    /^data\/industries\.json: Entry 2 \(id 3\) has the id of an earlier one$/,
  ],
])('%s costs itself only, and is named', async (_, file, entries, expected, trouble) => {
  const { app, config } = await testApp();
  writeFiles(config.dataDir, { [file]: entries });
  const url = file.includes('countries') ? '/api/country-list' : '/api/business-industries';
  expect((await app.inject(url)).json()).toEqual(expected);
  expect((await app.inject('/api/health')).json().lists).toEqual([
    { list: expect.any(String), trouble: expect.stringMatching(trouble) },
  ]);
});

test('a broken service file is named, and takes no other service out of the hiring form', async () => {
  const { config } = await testApp();
  writeFiles(config.dataDir, { 'services/seo.json': '{' });
  const { app } = await testApp({ dataDir: config.dataDir });
  expect((await app.inject('/api/health')).json().lists).toEqual([
    { list: 'hireServices', trouble: 'data/services/seo.json is not valid JSON' },
  ]);
  const lists = new LiveLists(config.dataDir, app.log);
  expect(await lists.options('hireServices')).toEqual([
    { value: 'web-developer', label: 'Web developer', group: 'Websites' },
  ]);
});

test('a choice that a broken file may hold is taken, and one that no file holds is not', async () => {
  const { app, config } = await testApp();
  const book = async () => (await app.inject(post(booking({ product: '12345' })))).statusCode;
  expect(await book()).toBe(422);
  writeFiles(config.dataDir, { 'products/new.json': '{' });
  expect(await book()).toBe(201);
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

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a list travels in %s to whoever takes that, and is the same list', async (encoding, decompress) => {
  const { app } = await testApp({ dataDir: dataWithManyCountries() });
  const url = '/api/country-list';
  const plain = await app.inject({ url, headers: { 'accept-encoding': 'identity' } });
  const compressed = await app.inject({ url, headers: { 'accept-encoding': `zstd, ${encoding}` } });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(compressed.headers['content-encoding']).toBe(encoding);
  expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  expect(decompress(compressed.rawPayload).toString()).toBe(plain.payload);
  for (const answer of [plain, compressed]) expect(answer.headers.vary).toMatch(/\bAccept-Encoding\b/);
  const again = { url, headers: { 'accept-encoding': encoding, 'if-none-match': String(compressed.headers.etag) } };
  expect((await app.inject(again)).statusCode).toBe(304);
});

test('a compressed list is compressed anew once its file has changed', async () => {
  const { app, config } = await testApp({ dataDir: dataWithManyCountries() });
  const ask = () => app.inject({ url: '/api/country-list', headers: { 'accept-encoding': 'br' } });
  await ask();
  writeFiles(config.dataDir, { 'live/countries.json': countries('Other') });
  expect(brotliDecompressSync((await ask()).rawPayload).toString()).toContain('Other 99');
});

test('a short list stays as it is, and what somebody said of its origin is kept beside its encodings', async () => {
  const { app } = await testApp();
  const headers = { 'accept-encoding': 'br', origin: 'https://preview.kantha.example' };
  const answer = await app.inject({ url: '/api/country-list', headers });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.headers.vary).toBe('Origin, Accept-Encoding');
});

function dataWithManyCountries(): string {
  const folder = dataFolder();
  writeFiles(folder, { 'live/countries.json': countries('Country') });
  return folder;
}

function countries(name: string): { id: string; name: string }[] {
  return Array.from({ length: 100 }, (_, number) => ({ id: `C${number}`, name: `${name} ${number}` }));
}
