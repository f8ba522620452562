/**
 * Time as the quotas measure it, which stands still until it is moved, in milliseconds. Moves on again after the test.
 */
export function stoppedClock(): { move(by: number): void } {
  let now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  stopped.push(() => clock.mockRestore());
  return {
    move: (by) => {
      now += by;
    },
  };
}

const stopped: (() => void)[] = [];

afterEach(() => {
  for (const goOn of stopped.splice(0)) goOn();
});
