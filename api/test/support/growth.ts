/** A way in for input, and the input of a given size that costs most there. */
export interface Family<Input = unknown> {
  name: string;
  /** In the unit that `input` counts in: the most that a request can bring. */
  largest: number;
  input(size: number): Input;
  read(input: Input): unknown;
}

/**
 * By how much one doubling of the input may multiply the processor time; twice is linear, four times quadratic
 * (reliability S7).
 */
export const mostPerDoubling = 2.5;

/** In milliseconds of processor time: what is below holds up nobody, and cannot be measured against noise. */
const noticeable = 20;

/** Noise only adds, so of several measurements the smallest is nearest to the truth. */
const rounds = 12;

/**
 * The largest factor by which the processor time grows when the input doubles, as the mean of two doublings in a row,
 * from an eighth of the largest input to the whole. One alone may be a step of the memory's: beyond some size the
 * engine collects garbage in another way. As long as a factor looks too large, it is measured again.
 */
export function growth<Input>({ read, ...family }: Family<Input>): Promise<number> {
  return growthOf(family, (one) => processorTime(() => read(one)));
}

/**
 * The same, of what takes the time that `measure` tells, in milliseconds of a processor.
 * @param patience in milliseconds: for so long there are more measurements, as long as the factor looks too large
 */
export async function growthOf<Input>(
  { largest, input }: Pick<Family<Input>, 'largest' | 'input'>,
  measure: (one: Input) => Promise<number>,
  patience = 0,
): Promise<number> {
  const inputs = [8, 4, 2, 1].map((part) => input(Math.ceil(largest / part)));
  const times = inputs.map(() => Number.POSITIVE_INFINITY);
  let found = Number.POSITIVE_INFINITY;
  const started = performance.now();
  const goesOn = (round: number) => round < rounds || performance.now() - started < patience;
  for (let round = 0; found > mostPerDoubling && goesOn(round); round += 1) {
    for (const [index, one] of inputs.entries()) {
      times[index] = Math.min(times[index] ?? 0, await measure(one));
    }
    found = largestFactor(times.map((time) => Math.max(time, noticeable)));
  }
  return found;
}

function largestFactor(times: readonly number[]): number {
  return Math.max(...times.slice(2).map((time, index) => Math.sqrt(time / (times[index] ?? time))));
}

/** In milliseconds. A refusal is an answer like any other. */
async function processorTime(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await Promise.resolve()
    .then(work)
    .catch(() => {});
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
