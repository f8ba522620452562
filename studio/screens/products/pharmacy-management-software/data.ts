import { sumBy } from '../../kit/format';

export const today = '2026-11-18';

export type Batch = { no: string; expiry: string; pieces: number };
export type Medicine = {
  brand: string;
  generic: string;
  form: string;
  company: number;
  /** Pieces in a strip, strips in a box. */
  pack: readonly [number, number];
  mrp: number;
  cost: number;
  place: string;
  batches: readonly Batch[];
  onPrescription?: boolean;
};

const batch = (no: string, expiry: string, pieces: number): Batch => ({ no, expiry, pieces });

const medicine = (
  brand: string,
  [generic, form, company]: readonly [string, string, number],
  pack: readonly [number, number],
  [mrp, cost]: readonly [number, number],
  place: string,
  batches: readonly Batch[],
  onPrescription = false,
): Medicine => ({ brand, generic, form, company, pack, mrp, cost, place, batches, onPrescription });

const ome20 = ['Omeprazole', '20 mg capsule'] as const;
const ome40 = ['Omeprazole', '40 mg capsule'] as const;
const eso20 = ['Esomeprazole', '20 mg tablet'] as const;
const eso40 = ['Esomeprazole', '40 mg tablet'] as const;

export const stomach: readonly Medicine[] = [
  medicine('Omekan 20', [...ome20, 1], [10, 6], [6, 5.28], 'B-07', [
    batch('K2411', '2026-12', 46),
    batch('K2507', '2027-07', 180),
    batch('K2603', '2028-02', 240),
  ]),
  medicine('Omenil 20', [...ome20, 3], [10, 10], [6, 5.3], 'B-08', [batch('N1180', '2027-10', 312)]),
  medicine('Omesuta 20', [...ome20, 2], [14, 4], [5.5, 4.84], 'B-09', [
    batch('S0904', '2027-01', 28),
    batch('S0958', '2028-04', 112),
  ]),
  medicine('Omekan 40', [...ome40, 1], [10, 3], [9, 7.92], 'B-10', [batch('K2515', '2027-09', 84)]),
  medicine('Omenil 40', [...ome40, 3], [10, 3], [9, 7.95], 'B-10', [batch('N1192', '2027-12', 30)]),
  medicine('Esokan 20', [...eso20, 1], [10, 5], [8, 7.04], 'B-11', [
    batch('K2532', '2027-06', 95),
    batch('K2610', '2028-05', 150),
  ]),
  medicine('Esonil 20', [...eso20, 3], [10, 6], [7, 6.16], 'B-11', [batch('N1204', '2027-11', 206)]),
  medicine('Esosuta 20', [...eso20, 2], [10, 5], [7, 6.15], 'B-12', [batch('S0971', '2026-11', 14)]),
  medicine('Esokan 40', [...eso40, 1], [10, 3], [11, 9.68], 'B-12', [batch('K2541', '2027-08', 60)]),
];

export const omekan = stomach[0] as Medicine;

const paracetamol = medicine('Paranil 500', ['Paracetamol', '500 mg tablet', 3], [10, 20], [1.2, 1.06], 'A-02', [
  batch('N1166', '2027-05', 640),
]);
const azithromycin = medicine(
  'Azikan 500',
  ['Azithromycin', '500 mg tablet', 1],
  [3, 4],
  [35, 30.8],
  'D-04',
  [batch('K2529', '2027-04', 36)],
  true,
);
export const cetirizine = medicine('Cetisuta 10', ['Cetirizine', '10 mg tablet', 2], [10, 10], [3, 2.64], 'C-14', [
  batch('S0911', '2026-10', 20),
  batch('S0966', '2028-01', 130),
]);
const saline = medicine('Oral saline', ['ORS', '10.25 g sachet', 4], [1, 20], [6, 5.2], 'F-01', [
  batch('P3190', '2026-11', 90),
  batch('P3307', '2028-03', 120),
]);

const calcium = medicine('Calkan D', ['Calcium, vitamin D3', 'tablet', 1], [10, 3], [7.5, 6.6], 'E-09', [
  batch('K2419', '2027-01', 120),
]);

export const stock = ({ batches }: Medicine): number => sumBy(batches, ({ pieces }) => pieces);

export type Units = { box: number; strip: number; piece: number };

/** 466 pieces of 10 × 6 are 7 boxes, 4 strips and 6 pieces. */
export function units(pieces: number, [perStrip, perBox]: readonly [number, number]): Units {
  const box = Math.floor(pieces / (perStrip * perBox));
  const rest = pieces - box * perStrip * perBox;
  const strip = Math.floor(rest / perStrip);
  return { box, strip, piece: rest - strip * perStrip };
}

/** Days to the end of the month on the pack, when the batch may no longer be sold. */
export function daysLeft(expiry: string): number {
  const [year = 0, month = 0] = expiry.split('-').map(Number);
  return Math.round((Date.UTC(year, month, 0) - Date.parse(today)) / 86_400_000);
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
export const monthOf = (expiry: string): string => `${months[Number(expiry.slice(5)) - 1]} ${expiry.slice(0, 4)}`;

export const firstOut = ({ batches }: Medicine): Batch => batches[0] as Batch;

/** Batches that expire within ninety days, as the return list shows them. */
export type Expiring = Batch & { brand: string; company: number; place: string; cost: number };

const expiring = (
  company: number,
  brand: string,
  place: string,
  lot: readonly [string, string, number],
  cost: number,
): Expiring => ({ company, brand, place, cost, ...batch(...lot) });

export const returns: readonly Expiring[] = [
  expiring(1, 'Omekan 20', 'B-07', ['K2411', '2026-12', 46], 5.28),
  expiring(1, 'Losakan 50', 'C-03', ['K2388', '2026-11', 60], 8.8),
  expiring(1, 'Montekan 10', 'C-16', ['K2402', '2027-01', 84], 15.4),
  expiring(1, 'Calkan D', 'E-09', ['K2419', '2027-01', 120], 6.6),
  expiring(1, 'Domkan 10', 'B-15', ['K2395', '2026-12', 150], 3.08),
  expiring(2, 'Esosuta 20', 'B-12', ['S0971', '2026-11', 14], 6.15),
  expiring(2, 'Omesuta 20', 'B-09', ['S0904', '2027-01', 28], 4.84),
  expiring(2, 'Amlosuta 5', 'C-05', ['S0899', '2026-12', 210], 5.28),
  expiring(2, 'Ketosuta cream', 'F-11', ['S0880', '2026-12', 9], 52.8),
  expiring(3, 'Metnil 500', 'C-09', ['N1077', '2026-11', 170], 4.4),
  expiring(3, 'Atornil 10', 'C-11', ['N1081', '2027-01', 90], 8.8),
  expiring(3, 'Cefnil syrup', 'E-02', ['N1090', '2027-01', 7], 158.4),
  expiring(3, 'Salbunil inhaler', 'E-13', ['N1068', '2026-12', 6], 220),
  expiring(4, 'Hand sanitiser', 'F-14', ['P3219', '2026-12', 18], 88),
  expiring(4, 'Oral saline', 'F-01', ['P3190', '2026-11', 90], 5.2),
  expiring(4, 'Zinc syrup', 'E-05', ['P3241', '2027-01', 22], 30.8),
];

export const returnMonths = ['2026-11', '2026-12', '2027-01'] as const;
export const value = ({ pieces, cost }: { pieces: number; cost: number }): number => Math.round(pieces * cost);

export const visits: Record<number, string> = { 1: '2026-11-19', 2: '2026-11-22', 3: '2026-11-24', 4: '2026-11-25' };

export type Freshness = 'good' | 'ninety' | 'sixty' | 'thirty' | 'empty';
export type Drawer = { place: string; fill: number; state: Freshness };

export const racks = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export const rackNames: Record<(typeof racks)[number], string> = {
  A: 'Fever and pain',
  B: 'Stomach',
  C: 'Heart, sugar',
  D: 'Antibiotics',
  E: 'Syrups, drops',
  F: 'Surgical, skin',
};
const drawersInRack = 18;

const stateOf = (place: string, fill: number): Freshness => {
  const first = returns
    .filter((one) => one.place === place)
    .map(({ expiry }) => expiry)
    .sort()[0];
  if (first) return first === '2026-11' ? 'thirty' : first === '2026-12' ? 'sixty' : 'ninety';
  return fill < 0.08 ? 'empty' : 'good';
};

export const drawers = (rack: string): readonly Drawer[] =>
  Array.from({ length: drawersInRack }, (_, index) => {
    const place = `${rack}-${String(index + 1).padStart(2, '0')}`;
    const seed = (rack.charCodeAt(0) * 37 + index * 53 + index * index * 7) % 97;
    const short = shortList.some((one) => one.place === place);
    const fill = short ? 0.04 : 0.22 + (seed / 97) * 0.76;
    return { place, fill, state: stateOf(place, fill) };
  });

/** What falls below its order level, with what is to be ordered, in boxes. */
export const shortList = [
  { brand: 'Insukan pen', place: 'E-17', company: 1, left: '1 pen', order: 6, box: 640 },
  { brand: 'Paranil drops', place: 'A-11', company: 3, left: 'none', order: 24, box: 18 },
  { brand: 'Cotton 100 g', place: 'F-06', company: 4, left: '2 rolls', order: 30, box: 62 },
  { brand: 'Ciprosuta 500', place: 'D-12', company: 2, left: '1 strip', order: 5, box: 420 },
] as const;

export const takings = [
  { name: 'Cash', tone: 'tone-leaf', amount: 38460 },
  { name: 'bKash', tone: 'tone-madder', amount: 11235 },
  { name: 'Nagad', tone: 'tone-turmeric', amount: 4310 },
  { name: 'Card', tone: 'tone-nil', amount: 6890 },
  { name: 'Credit', tone: 'tone-plain', amount: 5200 },
] as const;

export type Unit = 'Box' | 'Strip' | 'Piece';
export type BillLine = { item: Medicine; unit: Unit; count: number; batch: string };

export const bill: readonly BillLine[] = [
  { item: omekan, unit: 'Strip', count: 3, batch: 'K2411' },
  { item: paracetamol, unit: 'Piece', count: 12, batch: 'N1166' },
  { item: azithromycin, unit: 'Strip', count: 2, batch: 'K2529' },
  { item: cetirizine, unit: 'Strip', count: 1, batch: 'S0966' },
  { item: saline, unit: 'Box', count: 1, batch: 'P3190' },
  { item: calcium, unit: 'Strip', count: 1, batch: 'K2419' },
];

export const piecesIn = ({ pack: [perStrip, perBox] }: Medicine, unit: Unit): number =>
  unit === 'Piece' ? 1 : unit === 'Strip' ? perStrip : perStrip * perBox;

export const lineTotal = ({ item, unit, count }: BillLine): number => piecesIn(item, unit) * count * item.mrp;

export const discountShare = 0.04;
export const discountLimit = 0.05;
