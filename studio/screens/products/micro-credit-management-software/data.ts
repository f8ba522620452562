import { sumBy } from '../../kit/format';

export const weeks = 46;
const yearly = 0.24;
const weekly = yearly / 52;

/** Weekly instalment on the declining balance, rounded up to five taka as it is collected. */
export const instalment = (principal: number): number =>
  Math.ceil((principal * weekly) / (1 - (1 + weekly) ** -weeks) / 5) * 5;

export type Week = { number: number; principal: number; charge: number; balance: number };

export function schedule(loan: number): Week[] {
  const rows: Week[] = [];
  let balance = loan;
  for (let number = 1; number <= weeks; number += 1) {
    const charge = Math.round(balance * weekly);
    const principal = number === weeks ? balance : Math.min(balance, instalment(loan) - charge);
    balance -= principal;
    rows.push({ number, principal, charge, balance });
  }
  return rows;
}

export const outstanding = (loan: number, paid: number): number =>
  paid === 0 ? loan : (schedule(loan)[paid - 1]?.balance ?? 0);

export type State = 'paid' | 'part' | 'absent';
export type Member = {
  id: string;
  name: string;
  cycle: number;
  loan: number;
  /** Weeks due before today and those that were missed. */
  due: number;
  missed: readonly number[];
  savings: number;
  state: State;
  got: number;
  saved: number;
};

const member = (
  number: number,
  name: string,
  [cycle, loan, due]: readonly [number, number, number],
  missed: readonly number[],
  savings: number,
  state: State = 'paid',
  saved = 50,
): Member => ({
  id: `14-${String(number).padStart(2, '0')}`,
  name,
  cycle,
  loan,
  due,
  missed,
  savings,
  state,
  got: state === 'absent' ? 0 : state === 'part' ? 300 : instalment(loan),
  saved: state === 'absent' ? 0 : saved,
});

export const samity = {
  number: 14,
  name: 'Shapla mohila samity',
  village: 'Char Bhabanipur, Pabna Sadar',
  day: 'Wednesday',
  time: '9:30 am',
};

export const members: readonly Member[] = [
  member(1, 'Rahima', [3, 30000, 31], [], 8450),
  member(2, 'Jahanara', [5, 60000, 12], [], 14200, 'paid', 100),
  member(3, 'Morjina', [2, 20000, 40], [], 5120),
  member(4, 'Sufia', [1, 10000, 8], [], 1400),
  member(5, 'Anowara', [4, 40000, 22], [18], 9875, 'part', 0),
  member(6, 'Hasina', [2, 25000, 36], [], 6010),
  member(7, 'Kohinur', [4, 40000, 17], [], 10630),
  member(8, 'Nurjahan', [3, 30000, 44], [], 7980, 'paid', 200),
  member(9, 'Feroza', [1, 15000, 26], [20, 23, 24], 2150, 'absent'),
  member(10, 'Shirin', [2, 20000, 5], [], 4300),
  member(11, 'Rokeya', [6, 80000, 29], [], 21460, 'paid', 100),
  member(12, 'Monowara', [3, 35000, 33], [], 7725),
  member(13, 'Lipi', [1, 10000, 19], [], 1950),
  member(14, 'Parul', [2, 20000, 14], [], 4885),
];

export const chosen = members[6] as Member;
export const overdue = ({ missed, loan }: Member): number => missed.length * instalment(loan);
export const dueToday = sumBy(members, ({ loan }) => instalment(loan));
export const gotToday = sumBy(members, ({ got }) => got);
export const savedToday = sumBy(members, ({ saved }) => saved);

/** The branch's samities of the day; samity 14 is the one of the sheet, the others hold members of the same kind. */
export type Dot = State | 'later';
export type Samity = {
  number: number;
  name: string;
  officer: number;
  dots: readonly Dot[];
  due: number;
  got: number;
  saved: number;
  sent: string;
};

const rest = (
  number: number,
  name: string,
  officer: number,
  count: number,
  average: number,
  weak: number,
  sent: string,
): Samity => {
  const waits = sent === '' || sent === 'phone';
  const dots = Array.from({ length: count }, (_, index): Dot => {
    if (waits) return 'later';
    const seed = (number * 29 + index * 41 + index * index * 3) % 100;
    return seed < weak ? 'absent' : seed < weak * 2 ? 'part' : 'paid';
  });
  const due = count * average;
  const missing =
    dots.filter((dot) => dot === 'absent').length * average +
    dots.filter((dot) => dot === 'part').length * (average - 300);
  return {
    number,
    name,
    officer,
    dots,
    due,
    got: waits ? 0 : due - missing,
    saved: waits ? 0 : dots.filter((dot) => dot !== 'absent').length * 60,
    sent,
  };
};

const own: Samity = {
  number: samity.number,
  name: samity.name,
  officer: 1,
  dots: members.map(({ state }) => state),
  due: dueToday,
  got: gotToday,
  saved: savedToday,
  sent: '10:12 am',
};

export const samities: readonly Samity[] = [
  own,
  rest(15, 'Jaba', 1, 24, 640, 2, '11:20 am'),
  rest(22, 'Padma', 1, 20, 715, 4, '12:35 pm'),
  rest(31, 'Krishnachura', 2, 28, 580, 3, '10:05 am'),
  rest(32, 'Dolonchapa', 2, 22, 605, 2, '11:10 am'),
  rest(36, 'Jamuna', 2, 26, 660, 9, '12:20 pm'),
  rest(41, 'Beli', 3, 30, 545, 3, '10:18 am'),
  rest(42, 'Kamini', 3, 18, 690, 5, 'phone'),
  rest(47, 'Hasnahena', 3, 24, 620, 3, ''),
  rest(53, 'Surjomukhi', 4, 27, 570, 2, '9:58 am'),
  rest(54, 'Togor', 4, 25, 655, 4, '11:02 am'),
  rest(58, 'Meghna', 4, 21, 730, 6, '12:28 pm'),
];

export const officers = [1, 2, 3, 4] as const;

export const cashBook = {
  opening: 84350,
  disbursed: 90000,
  withdrawn: 12400,
  bank: 60000,
  spent: 1860,
} as const;

export const collection = sumBy(samities, ({ got }) => got);
export const savings = sumBy(samities, ({ saved }) => saved);
export const inHand =
  cashBook.opening + collection + savings - cashBook.disbursed - cashBook.withdrawn - cashBook.bank - cashBook.spent;

/** Portfolio by class of MRA: outstanding in thousand taka for each officer of the branch. */
export const classes = [
  { name: 'Regular', days: 'no overdue', provision: 0.01, tone: 'c0' },
  { name: 'Watchful', days: '1 to 30 days', provision: 0.05, tone: 'c1' },
  { name: 'Sub-standard', days: '31 to 180 days', provision: 0.25, tone: 'c2' },
  { name: 'Doubtful', days: '181 to 365 days', provision: 0.75, tone: 'c3' },
  { name: 'Bad', days: 'over 365 days', provision: 1, tone: 'c4' },
] as const;

export const portfolio: readonly { officer: string; borrowers: number; parts: readonly number[] }[] = [
  { officer: 'Officer 1', borrowers: 412, parts: [7864500, 212300, 96400, 41200, 18600] },
  { officer: 'Officer 2', borrowers: 388, parts: [7120800, 318900, 188700, 72500, 46300] },
  { officer: 'Officer 3', borrowers: 441, parts: [8345200, 176400, 64800, 22900, 9700] },
  { officer: 'Officer 4', borrowers: 365, parts: [6688100, 241700, 121600, 58400, 31900] },
  { officer: 'Officer 5', borrowers: 402, parts: [7455600, 158200, 49300, 17800, 0] },
];
