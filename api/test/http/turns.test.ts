import { Turns } from '../../src/http/turns';

test('all of the work is done, also what comes while it is under way', async () => {
  let left = 120;
  const turns = new Turns(() => left-- > 0);
  turns.start();
  await until(() => left < 0);
  left = 3;
  turns.start();
  await until(() => left < 0);
});

test('after a turn the loop has as long for everything else, in which it takes one thing after the other', async () => {
  let [left, rounds] = [30, 0];
  const rest = jest.spyOn(globalThis, 'setTimeout');
  const turns = new Turns(() => {
    for (const end = performance.now() + 5; performance.now() < end; );
    left -= 1;
    return left > 0;
  });
  turns.start();
  await until(() => {
    rounds += 1;
    return left === 0;
  });
  // Without the rest there is a round for each.
  expect(rounds).toBeGreaterThan(100);
  const rests = rest.mock.calls.map(([, time]) => time ?? 0);
  expect(rests.length).toBeGreaterThan(20);
  expect(Math.min(...rests)).toBeGreaterThanOrEqual(5);
  rest.mockRestore();
});

async function until(isOver: () => boolean): Promise<void> {
  while (!isOver()) await new Promise(setImmediate);
}
