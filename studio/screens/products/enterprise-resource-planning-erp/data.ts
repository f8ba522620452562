import { paisa, sum, sumBy } from '../../kit/format';

export const today = '2026-11-18';
/** Taka for one dollar on the day of the cost sheet. */
export const rate = 122;

export const sizes = ['S', 'M', 'L', 'XL', 'XXL'] as const;
export const colours = [
  { name: 'Navy', swatch: '#26348b', pieces: [1600, 3200, 3600, 2400, 1200] },
  { name: 'White', swatch: '#ffffff', pieces: [1000, 2000, 2300, 1500, 700] },
  { name: 'Brick', swatch: '#b23a2e', pieces: [600, 1200, 1400, 900, 400] },
] as const;

export const ordered = sumBy(colours, ({ pieces }) => sum(pieces));
export const dozens = ordered / 12;
export const fob = 3.85;
export const orderValue = paisa(ordered * fob);

export type Material = {
  name: string;
  source: string;
  use: number;
  unit: string;
  wastage: number;
  price: number;
};

/** Use and price are for one dozen pieces, in dollars. */
export const materials: readonly Material[] = [
  { name: 'Piqué 220 gsm, 100% cotton', source: 'Back-to-back LC', use: 2.85, unit: 'kg', wastage: 0.06, price: 6.35 },
  { name: 'Flat-knit collar and cuff', source: 'Back-to-back LC', use: 12, unit: 'set', wastage: 0.02, price: 0.42 },
  { name: 'Sewing thread 40/2', source: 'Local', use: 0.32, unit: 'cone', wastage: 0.05, price: 2.1 },
  { name: 'Buttons 18 L, with spare', source: 'Back-to-back LC', use: 36, unit: 'pc', wastage: 0.03, price: 0.012 },
  { name: 'Main and care label', source: 'Local', use: 24, unit: 'pc', wastage: 0.03, price: 0.018 },
  { name: 'Hang tag, poly bag, carton', source: 'Local', use: 12, unit: 'set', wastage: 0.02, price: 0.115 },
];

export const materialCost = (one: Material): number => paisa(one.use * (1 + one.wastage) * one.price);
export const materialTotal = paisa(sumBy(materials, materialCost));
export const making = 13.2;
export const testing = 1.2;
export const costPerDozen = paisa(materialTotal + making + testing);
export const pricePerDozen = paisa(fob * 12);
export const marginPerDozen = paisa(pricePerDozen - costPerDozen);

const [fabric, collar, , button] = materials;
export const fabricCredit = paisa((fabric ? materialCost(fabric) : 0) * dozens);
export const fabricKilos = fabric ? Math.round(fabric.use * (1 + fabric.wastage) * dozens) : 0;
export const trimCredit = paisa(((collar ? materialCost(collar) : 0) + (button ? materialCost(button) : 0)) * dozens);

/** What the cost sheet allows for tags, bags and cartons of the whole order, in taka. */
const packing = materials[5];
export const packingAllowed = packing ? paisa(materialCost(packing) * dozens * rate) : 0;

/** Hours of the sewing floor; a line's row is its output in that hour. */
export const hours = ['8-9', '9-10', '10-11', '11-12', '12-1', '2-3', '3-4', '4-5'] as const;
export type SewingLine = {
  line: number;
  style: string;
  order: string;
  machines: number;
  target: number;
  rejects: number;
  output: readonly number[];
};
export const sewing: readonly SewingLine[] = [
  {
    line: 1,
    style: 'PK-204 polo',
    order: 'OR-2618',
    machines: 34,
    target: 130,
    rejects: 9,
    output: [112, 126, 131, 134, 128, 130, 133, 127],
  },
  {
    line: 2,
    style: 'PK-204 polo',
    order: 'OR-2618',
    machines: 34,
    target: 130,
    rejects: 14,
    output: [104, 118, 122, 129, 121, 76, 88, 124],
  },
  {
    line: 3,
    style: 'PK-204 polo',
    order: 'OR-2618',
    machines: 33,
    target: 130,
    rejects: 7,
    output: [119, 131, 135, 136, 130, 132, 134, 133],
  },
  {
    line: 4,
    style: 'TS-088 T-shirt',
    order: 'OR-2624',
    machines: 28,
    target: 190,
    rejects: 11,
    output: [168, 186, 192, 195, 184, 188, 191, 186],
  },
  {
    line: 5,
    style: 'TS-088 T-shirt',
    order: 'OR-2624',
    machines: 28,
    target: 190,
    rejects: 18,
    output: [150, 171, 178, 181, 170, 174, 169, 172],
  },
  {
    line: 6,
    style: 'HD-031 hooded',
    order: 'OR-2609',
    machines: 41,
    target: 78,
    rejects: 6,
    output: [58, 70, 76, 79, 72, 75, 77, 78],
  },
  {
    line: 7,
    style: 'HD-031 hooded',
    order: 'OR-2609',
    machines: 41,
    target: 78,
    rejects: 10,
    output: [52, 61, 44, 39, 63, 70, 72, 74],
  },
  {
    line: 8,
    style: 'KL-117 leggings',
    order: 'OR-2631',
    machines: 22,
    target: 160,
    rejects: 5,
    output: [131, 152, 158, 161, 155, 157, 160, 162],
  },
];
export const made = (one: SewingLine): number => sum(one.output);
export const wanted = (one: SewingLine): number => one.target * one.output.length;

/** What OR-2618 has passed by tonight. */
export const passed = { cut: 24480, sewn: 18240, finished: 15610, packed: 13200, shipped: 12000 };
export const shippedValue = paisa(passed.shipped * fob);

export type Mile = readonly [plan: string, state: 'done' | 'late' | 'now' | 'next', actual?: string];
export type Order = {
  no: string;
  buyer: string;
  style: string;
  pieces: number;
  price: number;
  ship: string;
  miles: readonly Mile[];
};

export const milestones = [
  'Lab dip',
  'LC opened',
  'Fabric in',
  'PP sample',
  'Cutting',
  'Sewing',
  'Inspection',
] as const;
export const orders: readonly Order[] = [
  {
    no: 'OR-2609',
    buyer: 'Buyer 03, Gdansk',
    style: 'HD-031 hooded',
    pieces: 9600,
    price: 7.9,
    ship: '2026-11-24',
    miles: [
      ['21 Sep', 'done'],
      ['28 Sep', 'done'],
      ['20 Oct', 'late', '24 Oct'],
      ['26 Oct', 'done'],
      ['30 Oct', 'done'],
      ['19 Nov', 'now'],
      ['22 Nov', 'next'],
    ],
  },
  {
    no: 'OR-2618',
    buyer: 'Buyer 07, Hamburg',
    style: 'PK-204 polo',
    pieces: ordered,
    price: fob,
    ship: '2026-12-02',
    miles: [
      ['30 Sep', 'done'],
      ['6 Oct', 'done'],
      ['25 Oct', 'done'],
      ['29 Oct', 'done'],
      ['8 Nov', 'done'],
      ['24 Nov', 'now'],
      ['29 Nov', 'next'],
    ],
  },
  {
    no: 'OR-2624',
    buyer: 'Buyer 11, Barcelona',
    style: 'TS-088 T-shirt',
    pieces: 36000,
    price: 2.15,
    ship: '2026-12-06',
    miles: [
      ['4 Oct', 'done'],
      ['8 Oct', 'done'],
      ['28 Oct', 'done'],
      ['1 Nov', 'late', '5 Nov'],
      ['10 Nov', 'done'],
      ['28 Nov', 'now'],
      ['3 Dec', 'next'],
    ],
  },
  {
    no: 'OR-2631',
    buyer: 'Buyer 02, Toronto',
    style: 'KL-117 leggings',
    pieces: 18000,
    price: 2.6,
    ship: '2026-12-10',
    miles: [
      ['8 Oct', 'done'],
      ['14 Oct', 'done'],
      ['2 Nov', 'done'],
      ['6 Nov', 'done'],
      ['14 Nov', 'done'],
      ['2 Dec', 'now'],
      ['7 Dec', 'next'],
    ],
  },
  {
    no: 'OR-2637',
    buyer: 'Buyer 07, Hamburg',
    style: 'PK-209 polo, kids',
    pieces: 15000,
    price: 3.1,
    ship: '2026-12-20',
    miles: [
      ['14 Oct', 'done'],
      ['20 Oct', 'done'],
      ['12 Nov', 'late', '16 Nov'],
      ['18 Nov', 'now'],
      ['24 Nov', 'next'],
      ['12 Dec', 'next'],
      ['17 Dec', 'next'],
    ],
  },
  {
    no: 'OR-2640',
    buyer: 'Buyer 05, Osaka',
    style: 'SW-052 sweatshirt',
    pieces: 12600,
    price: 6.4,
    ship: '2026-12-27',
    miles: [
      ['20 Oct', 'done'],
      ['27 Oct', 'done'],
      ['20 Nov', 'now'],
      ['25 Nov', 'next'],
      ['1 Dec', 'next'],
      ['18 Dec', 'next'],
      ['23 Dec', 'next'],
    ],
  },
  {
    no: 'OR-2643',
    buyer: 'Buyer 11, Barcelona',
    style: 'TS-091 T-shirt, V',
    pieces: 42000,
    price: 2.05,
    ship: '2027-01-08',
    miles: [
      ['29 Oct', 'done'],
      ['5 Nov', 'late', '9 Nov'],
      ['28 Nov', 'next'],
      ['2 Dec', 'next'],
      ['8 Dec', 'next'],
      ['28 Dec', 'next'],
      ['4 Jan', 'next'],
    ],
  },
  {
    no: 'OR-2645',
    buyer: 'Buyer 09, Lyon',
    style: 'PJ-014 pyjama set',
    pieces: 8400,
    price: 5.75,
    ship: '2027-01-15',
    miles: [
      ['9 Nov', 'done'],
      ['16 Nov', 'now'],
      ['6 Dec', 'next'],
      ['11 Dec', 'next'],
      ['17 Dec', 'next'],
      ['5 Jan', 'next'],
      ['10 Jan', 'next'],
    ],
  },
  {
    no: 'OR-2648',
    buyer: 'Buyer 02, Toronto',
    style: 'KL-120 joggers',
    pieces: 16200,
    price: 4.3,
    ship: '2027-01-22',
    miles: [
      ['17 Nov', 'now'],
      ['24 Nov', 'next'],
      ['14 Dec', 'next'],
      ['19 Dec', 'next'],
      ['25 Dec', 'next'],
      ['12 Jan', 'next'],
      ['17 Jan', 'next'],
    ],
  },
];

/** Requisition 1182, quoted by three suppliers; rates in taka without VAT. */
export const wantedItems = [
  { name: 'Carton 5-ply, 58 × 38 × 32 cm', quantity: 1000, unit: 'pc' },
  { name: 'Poly bag 12 × 16 in, printed', quantity: 24500, unit: 'pc' },
  { name: 'Hang tag with string', quantity: 24500, unit: 'pc' },
  { name: 'Gum tape 2 in', quantity: 180, unit: 'roll' },
] as const;
export type Quote = {
  supplier: string;
  place: string;
  rates: readonly number[];
  carriage: number;
  days: number;
  credit: string;
  last: string;
};
export const quotes: readonly Quote[] = [
  {
    supplier: 'Supplier 114',
    place: 'Tongi',
    rates: [86, 2.4, 3.1, 62],
    carriage: 3500,
    days: 6,
    credit: '30 days',
    last: '2 of 14 late',
  },
  {
    supplier: 'Supplier 031',
    place: 'Gazipur',
    rates: [88.5, 2.15, 2.85, 58],
    carriage: 0,
    days: 5,
    credit: '45 days',
    last: 'none of 22 late',
  },
  {
    supplier: 'Supplier 207',
    place: 'Narayanganj',
    rates: [82, 2.35, 3.25, 60],
    carriage: 6000,
    days: 9,
    credit: 'Cash',
    last: 'first order',
  },
];
export const vatRate = 0.15;
export const goodsOf = (quote: Quote): number =>
  paisa(sum(wantedItems.map(({ quantity }, index) => quantity * (quote.rates[index] ?? 0))));
export const vatOf = (quote: Quote): number => paisa(goodsOf(quote) * vatRate);
export const totalOf = (quote: Quote): number => paisa(goodsOf(quote) + vatOf(quote) + quote.carriage);
