import { paisa, sumBy } from '../../kit/format';

export type Kind = 'Premium' | 'Standard' | 'Mini';
export const kinds: Record<Kind, { size: string; price: number }> = {
  Premium: { size: '6 × 4 m', price: 180000 },
  Standard: { size: '3 × 3 m', price: 75000 },
  Mini: { size: '2 × 3 m', price: 40000 },
};
export type State = 'paid' | 'part' | 'late' | 'held' | 'free';
export type Stall = { code: string; kind: Kind; state: State; x: number; y: number; width: number; height: number };

/** One letter for each stall of a row: p paid, b booking money, l late, h held, f free. */
const letters: Record<string, State> = { p: 'paid', b: 'part', l: 'late', h: 'held', f: 'free' };
const row = (
  name: string,
  kind: Kind,
  states: string,
  place: (index: number) => Omit<Stall, 'code' | 'kind' | 'state'>,
): Stall[] =>
  Array.from(states, (letter, index) => ({
    code: `${name}${index + 1}`,
    kind,
    state: letters[letter] ?? 'free',
    ...place(index),
  }));

/** The plan is 790 by 560. */
export const stalls: readonly Stall[] = [
  ...row('A', 'Premium', 'ppbp', (index) => ({ x: [14, 140, 534, 660][index] ?? 0, y: 14, width: 116, height: 76 })),
  ...row('D', 'Standard', 'ppbpl', (index) => ({ x: 14, y: 118 + index * 66, width: 64, height: 58 })),
  ...row('E', 'Standard', 'pbppf', (index) => ({ x: 712, y: 118 + index * 66, width: 64, height: 58 })),
  ...row('B', 'Standard', 'pppbpppbppfp', (index) => ({
    x: 136 + (index % 4) * 64,
    y: [182, 240, 352][Math.floor(index / 4)] ?? 0,
    width: 58,
    height: 52,
  })),
  ...row('C', 'Standard', 'ppbpblpphpbf', (index) => ({
    x: 404 + (index % 4) * 64,
    y: [182, 240, 352][Math.floor(index / 4)] ?? 0,
    width: 58,
    height: 52,
  })),
  ...row('F', 'Mini', 'ppbphbppff', (index) => ({
    x: 14 + index * 62 + (index > 4 ? 148 : 0),
    y: 482,
    width: 54,
    height: 62,
  })),
];
export const chosen = 'C6';
export const inState = (state: State): readonly Stall[] => stalls.filter((one) => one.state === state);
export const price = ({ kind }: Stall): number => kinds[kind].price;
/** Booking money is forty in a hundred; the rest follows in two parts. */
const booking = 0.4;
const received = (stall: Stall): number =>
  stall.state === 'paid' ? price(stall) : stall.state === 'part' || stall.state === 'late' ? price(stall) * booking : 0;
export const sold = sumBy([...inState('paid'), ...inState('part'), ...inState('late')], price);
export const stallMoney = sumBy(stalls, received);

export type Duty = {
  team: string;
  who: string;
  mobile: string;
  sure: boolean;
  works: readonly (readonly [from: number, to: number, what: string, tone?: 'key'])[];
};
/** Hours of 26 November as decimals. */
export const duties: readonly Duty[] = [
  {
    team: 'Hall and stalls',
    who: 'Supervisor 1',
    mobile: '017xx-xxx201',
    sure: true,
    works: [
      [6, 9, 'Fascia, power to 48 stalls'],
      [9, 10.5, 'Cleaning, carpet'],
      [21, 22.5, 'Lock, count'],
    ],
  },
  {
    team: 'Stage',
    who: 'Vendor 04',
    mobile: '018xx-xxx118',
    sure: true,
    works: [
      [7, 9.5, 'Backdrop, podium'],
      [11, 12.25, 'Opening', 'key'],
      [16, 17.5, 'Seminar'],
      [18.5, 20.5, 'Baul songs', 'key'],
    ],
  },
  {
    team: 'Sound and light',
    who: 'Vendor 07',
    mobile: '019xx-xxx340',
    sure: true,
    works: [
      [8.5, 10.5, 'Sound check'],
      [11, 12.25, 'Opening', 'key'],
      [16, 17.5, 'Seminar'],
      [18.5, 20.5, 'Baul songs', 'key'],
    ],
  },
  {
    team: 'Gate and tickets',
    who: 'Gate leader',
    mobile: '016xx-xxx077',
    sure: true,
    works: [
      [9.5, 11, 'Guests by QR'],
      [12, 20, 'Visitors, two gates'],
    ],
  },
  {
    team: 'Catering',
    who: 'Vendor 11',
    mobile: '017xx-xxx562',
    sure: false,
    works: [
      [10, 11, 'Tea, 180'],
      [13, 14.5, 'Lunch, 220'],
      [17, 18.5, 'Snacks'],
    ],
  },
  {
    team: 'Security, first aid',
    who: 'Vendor 15',
    mobile: '013xx-xxx409',
    sure: true,
    works: [
      [6, 14, 'First shift, 14 guards'],
      [14, 22.5, 'Second shift, 16 guards'],
    ],
  },
  {
    team: 'Photo and press',
    who: 'Agency 2',
    mobile: '018xx-xxx831',
    sure: false,
    works: [
      [10.5, 12.5, 'Opening, press photo', 'key'],
      [18, 20.5, 'Evening film'],
    ],
  },
];

export type Head = { name: string; vendor: string; estimate: number; order: number; paid: number };
export const heads: readonly Head[] = [
  { name: 'Hall rent, three days', vendor: 'Hall 2, Purbachal', estimate: 900000, order: 900000, paid: 900000 },
  { name: 'Stalls and carpet', vendor: 'Vendor 02', estimate: 520000, order: 496000, paid: 250000 },
  { name: 'Stage and backdrop', vendor: 'Vendor 04', estimate: 240000, order: 265000, paid: 100000 },
  { name: 'Sound and light', vendor: 'Vendor 07', estimate: 180000, order: 172000, paid: 60000 },
  { name: 'Power and generator', vendor: 'Vendor 09', estimate: 160000, order: 158000, paid: 80000 },
  { name: 'Catering', vendor: 'Vendor 11', estimate: 210000, order: 0, paid: 0 },
  { name: 'Printing and posters', vendor: 'Vendor 12', estimate: 130000, order: 121500, paid: 121500 },
  { name: 'Security, first aid', vendor: 'Vendor 15', estimate: 95000, order: 98000, paid: 30000 },
];
/** The catering order that is being written. */
export const menu = [
  { name: 'Tea and two snacks, opening', count: 180, rate: 120 },
  { name: 'Lunch box: chicken polao, salad', count: 660, rate: 190 },
  { name: 'Evening snacks, volunteers', count: 240, rate: 75 },
] as const;
export const food = sumBy(menu, ({ count, rate }) => count * rate);
const vatRate = 0.15;
const taxRate = 0.05;
export const foodVat = paisa(food * vatRate);
export const foodTax = paisa(food * taxRate);
export const caterPay = food + foodVat - foodTax;

/** An event that is over: winter furniture days of 2025. */
export const income = [
  { name: 'Stalls', amount: 2620000 },
  { name: 'Sponsors', amount: 450000 },
  { name: 'Tickets', amount: 412500 },
] as const;
export const costs = [
  { name: 'Hall', amount: 860000 },
  { name: 'Stalls, carpet', amount: 512000 },
  { name: 'Stage', amount: 251000 },
  { name: 'Sound, light', amount: 168500 },
  { name: 'Power', amount: 164000 },
  { name: 'Catering', amount: 196000 },
  { name: 'Printing', amount: 138500 },
  { name: 'Security', amount: 92000 },
  { name: 'Staff, travel', amount: 385000 },
] as const;
export const others = [
  { name: 'Book days, Chattogram', kind: 'Fair', income: 1840000, profit: 312000 },
  { name: 'Annual meeting, bank', kind: 'Meeting', income: 960000, profit: 187500 },
  { name: 'Wedding, Uttara', kind: 'Wedding', income: 1425000, profit: 241000 },
  { name: 'Product launch, tiles', kind: 'Launch', income: 780000, profit: -34000 },
] as const;
/** People through the gates, by half hour from noon. */
export const tickets = [
  { name: 'Visitor', price: 50, limit: 3000, inside: 1184 },
  { name: 'Student', price: 20, limit: 1500, inside: 642 },
  { name: 'Guest, by QR', price: 0, limit: 180, inside: 151 },
] as const;
