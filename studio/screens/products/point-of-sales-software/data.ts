import { ean13 } from '../../kit/barcode';
import { sum, sumBy } from '../../kit/format';

export const today = '2026-11-17';

export const branches = [
  {
    name: 'Mirpur',
    tone: 'tone-nil',
    hours: [2840, 4120, 5260, 6180, 5340, 4480, 5120, 6840, 9460, 12380, 13940, 11260, 6420],
    bkash: 18420,
    nagad: 7860,
    card: 11240,
    receipts: 214,
    tills: 2,
  },
  {
    name: 'Uttara',
    tone: 'tone-soft',
    hours: [3210, 4680, 5920, 6710, 5880, 5030, 5640, 7720, 10850, 13960, 15120, 12470, 7130],
    bkash: 22150,
    nagad: 8930,
    card: 21480,
    receipts: 231,
    tills: 3,
  },
  {
    name: 'Mohammadpur',
    tone: 'tone-turmeric',
    hours: [1960, 2840, 3720, 4310, 3890, 3240, 3610, 4980, 7140, 9260, 10380, 8470, 4240],
    bkash: 12760,
    nagad: 5420,
    card: 4380,
    receipts: 168,
    tills: 2,
  },
] as const;

export const hourLabels = ['9 am', '10', '11', '12', '1 pm', '2', '3', '4', '5', '6', '7', '8', '9'];

export type Branch = (typeof branches)[number];

export const branchSales = (branch: Branch): number => sum(branch.hours);
/** What was not paid in another way was paid in cash, so the four always add up to the sales. */
export const branchCash = (branch: Branch): number => branchSales(branch) - branch.bkash - branch.nagad - branch.card;
export const salesToday = sumBy(branches, branchSales);
export const receiptsToday = sumBy(branches, (branch) => branch.receipts);

export const payments = [
  { name: 'Cash', amount: sumBy(branches, branchCash), tone: 'tone-leaf' },
  { name: 'bKash', amount: sumBy(branches, (branch) => branch.bkash), tone: 'tone-madder' },
  { name: 'Nagad', amount: sumBy(branches, (branch) => branch.nagad), tone: 'tone-turmeric' },
  { name: 'Card', amount: sumBy(branches, (branch) => branch.card), tone: 'tone-nil' },
] as const;

export type Item = {
  name: string;
  group: string;
  shelf: string;
  code: string;
  /** Pieces in the branches, in their order above, and the number below which a branch is low. */
  pieces: readonly [number, number, number];
  low: number;
  buy: number;
  sell: number;
  /** The rate that is inside the selling price. */
  vat: number;
};

const item = (
  name: string,
  group: string,
  shelf: string,
  digits: string,
  pieces: Item['pieces'],
  low: number,
  buy: number,
  sell: number,
  vat = 0,
): Item => ({ name, group, shelf, code: ean13(`20001${digits}`), pieces, low, buy, sell, vat });

export const items: readonly Item[] = [
  item('Miniket rice 5 kg', 'Rice and flour', 'A1', '0104172', [42, 38, 19], 12, 368, 395),
  item('Nazirshail rice 5 kg', 'Rice and flour', 'A1', '0104189', [24, 31, 18], 12, 412, 445),
  item('Atta 2 kg', 'Rice and flour', 'A2', '0110227', [36, 4, 22], 10, 108, 120),
  item('Masoor dal 1 kg', 'Pulses, sugar, salt', 'A3', '0120318', [33, 40, 28], 12, 122, 135),
  item('Sugar 1 kg', 'Pulses, sugar, salt', 'A3', '0120455', [5, 27, 17], 15, 118, 128),
  item('Iodised salt 1 kg', 'Pulses, sugar, salt', 'A4', '0120561', [64, 52, 47], 20, 36, 42),
  item('Soybean oil 1 l', 'Oil and spices', 'B1', '0130172', [6, 58, 41], 20, 166, 175),
  item('Soybean oil 5 l', 'Oil and spices', 'B1', '0130189', [18, 14, 11], 8, 832, 865),
  item('Mustard oil 500 ml', 'Oil and spices', 'B2', '0130264', [27, 19, 23], 10, 148, 165),
  item('Turmeric powder 200 g', 'Oil and spices', 'C1', '0140118', [21, 16, 14], 8, 88, 105, 0.15),
  item('Tea leaf 400 g', 'Tea, milk, biscuits', 'D2', '0150216', [29, 26, 20], 10, 184, 210, 0.15),
  item('Milk powder 500 g', 'Tea, milk, biscuits', 'D1', '0150322', [12, 15, 5], 6, 398, 430, 0.15),
  item('Toast biscuit 300 g', 'Tea, milk, biscuits', 'D3', '0150437', [38, 44, 26], 15, 61, 75, 0.15),
  item('Laundry soap 130 g', 'Household', 'E1', '0160128', [72, 65, 58], 24, 22, 28, 0.15),
  item('Mosquito coil, 10 pieces', 'Household', 'E2', '0160243', [31, 9, 24], 12, 52, 65, 0.15),
];

export const findItem = (name: string): Item => {
  const found = items.find((one) => one.name === name);
  if (!found) throw new Error(`No such item: ${name}`);
  return found;
};

/** Sales of the last two weeks per day, to say how long the rest will last. */
export const runningOut = [
  { item: findItem('Soybean oil 1 l'), branch: 0, perDay: 14 },
  { item: findItem('Sugar 1 kg'), branch: 0, perDay: 9 },
  { item: findItem('Atta 2 kg'), branch: 1, perDay: 4 },
  { item: findItem('Milk powder 500 g'), branch: 2, perDay: 3 },
  { item: findItem('Mosquito coil, 10 pieces'), branch: 1, perDay: 5 },
] as const;

export const basket = [
  { item: findItem('Miniket rice 5 kg'), quantity: 1, discount: 0 },
  { item: findItem('Soybean oil 1 l'), quantity: 2, discount: 0 },
  { item: findItem('Masoor dal 1 kg'), quantity: 1, discount: 0 },
  { item: findItem('Sugar 1 kg'), quantity: 2, discount: 0 },
  { item: findItem('Tea leaf 400 g'), quantity: 1, discount: 0 },
  { item: findItem('Toast biscuit 300 g'), quantity: 3, discount: 15 },
  { item: findItem('Laundry soap 130 g'), quantity: 4, discount: 0 },
] as const;

export type MoveKind = 'opening' | 'purchase' | 'sale' | 'transfer' | 'return' | 'damage';
export type Move = { date: string; kind: MoveKind; pieces: number; text: string; reference: string };

/** Miniket rice 5 kg in Mirpur; the last balance is the pieces in the stock list. */
export const moves: readonly Move[] = [
  { date: '2026-11-09', kind: 'opening', pieces: 26, text: 'Balance brought forward', reference: 'Count of 8 Nov' },
  {
    date: '2026-11-09',
    kind: 'purchase',
    pieces: 60,
    text: 'Bought from rice wholesaler, Badamtoli',
    reference: 'Purchase 1187 · ৳366 each',
  },
  { date: '2026-11-10', kind: 'sale', pieces: -14, text: 'Sold at till 1 and till 2', reference: '13 receipts' },
  {
    date: '2026-11-11',
    kind: 'transfer',
    pieces: -20,
    text: 'Sent to Mohammadpur',
    reference: 'Transfer 0342 · received',
  },
  { date: '2026-11-12', kind: 'sale', pieces: -11, text: 'Sold at till 1 and till 2', reference: '11 receipts' },
  { date: '2026-11-13', kind: 'sale', pieces: -16, text: 'Sold at till 1 and till 2', reference: '14 receipts' },
  {
    date: '2026-11-15',
    kind: 'purchase',
    pieces: 40,
    text: 'Bought from rice wholesaler, Badamtoli',
    reference: 'Purchase 1203 · ৳368 each',
  },
  { date: '2026-11-16', kind: 'sale', pieces: -13, text: 'Sold at till 1 and till 2', reference: '12 receipts' },
  { date: '2026-11-16', kind: 'damage', pieces: -1, text: 'Torn bag, written off', reference: 'Approved with PIN' },
  { date: '2026-11-17', kind: 'return', pieces: 1, text: 'Brought back unopened', reference: 'Receipt M-20611' },
  { date: '2026-11-17', kind: 'sale', pieces: -10, text: 'Sold at till 1 and till 2', reference: '9 receipts' },
];

export const balances: readonly number[] = moves.map((_, index) =>
  sumBy(moves.slice(0, index + 1), (move) => move.pieces),
);

export const notes = [1000, 500, 200, 100, 50, 20, 10] as const;

export type Drawer = {
  cashier: string;
  till: string;
  counted: readonly number[];
  lines: readonly (readonly [string, number])[];
  reason: string;
};

/** Mirpur's two drawers; their cash sales are together the branch's cash sales of the day. */
export const drawers: readonly [Drawer, Drawer] = [
  {
    cashier: 'Cashier 1',
    till: 'Till 1',
    counted: [9, 12, 9, 19, 11, 14, 14],
    lines: [
      ['Float in the morning', 3000],
      ['Cash sales, 78 receipts', 31480],
      ['Baki received', 1800],
      ['Goods taken back', -340],
      ['Paid out: van, tea', -1250],
      ['Given to owner, 6 pm', -15000],
    ],
    reason: 'Change given wrong once, note on receipt M-20598',
  },
  {
    cashier: 'Cashier 2',
    till: 'Till 2',
    counted: [7, 14, 10, 13, 7, 11, 10],
    lines: [
      ['Float in the morning', 3000],
      ['Cash sales, 61 receipts', 24640],
      ['Baki received', 950],
      ['Goods taken back', 0],
      ['Paid out: cleaning', -620],
      ['Given to owner, 6 pm', -10000],
    ],
    reason: 'Nothing to explain',
  },
];

export const countedCash = (drawer: Drawer): number =>
  sum(notes.map((note, index) => note * (drawer.counted[index] ?? 0)));
export const expectedCash = (drawer: Drawer): number => sumBy(drawer.lines, ([, amount]) => amount);

export const receipts = [
  { number: 'U-31874', branch: 'Uttara', time: '9:38 pm', amount: 1246, paid: 'Card' },
  { number: 'M-20642', branch: 'Mirpur', time: '9:36 pm', amount: 1668, paid: 'Cash' },
  { number: 'U-31873', branch: 'Uttara', time: '9:33 pm', amount: 385, paid: 'Nagad' },
  { number: 'P-11290', branch: 'Mohammadpur', time: '9:31 pm', amount: 2740, paid: 'bKash' },
  { number: 'M-20641', branch: 'Mirpur', time: '9:29 pm', amount: 560, paid: 'Cash' },
] as const;
