import { sum, sumBy } from '../../kit/format';

export type Garment = 'tee' | 'polo' | 'hoodie' | 'trouser';

export type SewingLine = {
  line: number;
  order: string;
  style: string;
  garment: Garment;
  smv: number;
  operators: number;
  target: number;
  /** Pieces passed in each full hour since 8 am; lunch is from 1 to 2. */
  output: readonly number[];
  defects: number;
  waiting: number;
};

export const hours = ['8–9', '9–10', '10–11', '11–12', '12–1', '2–3', '3–4'];

export const sewing: readonly SewingLine[] = [
  {
    line: 1,
    order: 'B-2207',
    style: 'Basic tee, jersey',
    garment: 'tee',
    smv: 6.8,
    operators: 18,
    target: 120,
    output: [112, 121, 124, 126, 118, 122, 125],
    defects: 31,
    waiting: 210,
  },
  {
    line: 2,
    order: 'B-2207',
    style: 'Basic tee, jersey',
    garment: 'tee',
    smv: 6.8,
    operators: 18,
    target: 120,
    output: [98, 108, 115, 117, 104, 112, 116],
    defects: 44,
    waiting: 340,
  },
  {
    line: 3,
    order: 'D-1184',
    style: 'Zip hoodie, fleece',
    garment: 'hoodie',
    smv: 28.4,
    operators: 34,
    target: 54,
    output: [38, 44, 42, 45, 39, 41, 43],
    defects: 37,
    waiting: 186,
  },
  {
    line: 4,
    order: 'A-3051',
    style: 'Polo, pique',
    garment: 'polo',
    smv: 15.77,
    operators: 20,
    target: 60,
    output: [46, 51, 49, 50, 47, 50, 49],
    defects: 22,
    waiting: 128,
  },
  {
    line: 5,
    order: 'A-3051',
    style: 'Polo, pique',
    garment: 'polo',
    smv: 15.77,
    operators: 21,
    target: 62,
    output: [58, 61, 63, 64, 60, 62, 63],
    defects: 19,
    waiting: 84,
  },
  {
    line: 6,
    order: 'C-0930',
    style: 'Jogger, terry',
    garment: 'trouser',
    smv: 13.2,
    operators: 22,
    target: 80,
    output: [78, 82, 81, 84, 79, 83, 82],
    defects: 26,
    waiting: 142,
  },
  {
    line: 7,
    order: 'C-0930',
    style: 'Jogger, terry',
    garment: 'trouser',
    smv: 13.2,
    operators: 22,
    target: 80,
    output: [71, 76, 79, 80, 72, 0, 64],
    defects: 33,
    waiting: 265,
  },
  {
    line: 8,
    order: 'B-2219',
    style: 'Long-sleeve tee',
    garment: 'tee',
    smv: 8.9,
    operators: 20,
    target: 106,
    output: [101, 107, 109, 108, 104, 106, 110],
    defects: 24,
    waiting: 154,
  },
];

export const made = ({ output }: SewingLine): number => sum(output);
export const wanted = ({ target, output }: SewingLine): number => target * output.length;
export const efficiency = (lines: readonly SewingLine[]): number =>
  sumBy(lines, (line) => made(line) * line.smv) /
  sumBy(lines, ({ operators, output }) => operators * 60 * output.length);
/** Defects per hundred units checked. */
export const dhu = (line: SewingLine): number => (line.defects / made(line)) * 100;

export type Machine = 'SNLS' | 'Overlock' | 'Flatlock' | 'Buttonhole' | 'Button' | 'Hand';
export type Operation = { name: string; machine: Machine; smv: number; operators: number; skill: 'A' | 'B' | 'C' };
const operation = (
  name: string,
  machine: Machine,
  smv: number,
  operators: number,
  skill: Operation['skill'],
): Operation => ({ name, machine, smv, operators, skill });

/** Operation bulletin of the polo on line 4. */
export const bulletin: readonly Operation[] = [
  operation('Placket attach', 'SNLS', 1.72, 2, 'A'),
  operation('Placket close', 'SNLS', 0.88, 1, 'A'),
  operation('Shoulder join', 'Overlock', 0.54, 1, 'B'),
  operation('Collar attach', 'SNLS', 1.66, 2, 'A'),
  operation('Collar tape', 'SNLS', 0.92, 1, 'B'),
  operation('Collar top stitch', 'SNLS', 1.18, 1, 'A'),
  operation('Cuff attach', 'Overlock', 0.94, 1, 'B'),
  operation('Sleeve join', 'Overlock', 0.9, 1, 'B'),
  operation('Side seam', 'Overlock', 1.74, 2, 'B'),
  operation('Care label', 'SNLS', 0.32, 1, 'C'),
  operation('Bottom hem', 'Flatlock', 0.78, 1, 'B'),
  operation('Side vent tape', 'SNLS', 1.84, 2, 'A'),
  operation('Buttonhole', 'Buttonhole', 0.45, 1, 'C'),
  operation('Button attach', 'Button', 0.42, 1, 'C'),
  operation('Trim and check', 'Hand', 1.48, 2, 'C'),
];
export const bulletinSmv = sumBy(bulletin, ({ smv }) => smv);
export const bulletinOperators = sumBy(bulletin, ({ operators }) => operators);
export const cycle = ({ smv, operators }: Operation): number => smv / operators;
export const slowest = bulletin.reduce((worst, one) => (cycle(one) > cycle(worst) ? one : worst));

export type Stage = { name: string; from: number; to: number; tone: string; late?: boolean };
export type Order = {
  number: string;
  style: string;
  garment: Garment;
  buyer: string;
  pieces: number;
  cut: number;
  sewn: number;
  packed: number;
  ship: number;
  expected: number;
  stages: readonly Stage[];
};

const stages = (...days: readonly (readonly [number, number])[]): Stage[] =>
  (['Fabric', 'Cutting', 'Sewing', 'Finishing'] as const).map((name, index) => ({
    name,
    from: days[index]?.[0] ?? 0,
    to: days[index]?.[1] ?? 0,
    tone: ['soft', 'turmeric', 'nil', 'leaf'][index] ?? 'soft',
  }));

/** Days count from 18 October; today is day 30. */
export const orders: readonly Order[] = [
  {
    number: 'A-3048',
    style: 'Polo, pique',
    garment: 'polo',
    buyer: 'Buyer A, Hamburg',
    pieces: 9600,
    cut: 9720,
    sewn: 9650,
    packed: 9480,
    ship: 32,
    expected: 32,
    stages: stages([0, 6], [5, 12], [9, 25], [18, 31]),
  },
  {
    number: 'B-2207',
    style: 'Basic tee, jersey',
    garment: 'tee',
    buyer: 'Buyer B, Madrid',
    pieces: 42000,
    cut: 39400,
    sewn: 28850,
    packed: 22300,
    ship: 41,
    expected: 40,
    stages: stages([2, 9], [8, 31], [11, 36], [20, 39]),
  },
  {
    number: 'D-1184',
    style: 'Zip hoodie, fleece',
    garment: 'hoodie',
    buyer: 'Buyer D, Toronto',
    pieces: 8400,
    cut: 7980,
    sewn: 3910,
    packed: 2140,
    ship: 40,
    expected: 46,
    stages: stages([4, 15], [14, 28], [17, 43], [26, 45]),
  },
  {
    number: 'A-3051',
    style: 'Polo, pique',
    garment: 'polo',
    buyer: 'Buyer A, Hamburg',
    pieces: 15600,
    cut: 11240,
    sewn: 5720,
    packed: 2960,
    ship: 51,
    expected: 50,
    stages: stages([9, 19], [18, 36], [21, 46], [30, 49]),
  },
  {
    number: 'C-0930',
    style: 'Jogger, terry',
    garment: 'trouser',
    buyer: 'Buyer C, Warsaw',
    pieces: 24000,
    cut: 16200,
    sewn: 9440,
    packed: 5100,
    ship: 50,
    expected: 53,
    stages: stages([8, 18], [17, 40], [20, 49], [29, 52]),
  },
  {
    number: 'B-2219',
    style: 'Long-sleeve tee',
    garment: 'tee',
    buyer: 'Buyer B, Madrid',
    pieces: 18000,
    cut: 9600,
    sewn: 4310,
    packed: 1450,
    ship: 56,
    expected: 54,
    stages: stages([14, 23], [22, 42], [25, 50], [34, 53]),
  },
  {
    number: 'E-0412',
    style: 'School polo',
    garment: 'polo',
    buyer: 'Buyer E, Leeds',
    pieces: 12500,
    cut: 0,
    sewn: 0,
    packed: 0,
    ship: 64,
    expected: 63,
    stages: stages([22, 33], [34, 47], [38, 57], [46, 62]),
  },
  {
    number: 'D-1190',
    style: 'Fleece trouser',
    garment: 'trouser',
    buyer: 'Buyer D, Toronto',
    pieces: 10200,
    cut: 0,
    sewn: 0,
    packed: 0,
    ship: 68,
    expected: 68,
    stages: stages([26, 38], [39, 51], [43, 63], [51, 67]),
  },
];

export const sizes = ['S', 'M', 'L', 'XL'] as const;
/** Garments of each size in one length of the marker. */
export const ratio = [1, 2, 2, 1] as const;
export const marker = { length: 4.62, width: 1.83, ends: 0.04, efficiency: 0.847, perDozen: 9.4 } as const;

export const plies = [
  { colour: 'Navy', hex: '#26348b', plies: 62, ordered: [62, 124, 124, 62] },
  { colour: 'White', hex: '#fbf8f2', plies: 48, ordered: [50, 98, 96, 48] },
  { colour: 'Bottle green', hex: '#1f6b4a', plies: 40, ordered: [40, 80, 80, 40] },
  { colour: 'Maroon', hex: '#8a271d', plies: 30, ordered: [30, 60, 60, 30] },
] as const;
export const allPlies = sumBy(plies, (one) => one.plies);
export const cutPieces = allPlies * sum(ratio);
export const fabricUsed = allPlies * (marker.length + marker.ends);

export type Defect = {
  what: string;
  kind: 'Major' | 'Minor';
  found: number;
  side: 'front' | 'back';
  x: number;
  y: number;
};
export const defects: readonly Defect[] = [
  { what: 'Collar points uneven', kind: 'Major', found: 3, side: 'front', x: 128, y: 38 },
  { what: 'Skipped stitch at placket', kind: 'Major', found: 2, side: 'front', x: 141, y: 96 },
  { what: 'Shade differs, sleeve', kind: 'Major', found: 1, side: 'back', x: 46, y: 92 },
  { what: 'Hole near side seam', kind: 'Major', found: 1, side: 'back', x: 203, y: 196 },
  { what: 'Loose thread at hem', kind: 'Minor', found: 6, side: 'front', x: 104, y: 268 },
  { what: 'Label slanted', kind: 'Minor', found: 3, side: 'back', x: 140, y: 52 },
  { what: 'Oil spot, can be cleaned', kind: 'Minor', found: 2, side: 'front', x: 182, y: 188 },
];
/** ISO 2859-1, general level II: lot of 3,201 to 10,000 gives letter L. */
export const inspection = {
  order: 'A-3048',
  lot: 9480,
  letter: 'L',
  sample: 200,
  major: { aql: '2.5', accept: 10, reject: 11 },
  minor: { aql: '4.0', accept: 14, reject: 15 },
} as const;
export const found = (kind: Defect['kind']): number =>
  sumBy(
    defects.filter((one) => one.kind === kind),
    (one) => one.found,
  );

export const measured = [
  ['Chest, 1 in below armhole', 'L', 56.0, 1.0, 56.3],
  ['Body length from HPS', 'L', 74.0, 1.0, 73.6],
  ['Shoulder to shoulder', 'L', 46.5, 0.6, 46.4],
  ['Sleeve length', 'L', 23.0, 0.5, 23.6],
  ['Collar height at back', 'L', 7.0, 0.3, 7.1],
] as const;

export const hourDefects = [
  ['Collar top stitch', 'uneven', 2],
  ['Side vent tape', 'skipped stitch', 1],
  ['Bottom hem', 'loose thread', 0],
] as const;
