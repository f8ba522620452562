import { sum, sumBy } from '../../kit/format';

/** Punches in every five minutes; the shift starts at `start`, ten minutes are grace. */
export const shifts = [
  { name: 'Shift A', start: 360, from: 325, punches: [1, 2, 5, 9, 14, 21, 26, 18, 9, 3, 2, 1, 1, 0, 1] },
  { name: 'General', start: 540, from: 495, punches: [1, 1, 3, 6, 9, 14, 22, 29, 31, 24, 12, 7, 5, 4, 2, 2, 1, 0, 1] },
] as const;
export type Shift = (typeof shifts)[number];
export const grace = 10;
export const isLate = ({ start, from }: Shift, index: number): boolean => from + index * 5 >= start + grace;
export const lateOf = (shift: Shift): number => sum(shift.punches.filter((_, index) => isLate(shift, index)));
export const punched = sumBy(shifts, ({ punches }) => sum(punches));
export const late = sumBy(shifts, lateOf);

/** Shift B starts at 2 pm; its people are not expected yet. Field officers mark from the phone. */
const others = [
  { name: 'Head office', people: 64, present: 56, leave: 5, absent: 3, later: 0 },
  { name: 'Store and dispatch', people: 38, present: 35, leave: 2, absent: 1, later: 0 },
  { name: 'Security', people: 26, present: 8, leave: 1, absent: 0, later: 17 },
] as const;
const production = punched - sumBy(others, ({ present }) => present);
export const departments = [
  { name: 'Production', people: production + 9 + 7 + 84, present: production, leave: 9, absent: 7, later: 84 },
  ...others,
  { name: 'Sales, field', people: 47, present: 43, leave: 2, absent: 2, later: 0 },
];
export const everyone = sumBy(departments, ({ people }) => people);
export const presentAll = sumBy(departments, ({ present }) => present);

export type Code = 'P' | 'L' | 'A' | 'C' | 'S' | 'E' | 'W' | 'M' | '';
export type Person = { id: string; job: string; unit: string; days: readonly Code[]; overtime: readonly number[] };

const lastDay = 18;
const person = (id: string, job: string, unit: string, marks: Record<number, Code>, pace: number): Person => {
  const days = Array.from({ length: 30 }, (_, index): Code => {
    const day = index + 1;
    if (day % 7 === 6) return 'W';
    if (day > lastDay) return '';
    return marks[day] ?? 'P';
  });
  const seed = Number(id.slice(2));
  const overtime = days.map((code, index) =>
    pace > 0 && code === 'P' ? Math.max(0, Math.min(2, ((index * 7 + seed * 5) % 4) + pace - 2)) : 0,
  );
  return { id, job, unit, days, overtime };
};

export const people: readonly Person[] = [
  person('E-0214', 'Operator 214', 'Production', { 4: 'L' }, 2),
  person('E-0218', 'Operator 218', 'Production', { 9: 'S', 10: 'S', 11: 'S' }, 2),
  person('E-0226', 'Operator 226', 'Production', { 2: 'L', 5: 'L', 12: 'L', 17: 'L' }, 1),
  person('E-0231', 'Helper 31', 'Production', { 7: 'A', 8: 'A', 18: 'A' }, 1),
  person('E-0240', 'Line chief 4', 'Production', {}, 2),
  person('E-0252', 'Mechanic 2', 'Maintenance', { 15: 'M' }, 2),
  person('E-0307', 'Store keeper 2', 'Store', { 3: 'C' }, 1),
  person('E-0311', 'Loader 5', 'Store', { 14: 'A', 1: 'L' }, 1),
  person('E-0318', 'Driver 3', 'Dispatch', { 8: 'L', 16: 'C' }, 2),
  person('E-0403', 'Accountant 1', 'Head office', { 3: 'C', 10: 'C' }, 0),
  person('E-0409', 'HR officer 2', 'Head office', { 15: 'E', 16: 'E', 17: 'E', 18: 'E' }, 0),
  person('E-0417', 'Merchandiser 3', 'Head office', { 3: 'L', 11: 'L', 18: 'L' }, 0),
  person('E-0502', 'Sales officer 7', 'Field', { 5: 'S' }, 0),
  person('E-0509', 'Sales officer 12', 'Field', { 12: 'M', 17: 'M' }, 0),
  person('E-0604', 'Guard 4', 'Security', {}, 1),
  person('E-0611', 'Guard 11', 'Security', { 9: 'A' }, 1),
];
export const count = ({ days }: Person, ...codes: readonly Code[]): number =>
  days.filter((code) => codes.includes(code)).length;
export const overtimeOf = ({ overtime }: Person): number => sum(overtime);

/** October of Operator 214, one number for each day: overtime hours; -1 weekly holiday, -2 festival, -3 absent. */
export const october = [
  2, -1, 2, 1, 2, 2, 2, 2, -1, 2, 1, 2, 2, 2, 2, -1, 2, 2, 2, 2, -2, 2, -1, 2, -3, 2, 2, 2, 1, -1, 2,
] as const;
export const slipOvertime = sumBy(october, (hours) => Math.max(0, hours));
export const basic = 8200;
/** Labour Act: twice the hourly basic, which is the monthly basic over 208 hours. */
export const overtimeRate = Math.round((basic / 208) * 2 * 100) / 100;
export const earnings = [
  ['Basic', basic],
  ['House rent, 50% of basic', basic / 2],
  ['Medical', 750],
  ['Conveyance', 450],
  ['Food', 1250],
  ['Overtime', Math.round(slipOvertime * overtimeRate)],
  ['Attendance bonus', 0],
] as const;
export const deductions = [
  ['Absent, 1 day of basic', Math.round(basic / 30)],
  ['Provident fund, 8% of basic', basic * 0.08],
  ['Loan, instalment 7 of 12', 1000],
  ['Income tax', 0],
  ['Revenue stamp', 10],
] as const;
export const gross = sumBy(earnings, ([, amount]) => amount);
export const cut = sumBy(deductions, ([, amount]) => amount);

export type Duty = 'M' | 'E' | 'N' | 'O';
/** Sunday 22 to Saturday 28 November. */
export const roster: readonly { name: string; post: string; week: readonly Duty[] }[] = (
  [
    ['Guard 1', 'Main gate', 'MMMMMOM'],
    ['Guard 2', 'Main gate', 'EEEEEEO'],
    ['Guard 3', 'Main gate', 'NNNNONN'],
    ['Guard 4', 'Godown', 'MMMOMMM'],
    ['Guard 5', 'Godown', 'EEOEEEE'],
    ['Guard 6', 'Godown', 'NONNNNN'],
    ['Guard 7', 'Roof, floor', 'OMOMMME'],
    ['Guard 8', 'Roof, floor', 'EOEEEEE'],
    ['Guard 9', 'Roof, floor', 'NNNONNN'],
    ['Guard 10', 'Relief', 'MEMMNOM'],
    ['Guard 11', 'Relief', 'ENENOON'],
  ] as const
).map(([name, post, week]) => ({ name, post, week: Array.from(week) as Duty[] }));
export const onDuty = (day: number, duty: Duty): number => roster.filter(({ week }) => week[day] === duty).length;

export const sheet = [
  { name: 'Production', people: 288, gross: 4176000, overtime: 784320, cut: 402640 },
  { name: 'Head office', people: 64, gross: 2846000, overtime: 0, cut: 412350 },
  { name: 'Sales, field', people: 47, gross: 1316500, overtime: 0, cut: 134820 },
  { name: 'Store and dispatch', people: 38, gross: 684200, overtime: 96240, cut: 61480 },
  { name: 'Security', people: 26, gross: 390000, overtime: 48650, cut: 30120 },
] as const;
export const netOf = (row: (typeof sheet)[number]): number => row.gross + row.overtime - row.cut;
export const net = sumBy(sheet, netOf);

/** Six people without an account are paid in cash; the notes are counted out envelope by envelope. */
export const envelopes = [12840, 11460, 13275, 9820, 12115, 10690] as const;
export const notes = [1000, 500, 100, 50, 20, 10, 5] as const;
const notesFor = (amount: number): number[] => {
  let rest = amount;
  return notes.map((note) => {
    const pieces = Math.floor(rest / note);
    rest -= pieces * note;
    return pieces;
  });
};
export const noteCount = (index: number): number => sumBy(envelopes, (amount) => notesFor(amount)[index] ?? 0);
const cash = sum(envelopes);
const mobile = 2864500;
export const ways = [
  { name: 'Bank letter', people: 266, amount: net - mobile - cash },
  { name: 'bKash file', people: 191, amount: mobile },
  { name: 'Cash list', people: envelopes.length, amount: cash },
] as const;

export const odd = [
  { who: 'Operator 226', why: 'Overtime up by 12 hours', before: 15120, after: 16066, state: 'Look' },
  { who: 'Helper 31', why: 'Three absent days, no leave', before: 12480, after: 11310, state: 'Look' },
  { who: 'Mechanic 2', why: 'Out punch of 15 Nov missing', before: 18940, after: 18220, state: 'Punch' },
  { who: 'Merchandiser 3', why: 'Increment from 1 Nov, letter 88', before: 42500, after: 46750, state: 'Right' },
  { who: 'Sales officer 12', why: 'Loan ended, no instalment', before: 26400, after: 28900, state: 'Right' },
  { who: 'Guard 14', why: 'New joiner, 22 of 30 days', before: 0, after: 10995, state: 'Right' },
] as const;
