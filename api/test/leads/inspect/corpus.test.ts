import { createHash } from 'node:crypto';
import { places } from '../../../src/leads/inspect/pdf/places';
import { storedLeads, testApp } from '../../support/app';
import { apply, dataWithJob } from '../../support/application';
import { genuine, genuineNames } from '../../support/documents';
import { honest } from './honest';
import { hostile, hostileKinds } from './hostile/all';
import { holders } from './hostile/pdf-places';

test('there are as many documents as were promised', () => {
  expect(new Set(hostile.map(({ what }) => what)).size).toBe(hostile.length);
  expect(hostile.length).toBeGreaterThanOrEqual(2_000);
  expect(genuineNames.length).toBeGreaterThanOrEqual(68);
});

test('every key that may say which file of a network is meant has its own documents', () => {
  expect(Object.keys(holders)).toEqual([...places.keys()]);
});

test('every genuine document is taken, and comes back byte for byte', async () => {
  const { app, store } = await testApp({ quotas: false, dataDir: dataWithJob() });
  const refused: string[] = [];
  for (const filename of genuineNames) {
    const answer = await app.inject(apply({ cv: { filename, data: genuine(filename) } }));
    if (answer.statusCode !== 201) refused.push(`${filename}: ${answer.body}`);
  }
  expect(refused).toEqual([]);
  for (const { id, attachment } of await storedLeads(store)) {
    const sent = genuine(attachment?.name ?? '');
    expect((await store.attachment(id))?.equals(sent)).toBe(true);
    expect(attachment?.sha256).toBe(createHash('sha256').update(sent).digest('hex'));
  }
});

test('every honest document is taken that has something in common with a hostile one', async () => {
  const { app, store } = await testApp({ quotas: false, dataDir: dataWithJob() });
  const refused: string[] = [];
  for (const { what, name, data } of honest) {
    const answer = await app.inject(apply({ cv: { filename: name, data } }));
    if (answer.statusCode !== 201) refused.push(`${what}: ${answer.body}`);
  }
  expect(refused).toEqual([]);
  const stored = (await storedLeads(store)).map(({ attachment }) => attachment?.name);
  expect(stored.sort()).toEqual(honest.map(({ name }) => name).sort());
});

test.each(hostileKinds)(
  'every file that is %s is refused at its field for its own reason, and nothing is stored',
  async (_, files) => {
    const { app, store } = await testApp({ quotas: false, dataDir: dataWithJob() });
    const mistakes: string[] = [];
    for (const { what, name, data, because } of files) {
      const { statusCode, body } = await app.inject(apply({ cv: { filename: name, data } }));
      const { errors = [] } = JSON.parse(body);
      const rightly = statusCode === 422 && errors.length === 1 && errors[0].field === 'cv';
      if (!rightly || !errors[0].message.includes(because)) mistakes.push(`${what}: ${statusCode} ${body}`);
    }
    expect(mistakes).toEqual([]);
    expect(await store.count({})).toBe(0);
  },
  180_000,
);
