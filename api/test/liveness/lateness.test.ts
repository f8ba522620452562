import { type Lateness, watchLateness } from '../../src/liveness/lateness';

let now = 0;
let loop: Lateness;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  loop = watchLateness();
});

afterEach(() => {
  loop.stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** The next looks come so many milliseconds late. */
function comeRound(...delays: number[]): void {
  for (const delay of delays) {
    now += 500 + delay;
    jest.advanceTimersByTime(500);
  }
}

test('a loop that comes round in time is not late, nor one that is a little behind', () => {
  comeRound(0, 1, 900, 950, 0);
  expect(loop.isLate()).toBe(false);
});

test('a single pause is forgiven, however long', () => {
  comeRound(0, 3_600_000);
  expect(loop.isLate()).toBe(false);
  comeRound(0, 60_000);
  expect(loop.isLate()).toBe(false);
});

test('a loop that is late again and again is late, until it comes round in time once', () => {
  comeRound(1_100, 1_200);
  expect(loop.isLate()).toBe(true);
  comeRound(5_000);
  expect(loop.isLate()).toBe(true);
  comeRound(3);
  expect(loop.isLate()).toBe(false);
});
