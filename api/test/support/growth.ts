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

/**
 * In milliseconds of processor time: what is below holds up nobody, and cannot be measured against noise. A quadratic
 * part shows from 156 ms on.
 */
const noticeable = 10;

/** In a row, of which the factor is the mean. */
const doublings = 3;

/** Noise only adds, so of several measurements the smallest is nearest to the truth. */
const rounds = 12;

/**
 * By how much one doubling of the input multiplies the processor time: the mean from an eighth of the largest input to
 * the whole. One doubling alone may be a step of the memory's: the judge of a PDF takes 18 ms for 5 MB of zeros, 30 for
 * 10, 163 for 20 and 632 for 40, because beyond some size nothing is used twice. As long as the factor looks too large,
 * it is measured again.
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
  const part = input(Math.ceil(largest / 2 ** doublings));
  const whole = input(largest);
  const times = { part: Number.POSITIVE_INFINITY, whole: Number.POSITIVE_INFINITY };
  let found = Number.POSITIVE_INFINITY;
  const started = performance.now();
  const goesOn = (round: number) => round < rounds || performance.now() - started < patience;
  for (let round = 0; found > mostPerDoubling && goesOn(round); round += 1) {
    times.part = Math.min(times.part, await measure(part));
    times.whole = Math.min(times.whole, await measure(whole));
    found = (Math.max(times.whole, noticeable) / Math.max(times.part, noticeable)) ** (1 / doublings);
  }
  return found;
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
