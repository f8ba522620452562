import { sumBy } from '../../kit/format';

export type Medicine = {
  form: string;
  brand: string;
  generic: string;
  /** Morning, noon, night. */
  dose: readonly [number, number, number];
  when: string;
  days: string;
};

const medicine = (
  form: string,
  brand: string,
  generic: string,
  dose: readonly [number, number, number],
  when: string,
  days: string,
): Medicine => ({ form, brand, generic, dose, when, days });

export const after = 'খাবার পরে';
export const before = 'খাবারের ৩০ মিনিট আগে';

const digits = '০১২৩৪৫৬৭৮৯';
export const bangla = (text: string | number): string =>
  String(text).replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
export const dose = ({ dose: parts }: Medicine): string => (parts.some(Boolean) ? bangla(parts.join(' + ')) : '');

export const written: readonly Medicine[] = [
  medicine('Tab.', 'Amlosuta 5', 'Amlodipine 5 mg', [0, 0, 1], after, 'চলবে'),
  medicine('Tab.', 'Metnil 500', 'Metformin 500 mg', [1, 0, 1], after, 'চলবে'),
  medicine('Cap.', 'Omekan 20', 'Omeprazole 20 mg', [1, 0, 0], before, '১৪ দিন'),
  medicine('Tab.', 'Paranil 500', 'Paracetamol 500 mg', [1, 1, 1], after, '৩ দিন'),
];

export const advice = ['লবণ কম খাবেন', 'প্রতিদিন ৩০ মিনিট হাঁটবেন', 'রক্তচাপ লিখে রাখবেন'];

export const findings = [
  ['Complaints', ['Headache, 3 days', 'Heartburn after meals']],
  ['On examination', ['BP 150/90 mmHg', 'Pulse 78/min, regular', 'Weight 68 kg', 'Temp. 98.4 °F', 'Lungs clear']],
  ['Tests', ['HbA1c', 'S. creatinine', 'Lipid profile', 'ECG']],
  ['Diagnosis', ['Hypertension', 'Type 2 diabetes', 'Dyspepsia']],
] as const;

export type Visitor = {
  serial: number;
  patient: string;
  facts: string;
  why: string;
  kind: 'New' | 'Follow-up' | 'Report';
  pressure?: string | undefined;
  weight?: number | undefined;
  temperature?: number | undefined;
  came?: string | undefined;
  alert?: string | undefined;
};

const visitor = (
  serial: number,
  patient: string,
  facts: string,
  why: string,
  kind: Visitor['kind'],
  measured?: readonly [string, number, number, string],
  alert?: string,
): Visitor => ({
  serial,
  patient,
  facts,
  why,
  kind,
  pressure: measured?.[0],
  weight: measured?.[1],
  temperature: measured?.[2],
  came: measured?.[3],
  alert,
});

export const now = visitor(
  12,
  'Patient 1042',
  'F, 54',
  'Headache, heartburn',
  'Follow-up',
  ['150/90', 68, 98.4, '6:20 pm'],
  'Penicillin',
);

export const waiting: readonly Visitor[] = [
  visitor(13, 'Patient 2208', 'M, 31', 'Fever, 2 days', 'New', ['118/76', 71, 101.2, '6:31 pm']),
  visitor(14, 'Patient 0877', 'F, 62', 'Blood pressure', 'Follow-up', ['142/84', 59, 98.2, '6:34 pm']),
  visitor(15, 'Patient 2209', 'F, 24', 'Sneezing, blocked nose', 'New', ['110/70', 52, 98.6, '6:41 pm']),
  visitor(16, 'Patient 1530', 'M, 47', 'Shows HbA1c report', 'Report', ['130/80', 77, 98.4, '6:45 pm']),
  visitor(17, 'Patient 1911', 'M, 8', 'Cough', 'Follow-up', ['', 24, 99.6, '6:52 pm'], 'Sulfa'),
  visitor(18, 'Patient 2210', 'F, 39', 'Back pain', 'New'),
  visitor(19, 'Patient 0412', 'M, 70', 'Diabetes, weak feet', 'Follow-up'),
];
export const serials = 24;

export const fees = { New: 1000, 'Follow-up': 500, Report: 0 } as const;

export const chambers = [
  { name: 'Dhanmondi', days: 'Sat to Wed', hours: '5:30 to 9:30 pm', tone: 'nil' },
  { name: 'Mirpur 10', days: 'Thu', hours: '6 to 9 pm', tone: 'leaf' },
  { name: 'Narsingdi', days: 'Fri', hours: '10 am to 1 pm', tone: 'turmeric' },
] as const;

/** Patients of each day of November: new, follow-up, report only. Days that are still to come hold bookings. */
export const month: readonly (readonly [number, number, number])[] = [
  [9, 13, 4],
  [8, 12, 3],
  [7, 14, 5],
  [10, 12, 2],
  [5, 8, 1],
  [12, 17, 3],
  [8, 11, 4],
  [11, 13, 2],
  [9, 15, 3],
  [7, 12, 4],
  [8, 13, 2],
  [6, 9, 2],
  [14, 16, 4],
  [9, 12, 3],
  [10, 14, 4],
  [8, 11, 3],
  [9, 13, 5],
  [4, 6, 1],
  [4, 7, 0],
  [9, 12, 0],
  [3, 5, 0],
  [2, 4, 0],
  [1, 3, 0],
  [2, 2, 0],
  [1, 4, 0],
  [0, 3, 0],
  [5, 6, 0],
  [1, 1, 0],
  [0, 2, 0],
  [1, 2, 0],
];

/** 1 November 2026 is a Sunday. */
export const chamberOf = (dayNumber: number): (typeof chambers)[number] =>
  dayNumber % 7 === 6 ? chambers[2] : dayNumber % 7 === 5 ? chambers[1] : chambers[0];

export const todayNumber = 18;
export const feeOf = ([fresh, follow]: readonly [number, number, number]): number =>
  fresh * fees.New + follow * fees['Follow-up'];
export const seen = month.slice(0, todayNumber);
export const seenIn = (name: string): readonly (readonly [number, number, number])[] =>
  seen.filter((_, index) => chamberOf(index + 1).name === name);
export const people = (days: readonly (readonly [number, number, number])[], kind: 0 | 1 | 2): number =>
  sumBy(days, (one) => one[kind]);

export type Template = { name: string; lines: readonly Medicine[]; advice: string; used: number };
const template = (name: string, used: number, lines: readonly Medicine[], text: string): Template => ({
  name,
  used,
  lines,
  advice: text,
});

export const templates: readonly Template[] = [
  template(
    'Fever, adult',
    41,
    [
      medicine('Tab.', 'Paranil 500', 'Paracetamol 500 mg', [1, 1, 1], after, '৩ দিন'),
      medicine('', 'Oral saline', 'ORS', [1, 0, 1], 'পানিতে গুলে', '৩ দিন'),
    ],
    'প্রচুর পানি ও তরল খাবার',
  ),
  template(
    'Acidity',
    36,
    [medicine('Cap.', 'Omekan 20', 'Omeprazole 20 mg', [1, 0, 0], before, '১৪ দিন')],
    'ভাজাপোড়া কম খাবেন',
  ),
  template(
    'Allergic rhinitis',
    29,
    [
      medicine('Tab.', 'Cetisuta 10', 'Cetirizine 10 mg', [0, 0, 1], 'রাতে', '১০ দিন'),
      medicine('Spray', 'Flutinil', 'Fluticasone nasal', [2, 0, 0], 'প্রতি নাকে', '১ মাস'),
    ],
    'ধুলাবালি এড়িয়ে চলবেন',
  ),
  template(
    'Blood pressure, follow-up',
    52,
    [medicine('Tab.', 'Amlosuta 5', 'Amlodipine 5 mg', [0, 0, 1], after, 'চলবে')],
    'লবণ কম, প্রতিদিন হাঁটা',
  ),
  template(
    'Diabetes, follow-up',
    47,
    [medicine('Tab.', 'Metnil 500', 'Metformin 500 mg', [1, 0, 1], after, 'চলবে')],
    'নিয়মিত রক্তের শর্করা মাপা',
  ),
  template(
    'Iron deficiency',
    18,
    [medicine('Tab.', 'Ferokan', 'Iron, folic acid', [1, 0, 0], after, '১ মাস')],
    'শাক, ডাল, ডিম খাবেন',
  ),
  template(
    'Scabies, adult',
    22,
    [
      medicine('Cream', 'Permisuta 5%', 'Permethrin', [0, 0, 1], 'গলা থেকে পা পর্যন্ত', '১ রাত'),
      medicine('Tab.', 'Cetisuta 10', 'Cetirizine 10 mg', [0, 0, 1], 'রাতে', '৭ দিন'),
    ],
    '৭ দিন পর ক্রিম আবার লাগাবেন',
  ),
  template(
    'Loose motion, adult',
    25,
    [medicine('', 'Oral saline', 'ORS', [0, 0, 0], 'আধা লিটার পানিতে গুলে প্রতিবার পায়খানার পর', '৩ দিন')],
    'রক্ত গেলে দ্রুত আসবেন',
  ),
];

/** Visits of Patient 1042, newest first. */
export const visits = [
  { day: '21 Oct', why: 'Blood pressure' },
  { day: '16 Sep', why: 'Dizzy in the morning' },
  { day: '12 Aug', why: 'Shows tests' },
  { day: '15 Jul', why: 'First visit' },
] as const;

export const course: readonly { name: string; doses: readonly (string | null)[] }[] = [
  { name: 'Amlodipine 5 mg', doses: ['0+0+1', '0+0+1', '0+0+1', '0+0+1'] },
  { name: 'Metformin 500 mg', doses: ['1+0+1', '1+0+1', '1+0+1', null] },
  { name: 'Omeprazole 20 mg', doses: [null, null, '1+0+0', null] },
  { name: 'Paracetamol 500 mg', doses: [null, 'if needed', null, null] },
  { name: 'Calcium, vitamin D3', doses: ['0+1+0', null, null, null] },
];

export const systolic = [168, 158, 148, 142, 150];
export const diastolic = [98, 94, 88, 84, 90];
export const weight = [72, 71, 70, 69, 68];
