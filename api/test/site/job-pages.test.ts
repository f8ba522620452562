import path from 'node:path';
import { writeFiles } from '../../../kit/folders';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { testApp } from '../support/app';
import { dataFolder } from '../support/folders';
import { jobFile } from '../support/jobs';

test('a job that is newer than the build has its page at once', async () => {
  const { app } = await siteWithJobs();
  const answer = await app.inject('/join-team/tester-7');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('New job');
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
});

test.each([
  '/join-team/no-such-job-9',
  '/join-team/9',
  '/join-team/a/b',
  '/join-team/A_B',
  '/join-team/%252e',
  '/join-team/x/',
])('%s is 404, with the page that says so, and may not be kept', async (url) => {
  const { app } = await siteWithJobs();
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toBe('New job');
  expect(answer.headers.etag).toBeUndefined();
  expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test.each(['/join-team/junior-designer-3', '/join-team/3', '/join-team/designer', '/join-team/Designer/'])(
  '%s leads to the page that is meant',
  async (url) => {
    const { app } = await siteWithJobs();
    const answer = await app.inject(`${url}?from=mail`);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/join-team/designer-3?from=mail');
  },
);

const elsewhere = [
  '//evil.example/join-team/designer-3',
  '///evil.example',
  '/join-team//evil.example/3',
  '/join-team//evil.example-3/',
  '/join-team/%2f%2fevil.example/3',
  '/join-team/%2Fevil.example-3',
  '/join-team/%5cevil.example-3',
  '/join-team/\\\\evil.example-3',
  '/join-team/..//evil.example-3',
  '/join-team/%2e%2e//evil.example-3',
  '/join-team/../../evil.example/tester-7/',
  '/%2fevil.example/join-team/3',
  '/%5cevil.example/join-team/3/',
  '/\\evil.example/join-team/3/',
  '/join-team/@evil.example-3',
  '/join-team/%0d%0aLocation:%20https://evil.example-3',
  '/join-team/%E2%80%AE3',
  '/join-team/https://evil.example-3',
  'http://evil.example/join-team/junior-designer-3',
  'http://evil.example/join-team/tester-7/',
];

test.each(elsewhere)('%s leads to no other host, however it ends', async (url) => {
  const { app } = await siteWithJobs();
  for (const end of ['', '/', '//', '?to=//evil.example', '/?to=//evil.example']) {
    const { location = '/' } = (await app.inject(url + end)).headers;
    expect(new URL(location, 'https://www.kantha.example').origin).toBe('https://www.kantha.example');
    expect(location).not.toMatch(/^.[/\\]|[\r\n\\]/);
  }
});

test.each(['//evil.example', '/%5cevil.example', '?//evil.example', '@evil.example'])(
  'a query of %s stays behind the page of the job',
  async (query) => {
    const { app } = await siteWithJobs();
    const { location } = (await app.inject(`/join-team/junior-designer-3?${query}`)).headers;
    expect(location).toBe(`/join-team/designer-3?${query}`);
  },
);

test('a slash at the end leads to the same job without one', async () => {
  const { app } = await siteWithJobs();
  expect((await app.inject('/join-team/tester-7/')).headers.location).toBe('/join-team/tester-7');
});

test('other addresses have the ordinary 404', async () => {
  const { app } = await siteWithJobs();
  const answer = await app.inject('/join-teams/tester-7');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toBe('No such page');
});

test('a job whose file was removed is 404 within the age of the list', async () => {
  const { app, config } = await siteWithJobs();
  writeFiles(config.dataDir, { 'live/jobs/tester.json': jobFile({ id: 8 }) });
  expect((await app.inject('/join-team/tester-7')).statusCode).toBe(404);
  expect((await app.inject('/join-team/tester-8')).statusCode).toBe(200);
});

/** A site that was built when there was one job, number 3; number 7 came later. */
function siteWithJobs() {
  const publicDir = path.join(temporaryFolder(), 'public');
  writeFiles(publicDir, {
    'index.html': 'Home',
    '404.html': 'No such page',
    'join-team/index.html': 'Jobs',
    'join-team/position/index.html': 'New job',
    'join-team/designer-3/index.html': 'Designer',
  });
  const dataDir = dataFolder();
  writeFiles(dataDir, { 'live/jobs/tester.json': jobFile({ id: 7, title: 'Tester' }) });
  return testApp({ publicDir, dataDir });
}
