import { setTimeout } from 'node:timers/promises';
import { remember, rememberEach } from '../../src/cache/remember';
import { stoppedClock } from '../support/clock';

test('an answer is asked for once while it is young, and again afterwards', async () => {
  let asked = 0;
  const read = remember(async () => ++asked, 50);
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  await setTimeout(60);
  expect(await read()).toBe(2);
});

test('while an answer is asked for anew, others get the old one, until it is twice as old', async () => {
  const clock = stoppedClock();
  const answers = [Promise.resolve('old'), new Promise<string>(() => {}), Promise.resolve('new')];
  const read = remember(() => answers.shift() ?? Promise.reject(new Error('asked too often')), 100);
  expect(await read()).toBe('old');
  clock.move(150);
  const asked = jest.fn();
  void read().then(asked);
  expect(await read()).toBe('old');
  clock.move(50);
  void read().then(asked);
  clock.move(50);
  expect(await read()).toBe('new');
  expect(asked).not.toHaveBeenCalled();
});

test('a failure takes the place of the answer before it', async () => {
  const clock = stoppedClock();
  const answers = [Promise.resolve('old'), Promise.reject(new Error('gone'))];
  const read = remember(() => answers.shift() ?? Promise.reject(new Error('asked too often')), 100);
  expect(await read()).toBe('old');
  clock.move(150);
  await expect(read()).rejects.toThrow('gone');
  await expect(read()).rejects.toThrow('gone');
});

test('a failure is everybody’s answer for a second at most', async () => {
  const clock = stoppedClock();
  const answers = [Promise.reject(new Error('gone')), Promise.resolve('back')];
  const read = remember(() => answers.shift() ?? Promise.reject(new Error('asked too often')), 60_000);
  await expect(read()).rejects.toThrow('gone');
  await expect(read()).rejects.toThrow('gone');
  clock.move(1_000);
  expect(await read()).toBe('back');
  clock.move(59_000);
  expect(await read()).toBe('back');
});

test('with an age of nothing it is asked for every time', async () => {
  let asked = 0;
  const read = remember(async () => ++asked, 0);
  expect([await read(), await read()]).toEqual([1, 2]);
});

test('each name has an answer of its own, and names that strangers invent push out the oldest', async () => {
  const read = jest.fn(async (name: string) => name.length);
  const lengthOf = rememberEach(read, 60_000, 2);
  expect([await lengthOf('a'), await lengthOf('bb'), await lengthOf('a')]).toEqual([1, 2, 1]);
  expect(read).toHaveBeenCalledTimes(2);
  for (const name of ['c', 'd']) await lengthOf(name);
  await lengthOf('a');
  expect(read.mock.calls.flat()).toEqual(['a', 'bb', 'c', 'd', 'a']);
});
