import { sum, sumBy } from '../../kit/format';

export const today = '2026-11-18';
/** Minutes since midnight of today; yesterday's entries are negative. */
export const now = 18 * 60 + 20;

export type Kind = 'car' | 'bike' | 'cng' | 'micro';

export const kinds: Record<Kind, { name: string; first: number; next: number; night: number }> = {
  car: { name: 'Car', first: 50, next: 30, night: 100 },
  bike: { name: 'Motorbike', first: 20, next: 10, night: 40 },
  cng: { name: 'CNG', first: 30, next: 20, night: 60 },
  micro: { name: 'Microbus', first: 80, next: 50, night: 150 },
};

const dayStart = 7 * 60;
const dayEnd = 22 * 60;
const day = 24 * 60;

const overlap = (from: number, to: number, start: number, end: number): number =>
  Math.max(0, Math.min(to, end) - Math.max(from, start));

export type Fee = { hours: number; nights: number; first: number; next: number; night: number; total: number };

/** By day each started hour is paid, by night (10 pm to 7 am) one price. */
export function fee(kind: Kind, entry: number, leave = now): Fee {
  const rate = kinds[kind];
  const days = [-2, -1, 0];
  const minutes = sum(days.map((d) => overlap(entry, leave, d * day + dayStart, d * day + dayEnd)));
  const nights = days.filter((d) => overlap(entry, leave, d * day + dayEnd, (d + 1) * day + dayStart) > 0).length;
  const hours = Math.ceil(minutes / 60);
  const first = hours > 0 ? rate.first : 0;
  const next = Math.max(0, hours - 1) * rate.next;
  const night = nights * rate.night;
  return { hours, nights, first, next, night, total: first + next + night };
}

export const clock = (minute: number): string => {
  const at = ((minute % day) + day) % day;
  const hour = Math.floor(at / 60);
  return `${hour % 12 || 12}:${String(at % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
};

export const stayed = (minutes: number): string =>
  `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;

/** Plates are as BRTA writes them: the letter tells the class of vehicle. */
export type Stay = {
  ticket: number;
  kind: Kind;
  plate: readonly [string, string];
  place: string;
  entry: number;
  pass?: string;
  stamp?: boolean;
  note?: string;
};

const stay = (
  ticket: number,
  kind: Kind,
  plate: readonly [string, string],
  place: string,
  entry: number,
  more: Partial<Stay> = {},
): Stay => ({ ticket, kind, plate, place, entry, ...more });

export const stays: readonly Stay[] = [
  stay(40417, 'car', ['ঢাকা মেট্রো-ঘ', '১৩-৭০৯২'], 'B3 · F-14', -1440 + 11 * 60 + 5, { note: 'Call the owner' }),
  stay(40588, 'micro', ['ঢাকা মেট্রো-চ', '১৯-২৬৪০'], 'B3 · G-02', -1440 + 17 * 60 + 40),
  stay(40611, 'car', ['চট্ট মেট্রো-গ', '১২-৮৩১৫'], 'B2 · E-09', -1440 + 19 * 60 + 22),
  stay(40640, 'bike', ['ঢাকা মেট্রো-ল', '৩৫-৫১৭৮'], 'G · M-31', -1440 + 20 * 60 + 48, { note: 'Ticket lost' }),
  stay(40652, 'car', ['ঢাকা মেট্রো-গ', '৩৯-০৪৬৬'], 'B2 · E-17', -1440 + 21 * 60 + 10, { pass: 'Pass 118' }),
  stay(40659, 'cng', ['ঢাকা মেট্রো-থ', '১৪-৩৯২৭'], 'G · N-06', -1440 + 21 * 60 + 36),
  stay(40688, 'car', ['ঢাকা মেট্রো-খ', '১১-৯৫৩৪'], 'B1 · D-03', 8 * 60 + 52, { pass: 'Pass 042' }),
  stay(40731, 'micro', ['ঢাকা মেট্রো-চ', '৫৩-১১৮০'], 'B3 · G-05', 11 * 60 + 27),
  stay(40806, 'car', ['ঢাকা মেট্রো-গ', '২১-৪৪৭১'], 'B1 · A-07', 14 * 60 + 6, { stamp: true }),
  stay(40871, 'bike', ['ঢাকা মেট্রো-হ', '৬২-৮৮০৩'], 'G · M-74', 15 * 60 + 55),
];

export const chosen = stays[8] as Stay;
export const overnight = stays.filter(({ entry }) => entry < 0);

export const due = (one: Stay): number => {
  if (one.pass) return 0;
  const { total, first } = fee(one.kind, one.entry);
  return total - (one.stamp ? first : 0);
};

/** Bird's-eye plan of level B1. */
export type BayState = 'free' | 'taken' | 'pass' | 'passTaken';
export type Bay = { zone: string; number: number; state: BayState; kind: Kind; tint: number };

export const zones = ['A', 'B', 'C', 'D'] as const;
const perRow = 21;
const core = [10, 11, 12];
const passBays = 9;

function bayAt(zone: (typeof zones)[number], number: number): Bay {
  const seed = (zones.indexOf(zone) * 131 + number * number * 17 + number * 71) % 101;
  const full = seed < 76 || (zone === 'A' && number === 7);
  const pass = zone === 'D' && number <= passBays;
  const state: BayState = pass ? (full ? 'passTaken' : 'pass') : full ? 'taken' : 'free';
  return { zone, number, state, kind: 'car', tint: seed % 6 };
}

export const bays: readonly Bay[] = zones.flatMap((zone) =>
  Array.from({ length: perRow }, (_, index) => index + 1)
    .filter((number) => !((zone === 'B' || zone === 'C') && core.includes(number)))
    .map((number) => bayAt(zone, number)),
);

export const entries = [0, 0, 0, 0, 0, 2, 4, 14, 38, 46, 52, 61, 48, 40, 44, 57, 74, 83, 21] as const;
export const exits = [0, 0, 0, 0, 0, 1, 2, 3, 6, 12, 20, 31, 40, 44, 38, 35, 41, 52, 16] as const;

export const inside = overnight.length + sum(entries) - sum(exits);

const takenInB1 = bays.filter(({ state }) => state === 'taken' || state === 'passTaken').length;
const takenInG = 78;
const takenInB2 = 63;

export const levels = [
  { name: 'G', what: 'Motorbike, CNG', places: 164, taken: takenInG },
  { name: 'B1', what: 'Car', places: bays.length, taken: takenInB1 },
  { name: 'B2', what: 'Car', places: 96, taken: takenInB2 },
  { name: 'B3', what: 'Car, microbus', places: 84, taken: inside - takenInG - takenInB1 - takenInB2 },
] as const;

export type Shift = {
  guard: string;
  gate: string;
  hours: string;
  tickets: readonly (readonly [Kind, number, number])[];
  free: number;
  lost: number;
  fines: number;
  bkash: number;
  nagad: number;
  handed: number;
};

/** Paid tickets and their fees by kind of vehicle, for each guard. */
export const shifts: readonly Shift[] = [
  {
    guard: 'Guard 2',
    gate: 'Gate 2, out',
    hours: '7 am to 3 pm',
    tickets: [
      ['car', 86, 9340],
      ['bike', 71, 2480],
      ['cng', 12, 540],
      ['micro', 9, 1690],
    ],
    free: 19,
    lost: 1,
    fines: 200,
    bkash: 3150,
    nagad: 1040,
    handed: 10060,
  },
  {
    guard: 'Guard 5',
    gate: 'Gate 2, out',
    hours: '3 pm to 6:20 pm',
    tickets: [
      ['car', 58, 7120],
      ['bike', 44, 1560],
      ['cng', 7, 310],
      ['micro', 6, 1240],
    ],
    free: 14,
    lost: 2,
    fines: 400,
    bkash: 2480,
    nagad: 730,
    handed: 7420,
  },
  {
    guard: 'Guard 3',
    gate: 'Gate 3, out',
    hours: '3 pm to 6:20 pm',
    tickets: [
      ['car', 9, 1020],
      ['bike', 4, 150],
      ['cng', 2, 90],
      ['micro', 0, 0],
    ],
    free: 0,
    lost: 0,
    fines: 0,
    bkash: 310,
    nagad: 0,
    handed: 900,
  },
];

export const fees = ({ tickets }: Shift): number => sumBy(tickets, ([, , taka]) => taka);
export const paidTickets = ({ tickets }: Shift): number => sumBy(tickets, ([, count]) => count);
export const cash = (shift: Shift): number => fees(shift) + shift.fines - shift.bkash - shift.nagad;
