import { sum, sumBy } from '../../kit/format';

export type Account = { code: string; name: string; group: string; amount: number };
const account = (code: string, name: string, group: string, amount: number): Account => ({ code, name, group, amount });

/** Balances of 24 November 2026: debit is positive, credit negative. */
const known: readonly Account[] = [
  account('1101', 'Cash in hand', 'Cash and bank', 186450),
  account('1111', 'Bank 1, current, Motijheel', 'Cash and bank', 2438720),
  account('1112', 'Bank 2, cash credit', 'Cash and bank', -1864300),
  account('1121', 'bKash merchant wallet', 'Cash and bank', 312680),
  account('1122', 'Nagad wallet', 'Cash and bank', 94215),
  account('1201', 'Trade receivables', 'Current assets', 6184350),
  account('1210', 'Advance income tax', 'Current assets', 486200),
  account('1215', 'VAT current account', 'Current assets', 218940),
  account('1301', 'Stock, opening', 'Current assets', 5240000),
  account('1401', 'Furniture and computers', 'Fixed assets', 986500),
  account('1402', 'Delivery vans', 'Fixed assets', 3450000),
  account('1490', 'Accumulated depreciation', 'Fixed assets', -1278400),
  account('2101', 'Trade payables', 'Liabilities', -3892740),
  account('2110', 'TDS payable', 'Liabilities', -86350),
  account('2111', 'VDS payable', 'Liabilities', -124600),
  account('2120', 'Salaries payable', 'Liabilities', -415000),
  account('2201', 'Term loan, vans', 'Liabilities', -2160000),
  account('3201', 'Drawings', 'Owner', 360000),
  account('4101', 'Sales, wholesale', 'Income', -28416900),
  account('4102', 'Sales, showroom', 'Income', -3862450),
  account('4201', 'Discount received', 'Income', -112300),
  account('5101', 'Purchases', 'Cost of sales', 22136800),
  account('5102', 'Carriage inward', 'Cost of sales', 486300),
  account('6101', 'Salaries and wages', 'Expenses', 2075000),
  account('6102', 'Rent, office and showroom', 'Expenses', 900000),
  account('6103', 'Electricity and water', 'Expenses', 184720),
  account('6104', 'Vehicle fuel and repair', 'Expenses', 342680),
  account('6105', 'Bank charges and interest', 'Expenses', 168940),
  account('6106', 'Mobile and internet', 'Expenses', 48600),
  account('6107', 'Depreciation', 'Expenses', 265000),
];
/** Capital is what the other accounts leave, as in the opening entry it came from. */
const capital = account('3101', 'Owner’s capital', 'Owner', -sumBy(known, ({ amount }) => amount));
export const accounts: readonly Account[] = [...known, capital].sort((a, b) => a.code.localeCompare(b.code));
export const debit = ({ amount }: Account): number => Math.max(0, amount);
export const credit = ({ amount }: Account): number => Math.max(0, -amount);
export const balanceOf = (code: string): number => accounts.find((one) => one.code === code)?.amount ?? 0;

export type Posting = { day: string; voucher: string; text: string; amount: number };
const posting = (day: string, voucher: string, text: string, amount: number): Posting => ({
  day,
  voucher,
  text,
  amount,
});

/** Bank 1 in November. The opening balance is the one that leads to the trial balance. */
export const received: readonly Posting[] = [
  posting('2 Nov', 'RV-0412', 'Customer 31, cheque 2041187', 486000),
  posting('4 Nov', 'CV-0086', 'bKash wallet to bank', 250000),
  posting('8 Nov', 'RV-0419', 'Customer 07, pay order', 742500),
  posting('11 Nov', 'CV-0088', 'Cash deposited, showroom', 180000),
  posting('15 Nov', 'RV-0426', 'Customer 18, BEFTN', 318400),
  posting('18 Nov', 'RV-0431', 'Customer 12, cheque 7718203', 264900),
  posting('22 Nov', 'RV-0437', 'Customer 31, cheque 2041203', 395000),
  posting('24 Nov', 'RV-0440', 'Customer 44, cheque 0093318', 127600),
];
export const paid: readonly Posting[] = [
  posting('1 Nov', 'PV-0688', 'Rent, office and showroom', 180000),
  posting('3 Nov', 'PV-0691', 'Supplier 12, cheque 5517340', 524000),
  posting('5 Nov', 'PV-0696', 'Salaries of October, advice', 415000),
  posting('10 Nov', 'PV-0702', 'VAT of October, e-challan', 178050),
  posting('12 Nov', 'PV-0705', 'TDS of October, e-challan', 64250),
  posting('16 Nov', 'PV-0711', 'Supplier 05, cheque 5517346', 388000),
  posting('19 Nov', 'PV-0716', 'Van loan, instalment 14', 98400),
  posting('23 Nov', 'PV-0721', 'Supplier 21, cheque 5517349', 212500),
];
export const bank = balanceOf('1111');
export const opening = bank - sumBy(received, ({ amount }) => amount) + sumBy(paid, ({ amount }) => amount);
/** Reconciliation: on the way to the bank, and not yet presented to it. */
export const notCredited = received.slice(-1);
export const notPresented = paid.filter(({ voucher }) => ['PV-0711', 'PV-0721'].includes(voucher));
export const statement =
  bank - sumBy(notCredited, ({ amount }) => amount) + sumBy(notPresented, ({ amount }) => amount);

export type Entry = { code: string; name: string; note: string; debit: number; credit: number };
const net = 240000;
const vat = net * 0.15;
const tds = net * 0.05;
export const voucher: readonly Entry[] = [
  { code: '5101', name: 'Purchases', note: 'Offset paper 80 and 70 gsm, 320 reams', debit: net, credit: 0 },
  { code: '1215', name: 'VAT current account', note: 'Input VAT 15%, Mushak 6.3 no. 000418', debit: vat, credit: 0 },
  { code: '2110', name: 'TDS payable', note: '5% on the value without VAT', debit: 0, credit: tds },
  {
    code: '2101',
    name: 'Trade payables › Supplier 12',
    note: 'Payable 24 Dec 2026',
    debit: 0,
    credit: net + vat - tds,
  },
];
export const voucherTotal = sumBy(voucher, (entry) => entry.debit);

const units = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const teens = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const below100 = (value: number): string => {
  if (value < 13) return units[value] ?? '';
  if (value < 20) return teens[value - 13] ?? '';
  const unit = value % 10;
  return `${tens[Math.floor(value / 10)]}${unit ? `-${units[unit]}` : ''}`;
};
/** 276000 → "two lakh seventy-six thousand" */
export const inWords = (value: number): string =>
  (
    [
      [Math.floor(value / 1e7), 'crore'],
      [Math.floor(value / 1e5) % 100, 'lakh'],
      [Math.floor(value / 1e3) % 100, 'thousand'],
      [Math.floor(value / 100) % 10, 'hundred'],
      [value % 100, ''],
    ] as const
  )
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${below100(count)} ${name}`.trim())
    .join(' ');

export type Box = { note: number; text: string; value?: number; tax?: number; sum?: boolean };
const rated = (value: number): { value: number; tax: number } => ({ value, tax: Math.round(value * 0.15) });
const outputLines: readonly Box[] = [
  { note: 1, text: 'Zero rated, direct export', value: 0, tax: 0 },
  { note: 3, text: 'Exempted goods and services', value: 312400, tax: 0 },
  { note: 4, text: 'Standard rated', ...rated(5486200) },
  { note: 7, text: 'Other than standard rate, 7.5%', value: 264000, tax: 19800 },
];
const inputLines: readonly Box[] = [
  { note: 12, text: 'Exempted, local', value: 184000, tax: 0 },
  { note: 14, text: 'Standard rated, local', ...rated(3118400) },
  { note: 15, text: 'Standard rated, import', ...rated(942600) },
  { note: 21, text: 'Without credit: entertainment, fuel', value: 68300, tax: 0 },
];
const total = (note: number, text: string, lines: readonly Box[]): Box => ({
  note,
  text,
  value: sumBy(lines, ({ value }) => value ?? 0),
  tax: sumBy(lines, ({ tax }) => tax ?? 0),
  sum: true,
});
export const output = [...outputLines, total(9, 'Sales and output tax', outputLines)];
export const input = [...inputLines, total(23, 'Purchases and input tax credit', inputLines)];
const increasing: readonly Box[] = [
  { note: 24, text: 'VAT deducted at source by us', tax: 38400 },
  { note: 26, text: 'Debit notes issued', tax: 5250 },
];
const decreasing: readonly Box[] = [
  { note: 29, text: 'VAT deducted at source from us', tax: 86700 },
  { note: 31, text: 'Credit notes issued', tax: 12480 },
];
const taxTotal = (note: number, text: string, lines: readonly Box[]): Box => ({
  note,
  text,
  tax: sumBy(lines, ({ tax }) => tax ?? 0),
  sum: true,
});
export const increase = [...increasing, taxTotal(28, 'Increasing adjustment', increasing)];
export const decrease = [...decreasing, taxTotal(33, 'Decreasing adjustment', decreasing)];
const last = (boxes: readonly Box[]): number => boxes[boxes.length - 1]?.tax ?? 0;
export const payable = last(output) - last(input) + last(increase) - last(decrease);
/** Source of note 29: what customers deducted, with the number of their certificate. */
export const certificates = [
  ['Customer 07', '6.6 no. 2611', '11 Oct', 41250],
  ['Customer 18', '6.6 no. 0874', '19 Oct', 28950],
  ['Customer 44', '6.6 no. 0192', '27 Oct', 16500],
] as const;

if (payable !== paid.find(({ voucher: number }) => number === 'PV-0702')?.amount)
  throw new Error('The VAT that was paid is not the VAT of the return.');

/** Supplier 12 in November before the new voucher; credit is positive. */
export const supplier = [
  ['1 Nov', 'brought down', 524000],
  ['3 Nov', 'PV-0691', -524000],
  ['9 Nov', 'JV-0041', 418600],
] as const;
export const owedBefore = sumBy(supplier, ([, , amount]) => amount);

export const money = [
  { name: 'Cash in hand', code: '1101', seen: balanceOf('1101'), when: 'counted 6 pm' },
  { name: 'Bank 1, current', code: '1111', seen: statement, when: 'statement 24 Nov' },
  { name: 'bKash wallet', code: '1121', seen: balanceOf('1121'), when: 'statement 24 Nov' },
  { name: 'Nagad wallet', code: '1122', seen: balanceOf('1122') - 1850, when: 'statement 23 Nov' },
  { name: 'Bank 2, cash credit', code: '1112', seen: balanceOf('1112'), when: 'limit ৳30 lakh' },
] as const;

/** Post-dated cheques by day from 24 November: to receive, to pay. */
export const cheques: readonly (readonly [number, number, number])[] = [
  [1, 0, 164000],
  [2, 184000, 0],
  [7, 0, 96000],
  [5, 342000, 148000],
  [6, 0, 346000],
  [8, 225000, 0],
  [9, 118500, 0],
  [14, 0, 264000],
  [12, 410000, 0],
  [13, 0, 175000],
  [15, 286400, 524000],
  [16, 96000, 0],
  [21, 0, 86350],
  [19, 352000, 0],
  [20, 0, 240000],
  [22, 174500, 118000],
  [23, 268000, 0],
  [26, 205000, 310000],
  [27, 0, 98400],
];

export const ageing = {
  names: ['Not due', '1–30 days', '31–60', '61–90', 'over 90'],
  receivable: [2846500, 1684200, 892400, 468750, 292500],
  payable: [2214600, 986340, 486300, 148500, 57000],
} as const;
if (sum(ageing.receivable) !== balanceOf('1201') || sum(ageing.payable) !== -balanceOf('2101'))
  throw new Error('The ages do not add up to the ledger.');

export const queue = [
  {
    step: 'To check',
    by: 'Accountant 2',
    items: [
      ['PV-0724', 'Electricity, October', 36840],
      ['JV-0047', 'Supplier 12, paper', voucherTotal],
      ['RV-0441', 'Customer 09, bKash', 24500],
    ],
  },
  {
    step: 'To approve',
    by: 'Chief accountant',
    items: [
      ['PV-0722', 'Supplier 05, cheque', 264000],
      ['CV-0091', 'Cash to bank 1', 120000],
    ],
  },
] as const;
