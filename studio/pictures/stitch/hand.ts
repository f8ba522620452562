/** Returns the next small deviation, between -1 and 1. */
export type Hand = () => number;

/**
 * A seamstress's hand: never perfectly even, yet the same on every run,
 * so that regenerating the pictures leaves no difference in git (mulberry32).
 */
export function createHand(seed: number): Hand {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2147483648 - 1;
  };
}
