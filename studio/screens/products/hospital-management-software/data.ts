import { sum, sumBy } from '../../kit/format';

export type BedState = 'occupied' | 'free' | 'reserved' | 'cleaning';

const states: Record<string, BedState> = { o: 'occupied', f: 'free', r: 'reserved', c: 'cleaning' };

export type Unit = { name: string; kind: string; first: number; beds: readonly BedState[] };

/** One letter a bed: occupied, free, reserved, being cleaned. */
const unit = (name: string, kind: string, first: number, letters: string): Unit => ({
  name,
  kind,
  first,
  beds: Array.from(letters, (letter) => states[letter] ?? 'free'),
});

/** `size` is the width of a bed in pixels: a floor with few beds shows them larger. */
export const floors: readonly {
  name: string;
  size: number;
  units: readonly Unit[];
  note?: readonly [string, string];
}[] = [
  { name: 'Floor 6', size: 55, units: [unit('Cabins', 'single, with attendant bed', 601, 'oofooroocofo')] },
  {
    name: 'Floor 5',
    size: 43,
    units: [
      unit('Ward 4', 'surgery, men', 1, 'ooooofoorooooofo'),
      unit('Ward 5', 'surgery, women', 1, 'oofoooocooofoo'),
    ],
  },
  {
    name: 'Floor 4',
    size: 36,
    units: [
      unit('Ward 2', 'medicine, men', 1, 'oooooofoooocooooro'),
      unit('Ward 3', 'medicine, women', 1, 'ooofoooooooooofooo'),
    ],
  },
  {
    name: 'Floor 3',
    size: 44,
    note: ['2 in labour', 'delivery rooms 1 and 3'],
    units: [unit('Maternity', 'mothers', 1, 'oofooroooocf'), unit('NICU', 'incubators', 1, 'ooofooro')],
  },
  {
    name: 'Floor 2',
    size: 44,
    note: ['7 of 8', 'ventilators in use'],
    units: [
      unit('ICU', 'ventilator', 1, 'ooooooocoo'),
      unit('HDU', 'monitor', 1, 'oofoor'),
      unit('Post-op', 'recovery', 1, 'focooo'),
    ],
  },
];

export const units: readonly Unit[] = floors.flatMap((floor) => floor.units);
export const countState = (list: readonly Unit[], state: BedState): number =>
  sumBy(list, ({ beds }) => beds.filter((bed) => bed === state).length);
export const countBeds = (list: readonly Unit[]): number => sumBy(list, ({ beds }) => beds.length);

export const waiting = [
  {
    from: 'Emergency',
    patient: 'P-26-07731 · M 61',
    wants: 'ICU',
    minutes: 18,
    answer: 'Bed 08 in 20 min',
    tone: 'turmeric',
  },
  {
    from: 'Theatre 2',
    patient: 'P-26-07688 · F 34',
    wants: 'Post-op',
    minutes: 9,
    answer: 'Bed 01 is free',
    tone: 'leaf',
  },
  {
    from: 'Outpatients',
    patient: 'P-26-07702 · M 47',
    wants: 'Ward 2',
    minutes: 42,
    answer: 'Bed 07 is free',
    tone: 'leaf',
  },
  {
    from: 'Emergency',
    patient: 'P-26-07735 · F 29',
    wants: 'Maternity',
    minutes: 5,
    answer: 'Bed 03 is free',
    tone: 'leaf',
  },
  { from: 'By phone', patient: 'P-26-07644 · F 58', wants: 'Cabin', minutes: 75, answer: '603 is free', tone: 'leaf' },
] as const;

export type Visit = readonly [serial: number, name: string, age: string, kind: 'New' | 'Follow-up'];
export type Clinic = {
  subject: string;
  room: string;
  doctor: string;
  newFee: number;
  followFee: number;
  seen: number;
  /** Everyone after the one in the room; the screen has space for the first seven. */
  waiting: number;
  visits: readonly Visit[];
  minutes: number;
};

/** The first of each list is in the room. First names only: this is sample data. */
export const clinics: readonly Clinic[] = [
  {
    subject: 'Medicine',
    room: 'Room 101',
    doctor: 'Consultant 1',
    newFee: 1000,
    followFee: 600,
    seen: 13,
    waiting: 11,
    minutes: 7,
    visits: [
      [14, 'Rahima', 'F 46', 'Follow-up'],
      [15, 'Jamal', 'M 58', 'New'],
      [16, 'Shirin', 'F 31', 'New'],
      [17, 'Abdul', 'M 67', 'Follow-up'],
      [18, 'Nasima', 'F 52', 'Follow-up'],
      [19, 'Kamal', 'M 39', 'New'],
      [21, 'Monir', 'M 44', 'New'],
      [22, 'Halima', 'F 70', 'Follow-up'],
    ],
  },
  {
    subject: 'Children',
    room: 'Room 103',
    doctor: 'Consultant 4',
    newFee: 800,
    followFee: 500,
    seen: 17,
    waiting: 16,
    minutes: 4,
    visits: [
      [18, 'Tuli', 'F 4', 'New'],
      [19, 'Arif', 'M 2', 'Follow-up'],
      [20, 'Mim', 'F 9', 'New'],
      [21, 'Rafi', 'M 7', 'New'],
      [22, 'Omi', 'M 3 mo', 'Follow-up'],
      [23, 'Jui', 'F 6', 'New'],
      [24, 'Sohan', 'M 11', 'Follow-up'],
      [25, 'Nadia', 'F 1', 'New'],
    ],
  },
  {
    subject: 'Gynaecology',
    room: 'Room 105',
    doctor: 'Consultant 2',
    newFee: 1000,
    followFee: 600,
    seen: 9,
    waiting: 9,
    minutes: 12,
    visits: [
      [10, 'Parvin', 'F 27', 'Follow-up'],
      [11, 'Moushumi', 'F 33', 'New'],
      [12, 'Lipi', 'F 24', 'Follow-up'],
      [14, 'Rokeya', 'F 41', 'New'],
      [15, 'Sultana', 'F 29', 'Follow-up'],
      [16, 'Joya', 'F 22', 'New'],
      [17, 'Farida', 'F 48', 'New'],
      [18, 'Mita', 'F 30', 'Follow-up'],
    ],
  },
  {
    subject: 'Orthopaedics',
    room: 'Room 108',
    doctor: 'Consultant 6',
    newFee: 900,
    followFee: 500,
    seen: 6,
    waiting: 7,
    minutes: 9,
    visits: [
      [7, 'Habib', 'M 35', 'New'],
      [8, 'Anwara', 'F 63', 'Follow-up'],
      [9, 'Ratan', 'M 19', 'New'],
      [10, 'Selim', 'M 50', 'Follow-up'],
      [11, 'Dipali', 'F 45', 'New'],
      [12, 'Yusuf', 'M 72', 'Follow-up'],
      [13, 'Bithi', 'F 17', 'New'],
      [15, 'Mizan', 'M 28', 'New'],
    ],
  },
];

/** Readings every six hours over three days, from noon of 15 November to noon today. */
export const temperature = [102.4, 102.8, 101.9, 101.2, 101.8, 102.1, 100.9, 100.2, 100.6, 100.8, 99.6, 98.9, 99.1];
export const pulse = [112, 116, 108, 102, 106, 108, 98, 94, 96, 97, 90, 86, 88];

export const cabins = [
  { number: '603', kind: 'Cabin, garden side', rent: 4500, facts: 'Attendant bed, AC, bath', state: 'free' },
  { number: '611', kind: 'Cabin, road side', rent: 4200, facts: 'Attendant bed, AC, bath', state: 'free' },
  { number: '606', kind: 'Cabin, corner', rent: 6500, facts: 'Two rooms, AC, fridge', state: 'reserved' },
  { number: 'Ward 3 · 04', kind: 'Ward, medicine', rent: 1500, facts: 'Shared, fan, 18 beds', state: 'free' },
  { number: 'Ward 3 · 15', kind: 'Ward, medicine', rent: 1500, facts: 'Shared, fan, window', state: 'free' },
  { number: '609', kind: 'Cabin, garden side', rent: 4500, facts: 'Attendant bed, AC, bath', state: 'cleaning' },
] as const;

export const departments = [
  { name: 'Beds', tone: 'tone-dark', base: 238000, friday: 1, swing: 9000 },
  { name: 'Theatre', tone: 'tone-nil', base: 186000, friday: 0.35, swing: 46000 },
  { name: 'Laboratory', tone: 'tone-soft', base: 174000, friday: 0.55, swing: 21000 },
  { name: 'Pharmacy', tone: 'tone-leaf', base: 208000, friday: 0.8, swing: 17000 },
  { name: 'Outpatients', tone: 'tone-turmeric', base: 92000, friday: 0.3, swing: 11000 },
] as const;

/** Income of a department on a day of November 2026, in whole hundreds; 6 November was a Friday. */
const income = (index: number, dayOfMonth: number): number => {
  const department = departments[index];
  if (!department) return 0;
  const { base, friday, swing } = department;
  const isFriday = dayOfMonth % 7 === 6;
  return Math.round((base * (isFriday ? friday : 1) + swing * Math.sin(dayOfMonth * 1.9 + index * 2.3)) / 100) * 100;
};

export const month = Array.from({ length: 30 }, (_, index) =>
  departments.map((__, department) => income(department, index + 1)),
);
export const departmentTotal = (index: number): number => sumBy(month, (day) => day[index] ?? 0);
export const monthTotal = sumBy(month, sum);

export const shares = [
  { doctor: 'Consultant 5', subject: 'Surgery', parts: [98000, 41000, 612000, 0] },
  { doctor: 'Consultant 2', subject: 'Gynaecology', parts: [214000, 56000, 385000, 38500] },
  { doctor: 'Consultant 6', subject: 'Orthopaedics', parts: [176000, 48500, 296000, 21000] },
  { doctor: 'Consultant 1', subject: 'Medicine', parts: [312000, 124000, 0, 64500] },
  { doctor: 'Consultant 4', subject: 'Children', parts: [268000, 73500, 0, 29000] },
] as const;
export const shareKinds = [
  ['Consultation', 'tone-turmeric'],
  ['Ward visits', 'tone-soft'],
  ['Operations', 'tone-nil'],
  ['Tests', 'tone-leaf'],
] as const;

export const round = [
  {
    bed: '05',
    patient: 'Patient 04402',
    medicine: 'Ceftriaxone 1 g',
    how: 'IV, slow, over 5 minutes',
    state: 'given',
    at: '7:56 pm',
  },
  {
    bed: '07',
    patient: 'Patient 04396',
    medicine: 'Insulin, 10 units',
    how: 'Under the skin · sugar 11.2',
    state: 'now',
    at: '',
  },
  {
    bed: '11',
    patient: 'Patient 04418',
    medicine: 'Amlodipine 5 mg',
    how: 'By mouth · pressure 138/84',
    state: 'open',
    at: '',
  },
  {
    bed: '12',
    patient: 'Patient 04377',
    medicine: 'Losartan 50 mg',
    how: 'By mouth · pressure 92/58',
    state: 'held',
    at: 'low pressure',
  },
] as const;
