import { sumBy } from '../../kit/format';

export const caps = {
  citrate: { name: 'Light blue, citrate', colour: '#5b9bd5' },
  plain: { name: 'Red, plain', colour: '#b23a2e' },
  gel: { name: 'Gold, gel', colour: '#eba91f' },
  edta: { name: 'Lavender, EDTA', colour: '#8a63b5' },
  fluoride: { name: 'Grey, fluoride', colour: '#8b93a1' },
  urine: { name: 'Yellow, urine', colour: '#d8c23a' },
} as const;
export type Cap = keyof typeof caps;

/** Where a tube stands in its rack, and how far it has come. */
export type TubeState = 'waits' | 'running' | 'done' | 'flag' | 'empty';
export type Rack = {
  department: string;
  cap: Cap;
  second: Cap;
  places: number;
  filled: number;
  analyser: string;
  sends: boolean;
};

export const racks: readonly Rack[] = [
  {
    department: 'Haematology',
    cap: 'edta',
    second: 'citrate',
    places: 28,
    filled: 25,
    analyser: 'Cell counter',
    sends: true,
  },
  {
    department: 'Biochemistry',
    cap: 'gel',
    second: 'fluoride',
    places: 28,
    filled: 27,
    analyser: 'Chemistry analyser',
    sends: true,
  },
  {
    department: 'Serology',
    cap: 'plain',
    second: 'gel',
    places: 28,
    filled: 17,
    analyser: 'Typed entry',
    sends: false,
  },
  {
    department: 'Microbiology',
    cap: 'urine',
    second: 'plain',
    places: 28,
    filled: 12,
    analyser: 'Typed entry',
    sends: false,
  },
];

export const tubeState = (rack: number, place: number, filled: number): TubeState => {
  if (place >= filled) return 'empty';
  const seed = (rack * 17 + place * 23 + place * place) % 29;
  if (place > filled * 0.78) return 'waits';
  if (place > filled * 0.52) return 'running';
  // Chemistry finds more out of range than the other racks, as its worksheet shows.
  return seed < (racks[rack]?.department === 'Biochemistry' ? 11 : 5) ? 'flag' : 'done';
};

const tubes = racks.flatMap((rack, index) =>
  Array.from({ length: rack.places }, (_, place) => tubeState(index, place, rack.filled)),
);
export const count = (...states: readonly TubeState[]): number =>
  tubes.filter((state) => states.includes(state)).length;

/** Reports by stage; the laboratory's number is the tubes above that are in work. */
export const stages = [
  ['Billing', 14],
  ['Collection', 9],
  ['Laboratory', count('waits', 'running')],
  ['Sign-off', count('done', 'flag')],
  ['Delivery', 31],
] as const;

export type Sex = 'F' | 'M';
export type Range = readonly [number, number];
export type Analyte = { name: string; unit: string; decimals: number; F: Range; M: Range };

const analyte = (name: string, unit: string, decimals: number, women: Range, men: Range = women): Analyte => ({
  name,
  unit,
  decimals,
  F: women,
  M: men,
});

export const chemistry: readonly Analyte[] = [
  analyte('Glucose, fasting', 'mmol/L', 1, [3.9, 6.1]),
  analyte('Creatinine', 'mg/dL', 1, [0.6, 1.1], [0.7, 1.3]),
  analyte('ALT', 'U/L', 0, [10, 35], [10, 50]),
  analyte('Bilirubin', 'mg/dL', 1, [0.2, 1.2]),
  analyte('Uric acid', 'mg/dL', 1, [2.6, 6], [3.5, 7.2]),
  analyte('Cholesterol', 'mg/dL', 0, [0, 200]),
  analyte('Triglycerides', 'mg/dL', 0, [0, 150]),
];

export type Sample = {
  id: string;
  sex: Sex;
  age: number;
  values: readonly (number | null | 'run')[];
  due: string;
  urgent?: boolean;
};
const sample = (id: string, sex: Sex, age: number, values: Sample['values'], due: string, urgent = false): Sample => ({
  id,
  sex,
  age,
  values,
  due,
  urgent,
});

export const worksheet: readonly Sample[] = [
  sample('D-11804', 'F', 46, [5.2, 0.8, 22, 0.6, null, 214, 168], '5 pm'),
  sample('D-11807', 'M', 61, [8.4, 1.5, null, null, 7.9, 186, 142], '5 pm'),
  sample('D-11809', 'M', 33, [null, null, 74, 1.6, null, null, null], '5 pm', true),
  sample('D-11812', 'F', 29, [4.7, 0.6, 18, 0.5, 4.1, null, null], '5 pm'),
  sample('D-11815', 'M', 52, [6.8, 1.1, 31, 0.7, 6.4, 231, 205], '5 pm'),
  sample('D-11818', 'F', 58, [7.1, 0.9, 27, 0.8, 6.3, 198, 131], '6 pm'),
  sample('D-11821', 'M', 40, [5.5, 1, 44, 0.9, 5.8, 176, 119], '6 pm'),
  sample('D-11824', 'F', 37, ['run', 'run', 'run', 'run', null, 'run', 'run'], '6 pm'),
  sample('D-11826', 'M', 66, ['run', 'run', null, null, 'run', null, null], '7 pm'),
  sample('D-11829', 'F', 24, ['run', null, null, null, null, null, null], '7 pm'),
];

export const flag = (value: number, [low, high]: Range): 'low' | 'high' | '' =>
  value < low ? 'low' : value > high ? 'high' : '';

/** Blood count of Patient 3317, female, 34. */
export type Line = { name: string; value: number; unit: string; range: Range; decimals: number; span: Range };
const line = (name: string, value: number, unit: string, range: Range, decimals: number, span: Range): Line => ({
  name,
  value,
  unit,
  range,
  decimals,
  span,
});

export const blood: readonly Line[] = [
  line('Haemoglobin', 10.8, 'g/dL', [12, 15], 1, [8, 18]),
  line('Red cells', 4.1, '×10¹²/L', [3.8, 4.8], 1, [3, 6]),
  line('Packed cell volume', 33.4, '%', [36, 46], 1, [26, 54]),
  line('MCV', 81.5, 'fL', [83, 101], 1, [70, 112]),
  line('MCH', 26.3, 'pg', [27, 32], 1, [22, 36]),
  line('MCHC', 32.3, 'g/dL', [31.5, 34.5], 1, [29, 37]),
  line('White cells', 7.6, '×10⁹/L', [4, 11], 1, [0, 16]),
  line('Platelets', 288, '×10⁹/L', [150, 410], 0, [50, 500]),
  line('ESR, first hour', 34, 'mm', [0, 20], 0, [0, 50]),
];

export const differential = [
  ['Neutrophils', 62, 'nil'],
  ['Lymphocytes', 29, 'sky'],
  ['Monocytes', 5, 'gold'],
  ['Eosinophils', 4, 'red'],
] as const;

export type Test = { name: string; price: number; cap: Cap | null; department: string; ready: string };
const test = (name: string, price: number, cap: Cap | null, department: string, ready: string): Test => ({
  name,
  price,
  cap,
  department,
  ready,
});

export const billed: readonly Test[] = [
  test('Complete blood count, ESR', 500, 'edta', 'Haematology', '5 pm today'),
  test('Glucose, fasting', 150, 'fluoride', 'Biochemistry', '5 pm today'),
  test('Lipid profile', 1200, 'gel', 'Biochemistry', '5 pm today'),
  test('Creatinine', 400, 'gel', 'Biochemistry', '5 pm today'),
  test('Urine, routine', 300, 'urine', 'Microbiology', '5 pm today'),
  test('Chest X-ray, PA view', 600, null, 'Imaging', '6 pm today'),
];
export const gross = sumBy(billed, ({ price }) => price);
export const discount = gross * 0.08;
export const paid = 2000;
export const dueAmount = gross - discount - paid;

/** Referral: net of discount by department, in taka, with the centre's own rates. */
export const rates = [
  { department: 'Pathology', share: 0.2, tone: 'k-blood' },
  { department: 'X-ray, ECG', share: 0.15, tone: 'k-ray' },
  { department: 'Ultrasonogram', share: 0.25, tone: 'k-usg' },
] as const;

export const referrers: readonly {
  name: string;
  place: string;
  patients: number;
  net: readonly [number, number, number];
  discount: number;
  paid: boolean;
}[] = [
  {
    name: 'Doctor 14',
    place: 'Medicine, Cumilla',
    patients: 86,
    net: [142600, 31800, 64000],
    discount: 18400,
    paid: false,
  },
  {
    name: 'Doctor 3',
    place: 'Gynaecology, Cumilla',
    patients: 71,
    net: [88400, 6200, 118000],
    discount: 14200,
    paid: false,
  },
  {
    name: 'Doctor 22',
    place: 'Medicine, Chandina',
    patients: 54,
    net: [96300, 24600, 22000],
    discount: 9700,
    paid: true,
  },
  { name: 'Agent 5', place: 'Collection point, Laksam', patients: 63, net: [74800, 0, 0], discount: 5200, paid: false },
  { name: 'Doctor 9', place: 'Surgery, Cumilla', patients: 38, net: [41200, 38400, 46000], discount: 8100, paid: true },
  {
    name: 'Doctor 17',
    place: 'Children, Burichang',
    patients: 42,
    net: [52700, 11800, 8000],
    discount: 6600,
    paid: false,
  },
  {
    name: 'Agent 2',
    place: 'Collection point, Daudkandi',
    patients: 35,
    net: [39600, 0, 0],
    discount: 2300,
    paid: true,
  },
];

export const shares = ({ net }: (typeof referrers)[number]): readonly number[] =>
  net.map((amount, index) => Math.round(amount * (rates[index]?.share ?? 0)));
