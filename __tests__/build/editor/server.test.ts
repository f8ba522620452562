import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { portOf, serveEditor } from '../../../editor/server';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { copyContent } from '../../support/copy-content';

const root = temporaryFolder();
const shop = 'data/products/point-of-sales-software.json';
let server: FastifyInstance;
let host: string;

beforeAll(async () => {
  copyContent(root);
  server = await serveEditor(root, 0);
  host = `127.0.0.1:${portOf(server)}`;
});

afterAll(() => server.close());

/** Asks as the page of the editor does. */
async function ask(action: string, params: object, headers: Record<string, string> = {}) {
  const payload = { action, params: { branch: 'main', ...params } };
  const asked = { host, origin: `http://${host}`, ...headers };
  const answer = await server.inject({ method: 'POST', url: '/api', headers: asked, payload });
  return { status: answer.statusCode, body: answer.json() };
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

function save(file: string, content: unknown, assets: object[] = []) {
  return ask('persistEntry', { dataFiles: [{ path: file, raw: JSON.stringify(content) }], assets });
}

function picture(file: string) {
  return { path: file, content: readFileSync('data/images/icon.png').toString('base64'), encoding: 'base64' };
}

test('It listens on this machine alone', () => {
  expect(server.addresses()).toEqual([expect.objectContaining({ address: '127.0.0.1' })]);
});

test('A page of another site is refused, also under a name that leads here', async () => {
  const other = await ask('getEntry', { path: shop }, { origin: 'https://other.example' });
  expect(other).toEqual({
    status: 403,
    body: expect.objectContaining({ error: 'Only the page of the editor may ask for that.' }),
  });
  const rebound = await ask('getEntry', { path: shop }, { host: 'other.example', origin: 'http://other.example' });
  expect(rebound.status).toBe(403);
  const nobody = await server.inject({ method: 'POST', url: '/api', headers: { host }, payload: {} });
  expect(nobody.statusCode).toBe(403);
});

test.each(['package.json', '../package.json', 'data/../package.json', 'data\\x.json', '/etc/passwd', 'data/', ''])(
  'Nothing outside data/ is read or written: %s',
  async (file) => {
    expect((await ask('getEntry', { path: file })).status).toBe(403);
    expect((await save(file, {})).status).toBe(403);
    expect((await ask('deleteFiles', { paths: [file] })).status).toBe(403);
  },
);

test('A shortcut that leads out of data/ is not followed', async () => {
  const outside = temporaryFolder();
  mkdirSync(path.join(outside, 'in'));
  symlinkSync(path.join(outside, 'in'), path.join(root, 'data/images/out'));
  const answer = await ask('persistMedia', { asset: picture('data/images/out/a.png') });
  rmSync(path.join(root, 'data/images/out'));
  expect(answer.status).toBe(403);
  expect(existsSync(path.join(outside, 'in/a.png'))).toBe(false);
});

test('What commands write, no form writes, and a file that nobody reads is not made', async () => {
  expect((await save('data/ledger.json', {})).body.error).toBe(
    'data/ledger.json is written by npm run content:ledger alone.',
  );
  expect((await save('data/notes.json', {})).body.error).toContain('data/notes.json ');
  expect((await ask('persistMedia', { asset: picture('data/images/a.gif') })).body.error).toContain('is no picture');
  expect((await save('data/images/a.png', {})).status).toBe(403);
  expect((await ask('persistMedia', { asset: picture(shop) })).status).toBe(403);
});

test('What the check refuses is not written, and its own sentences are the answer', async () => {
  const before = read(shop);
  const answer = await save(shop, { ...JSON.parse(before), icon: 'shoping-cart', title: '' });
  expect(answer.status).toBe(422);
  expect(answer.body.sentences).toEqual([
    `${shop}: title is missing: text in quotation marks is expected.`,
    `${shop}: icon names the icon "shoping-cart", which is not in the Lucide set; you may have meant "shopping-cart".`,
  ]);
  expect(read(shop)).toBe(before);
});

test('A picture that is refused leaves neither itself nor its folder', async () => {
  const asset = { ...picture('data/images/new/a.png'), content: Buffer.from('GIF89a').toString('base64') };
  expect((await ask('persistMedia', { asset })).status).toBe(422);
  expect(existsSync(path.join(root, 'data/images/new'))).toBe(false);
});

test('What others speak of is not deleted', async () => {
  const answer = await ask('deleteFiles', { paths: [shop] });
  expect(answer.status).toBe(422);
  expect(answer.body.error).toContain('names the product "point-of-sales-software", which does not exist');
  expect(existsSync(path.join(root, shop))).toBe(true);
});

test('A copy of a product becomes one with the next id, and keeps it when it is saved again', async () => {
  const file = 'data/products/laundry-software.json';
  const copy = { ...JSON.parse(read(shop)), slug: 'laundry-software', title: 'Laundry Software' };
  expect(await save(file, copy)).toEqual({ status: 200, body: { message: 'saved' } });
  const { id, ...withoutId } = JSON.parse(read(file));
  expect(id).toBe(23);
  expect((await save(file, { ...withoutId, title: 'Laundry' })).status).toBe(200);
  expect(JSON.parse(read(file))).toMatchObject({ id: 23, title: 'Laundry' });
  rmSync(path.join(root, file));
});

test('Content that was broken before can be mended in steps', async () => {
  const [before, brands] = [read(shop), read('data/brands.json')];
  writeFileSync(path.join(root, 'data/brands.json'), brands.replace('point-of-sales-software', 'gone'));
  expect((await save(shop, { ...JSON.parse(before), title: 'Shop Software' })).status).toBe(200);
  expect(read(shop)).toBe(before.replace(/"title": ".*"/, '"title": "Shop Software"'));
  writeFileSync(path.join(root, 'data/brands.json'), brands);
  writeFileSync(path.join(root, shop), before);
});

test('The page has a policy of its own, and loads nothing from elsewhere', async () => {
  const page = await server.inject({ url: '/', headers: { host } });
  expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  expect(page.body).not.toMatch(/https?:/);
  expect((await server.inject({ url: '/decap/..%2f..%2fpackage.json', headers: { host } })).statusCode).toBe(404);
});
