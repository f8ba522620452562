/** In milliseconds: how often the loop is looked at. */
const interval = 500;

export interface Lateness {
  /** Whether whoever asks now should rather ask again later. */
  isLate(): boolean;
  stop(): void;
}

/** In milliseconds: who waits so long in front of every step of an answer is better served later. */
const tolerance = 1_000;

/**
 * Looks whether the event loop comes round in time (reliability S9). It is late when two looks in a row were: a single
 * pause, such as that of a machine that was suspended, is over before anybody could be refused for it.
 */
export function watchLateness(): Lateness {
  let at = performance.now();
  let last = 0;
  let isLate = false;
  const timer = setInterval(() => {
    const now = performance.now();
    const late = now - at - interval;
    isLate = Math.min(late, last) > tolerance;
    last = late;
    at = now;
  }, interval).unref();
  return { isLate: () => isLate, stop: () => clearInterval(timer) };
}
