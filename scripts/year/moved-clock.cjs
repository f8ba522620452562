/**
 * For a process that is given it by `--require`, in each of its threads: the time is what the file YEAR_CLOCK says, in
 * milliseconds, ahead of the clock of the machine. Looks at the clock come sooner, since a day lasts a second here:
 * those of every few seconds in a tenth of the time, and those of every hour and day at once.
 */
const { readFileSync } = require('node:fs');
const os = require('node:os');
const promises = require('node:timers/promises');

const file = process.env.YEAR_CLOCK;
const { Date: RealDate, setInterval, setTimeout } = globalThis;
const now = () => RealDate.now() + Number(readFileSync(file, 'utf8') || 0);

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [now()] : given));
  }
  static now() {
    return now();
  }
};

// The time passes, and is not set: the machine runs for as long.
const { uptime } = os;
os.uptime = () => uptime() + (now() - RealDate.now()) / 1000;

const hour = 3_600_000;
const shorter = (time) => {
  if (time >= hour) return 500;
  return time >= 2_000 && time <= 5_000 ? time / 10 : time;
};

// With what `promisify` looks for, which is not enumerable.
globalThis.setTimeout = Object.defineProperties(
  (work, time, ...rest) => setTimeout(work, shorter(time), ...rest),
  Object.getOwnPropertyDescriptors(setTimeout),
);
globalThis.setInterval = (work, time, ...rest) => setInterval(work, shorter(time), ...rest);
const { setTimeout: wait } = promises;
promises.setTimeout = (time, ...rest) => wait(shorter(time), ...rest);
