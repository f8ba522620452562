import { containerNumber } from '../../kit/container';
import { sum, sumBy } from '../../kit/format';

export const today = '2026-11-17';
export const rate = 122;

const day = 86_400_000;
export const daysUntil = (iso: string): number => Math.round((Date.parse(iso) - Date.parse(today)) / day);

/** Nine free days are agreed with every line; the day of landing is the first. */
const freeDays = 9;
const freeUntil = (landed: string): string =>
  new Date(Date.parse(landed) + (freeDays - 1) * day).toISOString().slice(0, 10);

export type Stage = 'Booked' | 'At sea' | 'Chattogram port' | 'Customs' | 'Delivered';

export type Container = {
  stage: Stage;
  job: string;
  number: string;
  size: '20 GP' | '40 HC' | '40 GP' | '20 RF';
  from: string;
  by?: string | undefined;
  vessel: string;
  arrival: string;
  mbl: string;
  rotation?: string | undefined;
  line?: number | undefined;
  lastFree: string;
  cargo: string;
  consignee: string;
};

const box = (
  stage: Stage,
  job: number,
  unit: readonly [string, string, Container['size']],
  route: readonly [string, string?],
  vessel: string,
  dates: readonly [string, string?],
  mbl: string,
  goods: readonly [string, string],
  igm?: readonly [string, number],
): Container => ({
  stage,
  job: `IM-${job}`,
  number: containerNumber(unit[0], unit[1]),
  size: unit[2],
  from: route[0],
  by: route[1],
  vessel,
  arrival: `2026-11-${dates[0]}`,
  lastFree: dates[1] ? `2026-${dates[1]}` : freeUntil(`2026-11-${dates[0]}`),
  mbl,
  cargo: goods[0],
  consignee: goods[1],
  rotation: igm?.[0],
  line: igm?.[1],
});

export const containers: readonly Container[] = [
  box(
    'Customs',
    1163,
    ['KNTU', '308114', '40 HC'],
    ['Shanghai', 'Singapore'],
    'Strait Runner V.307',
    ['10'],
    'SRL26100871',
    ['Polyester fibre', 'Spinning mill, Narayanganj'],
    ['2026/3391', 214],
  ),
  box(
    'Customs',
    1166,
    ['MGHU', '220457', '20 GP'],
    ['Port Klang'],
    'Karnaphuli Bay V.226',
    ['11'],
    'KBL26100417',
    ['Lubricants in drums', 'Trading house, Khatunganj'],
    ['2026/3402', 87],
  ),
  box(
    'Customs',
    1168,
    ['KNTU', '311902', '40 HC'],
    ['Nansha', 'Port Klang'],
    'Padma Link V.060',
    ['12'],
    'PLS26100118',
    ['Ceramic tiles', 'Tile importer, Dhaka'],
    ['2026/3409', 131],
  ),
  box(
    'Chattogram port',
    1171,
    ['SBLU', '640238', '40 HC'],
    ['Qingdao', 'Singapore'],
    'Strait Runner V.308',
    ['13'],
    'SRL26100903',
    ['Dyes, class 9', 'Dyeing house, Gazipur'],
    ['2026/3418', 52],
  ),
  box(
    'Chattogram port',
    1174,
    ['MGHU', '224069', '20 GP'],
    ['Nhava Sheva', 'Colombo'],
    'Meghna Trader V.117',
    ['14'],
    'MTL26110022',
    ['Cotton yarn', 'Knitwear factory, Savar'],
    ['2026/3425', 18],
  ),
  box(
    'Chattogram port',
    1176,
    ['KNTU', '315740', '40 HC'],
    ['Shekou', 'Singapore'],
    'Padma Link V.061',
    ['15'],
    'PLS26110140',
    ['LED panels', 'Electronics importer, Dhaka'],
    ['2026/3431', 166],
  ),
  box(
    'Chattogram port',
    1179,
    ['SBLU', '118203', '20 RF'],
    ['Laem Chabang'],
    'Padma Link V.061',
    ['16'],
    'PLS26110152',
    ['Frozen fish', 'Cold store, Chattogram'],
    ['2026/3431', 203],
  ),
  box(
    'At sea',
    1184,
    ['KNTU', '412806', '40 HC'],
    ['Ningbo', 'Colombo'],
    'Meghna Trader V.118',
    ['19'],
    'MTL26110118',
    ['Knitting machines', 'Knitwear factory, Gazipur'],
  ),
  box(
    'At sea',
    1184,
    ['MGHU', '228815', '20 GP'],
    ['Ningbo', 'Colombo'],
    'Meghna Trader V.118',
    ['19'],
    'MTL26110118',
    ['Machine parts', 'Knitwear factory, Gazipur'],
  ),
  box('At sea', 1187, ['SBLU', '644907', '40 GP'], ['Singapore'], 'Strait Runner V.309', ['21'], 'SRL26110935', [
    'Paper rolls',
    'Printing press, Bogura',
  ]),
  box(
    'At sea',
    1190,
    ['KNTU', '318266', '40 HC'],
    ['Xiamen', 'Singapore'],
    'Strait Runner V.309',
    ['21'],
    'SRL26110941',
    ['Shoe soles', 'Footwear maker, Dhaka'],
  ),
  box(
    'At sea',
    1192,
    ['MGHU', '229734', '40 HC'],
    ['Busan', 'Port Klang'],
    'Karnaphuli Bay V.227',
    ['25'],
    'KBL26110466',
    ['PVC resin', 'Pipe factory, Narsingdi'],
  ),
  box('Booked', 1195, ['KNTU', '320518', '40 HC'], ['Guangzhou', 'Singapore'], 'Padma Link V.062', ['22'], '', [
    'Furniture fittings',
    'Furniture maker, Savar',
  ]),
  box('Booked', 1196, ['SBLU', '647315', '20 GP'], ['Ho Chi Minh City'], 'Strait Runner V.310', ['24'], '', [
    'Cashew nuts',
    'Food importer, Dhaka',
  ]),
  box('Booked', 1198, ['MGHU', '231180', '40 HC'], ['Tianjin', 'Colombo'], 'Meghna Trader V.119', ['27'], '', [
    'Steel wire',
    'Wire works, Chattogram',
  ]),
  box(
    'Delivered',
    1152,
    ['SBLU', '631946', '40 HC'],
    ['Ningbo', 'Colombo'],
    'Meghna Trader V.116',
    ['12', '11-20'],
    'MTL26100987',
    ['Zips and buttons', 'Garment factory, Ashulia'],
  ),
  box(
    'Delivered',
    1155,
    ['KNTU', '301673', '20 GP'],
    ['Port Klang'],
    'Karnaphuli Bay V.225',
    ['14', '11-22'],
    'KBL26100398',
    ['Palm stearin', 'Soap factory, Chattogram'],
  ),
  box(
    'Delivered',
    1159,
    ['MGHU', '217520', '40 HC'],
    ['Shanghai', 'Singapore'],
    'Strait Runner V.306',
    ['16', '11-24'],
    'SRL26100850',
    ['Grey fabric', 'Printing mill, Gazipur'],
  ),
  box(
    'Delivered',
    1147,
    ['SBLU', '629330', '20 GP'],
    ['Singapore'],
    'Strait Runner V.305',
    ['11', '11-19'],
    'SRL26100822',
    ['Bearings', 'Machine shop, Bogura'],
  ),
];

export const twenties = (units: readonly Container[]): number =>
  sumBy(units, ({ size }) => (size.startsWith('40') ? 2 : 1));

/** Job IM-1184, which the shipment, the bill of lading and the phone show. */
export const shipment = {
  job: 'IM-1184',
  hbl: 'CGH26-1184',
  mbl: 'MTL26110118',
  freight: { buy: 2480, sell: 2790 },
  agentFee: { buy: 85, sell: 120 },
  shipper: ['Textile Machinery Works', 'No. 88 Beilun Port Road, Ningbo', 'China'],
  consignee: ['Knitwear Factory (Unit 2)', 'Konabari, Gazipur 1346', 'Bangladesh'],
  notify: ['Commercial bank, Gulshan branch, Dhaka', 'LC 0842 26 01 1179', 'and consignee'],
  agent: ['Forwarder’s own office', 'Agrabad C/A, Chattogram', 'Bangladesh'],
  units: [
    {
      number: containerNumber('KNTU', '412806'),
      seal: 'NB 0771420',
      size: "40' HC",
      packages: 186,
      goods: 'Circular knitting machines, 6 sets',
      weight: 14620,
      volume: 58.4,
    },
    {
      number: containerNumber('MGHU', '228815'),
      seal: 'NB 0771436',
      size: "20' GP",
      packages: 94,
      goods: 'Spare parts: needles, cams, feeders',
      weight: 9860,
      volume: 24.6,
    },
  ],
} as const;

export const localCharges = [
  ['Delivery order and documents', 4500],
  ['Port handling, 40 HC and 20 GP', 13800],
  ['Container cleaning and survey', 2200],
] as const;
export const localVat = 0.15;

export type Charge = { buy: number; sell: number };
export type JobResult = { job: string; lane: string; freight: Charge; agent: Charge; port: Charge; transport: Charge };

const charge = (buy: number, sell: number): Charge => ({ buy, sell });

/** Freight and agent fee are agreed in dollars, port charges and transport in taka. */
export const results: readonly JobResult[] = [
  {
    job: 'IM-1152',
    lane: 'Ningbo, 40 HC',
    freight: charge(1640, 1850),
    agent: charge(85, 120),
    port: charge(21400, 24500),
    transport: charge(26000, 29500),
  },
  {
    job: 'IM-1155',
    lane: 'Port Klang, 20 GP',
    freight: charge(620, 740),
    agent: charge(60, 80),
    port: charge(13200, 15500),
    transport: charge(8500, 10500),
  },
  {
    job: 'IM-1159',
    lane: 'Shanghai, 40 HC',
    freight: charge(1580, 1760),
    agent: charge(85, 110),
    port: charge(22800, 24500),
    transport: charge(24500, 27000),
  },
  {
    job: 'IM-1163',
    lane: 'Shanghai, late customs',
    freight: charge(1610, 1760),
    agent: charge(85, 110),
    port: charge(46200, 24500),
    transport: charge(19800, 18000),
  },
  {
    job: 'EX-0741',
    lane: 'Hamburg, 2 × 40 HC',
    freight: charge(4860, 5420),
    agent: charge(210, 260),
    port: charge(31000, 34500),
    transport: charge(38000, 42000),
  },
  {
    job: 'EX-0744',
    lane: 'Felixstowe, LCL 12 CBM',
    freight: charge(780, 1140),
    agent: charge(90, 130),
    port: charge(6400, 8200),
    transport: charge(7000, 9000),
  },
  {
    job: 'EX-0746',
    lane: 'New York, 40 HC',
    freight: charge(3980, 4250),
    agent: charge(120, 150),
    port: charge(16800, 18500),
    transport: charge(19000, 21000),
  },
  {
    job: 'AI-0318',
    lane: 'Guangzhou, air 860 kg',
    freight: charge(3010, 3440),
    agent: charge(70, 95),
    port: charge(9800, 12400),
    transport: charge(5500, 7500),
  },
];

const inTaka = (one: JobResult, side: keyof Charge): number =>
  sum([(one.freight[side] + one.agent[side]) * rate, one.port[side], one.transport[side]]);
export const bought = (one: JobResult): number => inTaka(one, 'buy');
export const sold = (one: JobResult): number => inTaka(one, 'sell');
export const margin = (one: JobResult): number => sold(one) - bought(one);
