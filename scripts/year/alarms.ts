import { setTimeout } from 'node:timers/promises';
import type { Machine } from './machine';

/**
 * In milliseconds. The clock has just gone on by hours, so that what is due seems to be late until somebody has taken
 * it: only what is on twice is an alarm.
 */
const pause = 500;

/** A time in which an alarm was on, in days of the run. */
export interface Alarm {
  name: string;
  from: number;
  until: number | undefined;
}

/** A time in which something is broken. */
export interface Trouble {
  what: string;
  /** Those that may tell of it: one at least, and each once. */
  alarms: readonly string[];
  from: number;
  until: number;
}

/** Looks at health as a monitor does, and notes when an alarm comes and goes. */
export class AlarmWatch {
  readonly seen: Alarm[] = [];

  constructor(private readonly machine: Machine) {}

  async look(day: number): Promise<void> {
    const before = await this.names();
    await setTimeout(pause);
    const on = new Set((await this.names()).filter((name) => before.includes(name)));
    for (const alarm of this.seen) {
      if (alarm.until !== undefined) continue;
      if (on.has(alarm.name)) on.delete(alarm.name);
      else alarm.until = day;
    }
    for (const name of on) this.seen.push({ name, from: day, until: undefined });
  }

  private async names(): Promise<string[]> {
    return (await this.machine.alarms()).map(({ name }) => name);
  }
}

/** In days: what waits for its next attempt does so for a day at most. */
const grace = 2;

/** What is wrong with the alarms: each trouble is told of, while it lasts and not much longer, and nothing else is. */
export function mistakesOf(seen: readonly Alarm[], troubles: readonly Trouble[]): string[] {
  return [
    ...troubles.flatMap((trouble) => {
      const names = seen.filter((one) => isOf(trouble, one)).map(({ name }) => name);
      if (names.length === 0) return [`${trouble.what}: nothing tells of it`];
      return new Set(names).size === names.length ? [] : [`${trouble.what}: told of by ${names.join(', ')}`];
    }),
    ...seen
      .filter((one) => !troubles.some((trouble) => isOf(trouble, one)))
      .map(({ name, from, until }) => `${name}: from day ${from} to ${until ?? 'the end'}, for nothing that was wrong`),
  ];
}

function isOf(trouble: Trouble, { name, from, until = Number.POSITIVE_INFINITY }: Alarm): boolean {
  const isMeanwhile = from >= trouble.from && from <= trouble.until && until <= trouble.until + grace;
  return isMeanwhile && trouble.alarms.includes(name);
}
