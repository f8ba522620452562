import { EventEmitter } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { databaseEnv } from '../../../../kit/databases';
import type { LeadEvents } from '../../../src/leads/events';
import { limits } from '../../../src/quotas/limits';
import { storedLeads, testApp } from '../../support/app';
import { stoppedClock } from '../../support/clock';
import { leadsCommand } from '../../support/leads-command';
import { booking, post } from '../../support/multipart';

/** As fast as autofill and a practised hand allow, and slower; '' is a page without a script. */
const humanTimes = ['300', '301', '350', '420', '700', '1500', '9000', '240000', '86400000', ''];
const names = ['Rahima Khatun', 'রহিমা খাতুন', 'O’Neill', '李雷', 'José', 'R', 'ANWAR HOSSAIN', 'Md. Al-Amin (Rony)'];

test('of 200 bookings at the speed of autofill, none waits in quarantine', async () => {
  stoppedClock();
  const { app, store } = await testApp();
  for (let index = 0; index < 200; index += 1) {
    const person = { Customer_name: names[index % names.length] ?? '', email: `person${index}@example.com` };
    await send(app, { ...person, elapsed_ms: humanTimes[index % humanTimes.length] ?? '', fax_number: '' });
  }
  expect(await store.count({})).toBe(200);
  expect(await store.count({ status: 'quarantined' })).toBe(0);
});

test.each([
  [
    'fill in the field that nobody sees',
    { fax_number: 'https://spam.example', elapsed_ms: '45000' },
    'a field was filled in',
  ],
  ['are sent at once', { elapsed_ms: '0' }, 'it was sent faster'],
  ['are sent faster than a hand can', { elapsed_ms: '299' }, 'it was sent faster'],
])('bookings that %s get their receipts, and staff find them in quarantine, and why', async (_, signs, why) => {
  const { app, config } = await testApp();
  const receipts: string[] = [];
  for (let index = 0; index < 10; index += 1) receipts.push(await send(app, { ...signs, comment: `No. ${index}` }));
  const { out } = await leadsCommand(['list', '--status', 'quarantined'], databaseEnv(config.database));
  expect(receipts.filter((receipt) => !out.includes(receipt))).toEqual([]);
  expect(out.split(why)).toHaveLength(11);
  const shown = await leadsCommand(['show', receipts[0] ?? ''], databaseEnv(config.database));
  expect(shown.out).toMatch(new RegExp(`^Status +quarantined \\(${why}`, 'm'));
});

test('whoever floods us gets receipts, and only what no office sends waits in quarantine', async () => {
  stoppedClock();
  const { app, store } = await testApp();
  for (let index = 0; index < limits.trusted.each + 3; index += 1) await send(app, { comment: `No. ${index}` });
  const [waiting] = await storedLeads(store);
  expect(waiting).toMatchObject({ status: 'quarantined', quarantinedFor: 'many' });
  expect(await store.count({ status: 'quarantined' })).toBe(3);
  await send(app, { comment: 'From elsewhere' }, '198.51.100.1');
  expect(await store.count({ status: 'quarantined' })).toBe(3);
});

test('the same words that waited there among a flood are told to staff when they come from elsewhere', async () => {
  stoppedClock();
  const { app, store } = await testApp();
  for (let index = 0; index < limits.trusted.each; index += 1) await send(app, { comment: `No. ${index}` });
  const words = { comment: 'I would like ten licences' };
  const waiting = await send(app, words);
  const seen = await send(app, words, '198.51.100.1');
  const statuses = new Map((await storedLeads(store)).map(({ id, status }) => [id, status]));
  expect([statuses.get(waiting), statuses.get(seen)]).toEqual(['quarantined', 'new']);
  // Each stays one lead, however often it is sent.
  expect(await send(app, words)).toBe(seen);
  expect(await send(app, words, '198.51.100.1')).toBe(seen);
  expect(await store.count({})).toBe(limits.trusted.each + 2);
});

test('what was taken is not stored once more when it comes again with signs of a robot', async () => {
  const { app, store } = await testApp();
  const taken = await send(app, {});
  expect(await send(app, { elapsed_ms: '10' })).toBe(taken);
  expect(await store.count({})).toBe(1);
});

test('what a robot sent first leaves quarantine only for a sender who is trusted, and costs trust', async () => {
  stoppedClock();
  const { app, store } = await testApp();
  const sendUnder = (key: string, changes: Record<string, string>) =>
    app.inject({ ...post(booking(changes), { 'idempotency-key': key }), remoteAddress: '203.0.113.7' });
  for (const key of ['one', 'two']) await sendUnder(key, { comment: key, fax_number: '1' });
  for (let index = 1; index < limits.trusted.each; index += 1) await send(app, { comment: `No. ${index}` });
  for (const key of ['one', 'two']) await sendUnder(key, { comment: key });
  const waiting = (await storedLeads(store)).filter(({ status }) => status === 'quarantined');
  expect(waiting.map(({ fields }) => fields.comment)).toEqual(['two']);
});

test('what leaves quarantine is told to staff at once, and what waits there is not', async () => {
  const events: LeadEvents = new EventEmitter();
  const told = jest.fn();
  events.on('stored', told);
  const { app } = await testApp({}, undefined, { events });
  const sendUnderOneKey = (changes: Record<string, string>) =>
    app.inject(post(booking(changes), { 'idempotency-key': 'one' }));
  await sendUnderOneKey({ fax_number: '1' });
  expect(told).not.toHaveBeenCalled();
  await sendUnderOneKey({});
  expect(told).toHaveBeenCalledTimes(1);
});

test('of two attempts at once one lets out what a robot sent first, and the other costs no trust', async () => {
  stoppedClock();
  const { app, store } = await testApp();
  const sendUnderOneKey = (changes: Record<string, string>) =>
    app.inject({ ...post(booking(changes), { 'idempotency-key': 'one' }), remoteAddress: '203.0.113.7' });
  await sendUnderOneKey({ fax_number: '1' });
  const { release } = store;
  let begun = 0;
  const both = new Promise<void>((resolve) => {
    // Neither is let out before the other has read that it waits.
    jest.spyOn(store, 'release').mockImplementation(async (...asked) => {
      begun += 1;
      if (begun === 2) resolve();
      await both;
      return release(...asked);
    });
  });
  await Promise.all([sendUnderOneKey({}), sendUnderOneKey({})]);
  for (let index = 1; index < limits.trusted.each; index += 1) await send(app, { comment: `No. ${index}` });
  expect(await store.count({ status: 'quarantined' })).toBe(0);
  await send(app, { comment: 'One too many' });
  expect(await store.count({ status: 'quarantined' })).toBe(1);
});

test('what waits among a flood is stored once as well', async () => {
  stoppedClock();
  const { app, store } = await testApp();
  for (let index = 0; index < limits.trusted.each; index += 1) await send(app, { comment: `No. ${index}` });
  const words = { comment: 'I would like ten licences' };
  expect(await send(app, words)).toBe(await send(app, words));
  expect(await store.count({ status: 'quarantined' })).toBe(1);
});

async function send(
  app: FastifyInstance,
  changes: Record<string, string>,
  remoteAddress = '203.0.113.7',
): Promise<string> {
  const request = post(booking(changes));
  const withoutKey = Object.entries(request.headers ?? {}).filter(([name]) => name !== 'idempotency-key');
  const answer = await app.inject({ ...request, headers: Object.fromEntries(withoutKey), remoteAddress });
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}
