/**
 * How slowly a submission may arrive. Whoever is slower is answered 408, and may send it again under the same key
 * (reliability R11). The largest file gets through at 150 kbit/s, a phone at the edge of its network.
 */
export const transferLimits = {
  /** In seconds, from the first byte of the body to its last. */
  wholeSeconds: 300,
  /** In seconds, without a single byte. */
  idleSeconds: 30,
  /** In bytes per second, on the average of everything after the first `idleSeconds`. */
  leastRate: 1_000,
};

/**
 * Whether a body is behind the least rate.
 * @param bytes of it that have arrived
 * @param seconds since the first might have
 */
export function isTooSlow(bytes: number, seconds: number): boolean {
  const { idleSeconds, leastRate } = transferLimits;
  return bytes < (seconds - idleSeconds) * leastRate;
}
