import { paisa, sumBy } from '../../kit/format';

export const today = '2026-11-18';

export type Zone = 'Inside city' | 'Suburb' | 'Outside Dhaka';
export const zones: readonly { name: Zone; charge: number; perKilo: number; codShare: number; days: string }[] = [
  { name: 'Inside city', charge: 60, perKilo: 15, codShare: 0, days: 'next day' },
  { name: 'Suburb', charge: 100, perKilo: 20, codShare: 0.01, days: '2 days' },
  { name: 'Outside Dhaka', charge: 130, perKilo: 25, codShare: 0.01, days: '3 days' },
];

/** The zone's charge holds for the first kilogram; every started kilogram after it costs more. */
export function charge(zone: Zone, kilos: number): number {
  const rate = zones.find(({ name }) => name === zone);
  return (rate?.charge ?? 0) + Math.max(0, Math.ceil(kilos) - 1) * (rate?.perKilo ?? 0);
}

export const codFee = (zone: Zone, cod: number): number =>
  paisa(cod * (zones.find(({ name }) => name === zone)?.codShare ?? 0));

export type Point = readonly [number, number];
export type Rider = {
  name: string;
  area: string;
  tone: string;
  route: readonly Point[];
  /** How many stops of the route are done. */
  done: number;
  parcels: number;
  delivered: number;
  held: number;
  returned: number;
  cash: number;
};

export const riders: readonly Rider[] = [
  {
    name: 'Rider 7',
    area: 'Dhanmondi',
    tone: 'madder',
    route: [
      [782, 456],
      [716, 478],
      [668, 520],
      [640, 566],
      [676, 604],
      [728, 588],
      [760, 548],
    ],
    done: 4,
    parcels: 26,
    delivered: 15,
    held: 2,
    returned: 1,
    cash: 21460,
  },
  {
    name: 'Rider 12',
    area: 'Mirpur',
    tone: 'nil',
    route: [
      [782, 456],
      [700, 380],
      [648, 318],
      [590, 268],
      [560, 210],
      [612, 176],
      [668, 206],
    ],
    done: 3,
    parcels: 31,
    delivered: 17,
    held: 1,
    returned: 0,
    cash: 18940,
  },
  {
    name: 'Rider 15',
    area: 'Gulshan, Banani',
    tone: 'leaf',
    route: [
      [782, 456],
      [846, 380],
      [892, 318],
      [946, 286],
      [968, 232],
      [916, 208],
    ],
    done: 3,
    parcels: 22,
    delivered: 14,
    held: 0,
    returned: 1,
    cash: 32780,
  },
  {
    name: 'Rider 19',
    area: 'Uttara',
    tone: 'turmeric',
    route: [
      [782, 456],
      [808, 330],
      [826, 214],
      [800, 118],
      [756, 74],
      [830, 62],
      [872, 104],
    ],
    done: 4,
    parcels: 28,
    delivered: 19,
    held: 2,
    returned: 1,
    cash: 24350,
  },
  {
    name: 'Rider 23',
    area: 'Old Dhaka',
    tone: 'ink',
    route: [
      [782, 456],
      [806, 566],
      [838, 640],
      [786, 704],
      [742, 754],
      [806, 772],
    ],
    done: 2,
    parcels: 24,
    delivered: 8,
    held: 3,
    returned: 0,
    cash: 9620,
  },
  {
    name: 'Rider 28',
    area: 'Rampura, Badda',
    tone: 'slate',
    route: [
      [782, 456],
      [880, 456],
      [968, 470],
      [1020, 410],
      [1034, 336],
      [1068, 380],
    ],
    done: 4,
    parcels: 20,
    delivered: 15,
    held: 0,
    returned: 1,
    cash: 14180,
  },
];

export const left = ({ parcels, delivered, held, returned }: Rider): number => parcels - delivered - held - returned;
export const withRiders = sumBy(riders, ({ cash }) => cash);

export const stages = ['Pick-up', 'Hub in', 'Hub out', 'Rider', 'Customer'] as const;

export type Parcel = {
  id: string;
  to: string;
  merchant: number;
  zone: Zone;
  kilos: number;
  cod: number;
  /** Scans in the order of the stages, as far as the parcel has come. */
  scans: readonly string[];
  hub: string;
  state: 'moving' | 'done' | 'held' | 'late' | 'back';
  note: string;
};

const parcel = (
  id: string,
  to: string,
  merchant: number,
  [zone, kilos, cod]: readonly [Zone, number, number],
  scans: readonly string[],
  hub: string,
  [state, note]: readonly [Parcel['state'], string],
): Parcel => ({ id, to, merchant, zone, kilos, cod, scans, hub, state, note });

const city = 'Inside city';
const suburb = 'Suburb';
const far = 'Outside Dhaka';

export const parcels: readonly Parcel[] = [
  parcel(
    'KC-418206',
    'Agrabad, Chattogram',
    31,
    [far, 1.4, 2450],
    ['16 Nov 4:12 pm', '16 Nov 7:50 pm', '16 Nov 10:05 pm', '18 Nov 10:20 am'],
    'Agrabad',
    ['moving', 'Rider 4, stop 6'],
  ),
  parcel(
    'KC-418377',
    'Dhanmondi 27, Dhaka',
    31,
    [city, 0.6, 1280],
    ['17 Nov 3:05 pm', '17 Nov 6:40 pm', '18 Nov 8:10 am', '18 Nov 8:55 am', '18 Nov 1:32 pm'],
    'Tejgaon',
    ['done', 'Code 4481'],
  ),
  parcel(
    'KC-418391',
    'Savar, Dhaka',
    12,
    [suburb, 2.2, 3900],
    ['17 Nov 3:20 pm', '17 Nov 6:52 pm', '18 Nov 8:30 am', '18 Nov 9:40 am'],
    'Savar',
    ['held', 'Asked for Thursday'],
  ),
  parcel(
    'KC-417954',
    'Zindabazar, Sylhet',
    44,
    [far, 0.8, 1650],
    ['15 Nov 2:10 pm', '15 Nov 7:22 pm', '15 Nov 11:02 pm'],
    'Sylhet',
    ['late', 'No scan for 2 days 16 h'],
  ),
  parcel(
    'KC-418402',
    'Mirpur 11, Dhaka',
    12,
    [city, 1, 720],
    ['17 Nov 3:20 pm', '17 Nov 6:53 pm', '18 Nov 8:10 am', '18 Nov 9:02 am', '18 Nov 12:06 pm'],
    'Tejgaon',
    ['done', 'Code 2093'],
  ),
  parcel(
    'KC-418118',
    'Boyra, Khulna',
    31,
    [far, 3.5, 5200],
    ['16 Nov 4:12 pm', '16 Nov 7:51 pm', '16 Nov 10:30 pm', '18 Nov 9:15 am'],
    'Khulna',
    ['back', 'Refused: wrong size'],
  ),
  parcel(
    'KC-418455',
    'Uttara 4, Dhaka',
    8,
    [city, 0.4, 990],
    ['17 Nov 5:02 pm', '17 Nov 7:40 pm', '18 Nov 8:15 am', '18 Nov 9:10 am'],
    'Tejgaon',
    ['moving', 'Rider 19, stop 24'],
  ),
  parcel(
    'KC-418031',
    'Satmatha, Bogura',
    8,
    [far, 1.9, 2100],
    ['16 Nov 1:45 pm', '16 Nov 6:20 pm', '16 Nov 9:48 pm'],
    'Bogura',
    ['late', 'No scan for 1 day 17 h'],
  ),
  parcel(
    'KC-418460',
    'Tongi, Gazipur',
    44,
    [suburb, 0.7, 1150],
    ['17 Nov 4:30 pm', '17 Nov 7:05 pm', '18 Nov 8:40 am', '18 Nov 10:02 am', '18 Nov 2:48 pm'],
    'Tongi',
    ['done', 'Code 7716'],
  ),
  parcel('KC-418502', 'Kandirpar, Cumilla', 12, [far, 1.1, 1840], ['18 Nov 11:25 am', '18 Nov 2:02 pm'], 'Tejgaon', [
    'moving',
    'Bag 3-0917, leaves 9 pm',
  ]),
  parcel('KC-418511', 'Lalbagh, Dhaka', 31, [city, 2.8, 2600], ['18 Nov 12:10 pm', '18 Nov 2:30 pm'], 'Tejgaon', [
    'moving',
    'Sorted to Rider 23',
  ]),
];

export const followed = parcels[0] as Parcel;

/** Statement of merchant 31 for one week. */
export type Settled = { id: string; to: string; zone: Zone; kilos: number; cod: number; returned?: boolean };
export const settled: readonly Settled[] = [
  { id: 'KC-417402', to: 'Banasree, Dhaka', zone: city, kilos: 0.8, cod: 1480 },
  { id: 'KC-417415', to: 'Halishahar, Chattogram', zone: far, kilos: 1.2, cod: 2950 },
  { id: 'KC-417420', to: 'Mohammadpur, Dhaka', zone: city, kilos: 0.5, cod: 1150 },
  { id: 'KC-417438', to: 'Savar, Dhaka', zone: suburb, kilos: 1.8, cod: 2200 },
  { id: 'KC-417441', to: 'Shaheb Bazar, Rajshahi', zone: far, kilos: 0.9, cod: 1760, returned: true },
  { id: 'KC-417467', to: 'Gulshan 2, Dhaka', zone: city, kilos: 2.4, cod: 4300 },
  { id: 'KC-417489', to: 'Sonadanga, Khulna', zone: far, kilos: 2.1, cod: 3600 },
  { id: 'KC-417503', to: 'Mirpur 2, Dhaka', zone: city, kilos: 0.7, cod: 890 },
  { id: 'KC-417511', to: 'Narayanganj Sadar', zone: suburb, kilos: 0.6, cod: 1340 },
];

export const collected = ({ cod, returned }: Settled): number => (returned ? 0 : cod);
export const carriage = ({ zone, kilos, returned }: Settled): number =>
  returned ? charge(zone, kilos) / 2 : charge(zone, kilos);
export const feeOf = (one: Settled): number => codFee(one.zone, collected(one));
export const payable = (one: Settled): number => paisa(collected(one) - carriage(one) - feeOf(one));
