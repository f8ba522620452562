import { setTimeout } from 'node:timers/promises';
import { remember } from '../../src/lists/remember';

test('an answer is asked for once while it is young, and again afterwards', async () => {
  let asked = 0;
  const read = remember(async () => ++asked, 50);
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  await setTimeout(60);
  expect(await read()).toBe(2);
});

test('with an age of nothing it is asked for every time', async () => {
  let asked = 0;
  const read = remember(async () => ++asked, 0);
  expect([await read(), await read()]).toEqual([1, 2]);
});
