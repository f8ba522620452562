import { sumBy } from '../../kit/format';

export const periods = ['12:00', '12:40', '1:20', '2:25', '3:05', '3:45', '4:25'] as const;
/** The break stands before this period. */
export const breakBefore = 3;

export type Lesson = { subject: string; teacher: number };
export type Room = { name: string; room: number; students: number; absent: number; lessons: readonly Lesson[] };

/** "Higher_maths5" is higher mathematics by teacher 5. */
const lesson = (code: string): Lesson => {
  const [, subject = '', teacher = '0'] = /^(\D+)(\d+)$/.exec(code) ?? [];
  return { subject: subject.replace('_', ' '), teacher: Number(teacher) };
};

const room = (name: string, number: number, students: number, absent: number, codes: string): Room => ({
  name,
  room: number,
  students,
  absent,
  lessons: codes.split(' ').map(lesson),
});

/** The day shift on a Wednesday, period by period. */
export const classes: readonly Room[] = [
  room('6 A', 101, 62, 5, 'Religion12 BGS11 ICT10 Science9 Bangla1 Maths5 English3'),
  room('6 B', 102, 60, 3, 'BGS16 English4 Maths6 Science8 Agriculture17 PE18 Bangla2'),
  room('7 A', 103, 58, 4, 'Science7 ICT10 Religion12 Maths21 English20 Bangla19 PE18'),
  room('7 B', 104, 59, 7, 'Agriculture17 Bangla1 English3 Maths5 BGS11 Religion22 Science23'),
  room('8 A', 201, 56, 2, 'Bangla2 Science9 BGS16 ICT10 English4 Maths6 Religion12'),
  room('8 B', 202, 55, 6, 'PE18 Science8 Agriculture17 Bangla19 ICT24 Maths21 English20'),
  room('9 Science', 203, 50, 1, 'Biology9 Maths5 Physics7 English3 Higher_maths6 Chemistry8 Bangla1'),
  room('9 Business', 204, 46, 5, 'Maths21 Science23 English4 Bangla2 Finance14 Business25 Accounting13'),
  room('10 Science', 301, 48, 2, 'Higher_maths5 Physics7 English20 Biology9 Chemistry26 ICT24 Bangla19'),
  room('10 Humanities', 302, 24, 3, 'Bangla1 English3 Religion22 History27 Civics15 Geography16 Maths6'),
];

export type Clash = { period: number; teacher: number; rooms: readonly Room[] };

/** A teacher who stands in two rooms in one period. */
export function clashes(): readonly Clash[] {
  return periods.flatMap((_, period) => {
    const teachers = [...new Set(classes.map(({ lessons }) => lessons[period]?.teacher ?? 0))];
    return teachers
      .map((teacher) => ({
        period,
        teacher,
        rooms: classes.filter(({ lessons }) => lessons[period]?.teacher === teacher),
      }))
      .filter(({ rooms }) => rooms.length > 1);
  });
}

export const onRoll = sumBy(classes, ({ students }) => students);
export const absent = sumBy(classes, (one) => one.absent);

/** Class 10 Science, fees of 2026: month 11 is November. */
const tuition = 1400;
export const feeMonths = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N'] as const;
export type Account = {
  roll: number;
  id: string;
  paidTo: number;
  waiver: number;
  why: string;
  other: number;
  bus: string;
  attendance: number;
};
const account = (
  roll: number,
  id: string,
  paidTo: number,
  waiver: number,
  why: string,
  other: number,
  bus: string,
  attendance: number,
): Account => ({ roll, id, paidTo, waiver, why, other, bus, attendance });
export const accounts: readonly Account[] = [
  account(1, '0698', 11, 0.5, 'Merit', 0, '', 98),
  account(2, '0731', 11, 0, '', 0, 'Route 2', 96),
  account(3, '0705', 10, 0, '', 700, '', 94),
  account(4, '0744', 11, 0, '', 0, 'Route 1', 97),
  account(5, '0719', 8, 0, '', 900, '', 81),
  account(6, '0726', 10, 0.25, 'Sibling', 700, 'Route 2', 92),
  account(7, '0712', 9, 0.25, 'Sibling', 1800, 'Route 1', 95),
  account(8, '0750', 11, 0, '', 0, '', 90),
  account(9, '0703', 7, 0, '', 900, '', 74),
  account(10, '0738', 11, 0, '', 0, '', 93),
  account(11, '0722', 10, 0, '', 1600, 'Route 3', 89),
  account(12, '0741', 11, 0, '', 0, '', 96),
];
export const unpaidMonths = ({ paidTo }: Account): number => feeMonths.length - paidTo;
export const tuitionDue = (one: Account): number => unpaidMonths(one) * tuition * (1 - one.waiver);
export const due = (one: Account): number => tuitionDue(one) + one.other;

/** Heads of Student 0712 at the counter; together they are what the list of dues shows. */
export const heads: readonly { name: string; month: string; amount: number }[] = [
  { name: 'Tuition', month: 'October', amount: tuition },
  { name: 'Tuition', month: 'November', amount: tuition },
  { name: 'Waiver for a sibling, 25%', month: 'two months', amount: -2 * tuition * 0.25 },
  { name: 'Test examination', month: '2026', amount: 700 },
  { name: 'Transport, route 1', month: 'November', amount: 900 },
  { name: 'Laboratory', month: '2026', amount: 200 },
];
/** What Student 0712 has paid since January. */
export const paidBefore: readonly { name: string; amount: number }[] = [
  { name: 'Tuition, January to September', amount: 9 * tuition * 0.75 },
  { name: 'Session', amount: 3500 },
  { name: 'Half-yearly examination', amount: 700 },
  { name: 'Transport, to October', amount: 10 * 900 },
];
export const headTotal = sumBy(heads, ({ amount }) => amount);

export type Paper = {
  subject: string;
  full: number;
  written?: number;
  mcq?: number;
  practical?: number;
  highest: number;
  fourth?: boolean;
};
/** Test examination 2026 of Student 0712. */
export const papers: readonly Paper[] = [
  { subject: 'Bangla, 1st and 2nd paper', full: 200, written: 98, mcq: 46, highest: 168 },
  { subject: 'English, 1st and 2nd paper', full: 200, written: 152, highest: 174 },
  { subject: 'Mathematics', full: 100, written: 58, mcq: 26, highest: 97 },
  { subject: 'Physics', full: 100, written: 38, mcq: 20, practical: 23, highest: 94 },
  { subject: 'Chemistry', full: 100, written: 36, mcq: 19, practical: 22, highest: 91 },
  { subject: 'Biology', full: 100, written: 39, mcq: 21, practical: 24, highest: 92 },
  { subject: 'Bangladesh and Global Studies', full: 100, written: 52, mcq: 25, highest: 89 },
  { subject: 'Religion and Moral Education', full: 100, written: 57, mcq: 27, highest: 93 },
  { subject: 'ICT', full: 50, mcq: 19, practical: 22, highest: 48 },
  { subject: 'Higher Mathematics', full: 100, written: 41, mcq: 20, practical: 24, highest: 96, fourth: true },
];
export const marks = ({ written = 0, mcq = 0, practical = 0 }: Paper): number => written + mcq + practical;

export const scale = [
  [80, 'A+', 5],
  [70, 'A', 4],
  [60, 'A−', 3.5],
  [50, 'B', 3],
  [40, 'C', 2],
  [33, 'D', 1],
  [0, 'F', 0],
] as const;
export const gradeOf = (paper: Paper): readonly [number, string, number] =>
  scale.find(([from]) => (marks(paper) / paper.full) * 100 >= from) ?? scale[6];

/** The fourth subject adds what it has above two points; the sum is divided by the other subjects. */
export const compulsory = papers.filter(({ fourth }) => !fourth);
export const points = sumBy(compulsory, (paper) => gradeOf(paper)[2]);
export const bonus = sumBy(
  papers.filter(({ fourth }) => fourth),
  (paper) => Math.max(0, gradeOf(paper)[2] - 2),
);
export const gpa = Math.min(5, Math.round(((points + bonus) / compulsory.length) * 100) / 100);
export const allMarks = sumBy(papers, marks);
export const fullMarks = sumBy(papers, ({ full }) => full);

export type Group = 'Science' | 'Business' | 'Humanities';
export const groups: readonly { group: Group; count: number; middle: number; failed: number }[] = [
  { group: 'Science', count: 48, middle: 4.35, failed: 2 },
  { group: 'Business', count: 40, middle: 3.75, failed: 3 },
  { group: 'Humanities', count: 24, middle: 3.4, failed: 2 },
];
/** Spread around the group's middle, in ninths of half a point, the steps in which nine subjects move a GPA. */
const spread = [
  0, -1, 1, -2, 2, 3, -3, 1, -1, 6, -4, 0, 2, -2, 5, -5, 5, -1, 3, -6, 0, 2, -3, 6, -7, 1, 4, -2, 0, -8, 3, -1, 2, 5,
  -4, 0, 1, -9, 7, -3, 2, -1, 4, -5, 0, 1, 3, -2,
];
export const results: readonly { group: Group; gpa: number }[] = groups.flatMap(({ group, count, middle, failed }) =>
  Array.from({ length: count }, (_, index) => {
    if (index >= count - failed) return { group, gpa: 0 };
    const ninths = Math.round(middle * 18) + (spread[index] ?? 0) * 2;
    return { group, gpa: Math.min(5, Math.round((ninths / 18) * 100) / 100) };
  }),
);
export const merit = [
  ['0698', 5, 1012, '1'],
  ['0731', 5, 988, '2'],
  ['0705', 5, 971, '3'],
  ['0744', 4.89, 946, '4'],
  ['0719', 4.89, 931, '5'],
  ['0712', gpa, allMarks, '6'],
] as const;
export const failedIn = [
  ['Mathematics', 4],
  ['English', 2],
  ['Accounting', 1],
] as const;
