import { readFileSync } from 'node:fs';
import path from 'node:path';
import { alarmsIn, alarmsOn } from '../../src/health/alarms-on';
import { alarmWords } from '../../src/leads/notify/digest/alarm-words';
import { testApp } from '../support/app';
import { newLead } from '../support/leads';

test('of a working service no alarm is on, whether or not the pages are elsewhere', async () => {
  const { app } = await testApp({ serveSite: false });
  expect(await alarmsOn(app)).toEqual([]);
});

test('alarms have the names that monitors see', async () => {
  const { app, store } = await testApp();
  await store.save(newLead({ receivedAt: '2020-01-01T00:00:00.000Z' }));
  expect(await alarmsOn(app)).toEqual([
    { name: 'site', value: 'missing' },
    { name: 'retention', value: 'late' },
  ]);
});

test('what is wrong with a list is said, and why nothing is stored', () => {
  expect(alarmsIn({ status: 'ok', lists: [{ list: 'jobs', trouble: 'data/jobs.json is gone' }] })).toEqual([
    { name: 'list jobs', value: 'data/jobs.json is gone' },
  ]);
  expect(alarmsIn({ status: 503, detail: 'The disk is full.' })).toEqual([
    { name: 'health', value: 'The disk is full.' },
  ]);
  expect(alarmsIn('<html>')).toEqual([{ name: 'health', value: 'unknown' }]);
});

test('each alarm of the description of our calls has a sentence for staff', () => {
  const file = readFileSync(path.join(__dirname, '../../../docs/openapi.json'), 'utf8');
  const { schema } = JSON.parse(file).paths['/api/health'].get.responses['200'].content['application/json'];
  const properties: Record<string, { enum?: string[] }> = schema.properties;
  const alarms = Object.entries(properties).flatMap(([name, { enum: values = [] }]) =>
    values.filter((value) => !['ok', 'elsewhere'].includes(value)).map((value) => ({ name, value })),
  );
  expect(alarms.length).toBeGreaterThan(9);
  for (const alarm of alarms)
    expect(alarmWords(alarm)).toMatch(new RegExp(`^${alarm.name}: ${alarm.value}\\. [A-Z].*\\.$`));
});
