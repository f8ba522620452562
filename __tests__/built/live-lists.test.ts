import { builtPages } from '../../kit/built-site';
import { type Backend, startBackend } from '../support/backend';

/** A list that a page shows as the build knew it, with the tag that the backend's answer had. */
const mark = /data-live="([^"]*)"(?: data-tag="([^"]*)")?/g;

const marks = builtPages().flatMap(({ path, html }) =>
  [...html.replace(/<script[\s\S]*?<\/script>/g, '').matchAll(mark)].map(([, list = '', tag = '']) => {
    return { path, list, tag: tag.replaceAll('&quot;', '"') };
  }),
);

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend?.stop());

test.each([
  ['/join-team', '/api/job-list'],
  ['/career', '/api/job-list'],
  ['/faqs', '/api/faq-list'],
])('%s names the list that it shows', (path, list) => {
  expect(marks.filter((one) => one.path === path).map((one) => one.list)).toEqual([list]);
});

test('The backend says in a few bytes that each list is still the one of the build', async () => {
  for (const { list, tag } of marks) {
    const answer = await fetch(backend.url + list, { headers: { 'If-None-Match': tag } });
    expect({ status: answer.status, body: await answer.text() }).toEqual({ status: 304, body: '' });
  }
});
