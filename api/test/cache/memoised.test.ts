import { memoised } from '../../src/cache/limited-map';

const long = (name: string) => name.repeat(200);

test('what a document repeats is worked out once', () => {
  const work = jest.fn((text: string) => text.length);
  const find = memoised(work, 200);
  expect([find(long('a')), find(long('ab')), find(long('a')), find(long('ab'))]).toEqual([200, 400, 200, 400]);
  expect(work).toHaveBeenCalledTimes(2);
});

test('that nothing was found is remembered too when it is said so', () => {
  const work = jest.fn(() => false);
  const find = memoised(work, 0);
  expect([find('a'), find('a')]).toEqual([false, false]);
  expect(work).toHaveBeenCalledTimes(1);
});

test('what is short is worked out each time', () => {
  const work = jest.fn((text: string) => text.length);
  const find = memoised(work, 200);
  expect([find('a'), find('a')]).toEqual([1, 1]);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a document with more different texts than are remembered is answered rightly', () => {
  const find = memoised((text) => text, 0);
  for (let round = 0; round < 2; round += 1) {
    for (let index = 0; index < 500; index += 1) expect(find(String(index))).toBe(String(index));
  }
});
