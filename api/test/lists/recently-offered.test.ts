import { renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { answersTo } from '../../../kit/answers';
import { writeFiles } from '../../../kit/folders';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { hire } from '../../../src/contract/forms/hire';
import { partner } from '../../../src/contract/forms/partner';
import { LiveLists } from '../../src/lists/live-lists';
import { RecentlyOffered } from '../../src/lists/recently-offered';
import { eachTestHasApp, onlyLead, type TestApp, testApp } from '../support/app';
import { apply, applying, cv, dataWithJob } from '../support/application';
import { availableDatabases } from '../support/databases';
import { jobFile } from '../support/jobs';
import { booking, post } from '../support/multipart';

type Change = (data: string) => void;

/** In milliseconds. */
const day = 24 * 60 * 60 * 1000;
const [first, second, third] = [
  '20261121T100000.000Z-aaaaaaaa',
  '20261122T100000.000Z-bbbbbbbb',
  '20261123T100000.000Z-cccccccc',
];
const job = 'live/jobs/engineer.json';

const rename: Change = (data) => writeFiles(data, { [job]: jobFile({ title: 'Senior Engineer' }) });
const removeJob: Change = (data) => rmSync(path.join(data, job));
const renameProduct: Change = (data) => writeFiles(data, { 'products/clinic.json': { id: 9, title: 'Hospital' } });
const removeProduct: Change = (data) => rmSync(path.join(data, 'products/clinic.json'));
const removeIndustry: Change = (data) => writeFiles(data, { 'industries.json': [{ id: 1, title: 'Education' }] });
const renameRole: Change = (data) =>
  writeFiles(data, {
    'services/website-development.json': { slug: 'website', title: 'Websites', category: ['Web designer'] },
  });
const noChange: Change = () => {};

const ofProduct = () => post(booking({ product: '9' }));
const ofIndustry = () => post(booking({ business_industries: '2' }));
const ofPartner = () => ({ ...post(answersTo(partner, { solution: 'Clinic' })), url: partner.path });
const ofHire = () => ({ ...post(answersTo(hire, { service: 'web-developer' })), url: hire.path });

afterEach(() => jest.restoreAllMocks());

describe.each(availableDatabases())('Who opened a page before a change, with $name,', (database) => {
  let releasesDir = '';
  beforeEach(() => {
    releasesDir = path.join(temporaryFolder(), 'releases');
  });
  const current = eachTestHasApp(database, () => ({ dataDir: dataWithJob(), releasesDir }));
  const cases: [string, Change, () => ReturnType<typeof post>, object][] = [
    ['applies for a job that has another title', rename, apply, { fields: { apply_for: 'Software Engineer' } }],
    ['applies for a job that is gone', removeJob, apply, { fields: { apply_for: 'Software Engineer' } }],
    [
      'sees a product that is gone',
      removeProduct,
      ofProduct,
      { fields: { product: '9' }, words: { product: 'Clinic' } },
    ],
    ['sees a renamed product', renameProduct, ofProduct, { fields: { product: '9' }, words: { product: 'Hospital' } }],
    ['is of an industry that is gone', removeIndustry, ofIndustry, { words: { business_industries: 'Garments' } }],
    ['sells a product that is gone', removeProduct, ofPartner, { fields: { solution: 'Clinic' } }],
    ['sells a renamed product', renameProduct, ofPartner, { fields: { solution: 'Clinic' } }],
    ['hires for a role that is gone', renameRole, ofHire, { words: { service: 'Web developer' } }],
  ];

  test.each(cases)('%s, where content is shown once it is saved', async (_, change, request, stored) => {
    const { app, store, config } = current();
    await open(app);
    change(config.dataDir);
    expect((await app.inject(request())).statusCode).toBe(201);
    expect(await onlyLead(store)).toMatchObject(stored);
  });

  test.each(cases)('%s, where a server that goes on shows a release', async (_, change, request, stored) => {
    // So long ago that only whoever saw it then knows of it.
    newRelease(releasesDir, first, noChange, 30);
    const { app, store } = current();
    await open(app);
    newRelease(releasesDir, second, change, 0);
    expect((await app.inject(request())).statusCode).toBe(201);
    expect(await onlyLead(store)).toMatchObject(stored);
  });

  test.each(cases)('%s, where a server that started since shows a release', async (_, change, request, stored) => {
    newRelease(releasesDir, first, noChange, 6);
    newRelease(releasesDir, second, change, 0);
    const { app, store } = current();
    expect((await app.inject(request())).statusCode).toBe(201);
    expect(await onlyLead(store)).toMatchObject(stored);
  });
});

describe('A choice that pages offered', () => {
  test.each([
    ['is taken for a week after it was saved away', 6, 201],
    ['but no longer', 8, 422],
  ])('%s', async (_, days, status) => {
    const { app, config } = await testApp({ dataDir: dataWithJob() });
    await open(app);
    removeJob(config.dataDir);
    await open(app);
    passDays(days);
    expect((await app.inject(apply())).statusCode).toBe(status);
  });

  test.each([
    ['is taken for a week after visitors last saw its release', 6, 201],
    ['and not after that, though the release is still kept', 8, 422],
  ])('%s', async (_, days, status) => {
    const releasesDir = temporaryFolder();
    newRelease(releasesDir, first, noChange, days);
    newRelease(releasesDir, second, removeJob, 0);
    const { app } = await testApp({ releasesDir });
    expect((await app.inject(apply())).statusCode).toBe(status);
  });

  test('is taken when two releases follow each other, and the one of before it', async () => {
    const releasesDir = temporaryFolder();
    newRelease(releasesDir, first, noChange, 2);
    newRelease(releasesDir, second, rename, 1);
    newRelease(releasesDir, third, removeJob, 0);
    const { app } = await testApp({ releasesDir });
    const answers = await Promise.all(
      ['Software Engineer', 'Senior Engineer', 'Wizard'].map((title) => send(app, title)),
    );
    expect(answers).toEqual([201, 201, 422]);
  });

  test('before the first release is taken after it', async () => {
    const releasesDir = path.join(temporaryFolder(), 'releases');
    const { app } = await testApp({ releasesDir, dataDir: dataWithJob() });
    await open(app);
    newRelease(releasesDir, first, removeJob, 0);
    expect((await app.inject(apply())).statusCode).toBe(201);
  });

  test('by an older data/options.json is taken, and one that only a newer one has', async () => {
    const releasesDir = temporaryFolder();
    newRelease(releasesDir, first, choicesOf('Weaver'), 2);
    newRelease(releasesDir, second, choicesOf('Dyer'), 0);
    const { app } = await testApp({ releasesDir });
    const designations = ['Weaver', 'Dyer', 'Proprietor', 'Wizard'];
    const requests = designations.map((designation) => app.inject(post(booking({ designation }))));
    expect((await Promise.all(requests)).map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 422]);
  });

  test('when the server started, which nobody had asked since, is taken', async () => {
    const looks = jest.spyOn(LiveLists.prototype, 'lookOnce');
    const { app, config } = await testApp({ dataDir: dataWithJob() });
    await app.listen({ port: 0, host: '127.0.0.1' });
    while (looks.mock.calls.length === 0) await setTimeout(5);
    await Promise.all(looks.mock.results.map(({ value }) => value));
    removeJob(config.dataDir);
    expect((await app.inject(apply())).statusCode).toBe(201);
  });

  test('is refused when no page ever offered it', async () => {
    const { app, config } = await testApp({ dataDir: dataWithJob() });
    await open(app);
    removeJob(config.dataDir);
    expect(await send(app, 'Wizard')).toBe(422);
  });
});

describe('A job that was open on a page', () => {
  const deadline = (date: string): Change => {
    return (data) => writeFiles(data, { [job]: jobFile({ title: 'Senior Engineer', deadline: date }) });
  };

  test.each([
    ['closed since keeps its day of grace', deadline('2027-01-31'), '2027-02-01T23:59:00+06:00', 201],
    ['closed since is closed after that', deadline('2027-01-31'), '2027-02-02T00:00:00+06:00', 422],
    ['is gone since is closed after its own deadline', removeJob, '2027-02-04T00:00:00+06:00', 422],
    ['is gone since can be applied for until then', removeJob, '2027-02-02T23:59:00+06:00', 201],
  ])('and %s', async (_, change, now, status) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-01-30T12:00:00+06:00'));
    const dataDir = dataWithJob();
    writeFiles(dataDir, { [job]: jobFile({ title: 'Software Engineer', deadline: '2027-02-02' }) });
    const { app, config } = await testApp({ dataDir });
    await open(app);
    change(config.dataDir);
    await open(app);
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    expect((await app.inject(apply())).statusCode).toBe(status);
  });
});

test('However often a list is changed, what it remembers of it has an end', () => {
  const recently = new RecentlyOffered();
  for (let count = 0; count < 3000; count += 1) recently.options('products', [{ value: `${count}`, label: 'Any' }]);
  const known = recently.optionsOf('products').map(({ value }) => value);
  expect(known).toHaveLength(2001);
  expect(known[0]).toBe('2999');
});

/** As somebody does who opens a page: the server reads its lists, at the latest. */
async function open(app: TestApp['app']): Promise<void> {
  await app.inject('/api/health');
}

async function send(app: TestApp['app'], apply_for: string): Promise<number> {
  return (await app.inject(apply({ cv }, applying({ apply_for })))).statusCode;
}

function passDays(days: number): void {
  const now = Date.now() + days * day;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
}

function choicesOf(role: string): Change {
  const list = (value: string) => ({ options: [{ value }] });
  const options = {
    companySize: list('11-50'),
    role: list(role),
    leadSource: list('Word of Mouth'),
    experience: list('0-2 years'),
    education: list('None'),
  };
  return (data) => writeFiles(data, { 'options.json': options });
}

/** Makes a release of the small catalogue and leads visitors to it, as the command does. */
function newRelease(releasesDir: string, name: string, change: Change, days: number): void {
  const folder = path.join(releasesDir, name);
  writeFiles(folder, { 'public/index.html': name });
  rmSync(path.join(folder, 'data'), { recursive: true, force: true });
  renameSync(dataWithJob(), path.join(folder, 'data'));
  change(path.join(folder, 'data'));
  setAge(folder, days);
  symlinkSync(name, path.join(releasesDir, '.current'));
  renameSync(path.join(releasesDir, '.current'), path.join(releasesDir, 'current'));
}

/** So many days ago visitors last saw it. */
function setAge(folder: string, days: number): void {
  const then = new Date(Date.now() - days * day);
  utimesSync(folder, then, then);
}
