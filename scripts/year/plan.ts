import type { Trouble } from './alarms';

/** What can happen to a server, or to those that it tells. */
export type Event =
  | 'first upgrade'
  | 'second upgrade'
  | 'the disk is full'
  | 'the disk has room'
  | 'the mail server is away'
  | 'the mail server is back'
  | 'the certificate of the mail server ran out'
  | 'the mail server has a new certificate'
  | 'the webhook is broken'
  | 'the webhook is mended'
  | 'a new secret is signed with as well'
  | 'the webhook takes the new secret'
  | 'a move to PostgreSQL';

interface Planned {
  /** Share of the run after which it begins, and days for which it lasts. */
  at: number;
  lasts: number;
  begin: Event;
  end?: Event;
  /** What tells of it. */
  alarms?: readonly string[];
}

const story: readonly Planned[] = [
  { at: 0.1, lasts: 0, begin: 'first upgrade' },
  // All of health is refused then; afterwards it says that leads failed, until the next one is stored.
  { at: 0.18, lasts: 1, begin: 'the disk is full', end: 'the disk has room', alarms: ['health', 'leads'] },
  { at: 0.26, lasts: 7, begin: 'the mail server is away', end: 'the mail server is back', alarms: ['deliveries'] },
  { at: 0.4, lasts: 0, begin: 'second upgrade' },
  {
    at: 0.45,
    lasts: 3,
    begin: 'the certificate of the mail server ran out',
    end: 'the mail server has a new certificate',
    alarms: ['deliveries'],
  },
  { at: 0.56, lasts: 5, begin: 'the webhook is broken', end: 'the webhook is mended', alarms: ['deliveries'] },
  { at: 0.7, lasts: 2, begin: 'a new secret is signed with as well', end: 'the webhook takes the new secret' },
  { at: 0.8, lasts: 0, begin: 'a move to PostgreSQL' },
];

/** What happens on which day, and what shall be told of it. */
export function planOf(days: number): { events: { day: number; event: Event }[]; troubles: Trouble[] } {
  const told = story.map((one) => ({ ...one, day: Math.round(one.at * days) }));
  return {
    events: told.flatMap(({ day, lasts, begin, end }) => [
      { day, event: begin },
      ...(end ? [{ day: day + lasts, event: end }] : []),
    ]),
    troubles: told.flatMap(({ day, lasts, begin, alarms }) =>
      alarms ? [{ what: begin, alarms, from: day, until: day + lasts }] : [],
    ),
  };
}

/** Nobody sends anything for ten days. */
export function quiet(days: number, day: number): boolean {
  const from = Math.round(days * 0.9);
  return day >= from && day < from + 10;
}
