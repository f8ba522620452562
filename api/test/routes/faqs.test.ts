import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testApp } from '../support/app';
import { writeFiles } from '../support/folders';

const url = '/api/faq-list';

test('the questions are answered under their key, each with exactly its five keys (R-API-05, R-ENT-12)', async () => {
  const { app } = await testApp();
  const answer = await app.inject(url);
  expect(answer.headers['cache-control']).toBe('public, max-age=60');
  expect(answer.headers.etag).toMatch(/^".+"$/);
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
  ['lacks a title', '[{"id": 7}]', /^data\/live\/faqs\.json: The question 7 has no title$/],
  ['has an id twice', JSON.stringify([question(1), question(1)]), /: Two questions have the same id$/],
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

const faq = question(9);

function question(id: number) {
  return { id, title: 'Where is it?', description: 'Here.', category: 'Visits', priority: 'High' };
}

function writeFaqs(dataDir: string, faqs: object[]): void {
  writeFiles(dataDir, { 'live/faqs.json': faqs });
}
