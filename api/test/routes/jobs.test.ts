import { rmSync } from 'node:fs';
import path from 'node:path';
import { jobKeys } from '../../../src/contract/jobs';
import { testApp } from '../support/app';
import { writeFiles } from '../support/folders';
import { jobFile } from '../support/jobs';

const url = '/api/job-list';

test('the jobs are answered with exactly their 16 keys, the newest first', async () => {
  const { app, config } = await testApp();
  writeFiles(config.dataDir, {
    'live/jobs/tester.json': jobFile({ id: 1, title: 'Tester', published: '2026-11-01' }),
    'live/jobs/designer.json': jobFile({ id: 2, title: 'Designer', published: '2026-11-02' }),
  });
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('public, max-age=30');
  const { job_list: jobs } = answer.json();
  expect(jobs.map(({ job_title }: { job_title: string }) => job_title)).toEqual(['Designer', 'Tester']);
  for (const job of jobs) expect(Object.keys(job).sort()).toEqual([...jobKeys].sort());
});

test('an unchanged list is 304', async () => {
  const { app } = await testApp();
  const { etag } = (await app.inject(url)).headers;
  expect((await app.inject({ url, headers: { 'if-none-match': String(etag) } })).statusCode).toBe(304);
});

test('a job whose deadline has passed stays in the list until its file is removed', async () => {
  const { app, config } = await testApp();
  writeFiles(config.dataDir, { 'live/jobs/a.json': jobFile({ published: '2020-01-01', deadline: '2020-02-01' }) });
  expect((await app.inject(url)).json().job_list).toHaveLength(1);
  rmSync(path.join(config.dataDir, 'live/jobs/a.json'));
  expect((await app.inject(url)).json().job_list).toEqual([]);
});

test('no folder of jobs is an empty list', async () => {
  const { app, config } = await testApp();
  rmSync(path.join(config.dataDir, 'live/jobs'), { recursive: true, force: true });
  expect((await app.inject(url)).json()).toEqual({ job_list: [] });
});

test.each([
  ['is no JSON', '{', /^data\/live\/jobs\/a\.json is not valid JSON/],
  ['lacks its title', jobFile({ title: undefined }), /^data\/live\/jobs\/a\.json: title/],
  ['has a field nobody knows', jobFile({ titel: 'Tester' }), /^data\/live\/jobs\/a\.json: Unrecognized key/],
  ['has the id of another', jobFile({ id: 2 }), /^data\/live\/jobs: Two jobs have the same id$/],
])(
  'while a file %s, the last good list stays, the log says why and the health check that',
  async (_what, bad, reason) => {
    const { app, config, log } = await testApp();
    const health = async () => (await app.inject('/api/health')).json().lists;
    writeFiles(config.dataDir, { 'live/jobs/a.json': jobFile({ id: 1 }), 'live/jobs/b.json': jobFile({ id: 2 }) });
    expect((await app.inject(url)).json().job_list).toHaveLength(2);
    expect(await health()).toEqual([]);

    writeFiles(config.dataDir, { 'live/jobs/a.json': bad });
    expect((await app.inject(url)).json().job_list).toHaveLength(2);
    expect((await app.inject(url)).statusCode).toBe(200);
    expect(await health()).toEqual([{ list: 'jobs', trouble: expect.stringMatching(reason) }]);
    expect(log.filter((line) => line.includes('a list cannot be read'))).toHaveLength(1);

    writeFiles(config.dataDir, { 'live/jobs/a.json': jobFile({ id: 1, title: 'Mended' }) });
    expect((await app.inject(url)).body).toContain('Mended');
    expect(await health()).toEqual([]);
  },
);

test('a list that could never be read is 503', async () => {
  const { app, config } = await testApp();
  writeFiles(config.dataDir, { 'live/jobs/a.json': '{' });
  expect((await app.inject(url)).statusCode).toBe(503);
});
