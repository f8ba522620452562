import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { writeFiles } from '../../../kit/folders';
import { readJobs } from '../../../src/contract/job-list';
import { jobKeys } from '../../../src/contract/jobs';
import { onlyLead, testApp } from '../support/app';
import { apply, applying, cv, dataWithJob } from '../support/application';
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
  [
    'has the id of another',
    jobFile({ id: 2 }),
    /^data\/live\/jobs\/a\.json: has the id 2 of data\/live\/jobs\/b\.json$/,
  ],
])(
  'while a file %s, the last good list stays, the log says why and the health check that',
  async (_what, bad, reason) => {
    const { app, config, log } = await testApp();
    const health = async () => (await app.inject('/api/health')).json().lists;
    writeFiles(config.dataDir, { 'live/jobs/a.json': jobFile({ id: 1 }), 'live/jobs/b.json': jobFile({ id: 2 }) });
    expect((await app.inject(url)).json().job_list).toHaveLength(2);
    expect(await health()).toEqual([]);

    writeFiles(config.dataDir, { 'live/jobs/a.json': bad });
    expect(await idsOf(app)).toEqual(['1', '2']);
    expect((await app.inject(url)).statusCode).toBe(200);
    expect(await health()).toEqual([{ list: 'jobs', trouble: expect.stringMatching(reason) }]);
    expect(log.filter((line) => line.includes('a list cannot be read'))).toHaveLength(1);

    writeFiles(config.dataDir, { 'live/jobs/a.json': jobFile({ id: 1, title: 'Mended' }) });
    expect((await app.inject(url)).body).toContain('Mended');
    expect(await health()).toEqual([]);
  },
);

test('of more jobs than a page reads, the newest are listed, the others are named, and one can apply', async () => {
  const dataDir = dataWithJob();
  const files = Array.from({ length: 205 }, (_, index) => jobFile({ id: 1000 + index, published: '2020-01-01' }));
  writeFiles(dataDir, Object.fromEntries(files.map((file) => [`live/jobs/${file.id}.json`, file])));
  const { app } = await testApp({ dataDir });
  const { job_list: listed } = (await app.inject(url)).json();
  expect(listed).toHaveLength(200);
  const { lists } = (await app.inject('/api/health')).json();
  expect(lists[0]).toMatchObject({
    list: 'jobs',
    trouble: expect.stringMatching(/^Job 1\d+ \(Tester\) is one too many$/),
  });
  expect((await app.inject(apply({ cv }))).statusCode).toBe(201);
});

test('of jobs that are too long together, as many are listed as a page reads', async () => {
  const { app, config } = await testApp();
  const long = Array(30).fill(`- ${Array(140).fill('abc').join(' ')}`);
  const files = Array.from({ length: 90 }, (_, index) => jobFile({ id: index + 1, responsibilities: long }));
  writeFiles(config.dataDir, Object.fromEntries(files.map((file) => [`live/jobs/${file.id}.json`, file])));
  const { rows, troubles } = readJobs((await app.inject(url)).json());
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.length).toBeLessThan(90);
  expect(troubles).toEqual([]);
});

test('a list that could never be read is 503', async () => {
  const { app, config } = await testApp();
  writeFiles(config.dataDir, { 'live/jobs/a.json': '{' });
  expect((await app.inject(url)).statusCode).toBe(503);
});

test('while a file is broken, changes of the others show all the same', async () => {
  const { app, config } = await testApp();
  writeFiles(config.dataDir, { 'live/jobs/a.json': jobFile({ id: 1 }), 'live/jobs/b.json': jobFile({ id: 2 }) });
  await app.inject(url);
  writeFiles(config.dataDir, { 'live/jobs/a.json': '{', 'live/jobs/c.json': jobFile({ id: 3 }) });
  rmSync(path.join(config.dataDir, 'live/jobs/b.json'));
  expect(await idsOf(app)).toEqual(['1', '3']);
});

test('a copy in which the id was forgotten does not take the place of its model', async () => {
  const { app, config } = await testApp();
  writeFiles(config.dataDir, { 'live/jobs/tester.json': jobFile({ id: 1, title: 'Tester' }) });
  await app.inject(url);
  writeFiles(config.dataDir, { 'live/jobs/analyst.json': jobFile({ id: 1, title: 'Analyst' }) });
  for (const _time of ['first', 'second'])
    expect((await app.inject(url)).json().job_list).toMatchObject([{ id: '1', job_title: 'Tester' }]);
  writeFiles(config.dataDir, { 'live/jobs/analyst.json': jobFile({ id: 2, title: 'Analyst' }) });
  expect(await idsOf(app)).toEqual(['1', '2']);
});

test('two jobs that swap their ids do so', async () => {
  const { app, config } = await testApp();
  const write = (a: number, b: number) =>
    writeFiles(config.dataDir, {
      'live/jobs/a.json': jobFile({ id: a, title: 'A' }),
      'live/jobs/b.json': jobFile({ id: b, title: 'B' }),
    });
  write(1, 2);
  await app.inject(url);
  write(2, 1);
  const { job_list: jobs } = (await app.inject(url)).json();
  expect(new Set(jobs.map(({ id, job_title }: Record<string, string>) => `${job_title}${id}`))).toEqual(
    new Set(['A2', 'B1']),
  );
});

describe('After a restart', () => {
  const place = (folder: string) => path.join(folder, 'live/jobs/b.json');
  test.each<[string, (folder: string) => void, RegExp]>([
    [
      'is half written',
      (folder) => writeFiles(folder, { 'live/jobs/b.json': '{"id": 2, "title"' }),
      /b\.json is not valid JSON$/,
    ],
    ['is empty', (folder) => writeFiles(folder, { 'live/jobs/b.json': '' }), /b\.json is not valid JSON$/],
    ['lacks what a job needs', (folder) => writeFiles(folder, { 'live/jobs/b.json': { id: 2 } }), /b\.json: title /],
    ['is null', (folder) => writeFiles(folder, { 'live/jobs/b.json': 'null' }), /b\.json: Invalid input/],
    [
      'has the id of another',
      (folder) => writeFiles(folder, { 'live/jobs/b.json': jobFile({ id: 1 }) }),
      /b\.json: has the id 1 of data\/live\/jobs\/a\.json$/,
    ],
    ['is a folder', (folder) => void mkdirSync(place(folder)), /b\.json: A folder .+ \(EISDIR/],
    ['leads nowhere', (folder) => symlinkSync('/nowhere', place(folder)), /b\.json: There is no such file .+ \(ENOENT/],
  ])('a file that %s costs its own job only, and is named', async (_what, damage, reason) => {
    const { config } = await testApp();
    writeFiles(config.dataDir, { 'live/jobs/a.json': jobFile({ id: 1 }), 'live/jobs/c.json': jobFile({ id: 3 }) });
    damage(config.dataDir);
    const { app, log } = await testApp({ dataDir: config.dataDir });
    expect(await idsOf(app)).toEqual(['1', '3']);
    expect(await idsOf(app)).toEqual(['1', '3']);
    const { lists, status } = (await app.inject('/api/health')).json();
    expect({ lists, status }).toEqual({
      lists: [{ list: 'jobs', trouble: expect.stringMatching(reason) }],
      status: 'ok',
    });
    expect(log.filter((line) => line.includes('a list cannot be read'))).toHaveLength(1);
  });

  test.each(['C++ <Senior>', 'QA &amp; Test', 'Web  Developer'])(
    'an application for "%s" is stored under that title, as the list has it',
    async (title) => {
      const dataDir = dataWithJob();
      writeFiles(dataDir, { 'live/jobs/a.json': jobFile({ id: 40, title, deadline: '2099-12-31' }) });
      const { app, store } = await testApp({ dataDir });
      const { job_list: listed } = (await app.inject(url)).json();
      expect(listed).toContainEqual(expect.objectContaining({ job_title: title }));
      expect((await app.inject(apply({ cv }, applying({ apply_for: title })))).statusCode).toBe(201);
      expect((await onlyLead(store)).fields.apply_for).toBe(title);
    },
  );

  test('an application for a job whose file is broken is stored', async () => {
    const dataDir = dataWithJob();
    writeFiles(dataDir, { 'live/jobs/broken.json': '{' });
    const { app, store } = await testApp({ dataDir });
    expect((await app.inject(apply({ cv }, applying({ apply_for: 'Of the broken file' })))).statusCode).toBe(201);
    expect((await onlyLead(store)).fields.apply_for).toBe('Of the broken file');
  });
});

/** In the order of their numbers. */
async function idsOf(app: FastifyInstance): Promise<string[]> {
  const { job_list: jobs } = (await app.inject(url)).json();
  return jobs.map(({ id }: { id: string }) => id).sort();
}
