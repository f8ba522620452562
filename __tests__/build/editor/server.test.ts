import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { portOf, serveEditor } from '../../../editor/server';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { checkRepository } from '../../../src/content/report';
import { copyContent } from '../../support/copy-content';
import { withOwnTexts } from '../../support/own-texts';

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

/** Opens a file as a form does, and says in which state it is. */
async function open(file: string): Promise<string | undefined> {
  const { status, body } = await ask('getEntry', { path: file });
  return status === 200 ? body.file.id : undefined;
}

async function save(file: string, content: unknown, more: { revision?: string | undefined; isSame?: true } = {}) {
  const { revision = await open(file), ...params } = more;
  const dataFiles = [{ path: file, raw: JSON.stringify({ content, revision }) }];
  return ask('persistEntry', { dataFiles, assets: [], options: { newEntry: revision === undefined }, ...params });
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

test('A picture that was refused and replaced in the form stands in the way of nothing', async () => {
  const before = read(shop);
  const [bad, good] = ['data/images/products/photo.jpg', 'data/images/products/mark.png'];
  const refused = { ...picture(bad), content: Buffer.from('GIF89a').toString('base64') };
  const saved = async (name: string) => {
    const raw = JSON.stringify({ content: { ...JSON.parse(before), logo: name }, revision: await open(shop) });
    const assets = [refused, picture(good)];
    return ask('persistEntry', { dataFiles: [{ path: shop, raw }], assets, options: { newEntry: false } });
  };
  expect((await saved('../images/products/photo.jpg')).body.error).toContain(`${bad}: The file is no picture`);
  expect((await saved('../images/products/mark.png')).status).toBe(200);
  expect(existsSync(path.join(root, bad))).toBe(false);
  expect(existsSync(path.join(root, good))).toBe(true);
  rmSync(path.join(root, good));
  writeFileSync(path.join(root, shop), before);
});

test('What others speak of is not deleted', async () => {
  const answer = await ask('deleteFiles', { paths: [shop] });
  expect(answer.status).toBe(422);
  expect(answer.body.error).toContain('names the product "point-of-sales-software", which does not exist');
  expect(existsSync(path.join(root, shop))).toBe(true);
});

test('A copy of a product becomes one with the next id, and keeps it when it is saved again', async () => {
  const file = 'data/products/laundry-software.json';
  const copy = withOwnTexts({ ...JSON.parse(read(shop)), slug: 'laundry-software', title: 'Laundry Software' });
  expect(await save(file, copy)).toEqual({ status: 200, body: { revisions: { [file]: await open(file) } } });
  const { id, ...withoutId } = JSON.parse(read(file));
  expect(id).toBe(23);
  expect((await save(file, { ...withoutId, title: 'Laundry' })).status).toBe(200);
  expect(JSON.parse(read(file))).toMatchObject({ id: 23, title: 'Laundry' });
  rmSync(path.join(root, file));
});

test('A product that was duplicated and not changed is told so first, and nobody else is at fault', async () => {
  const file = 'data/products/point-of-sales-software-1.json';
  const answer = await save(file, JSON.parse(read(shop)));
  expect(answer.body.sentences).toEqual([
    `${file}: The file says all that ${shop} says: change what makes it another product, or delete it.`,
  ]);
});

test('A new product is told once what each of its pictures lacks', async () => {
  const { id: _id, ...product } = JSON.parse(read(shop));
  const images = product.images.map((_: unknown, at: number) => ({ file: '', alt: `Baskets of a laundry, ${at}` }));
  const copy = withOwnTexts({ ...product, slug: 'laundry-software', title: 'Laundry Software' });
  const answer = await save('data/products/laundry-software.json', { ...copy, images });
  expect(answer.body.sentences).toEqual([
    'data/products/laundry-software.json: images 1, 2, 3, 4, 5 and 6 → file is missing: text in quotation marks is expected.',
  ]);
});

test('A position in any script has a file, and one that says the same as another is refused', async () => {
  const writer = 'data/live/jobs/technical-writer.json';
  const file = 'data/live/jobs/কারিগরি-লেখক.json';
  const content = JSON.parse(read(writer));
  expect((await save(file, content)).body.error).toContain(`says all that ${writer} says`);
  const renamed = { ...content, title: 'কারিগরি লেখক' };
  expect((await save(file, renamed)).status).toBe(200);
  expect(JSON.parse(read(file))).toMatchObject({ id: 111, title: 'কারিগরি লেখক' });
  expect((await ask('deleteFiles', { paths: [file], revisions: { [file]: (await open(file)) ?? '' } })).status).toBe(
    200,
  );
  expect((await save('data/live/jobs/.json', content)).body.error).toContain('needs a letter or a digit');
});

test('A figure that stands in two files is saved in one, then in the other', async () => {
  const [page, site] = [JSON.parse(read('data/pages/hiring.json')), JSON.parse(read('data/site.json'))];
  const calculator = { ...page.calculator, price: 450 };
  expect((await save('data/pages/hiring.json', { ...page, calculator })).status).toBe(200);
  const claims = { ...site.claims, employeeFrom: '$450 per month' };
  expect((await save('data/site.json', { ...site, claims })).status).toBe(200);
  const offices = await save('data/site.json', { ...site, claims: { ...claims, offices: '3' } });
  expect(offices.body.error).toContain('contact → offices lists 2');
  await save('data/pages/hiring.json', page);
  await save('data/site.json', site);
});

test('Content that was broken before can be mended in steps', async () => {
  const [before, brands] = [read(shop), read('data/brands.json')];
  writeFileSync(path.join(root, 'data/brands.json'), brands.replace('point-of-sales-software', 'gone'));
  expect((await save(shop, { ...JSON.parse(before), title: 'Shop Software' })).status).toBe(200);
  expect(read(shop)).toBe(before.replace(/"title": ".*"/, '"title": "Shop Software"'));
  writeFileSync(path.join(root, 'data/brands.json'), brands);
  writeFileSync(path.join(root, shop), before);
});

test('A form that was opened before somebody else saved takes nothing back, and is told what changed', async () => {
  const file = 'data/hosting/vps.json';
  const before = read(file);
  const revision = await open(file);
  const content = JSON.parse(before);
  const cheaper = { ...content, plans: [{ ...content.plans[0], price: 2400 }, ...content.plans.slice(1)] };
  expect((await save(file, cheaper)).status).toBe(200);
  const late = await save(file, { ...content, description: 'Servers of their own.' }, { revision });
  expect(late).toMatchObject({ status: 409 });
  expect(late.body.sentences).toEqual([
    'data/hosting/vps.json holds something else than when it was opened.',
    'plans 1 → price is 2400 now, 2500 before.',
  ]);
  expect(JSON.parse(read(file))).toEqual(cheaper);
  writeFileSync(path.join(root, file), before);
});

test('A form without the state of its file writes over nothing', async () => {
  const dataFiles = [{ path: shop, raw: JSON.stringify({ content: JSON.parse(read(shop)) }) }];
  const answer = await ask('persistEntry', { dataFiles, assets: [], options: { newEntry: false } });
  expect(answer.status).toBe(409);
});

test('A new entry does not take the place of one that is there', async () => {
  const dataFiles = [{ path: shop, raw: JSON.stringify({ content: JSON.parse(read(shop)) }) }];
  const answer = await ask('persistEntry', { dataFiles, assets: [], options: { newEntry: true } });
  expect(answer).toMatchObject({
    status: 422,
    body: { error: `${shop} is there already: choose another slug or title.` },
  });
});

test('A form gives no new address to what has one', async () => {
  const before = read(shop);
  const answer = await save(shop, { ...JSON.parse(before), slug: 'shop-software' });
  expect(answer.status).toBe(422);
  expect(answer.body.error).toContain('make the slug "point-of-sales-software" again');
  expect(read(shop)).toBe(before);
});

test('What was deleted in another window does not come back, and what was changed there is not deleted', async () => {
  const file = 'data/live/jobs/technical-writer.json';
  const before = read(file);
  const revision = (await open(file)) ?? '';
  writeFileSync(path.join(root, file), before.replace('"vacancies": ', '"vacancies": 1'));
  expect((await ask('deleteFiles', { paths: [file], revisions: { [file]: revision } })).status).toBe(409);
  expect(existsSync(path.join(root, file))).toBe(true);
  rmSync(path.join(root, file));
  const late = await save(file, JSON.parse(before), { revision });
  expect(late.body.error).toBe(`${file} has been deleted.`);
  writeFileSync(path.join(root, file), before);
});

test('A file that cannot be read is not opened as an empty form, and its list says that it is there', async () => {
  const before = read(shop);
  writeFileSync(path.join(root, shop), before.replace(',', ''));
  const answer = await ask('getEntry', { path: shop });
  expect(answer.status).toBe(422);
  expect(answer.body.error).toContain('This line needs a comma at the mark');
  const listed = await ask('entriesByFolder', { folder: 'data/products', extension: 'json' });
  const titles = listed.body.map(({ data }: { data: string }) => JSON.parse(data).content.title);
  expect(titles).toContain('point-of-sales-software (cannot be read)');
  expect(titles).toHaveLength(22);
  writeFileSync(path.join(root, shop), before);
});

describe('While another file cannot be read', () => {
  const broken = 'data/live/jobs/technical-writer.json';
  let before: string;
  beforeAll(() => {
    before = read(broken);
    writeFileSync(path.join(root, broken), '{');
  });
  afterAll(() => writeFileSync(path.join(root, broken), before));

  test('an icon that there is not is refused', async () => {
    const answer = await save(shop, { ...JSON.parse(read(shop)), icon: 'shoping-cart' });
    expect(answer.body.error).toContain('names the icon "shoping-cart"');
  });

  test('a product that others name is not deleted', async () => {
    expect((await ask('deleteFiles', { paths: [shop] })).status).toBe(422);
    expect(existsSync(path.join(root, shop))).toBe(true);
  });

  test('what is right is saved', async () => {
    expect((await save(shop, JSON.parse(read(shop)))).status).toBe(200);
  });
});

test('One wrong price is refused in one sentence, whatever other texts speak of it', async () => {
  const file = 'data/hosting/shared.json';
  const group = JSON.parse(read(file));
  const [plan, ...others] = group.plans;
  const answer = await save(file, { ...group, plans: [{ ...plan, price: 15 }, ...others] });
  expect(answer.body.sentences).toEqual([`${file}: plans 1 → price must be at least 100.`]);
});

test('What is wrong with the file that is saved comes before what follows elsewhere', async () => {
  const file = 'data/industries.json';
  const [first, ...others] = JSON.parse(read(file));
  const answer = await save(file, [{ ...first, slug: 'another', icon: 'shoping-cart' }, ...others]);
  expect(answer.body.sentences.length).toBeGreaterThan(2);
  expect(answer.body.sentences[0]).toContain('names the icon "shoping-cart"');
});

test('While facts are not known, a text with facts is not saved, and one without is', async () => {
  const [site, about] = [read('data/site.json'), 'data/pages/contact.json'];
  const page = read(about);
  writeFileSync(path.join(root, 'data/site.json'), '{');
  const content = JSON.parse(page);
  const say = (description: string) => save(about, { ...content, seo: { ...content.seo, description } });
  const words = 'Call or write to us: we answer on working days, and we show each product before you buy it. ';
  expect((await say(`${words} {contact:fone}.`)).body.sentences).toEqual([
    `${about}: seo → description names {contact:fone}, which is not known while data/site.json is wrong: put that right first.`,
  ]);
  // Facts that are made of other files are known.
  expect((await say(`${words} {count:product} products.`)).body.error).toContain('you may have meant "count:products"');
  expect((await say(words)).status).toBe(200);
  writeFileSync(path.join(root, about), page);
  writeFileSync(path.join(root, 'data/site.json'), site);
});

test('A broken file is mended although a text that speaks of it turns out to be wrong', async () => {
  const [file, about] = ['data/hosting/shared.json', 'data/pages/contact.json'];
  const [before, page] = [read(file), read(about)];
  const group = JSON.parse(before);
  const [plan, ...others] = group.plans;
  writeFileSync(path.join(root, file), JSON.stringify({ ...group, plans: [{ ...plan, price: 15 }, ...others] }));
  writeFileSync(path.join(root, about), page.replace('"description": "', '"description": "{price:startr} '));
  expect((await save(file, group)).status).toBe(200);
  expect(checkRepository(root).problems.map((problem) => problem.file)).toEqual(['pages/contact.json']);
  writeFileSync(path.join(root, about), page);
  writeFileSync(path.join(root, file), before);
});

test('A question in other words is asked about, and then keeps its links', async () => {
  const file = 'data/live/faqs.json';
  const [before, ledger] = [read(file), read('data/ledger.json')];
  const faqs = JSON.parse(before);
  const better = [{ ...faqs[0], title: 'What does a demo cost, and who shows it?' }, ...faqs.slice(1)];
  const asked = await save(file, better);
  expect(asked).toMatchObject({ status: 409, body: { asks: 'isSame' } });
  expect(asked.body.error).toBe(`“${faqs[0].title}” is now “What does a demo cost, and who shows it?”.`);
  expect([read(file), read('data/ledger.json')]).toEqual([before, ledger]);
  expect((await save(file, better, { isSame: true })).status).toBe(200);
  expect(JSON.parse(read('data/ledger.json')).ids.faqs[faqs[0].id]).toEqual([
    ...JSON.parse(ledger).ids.faqs[faqs[0].id],
    'What does a demo cost, and who shows it?',
  ]);
  expect(checkRepository(root).problems).toEqual([]);
  writeFileSync(path.join(root, file), before);
  writeFileSync(path.join(root, 'data/ledger.json'), ledger);
});

test('A position under another title and day is asked about by its old title, not by its day', async () => {
  const file = 'data/live/jobs/flutter-app-developer.json';
  const job = JSON.parse(read(file));
  const asked = await save(file, { ...job, title: 'Mobile App Developer', published: '2026-11-25' });
  expect(asked).toMatchObject({ status: 409, body: { asks: 'isSame' } });
  expect(asked.body.error).toBe(`“${job.title}” is now “Mobile App Developer”.`);
});

test('The page has a policy of its own, and loads nothing from elsewhere', async () => {
  const page = await server.inject({ url: '/', headers: { host } });
  expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  expect(page.body).not.toMatch(/https?:/);
  expect((await server.inject({ url: '/decap/..%2f..%2fpackage.json', headers: { host } })).statusCode).toBe(404);
});
