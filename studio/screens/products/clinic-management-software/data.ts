import { paisa, sumBy } from '../../kit/format';

const today = '2026-11-17';
/** Minutes after noon; the clinic works from four to nine. */
export const opens = 240;
export const closes = 540;
export const nowAt = 380;
export const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

export type State = 'done' | 'in' | 'waiting' | 'coming' | 'absent' | 'free';
export type Doctor = {
  room: number;
  name: string;
  field: string;
  starts: number;
  each: number;
  places: number;
  booked: number;
  current: number;
  absent: readonly number[];
  arrived: readonly number[];
};
export const doctors: readonly Doctor[] = [
  {
    room: 1,
    name: 'Doctor 1',
    field: 'Medicine',
    starts: 240,
    each: 10,
    places: 28,
    booked: 23,
    current: 13,
    absent: [7],
    arrived: [14, 15, 16, 18],
  },
  {
    room: 2,
    name: 'Doctor 2',
    field: 'Skin',
    starts: 300,
    each: 8,
    places: 26,
    booked: 21,
    current: 9,
    absent: [4],
    arrived: [10, 11, 12, 14],
  },
  {
    room: 3,
    name: 'Doctor 3',
    field: 'Dental',
    starts: 270,
    each: 20,
    places: 12,
    booked: 10,
    current: 6,
    absent: [],
    arrived: [7],
  },
  {
    room: 4,
    name: 'Physiotherapist',
    field: 'Physiotherapy',
    starts: 240,
    each: 30,
    places: 10,
    booked: 9,
    current: 5,
    absent: [2],
    arrived: [6],
  },
];
export const timeOf = ({ starts, each }: Doctor, serial: number): number => starts + (serial - 1) * each;
export const stateOf = (doctor: Doctor, serial: number): State => {
  if (doctor.absent.includes(serial)) return 'absent';
  if (serial < doctor.current) return 'done';
  if (serial === doctor.current) return 'in';
  if (doctor.arrived.includes(serial)) return 'waiting';
  return serial <= doctor.booked ? 'coming' : 'free';
};
export const serials = ({ places }: Doctor): number[] => Array.from({ length: places }, (_, index) => index + 1);
export const count = (doctor: Doctor, state: State): number =>
  serials(doctor).filter((one) => stateOf(doctor, one) === state).length;
/** How far the room is behind its own timetable. */
export const late = (doctor: Doctor): number => Math.max(0, nowAt - timeOf(doctor, doctor.current) - doctor.each);

export type Visit = {
  serial: number;
  id: string;
  who: string;
  by: 'phone' | 'counter' | 'web';
  last: string | null;
  report?: boolean;
  paid: string | null;
};
/** Room 1, from serial 12 on. */
export const visits: readonly Visit[] = [
  { serial: 12, id: '0388', who: 'F, 54', by: 'counter', last: '2026-10-28', paid: 'Cash' },
  { serial: 13, id: '0245', who: 'M, 52', by: 'phone', last: '2026-10-20', paid: 'Cash' },
  { serial: 14, id: '0391', who: 'M, 31', by: 'web', last: null, paid: 'bKash' },
  { serial: 15, id: '0402', who: 'F, 27', by: 'phone', last: '2026-11-12', report: true, paid: 'Nagad' },
  { serial: 16, id: '0170', who: 'M, 66', by: 'counter', last: '2026-11-03', paid: 'Cash' },
  { serial: 17, id: '0403', who: 'F, 39', by: 'web', last: null, paid: null },
  { serial: 18, id: '0322', who: 'F, 45', by: 'phone', last: '2026-06-14', paid: 'Card' },
  { serial: 19, id: '0396', who: 'M, 23', by: 'phone', last: '2026-11-11', report: true, paid: null },
  { serial: 20, id: '0404', who: 'M, 58', by: 'web', last: null, paid: null },
  { serial: 21, id: '0351', who: 'F, 61', by: 'phone', last: '2026-10-25', paid: null },
  { serial: 22, id: '0405', who: 'F, 34', by: 'counter', last: null, paid: null },
  { serial: 23, id: '0219', who: 'M, 49', by: 'phone', last: '2026-11-01', paid: null },
];
export const fees = { new: 800, follow: 500, report: 200 };
export type Kind = keyof typeof fees;
export const daysSince = (last: string): number => Math.round((Date.parse(today) - Date.parse(last)) / 86_400_000);
/** Thirty days make a follow-up; within ten days a visit may be only to show reports. */
export const kindOf = ({ last, report }: Visit): Kind => {
  if (last === null || daysSince(last) > 30) return 'new';
  return report && daysSince(last) <= 10 ? 'report' : 'follow';
};

/** Readings of Patient 0245, followed for his blood pressure. */
export const readings = [
  { date: '18 Jun', upper: 158, lower: 98, weight: 77.5 },
  { date: '16 Jul', upper: 150, lower: 94, weight: 76.8 },
  { date: '20 Aug', upper: 146, lower: 92, weight: 75.9 },
  { date: '22 Sep', upper: 142, lower: 88, weight: 75.2 },
  { date: '20 Oct', upper: 138, lower: 86, weight: 74.6 },
  { date: '17 Nov', upper: 134, lower: 84, weight: 74 },
] as const;
const height = 1.68;
export const bmi = (weight: number): string => (weight / height ** 2).toFixed(1);

export type Work = { name: string; count: number; price: number; share: number };
export type Statement = { doctor: string; field: string; works: readonly Work[] };
export const statements: readonly Statement[] = [
  {
    doctor: 'Doctor 1',
    field: 'Medicine',
    works: [
      { name: 'New patient', count: 8, price: 800, share: 0.7 },
      { name: 'Follow-up', count: 9, price: 500, share: 0.7 },
      { name: 'Report', count: 4, price: 200, share: 0.7 },
      { name: 'ECG', count: 3, price: 400, share: 0.25 },
    ],
  },
  {
    doctor: 'Doctor 2',
    field: 'Skin',
    works: [
      { name: 'New patient', count: 9, price: 900, share: 0.7 },
      { name: 'Follow-up', count: 8, price: 500, share: 0.7 },
      { name: 'Dressing', count: 3, price: 300, share: 0.2 },
    ],
  },
  {
    doctor: 'Doctor 3',
    field: 'Dental',
    works: [
      { name: 'Consultation', count: 6, price: 500, share: 0.6 },
      { name: 'Scaling', count: 3, price: 2000, share: 0.5 },
      { name: 'Filling', count: 4, price: 1800, share: 0.5 },
    ],
  },
  {
    doctor: 'Physiotherapist',
    field: 'Physiotherapy',
    works: [
      { name: 'First session', count: 2, price: 900, share: 0.5 },
      { name: 'Session', count: 6, price: 600, share: 0.5 },
    ],
  },
];
export const gross = ({ works }: Statement): number => sumBy(works, ({ count: times, price }) => times * price);
export const share = ({ works }: Statement): number => paisa(sumBy(works, (one) => one.count * one.price * one.share));
export const discounts = [
  { bill: 'B-4417', amount: 300, why: 'Staff family', by: 'Owner' },
  { bill: 'B-4423', amount: 200, why: 'Cannot pay in full', by: 'Doctor 1' },
  { bill: 'B-4439', amount: 400, why: 'Two fillings', by: 'Doctor 3' },
] as const;
export const nurse = { name: 'Injections, nebulisation, dressings', amount: 3450 };
export const unpaid = 900;
export const collected = sumBy(statements, gross) + nurse.amount - sumBy(discounts, ({ amount }) => amount) - unpaid;
const electronic = [
  { name: 'bKash', amount: 9800 },
  { name: 'Nagad', amount: 4100 },
  { name: 'Card', amount: 5600 },
];
export const ways = [{ name: 'Cash', amount: collected - sumBy(electronic, ({ amount }) => amount) }, ...electronic];

/** What the counter has taken by twenty past six. */
export const takenSoFar = [
  { name: 'Cash', amount: 13250 },
  { name: 'bKash', amount: 5200 },
  { name: 'Nagad', amount: 2100 },
  { name: 'Card', amount: 3000 },
] as const;
