import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { writeFiles } from '../../../kit/folders';
import { testApp } from '../support/app';

const url = '/api/faq-list';

test('the questions are answered under their key, each with exactly its five keys (R-API-05, R-ENT-12)', async () => {
  const { app } = await testApp();
  const answer = await app.inject(url);
  expect(answer.headers['cache-control']).toBe('public, max-age=60');
  expect(answer.headers.etag).toMatch(/^W\/".+"$/);
  expect(answer.json()).toEqual({
    faq_list: [
      {
        id: 1,
        title: 'When are you open?',
        description: 'On <em>most</em> days.',
        category: 'Visits',
        priority: 'High',
      },
      { id: 2, title: 'Where are you?', description: '<p>In Dhaka.</p>', category: 'Visits', priority: 'Normal' },
    ],
  });
});

test('an answer is sanitised before it leaves (X1)', async () => {
  const { app, config } = await testApp();
  writeFaqs(config.dataDir, [{ ...faq, description: '<p onclick="x()">Call</p><script>x()</script>' }]);
  expect((await app.inject(url)).json().faq_list[0].description).toBe('<p>Call</p>');
});

test('what looks like a fact in a style goes with that, and takes no question with it', async () => {
  const { app, config } = await testApp();
  writeFaqs(config.dataDir, [{ ...faq, description: '<style>p{display:none}</style><p>Call</p>' }]);
  expect((await app.inject(url)).json().faq_list).toMatchObject([{ description: '<p>Call</p>' }]);
});

test('facts of the catalogues are filled in, as they are now', async () => {
  const { app, config } = await testApp();
  for (const name of ['hosting', 'site.json', 'industries.json', 'products', 'services'])
    cpSync(path.join('data', name), path.join(config.dataDir, name), { recursive: true });
  const [title, category] = ['Which of the {count:plans} plans?', 'Hosting from {lowest:shared}'];
  const description = '<p>From {lowest:shared}, {count:plans} plans</p>';
  writeFaqs(config.dataDir, [{ ...faq, title, category, description }]);
  const told = { title: 'Which of the eight plans?', category: 'Hosting from ৳1,500' };
  expect((await app.inject(url)).json().faq_list[0]).toMatchObject({
    ...told,
    description: '<p>From ৳1,500, eight plans</p>',
  });
  const shared = path.join(config.dataDir, 'hosting/shared.json');
  writeFileSync(shared, readFileSync(shared, 'utf8').replace('"price": 1500', '"price": 1800'));
  expect((await app.inject(url)).json().faq_list[0].description).toBe('<p>From ৳1,800, eight plans</p>');
});

test.each([
  ['is none', '{price:nothing}', /The question 9 names price:nothing, of which nothing is known$/],
  ['cannot be read', '{lowest:shared}', /The facts cannot be read: .*hosting/],
])(
  'a question that names a fact which %s is left out and named, and nobody reads the name',
  async (_, named, trouble) => {
    const { app, config } = await testApp();
    if (named === '{price:nothing}')
      for (const name of ['hosting', 'site.json', 'industries.json', 'products', 'services'])
        cpSync(path.join('data', name), path.join(config.dataDir, name), { recursive: true });
    writeFaqs(config.dataDir, [{ ...faq, description: `From ${named}` }, question(3)]);
    expect((await app.inject(url)).json()).toEqual({ faq_list: [question(3)] });
    const { lists } = (await app.inject('/api/health')).json();
    expect(lists).toContainEqual({ list: 'faqs', trouble: expect.stringMatching(trouble) });
  },
);

test('fields that are no part of the contract stay with us', async () => {
  const { app, config } = await testApp();
  writeFaqs(config.dataDir, [{ ...faq, note: 'ask Ayesha' }]);
  expect((await app.inject(url)).json()).toEqual({ faq_list: [faq] });
});

test('a changed file shows without a restart, and its old tag no longer matches', async () => {
  const { app, config } = await testApp();
  const { etag } = (await app.inject(url)).headers;
  writeFaqs(config.dataDir, [faq]);
  const answer = await app.inject({ url, headers: { 'if-none-match': String(etag) } });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ faq_list: [faq] });
});

test.each([
  ['is no JSON', '[{"id": 1,', /^data\/live\/faqs\.json is not valid JSON$/],
  ['is no list', '{}', /^data\/live\/faqs\.json: The answer has no faq_list$/],
  ['has no usable question', '[{"id": 7}, 1]', /^data\/live\/faqs\.json: No entry .+ Entry 1 \(id 7\) has no title$/],
])('a file that %s leaves the last good list, one warning, and its name in the health', async (_, text, trouble) => {
  const { app, config, log } = await testApp();
  const before = await app.inject(url);
  writeFileSync(path.join(config.dataDir, 'live/faqs.json'), text);
  await app.inject(url);
  expect((await app.inject(url)).body).toBe(before.body);
  expect(log.filter((line) => line.includes('a list cannot be read'))).toHaveLength(1);
  const health = await app.inject('/api/health');
  expect(health.statusCode).toBe(200);
  expect(health.json().lists).toEqual([{ list: 'faqs', trouble: expect.stringMatching(trouble) }]);
});

test('questions that were never there are 503, and appear when their file does', async () => {
  const { app, config } = await testApp();
  const file = path.join(config.dataDir, 'live/faqs.json');
  renameSync(file, `${file}.away`);
  expect((await app.inject(url)).statusCode).toBe(503);
  expect((await app.inject('/api/health')).json().lists).toHaveLength(1);
  renameSync(`${file}.away`, file);
  expect((await app.inject(url)).statusCode).toBe(200);
  expect((await app.inject('/api/health')).json().lists).toEqual([]);
});

test.each([
  ['is no object', 'Where?', /Entry 2 is not an object$/],
  ['has no id', { ...question(2), id: null }, /Entry 2 has no id$/],
  ['has no title', { ...question(2), title: ' ' }, /Entry 2 \(id 2\) has no title$/],
  ['has an id twice', question(9), /Entry 2 \(id 9\) has the id of an earlier one$/],
  [
    'is as long as a book',
    { ...question(2), description: 'x'.repeat(50_000) },
    /more than 30000 characters as description$/,
  ],
])('a question that %s costs itself only, also after a restart, and is named', async (_, bad, trouble) => {
  const { app, config, log } = await testApp();
  writeFaqs(config.dataDir, [faq, bad, question(3)]);
  await expectFaqs(app, [faq, question(3)], trouble);
  expect(log.filter((line) => line.includes('a list cannot be read'))).toHaveLength(1);
  const { app: restarted } = await testApp({ dataDir: config.dataDir });
  await expectFaqs(restarted, [faq, question(3)], trouble);
});

test('while a question is broken, what was last good of it stays, and changes of the others show', async () => {
  const { app, config } = await testApp();
  writeFaqs(config.dataDir, [faq, question(2), question(3)]);
  await app.inject(url);
  const changed = { ...question(3), title: 'Where to?' };
  writeFaqs(config.dataDir, [{ ...faq, title: '' }, changed]);
  await expectFaqs(app, [faq, changed], /Entry 1 \(id 9\) has no title$/);
  writeFaqs(config.dataDir, [{ ...faq, title: null }, changed, question(4)]);
  await expectFaqs(app, [faq, changed, question(4)], /Entry 1 \(id 9\) has no title$/);
  writeFaqs(config.dataDir, [changed]);
  expect((await app.inject(url)).json()).toEqual({ faq_list: [changed] });
});

test.each([
  [
    'category',
    { category: '' },
    { category: 'Other questions' },
    /has no category and stands under "Other questions"$/,
  ],
  ['category', { category: null }, { category: 'Other questions' }, /has no category/],
  ['answer', { description: null }, { description: '' }, /The question 2 has no answer$/],
  ['answer but a frame', { description: '<p>&nbsp;</p><br>' }, { description: '' }, /The question 2 has no answer$/],
])('a question without an %s is answered all the same, and named', async (_, change, answered, trouble) => {
  const { app, config } = await testApp();
  writeFaqs(config.dataDir, [faq, { ...question(2), ...change }]);
  await expectFaqs(app, [faq, { ...question(2), ...answered }], trouble);
});

test('no questions are an answer', async () => {
  const { app, config } = await testApp();
  writeFaqs(config.dataDir, []);
  expect((await app.inject(url)).json()).toEqual({ faq_list: [] });
  expect((await app.inject('/api/health')).json().lists).toEqual([]);
});

test('of a thousand mistakes, the health check and the log name the first', async () => {
  const { app, config, log } = await testApp();
  writeFaqs(config.dataDir, [faq, ...Array.from({ length: 900 }, () => 1)]);
  expect((await app.inject(url)).json()).toEqual({ faq_list: [faq] });
  expect((await app.inject('/api/health')).json().lists).toHaveLength(20);
  expect(log.join('').length).toBeLessThan(10_000);
});

const faq = question(9);

async function expectFaqs(app: FastifyInstance, questions: object[], trouble: RegExp): Promise<void> {
  expect((await app.inject(url)).json()).toEqual({ faq_list: questions });
  expect((await app.inject('/api/health')).json().lists).toEqual([
    { list: 'faqs', trouble: expect.stringMatching(trouble) },
  ]);
}

function question(id: number) {
  return { id, title: 'Where is it?', description: 'Here.', category: 'Visits', priority: 'High' };
}

function writeFaqs(dataDir: string, faqs: unknown[]): void {
  writeFiles(dataDir, { 'live/faqs.json': faqs });
}
