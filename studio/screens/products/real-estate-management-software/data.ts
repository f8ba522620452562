import { sum, sumBy } from '../../kit/format';

export const projects = [
  { name: 'Mirpur tower', units: '54 flats', heights: [44, 62, 38] },
  { name: 'Uttara residence', units: '36 flats', heights: [34, 46, 46] },
  { name: 'Dhanmondi offices', units: '28 floors, let', heights: [58, 50, 30] },
  { name: 'Purbachal plots', units: '118 plots', heights: [8, 10, 7] },
] as const;

export type State = 'free' | 'held' | 'booked' | 'sold' | 'over' | 'land';
const letters: Record<string, State> = { f: 'free', h: 'held', b: 'booked', s: 'sold', o: 'over', l: 'land' };
export const stateWords: Record<State, string> = {
  free: 'Free',
  held: 'Held 3 days',
  booked: 'Booked',
  sold: 'Sold',
  over: 'Handed over',
  land: 'Landowner’s share',
};
export const states = Object.keys(stateWords) as State[];

/** From the ninth floor down; flats A to F. The landowner holds whole stacks and the second floor's ends. */
const rows = ['ffhfbl', 'fbsfsl', 'sbshsl', 'bssbsl', 'sssbol', 'sooosl', 'osoosl', 'ooosol', 'looool'];
export const columnNames = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export const areas = [1640, 1480, 1250, 1250, 1480, 1640] as const;
export type Flat = { floor: number; column: number; state: State };
export const flats: readonly Flat[] = rows.flatMap((row, index) =>
  Array.from(row, (letter, column) => ({ floor: 9 - index, column, state: letters[letter] ?? 'free' })),
);
export const countOf = (state: State): number => flats.filter((flat) => flat.state === state).length;
/** Price a square foot rises with the floor; corner flats cost more. */
export const rate = ({ floor, column }: Flat): number => 7800 + floor * 50 + (column === 0 || column === 5 ? 150 : 50);
export const price = (flat: Flat): number => rate(flat) * (areas[flat.column] ?? 0);
export const findFlat = (floor: number, column: number): Flat => {
  const found = flats.find((flat) => flat.floor === floor && flat.column === column);
  if (!found) throw new Error(`No flat ${floor}-${column}`);
  return found;
};

export const month = { due: 14682000, received: 11246500 } as const;

export type Late = {
  unit: string;
  buyer: string;
  number: number;
  due: string;
  days: number;
  amount: number;
  note: string;
};
/** Delay charge: 1.5% a month of 30 days on what is late. */
export const charge = ({ amount, days }: Late): number => Math.round((amount * 0.015 * days) / 30);
export const late: readonly Late[] = [
  {
    unit: 'Mirpur 8-B',
    buyer: 'Buyer 118',
    number: 7,
    due: '11 Aug',
    days: 100,
    amount: 549200,
    note: 'Two instalments, meeting on 22 Nov',
  },
  {
    unit: 'Purbachal 4-17',
    buyer: 'Buyer 092',
    number: 14,
    due: '19 Aug',
    days: 92,
    amount: 186000,
    note: 'Abroad, e-mail answered',
  },
  {
    unit: 'Uttara 5-C',
    buyer: 'Buyer 064',
    number: 22,
    due: '10 Sep',
    days: 70,
    amount: 312500,
    note: 'Bank loan in process',
  },
  {
    unit: 'Mirpur 6-D',
    buyer: 'Buyer 121',
    number: 9,
    due: '18 Sep',
    days: 62,
    amount: 231400,
    note: 'Cheque returned 2 Oct, reopened',
  },
  {
    unit: 'Purbachal 2-08',
    buyer: 'Buyer 077',
    number: 18,
    due: '5 Oct',
    days: 45,
    amount: 142000,
    note: 'Promised for 25 Nov',
  },
  {
    unit: 'Mirpur 7-B',
    buyer: 'Buyer 104',
    number: 19,
    due: '15 Oct',
    days: 35,
    amount: 273200,
    note: 'Cheque returned 12 Nov, reopened',
  },
  { unit: 'Uttara 3-A', buyer: 'Buyer 058', number: 26, due: '18 Oct', days: 32, amount: 298000, note: 'SMS read' },
  {
    unit: 'Mirpur 5-D',
    buyer: 'Buyer 126',
    number: 11,
    due: '30 Oct',
    days: 20,
    amount: 228900,
    note: 'SMS sent twice',
  },
  { unit: 'Purbachal 6-03', buyer: 'Buyer 088', number: 10, due: '5 Nov', days: 14, amount: 168500, note: 'SMS read' },
  {
    unit: 'Mirpur 9-E',
    buyer: 'Buyer 133',
    number: 2,
    due: '10 Nov',
    days: 9,
    amount: 287300,
    note: 'Paid bKash 1,00,000 of it',
  },
  { unit: 'Uttara 7-D', buyer: 'Buyer 071', number: 17, due: '15 Nov', days: 4, amount: 305000, note: 'SMS sent' },
];
export const buckets = [
  ['1 to 30 days', 1, 30],
  ['31 to 60', 31, 60],
  ['61 to 90', 61, 90],
  ['over 90', 91, 999],
] as const;
export const inBucket = (from: number, to: number): readonly Late[] =>
  late.filter(({ days }) => days >= from && days <= to);

/** Flat 7-B: what was agreed, and how it is paid. */
const flat7b = findFlat(7, 1);
export const agreed = [
  [`1,480 sft at ৳${rate(flat7b).toLocaleString('en-IN')}`, price(flat7b)],
  ['Parking B-12', 600000],
  ['Utility connection', 250000],
  ['Discount agreed', -150000],
] as const;
export const total = sumBy(agreed, ([, amount]) => amount);
export const bookingMoney = 500000;
export const downPayment = 2500000;
export const instalments = 36;
const rest = total - bookingMoney - downPayment;
const each = Math.floor(rest / instalments / 100) * 100;
export const instalment = (index: number): number =>
  index === instalments - 1 ? rest - each * (instalments - 1) : each;
/** The first 18 are paid; number 19 came back from the bank, number 20 was paid in November. */
export const paidNumbers = [...Array.from({ length: 18 }, (_, index) => index), 19];
export const paid = bookingMoney + downPayment + sumBy(paidNumbers, instalment);
export const receipts = [
  ['MR-2618', '15 Nov 2026', 'Instalment 20, bank deposit', instalment(19)],
  ['MR-2594', '12 Nov 2026', 'Instalment 19, cheque returned', -instalment(18)],
  ['MR-2571', '14 Oct 2026', 'Instalment 19, cheque 4471820', instalment(18)],
  ['MR-2440', '15 Sep 2026', 'Instalment 18, bKash and bank', instalment(17)],
  ['MR-2316', '16 Aug 2026', 'Instalment 17, bank deposit', instalment(16)],
] as const;

/** Plots of block 3: size in katha and state, row by row along the roads. */
export const plotRows: readonly (readonly (readonly [number, State])[])[] = (
  [
    '5s5s5o5o5s5b5s5f',
    '3s3s3f3s3o3o3b3s3s3l3l3l',
    '3o3s3s3b3f3f3s3s3h3l3l3l',
    '5s5f5s5s5b5f5h5s',
    '3s3b3s3f3s3s3o3s3b3f3f3s',
    '10f10s10b10s',
  ] as const
).map((row) =>
  Array.from(row.matchAll(/(\d+)([a-z])/g), (match) => [Number(match[1]), letters[match[2] ?? 'f'] ?? 'free'] as const),
);
export const plotPrice = 3450000;
export const plot = {
  row: 3,
  index: 5,
  number: '3-38',
  katha: 5,
  corner: 0.05,
  discount: 250000,
  booking: 500000,
  share: 0.25,
  months: 24,
} as const;

export type Head = { name: string; budget: number; spent: number; done: number };
export const heads: readonly Head[] = [
  { name: 'Piling and foundation', budget: 42600000, spent: 44180000, done: 1 },
  { name: 'Structure, RCC', budget: 128400000, spent: 124960000, done: 0.98 },
  { name: 'Brick work, plaster', budget: 46800000, spent: 40120000, done: 0.86 },
  { name: 'Electrical, lifts', budget: 38500000, spent: 21340000, done: 0.52 },
  { name: 'Plumbing, gas', budget: 22700000, spent: 15480000, done: 0.61 },
  { name: 'Tiles, doors, paint', budget: 54300000, spent: 19870000, done: 0.34 },
  { name: 'Plan approval, fees', budget: 9600000, spent: 8850000, done: 1 },
  { name: 'Site and guards', budget: 14200000, spent: 11960000, done: 0.78 },
];
/** What it will cost at the pace of the work done so far. */
export const forecast = ({ spent, done }: Head): number => Math.round(spent / done / 10000) * 10000;
export const floorsDone = [
  'plaster',
  'plaster',
  'tiles',
  'tiles',
  'tiles',
  'plaster',
  'brick',
  'brick',
  'structure',
] as const;
/** Taken in and spent by quarter since the start, in crore. */
export const quarters = ['Q1 25', 'Q2', 'Q3', 'Q4', 'Q1 26', 'Q2', 'Q3', 'now'];
export const cameIn = [4.2, 7.9, 11.8, 15.6, 19.9, 24.1, 28.4, 31.2];
export const wentOut = [5.1, 8.8, 12.4, 16.2, 19.6, 22.9, 26.3, sum(heads.map(({ spent }) => spent)) / 1e7];
