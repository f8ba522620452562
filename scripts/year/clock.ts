import { writeFileSync } from 'node:fs';
import path from 'node:path';

const day = 24 * 60 * 60 * 1000;

/** The clock of all processes of a run (`moved-clock.cjs`), which stands ahead of that of the machine. */
export class Clock {
  /** What a process must have in its environment. */
  readonly env: { YEAR_CLOCK: string };
  private ahead = 0;
  private readonly start = startOfDay(Date.now());

  constructor(folder: string) {
    this.env = { YEAR_CLOCK: path.join(folder, 'clock') };
    this.write();
  }

  /** Moves it to an hour of a day of the run, in Dhaka; it never goes back. */
  moveTo(dayOfRun: number, hour: number): void {
    const moment = this.start + dayOfRun * day + hour * 60 * 60 * 1000;
    this.ahead = Math.max(this.ahead, moment - Date.now());
    this.write();
  }

  now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  // Written at once, so that nobody reads half of it.
  private write(): void {
    writeFileSync(this.env.YEAR_CLOCK, String(this.ahead).padEnd(20));
  }
}

/** Dhaka is six hours ahead of UTC, all year. */
function startOfDay(moment: number): number {
  const dhaka = 6 * 60 * 60 * 1000;
  return Math.floor((moment + dhaka) / day + 1) * day - dhaka;
}
