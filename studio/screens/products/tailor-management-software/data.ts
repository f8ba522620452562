import { sumBy } from '../../kit/format';

export const today = 19;
/** What the workroom can finish in a day. */
export const capacity = 36;

export type Day = { day: number; pieces: number; trials: number; urgent: number };
const day = (number: number, pieces: number, trials: number, urgent = 0): Day => ({
  day: number,
  pieces,
  trials,
  urgent,
});
/** November 2026: pieces to deliver, trials and urgent pieces by day. */
export const month: readonly Day[] = [
  day(1, 24, 6),
  day(2, 19, 4),
  day(3, 22, 7),
  day(4, 26, 5),
  day(5, 30, 8, 1),
  day(6, 33, 9, 2),
  day(7, 18, 5),
  day(8, 21, 4),
  day(9, 23, 6),
  day(10, 17, 3),
  day(11, 25, 7),
  day(12, 31, 8, 1),
  day(13, 35, 10, 3),
  day(14, 20, 6),
  day(15, 22, 5),
  day(16, 24, 6, 1),
  day(17, 27, 4),
  day(18, 29, 7),
  day(19, 31, 6, 2),
  day(20, 36, 11, 4),
  day(21, 22, 7),
  day(22, 26, 9, 1),
  day(23, 18, 5),
  day(24, 21, 4),
  day(25, 24, 6),
  day(26, 34, 8, 1),
  day(27, 36, 9, 2),
  day(28, 14, 4),
  day(29, 11, 3),
  day(30, 8, 2),
];

export type Garment = 'Panjabi' | 'Pyjama' | 'Shirt' | 'Trousers' | 'Kameez' | 'Blouse';
/** What the customer pays for making, and what the karigar earns. */
export const rates: Record<Garment, { charge: number; karigar: number }> = {
  Panjabi: { charge: 650, karigar: 260 },
  Pyjama: { charge: 350, karigar: 120 },
  Shirt: { charge: 450, karigar: 170 },
  Trousers: { charge: 500, karigar: 190 },
  Kameez: { charge: 700, karigar: 280 },
  Blouse: { charge: 500, karigar: 210 },
};

export type Stage = 'Cutting' | 'Stitching' | 'Finishing' | 'Trial' | 'Alteration' | 'Ready';
export const stages: readonly Stage[] = ['Cutting', 'Stitching', 'Finishing', 'Trial', 'Alteration', 'Ready'];
export type Piece = { slip: number; garment: Garment; colour: string; due: number; urgent: boolean };

/** "3318 Panjabi #f3ecdd 26" is a piece of slip 3318, its cloth and the day of delivery; "!" is urgent. */
const hang = (text: string): readonly Piece[] =>
  text.split(', ').map((one) => {
    const [slip, garment, colour = '', due = ''] = one.split(' ');
    return {
      slip: Number(slip),
      garment: garment as Garment,
      colour,
      due: Number.parseInt(due, 10),
      urgent: due.endsWith('!'),
    };
  });

export const rails: Record<Stage, readonly Piece[]> = {
  Cutting: hang(
    '3318 Panjabi #f9d27d 26, 3318 Pyjama #ffffff 26, 3321 Shirt #8c96cf 27, 3321 Trousers #47506e 27, 3324 Kameez #b23a2e 28, 3326 Blouse #1f6b4a 28',
  ),
  Stitching: hang(
    '3318 Panjabi #ffffff 26, 3305 Panjabi #8cc4a8 22, 3309 Kameez #d98a9b 23, 3309 Kameez #f9d27d 23, 3311 Shirt #ffffff 24, 3311 Shirt #dde1f7 24, 3315 Blouse #b23a2e 20!, 3316 Trousers #17203d 25',
  ),
  Finishing: hang(
    '3297 Panjabi #3547b8 21, 3299 Shirt #ffffff 21, 3302 Blouse #eba91f 20!, 3303 Kameez #1f6b4a 22, 3303 Pyjama #ffffff 22',
  ),
  Trial: hang(
    '3288 Panjabi #b23a2e 20!, 3290 Kameez #8c96cf 21, 3291 Trousers #6b5a45 21, 3291 Shirt #f3ecdd 21, 3295 Blouse #d98a9b 22, 3296 Kameez #8cc4a8 22',
  ),
  Alteration: hang('3281 Trousers #17203d 20, 3284 Kameez #eba91f 20!, 3286 Shirt #dde1f7 21'),
  Ready: hang(
    '3270 Shirt #ffffff 19, 3270 Shirt #8c96cf 19, 3272 Panjabi #8cc4a8 19, 3274 Kameez #b23a2e 19, 3276 Blouse #1f6b4a 19!, 3277 Trousers #47506e 19, 3279 Panjabi #ffffff 20, 3280 Kameez #f9d27d 20',
  ),
};

export type Measure = { name: string; old: number; now: number };
/** Inches; quarters are written as a tailor writes them. */
export const measures = {
  collar: { name: 'Collar', old: 15.5, now: 16 },
  shoulder: { name: 'Shoulder', old: 18, now: 18 },
  chest: { name: 'Chest', old: 42, now: 43.5 },
  waist: { name: 'Waist', old: 40, now: 42 },
  hip: { name: 'Hip', old: 43, now: 44 },
  armhole: { name: 'Armhole', old: 19.5, now: 20 },
  sleeve: { name: 'Sleeve', old: 24.5, now: 24.5 },
  cuff: { name: 'Cuff', old: 11, now: 11 },
  length: { name: 'Length', old: 41.5, now: 42 },
  hem: { name: 'Hem', old: 50, now: 51.5 },
} as const satisfies Record<string, Measure>;
export type MeasureName = keyof typeof measures;

const quarters = ['', '¼', '½', '¾'];
export const inches = (value: number): string => `${Math.floor(value)}${quarters[Math.round((value % 1) * 4)]}`;

/** Slip 3318 */
const silkYards = 3.25;
const silkPrice = 980;
export const slip = [
  ['Panjabi, own cotton', rates.Panjabi.charge],
  ['Panjabi, Rajshahi silk', rates.Panjabi.charge],
  ['Pyjama, own cotton', rates.Pyjama.charge],
  [`Silk ${silkYards} yd × ৳${silkPrice}`, silkYards * silkPrice],
  ['Embroidered placket', 400],
] as const;
export const slipSum = sumBy(slip, ([, amount]) => amount);
export const discount = 135;
export const advance = 2500;
export const balance = slipSum - discount - advance;

export type Karigar = { number: number; table: string; made: Partial<Record<Garment, number>>; advance: number };
/** Week from Saturday 14 to Thursday 19 November. */
export const karigars: readonly Karigar[] = [
  { number: 1, table: 'Table 1', made: { Panjabi: 14, Pyjama: 6 }, advance: 2000 },
  { number: 2, table: 'Table 1', made: { Shirt: 19, Trousers: 4 }, advance: 1500 },
  { number: 3, table: 'Table 2', made: { Kameez: 15 }, advance: 2500 },
  { number: 4, table: 'Table 2', made: { Kameez: 9, Blouse: 8 }, advance: 1000 },
  { number: 5, table: 'Table 3', made: { Trousers: 21 }, advance: 3000 },
  { number: 6, table: 'Table 3', made: { Panjabi: 9, Shirt: 8 }, advance: 0 },
  { number: 7, table: 'At home', made: { Blouse: 17 }, advance: 1500 },
];
export const alterations: Record<number, number> = { 2: 1, 5: 2 };
export const madeOf = (one: Karigar): readonly [Garment, number][] => Object.entries(one.made) as [Garment, number][];
export const piecesOf = (one: Karigar): number => sumBy(madeOf(one), ([, count]) => count);
export const earned = (one: Karigar): number =>
  sumBy(madeOf(one), ([garment, count]) => count * rates[garment].karigar);

export const comingToday = [
  { slip: 3272, what: 'Panjabi', who: 'Customer 0918', due: 350, state: 'Called' },
  { slip: 3270, what: '2 shirts', who: 'Customer 1043', due: 500, state: 'SMS sent' },
  { slip: 3274, what: 'Kameez', who: 'Customer 1102', due: 700, state: 'SMS sent' },
  { slip: 3276, what: 'Blouse', who: 'Customer 0764', due: 400, state: 'SMS sent', urgent: true },
  { slip: 3277, what: 'Trousers', who: 'Customer 0552', due: 0, state: 'Paid' },
] as const;
export const trialsToday = [
  { time: '4:00', slip: 3288, what: 'Panjabi', who: 'Customer 1160', urgent: true },
  { time: '4:30', slip: 3290, what: 'Kameez', who: 'Customer 1021' },
  { time: '5:15', slip: 3291, what: 'Shirt, trousers', who: 'Customer 0837' },
  { time: '6:00', slip: 3295, what: 'Blouse', who: 'Customer 1145' },
  { time: '6:30', slip: 3296, what: 'Kameez', who: 'Customer 1088' },
] as const;
