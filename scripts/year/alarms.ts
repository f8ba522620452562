import { setTimeout } from 'node:timers/promises';
import type { Machine } from './machine';

/**
 * In milliseconds, and how often it is looked within that. The clock has just gone on by hours, so that what is due
 * seems to be late until somebody has taken it: only what stays on is an alarm that is new.
 */
const settling = { pause: 500, looks: 10 };

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

  constructor(
    private readonly machine: Pick<Machine, 'alarms'>,
    private readonly pause = settling.pause,
  ) {}

  async look(day: number): Promise<void> {
    let on = await this.names();
    const open = this.seen.filter(({ until }) => until === undefined);
    const isNew = (name: string) => !open.some((alarm) => alarm.name === name);
    for (let look = 0; look < settling.looks && on.some(isNew); look += 1) {
      await setTimeout(this.pause);
      const names = await this.names();
      on = on.filter((name) => names.includes(name));
    }
    for (const alarm of open.filter(({ name }) => !on.includes(name))) alarm.until = day;
    for (const name of on.filter(isNew)) this.seen.push({ name, from: day, until: undefined });
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
