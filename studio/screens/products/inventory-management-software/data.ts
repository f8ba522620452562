import { sum, sumBy } from '../../kit/format';

export const places = [
  { name: 'Tongi godown', filled: 0.78, lines: 612, note: '6 aisles, 192 bins' },
  { name: 'Kadamtali, Chattogram', filled: 0.64, lines: 388, note: '4 aisles, 96 bins' },
  { name: 'Nawabpur shop', filled: 0.91, lines: 241, note: 'shelves 1 to 24' },
  { name: 'Bogura branch', filled: 0.55, lines: 174, note: '2 aisles, 40 bins' },
] as const;

/** Goods sold: fill 0 to 9 of a bin; letters: e empty, r reserved, x blocked (damaged), b below reorder, q being counted. */
export const aisles: readonly { name: string; goods: string; rows: readonly [string, string] }[] = [
  { name: 'A', goods: 'Bulbs and tubes', rows: ['987r654998re4578', '8765r9e987654b21'] },
  { name: 'B', goods: 'Switches, sockets', rows: ['9998765r43e99876', '56789r9876e5432b'] },
  { name: 'C', goods: 'Cable coils', rows: ['qqqq998765rr4398', 'qqqqe98r87654399'] },
  { name: 'D', goods: 'Fans', rows: ['99887r7665e54433', 'b1298rr765e98765'] },
  { name: 'E', goods: 'Pipes and fittings', rows: ['8877r66554e99887', '7766r55443e88776'] },
  { name: 'F', goods: 'Pumps, returns', rows: ['9876e5r4398ee765', '9988r776e65xxxee'] },
];
const bins = aisles.flatMap(({ rows }) => rows.flatMap((row) => Array.from(row)));
export const countBins = (sign: RegExp): number => bins.filter((bin) => sign.test(bin)).length;

export type Buy = {
  item: string;
  stock: number;
  reserved: number;
  coming: number;
  level: number;
  full: number;
  unit: string;
  carton: number;
  price: number;
  days: number;
  cartons: number;
};
export const suppliers: readonly { name: string; place: string; lead: string; items: readonly Buy[] }[] = [
  {
    name: 'Cable maker 2',
    place: 'Kanchpur, Narayanganj',
    lead: '4 days',
    items: [
      {
        item: 'Cable 1.5 rm, red, 100 m',
        stock: 18,
        reserved: 12,
        coming: 0,
        level: 40,
        full: 160,
        unit: 'coil',
        carton: 4,
        price: 2780,
        days: 2,
        cartons: 30,
      },
      {
        item: 'Cable 2.5 rm, black, 100 m',
        stock: 34,
        reserved: 8,
        coming: 0,
        level: 40,
        full: 140,
        unit: 'coil',
        carton: 4,
        price: 4420,
        days: 5,
        cartons: 20,
      },
      {
        item: 'Cable 4.0 rm, yellow, 100 m',
        stock: 11,
        reserved: 0,
        coming: 0,
        level: 15,
        full: 60,
        unit: 'coil',
        carton: 2,
        price: 6950,
        days: 6,
        cartons: 15,
      },
    ],
  },
  {
    name: 'Fan factory 1',
    place: 'Savar, Dhaka',
    lead: '7 days',
    items: [
      {
        item: 'Ceiling fan 56 in, white',
        stock: 26,
        reserved: 20,
        coming: 40,
        level: 60,
        full: 240,
        unit: 'piece',
        carton: 1,
        price: 2640,
        days: 3,
        cartons: 120,
      },
      {
        item: 'Exhaust fan 10 in',
        stock: 9,
        reserved: 0,
        coming: 0,
        level: 18,
        full: 72,
        unit: 'piece',
        carton: 6,
        price: 1480,
        days: 8,
        cartons: 9,
      },
    ],
  },
  {
    name: 'Importer’s own order, Ningbo',
    place: 'by LC, Chattogram port',
    lead: '46 days',
    items: [
      {
        item: 'LED bulb 12 W, B22',
        stock: 1240,
        reserved: 360,
        coming: 9600,
        level: 3600,
        full: 14400,
        unit: 'piece',
        carton: 100,
        price: 118,
        days: 6,
        cartons: 48,
      },
      {
        item: 'LED tube 20 W, 4 ft',
        stock: 380,
        reserved: 75,
        coming: 1500,
        level: 900,
        full: 3600,
        unit: 'piece',
        carton: 25,
        price: 204,
        days: 9,
        cartons: 40,
      },
    ],
  },
];
export const buyValue = ({ cartons, carton, price }: Buy): number => cartons * carton * price;

/** An import: what was invoiced, and the costs that are spread over the lines by value or by volume. */
export const rate = 122.5;
export const shipment = {
  number: 'IMP-26-031',
  lc: 'LC 0842 26 01 0417',
  from: 'Ningbo',
  landed: '18 Nov 2026',
} as const;
export const imported = [
  { item: 'LED bulb 12 W, B22', shape: 'bulb', pieces: 9600, dollars: 0.62, cbm: 19.2, sell: 165 },
  { item: 'LED tube 20 W, 4 ft', shape: 'tube', pieces: 1500, dollars: 1.08, cbm: 9.6, sell: 260 },
  { item: 'Panel light 18 W, round', shape: 'panel', pieces: 2400, dollars: 1.35, cbm: 14.4, sell: 330 },
  { item: 'Flood light 50 W', shape: 'flood', pieces: 480, dollars: 4.4, cbm: 10.8, sell: 980 },
] as const;
export type Imported = (typeof imported)[number];
export type Cost = { name: string; amount: number; by: 'value' | 'volume'; tone: string };
export const costs: readonly Cost[] = [
  { name: 'Sea freight and insurance', amount: 212000, by: 'volume', tone: '#5b8c74' },
  { name: 'Customs duty', amount: 386400, by: 'value', tone: '#b23a2e' },
  { name: 'Port and C&F agent', amount: 94600, by: 'volume', tone: '#c98a1b' },
  { name: 'Bank and LC charges', amount: 31850, by: 'value', tone: '#8c96cf' },
  { name: 'Truck to Tongi', amount: 42000, by: 'volume', tone: '#8a4327' },
  { name: 'Unloading labour', amount: 9600, by: 'volume', tone: '#47506e' },
];
export const invoice = (one: Imported): number => Math.round(one.pieces * one.dollars * rate);
export const invoiceAll = sumBy(imported, invoice);
const cbmAll = sumBy(imported, ({ cbm }) => cbm);
export const cbmTotal = cbmAll;
/** Whole taka for each line; the last line takes what rounding leaves, so the parts are the cost exactly. */
export const spread = (cost: Cost): number[] => {
  const parts = imported.map((one) =>
    Math.round(cost.amount * (cost.by === 'value' ? invoice(one) / invoiceAll : one.cbm / cbmAll)),
  );
  const rest = cost.amount - sum(parts.slice(0, -1));
  return [...parts.slice(0, -1), rest];
};
export const landed = (index: number): number => {
  const one = imported[index];
  return one ? invoice(one) + sumBy(costs, (cost) => spread(cost)[index] ?? 0) : 0;
};

export type Bin = {
  level: number;
  bay: number;
  item: string;
  short: string;
  unit: string;
  book: number;
  counted: number | null;
  reason?: string | undefined;
  colour: string;
};
/** Rack C-03: four levels of four bays; two bays are still to be counted. */
const bin = (
  level: number,
  bay: number,
  item: string,
  short: string,
  colour: string,
  book: number,
  counted: number | null,
  reason?: string,
): Bin => ({ level, bay, item, short, unit: 'coil', book, counted, reason, colour });
export const rack: readonly Bin[] = [
  bin(4, 1, 'Cable 1.0 rm, red', '1.0 red', '#b23a2e', 24, 24),
  bin(4, 2, 'Cable 1.0 rm, black', '1.0 black', '#2b3350', 22, 22),
  bin(4, 3, 'Cable 1.0 rm, green', '1.0 green', '#1f6b4a', 16, 16),
  bin(4, 4, 'Cable 1.3 rm, red', '1.3 red', '#b23a2e', 20, 19, 'Sold without challan'),
  bin(3, 1, 'Cable 1.5 rm, red', '1.5 red', '#b23a2e', 18, 18),
  bin(3, 2, 'Cable 1.5 rm, black', '1.5 black', '#2b3350', 28, 28),
  bin(3, 3, 'Cable 1.5 rm, yellow', '1.5 yellow', '#d99a1b', 14, 16, 'Put back, not entered'),
  bin(3, 4, 'Cable 1.5 rm, green', '1.5 green', '#1f6b4a', 12, 12),
  bin(2, 1, 'Cable 2.5 rm, red', '2.5 red', '#b23a2e', 21, 21),
  bin(2, 2, 'Cable 2.5 rm, black', '2.5 black', '#2b3350', 34, 31, 'Three wet coils, to damaged'),
  bin(2, 3, 'Cable 2.5 rm, blue', '2.5 blue', '#3547b8', 17, 17),
  bin(2, 4, 'Cable 4.0 rm, yellow', '4.0 yellow', '#d99a1b', 11, 11),
  bin(1, 1, 'Cable 6.0 rm, black', '6.0 black', '#2b3350', 8, 8),
  bin(1, 2, 'Cable 10 rm, black', '10 black', '#2b3350', 6, 6),
  bin(1, 3, 'Flat cable 2 × 2.5', '2 × 2.5', '#8f97a8', 13, null),
  bin(1, 4, 'Flat cable 3 × 1.5', '3 × 1.5', '#8f97a8', 9, null),
];
export const coilCost: Record<string, number> = {
  'Cable 1.3 rm, red': 2310,
  'Cable 1.5 rm, yellow': 2780,
  'Cable 2.5 rm, black': 4420,
};

/** Stock value at weighted average by group and by the months since the last sale. */
export const ages = ['under 1 month', '1 to 3', '3 to 6', '6 to 12', 'over a year'] as const;
export const groups = [
  { name: 'Cable coils', values: [3864200, 1212600, 318400, 96800, 0] },
  { name: 'Fans', values: [1496000, 842300, 1286400, 214600, 38400] },
  { name: 'Bulbs and tubes', values: [2218600, 624800, 186200, 142900, 88600] },
  { name: 'Pipes and fittings', values: [986400, 712500, 284300, 186200, 124800] },
  { name: 'Switches, sockets', values: [842700, 468300, 212600, 248400, 196500] },
  { name: 'Pumps', values: [512000, 386000, 244000, 172000, 286000] },
] as const;
export const stockValue = sumBy(groups, ({ values }) => sum(values));
export const ageValue = (age: number): number => sumBy(groups, ({ values }) => values[age] ?? 0);
export const dead = [
  ['Pump 1.5 HP, old flange', 'Pumps', '31 Aug 2025', 22, 9400],
  ['Two-way switch, ivory', 'Switches, sockets', '14 Sep 2025', 1310, 64],
  ['CFL bulb 23 W', 'Bulbs and tubes', '2 Jul 2025', 740, 92],
  ['PVC bend 3 in, grey', 'Pipes and fittings', '19 Oct 2025', 1860, 41],
] as const;
