import { paisa, sumBy } from '../../kit/format';

export const stages = ['New enquiry', 'Site visit', 'Quoted', 'Negotiation', 'Order'] as const;
export type Stage = (typeof stages)[number];
export type Source = 'Phone' | 'Facebook' | 'Website' | 'Fair' | 'Referral';

export type Deal = {
  no: string;
  customer: string;
  place: string;
  goods: string;
  amount: number;
  stage: Stage;
  source: Source;
  owner: 1 | 2 | 3 | 4;
  next: string;
  overdue?: boolean | undefined;
};

const deal = (
  no: number,
  who: readonly [string, string],
  goods: string,
  amount: number,
  stage: Stage,
  source: Source,
  owner: Deal['owner'],
  next: string,
  overdue?: boolean,
): Deal => ({
  no: `E-${no}`,
  customer: `Customer ${who[0]}`,
  place: who[1],
  goods,
  amount,
  stage,
  source,
  owner,
  next,
  overdue,
});

export const deals: readonly Deal[] = [
  deal(
    2318,
    ['0451', 'Cold store, Munshiganj'],
    'Generator 200 kVA',
    2850000,
    'New enquiry',
    'Phone',
    2,
    'Call today, 11:30',
  ),
  deal(
    2316,
    ['0450', 'School, Uttara'],
    'Rooftop solar 20 kW',
    1640000,
    'New enquiry',
    'Website',
    1,
    'Call today, 12:00',
  ),
  deal(
    2315,
    ['0449', 'Bakery, Savar'],
    'Generator 60 kVA',
    980000,
    'New enquiry',
    'Facebook',
    3,
    'Call since 17 Nov',
    true,
  ),
  deal(
    2313,
    ['0447', 'Pharmacy chain, Mirpur'],
    'Online UPS 3 kVA × 6',
    540000,
    'New enquiry',
    'Facebook',
    1,
    'Call tomorrow',
  ),
  deal(
    2307,
    ['0443', 'Knit factory, Konabari'],
    'Generator 500 kVA',
    6400000,
    'Site visit',
    'Fair',
    4,
    'Visit 21 Nov, 10:00',
  ),
  deal(
    2305,
    ['0441', 'Mosque, Banani'],
    'Rooftop solar 10 kW',
    870000,
    'Site visit',
    'Referral',
    1,
    'Visit 22 Nov, 4:00',
  ),
  deal(2299, ['0436', 'Hatchery, Bogura'], 'Generator 100 kVA', 1520000, 'Site visit', 'Phone', 3, 'Call today, 3:30'),
  deal(
    2291,
    ['0412', 'Clinic, Mirpur 10'],
    'Generator 100 kVA, ATS',
    2070000,
    'Quoted',
    'Referral',
    1,
    'Call today, 11:00',
  ),
  deal(
    2288,
    ['0408', 'Data room, Motijheel'],
    'Online UPS 20 kVA',
    1180000,
    'Quoted',
    'Website',
    2,
    'Call since 16 Nov',
    true,
  ),
  deal(2284, ['0403', 'Rice mill, Naogaon'], 'Generator 300 kVA', 3960000, 'Quoted', 'Fair', 3, 'Offer ends 23 Nov'),
  deal(2280, ['0399', 'Apartments, Dhanmondi'], 'Generator 80 kVA', 1290000, 'Quoted', 'Phone', 1, 'Call 22 Nov'),
  deal(
    2271,
    ['0387', 'Hotel, Cox’s Bazar'],
    'Generator 250 kVA',
    3480000,
    'Negotiation',
    'Fair',
    4,
    'Meeting 20 Nov, 11:00',
  ),
  deal(
    2266,
    ['0380', 'Spinning mill, Narsingdi'],
    'Service contract, 3 sets',
    720000,
    'Negotiation',
    'Referral',
    2,
    'Call today, 4:15',
  ),
  deal(2262, ['0376', 'College, Cumilla'], 'Rooftop solar 30 kW', 2340000, 'Negotiation', 'Website', 3, 'Call 23 Nov'),
  deal(2254, ['0365', 'Hospital, Sylhet'], 'Generator 150 kVA', 2160000, 'Order', 'Phone', 2, 'Won 17 Nov'),
  deal(2249, ['0361', 'Super shop, Uttara'], 'Online UPS 10 kVA × 2', 980000, 'Order', 'Facebook', 1, 'Won 12 Nov'),
  deal(2241, ['0352', 'Feed mill, Gazipur'], 'Generator 200 kVA', 2790000, 'Order', 'Referral', 4, 'Won 9 Nov'),
  deal(2236, ['0347', 'Dairy, Sirajganj'], 'Rooftop solar 15 kW', 1260000, 'Order', 'Fair', 3, 'Won 4 Nov'),
];
export const inStage = (stage: Stage): readonly Deal[] => deals.filter((one) => one.stage === stage);

export type Call = { time: string; customer: string; why: string; state: 'overdue' | 'now' | 'next' | 'done' };
/** Calls of Sales 1 for the day, overdue ones first. */
export const calls: readonly Call[] = [
  { time: '17 Nov', customer: 'Customer 0394', why: 'Asked for a smaller set', state: 'overdue' },
  { time: '18 Nov', customer: 'Customer 0433', why: 'Bank loan approved?', state: 'overdue' },
  { time: '9:45', customer: 'Customer 0399', why: 'Moved to 22 Nov', state: 'done' },
  { time: '10:15', customer: 'Customer 0361', why: 'Delivery date agreed', state: 'done' },
  { time: '11:00', customer: 'Customer 0412', why: 'Answer to quotation R3', state: 'now' },
  { time: '12:00', customer: 'Customer 0450', why: 'First call, website form', state: 'next' },
  { time: '2:30', customer: 'Customer 0447', why: 'Send UPS price list', state: 'next' },
  { time: '4:00', customer: 'Customer 0441', why: 'Confirm visit on 22 Nov', state: 'next' },
];

export type Enquiry = {
  no: number;
  came: string;
  source: Source;
  name: string;
  place: string;
  mobile: string;
  asks: string;
  owner: string;
  answered: string;
  same?: string;
};
/** Written as they came; the same mobile is found with +880, spaces or a dash. */
export const enquiries: readonly Enquiry[] = [
  {
    no: 2322,
    came: '19 Nov, 10:22 am',
    source: 'Facebook',
    name: 'Poultry farm',
    place: 'Kapasia, Gazipur',
    mobile: '+880 18xx-xxx447',
    asks: '40 kVA silent, price and delivery',
    owner: '',
    answered: '',
  },
  {
    no: 2321,
    came: '19 Nov, 10:05 am',
    source: 'Phone',
    name: 'Cold store',
    place: 'Munshiganj',
    mobile: '017xxxxx451',
    asks: 'Same set, second site',
    owner: 'Sales 2',
    answered: '4 min',
    same: 'E-2318',
  },
  {
    no: 2320,
    came: '19 Nov, 9:31 am',
    source: 'Website',
    name: 'Diagnostic centre',
    place: 'Shyamoli, Dhaka',
    mobile: '+88019xxxxx208',
    asks: 'UPS for an analyser, 6 kVA',
    owner: 'Sales 1',
    answered: '18 min',
  },
  {
    no: 2319,
    came: '18 Nov, 7:48 pm',
    source: 'Facebook',
    name: 'Tea garden',
    place: 'Sreemangal',
    mobile: '016xx-xxx930',
    asks: 'Solar pump, 7.5 HP',
    owner: 'Sales 3',
    answered: '13 h 5 min',
  },
  {
    no: 2318,
    came: '18 Nov, 4:10 pm',
    source: 'Phone',
    name: 'Cold store',
    place: 'Munshiganj',
    mobile: '+880 17xx xxx 451',
    asks: 'Generator 200 kVA',
    owner: 'Sales 2',
    answered: '6 min',
    same: 'E-2321',
  },
  {
    no: 2317,
    came: '18 Nov, 2:26 pm',
    source: 'Referral',
    name: 'Madrasa',
    place: 'Hathazari',
    mobile: '018xxxxx612',
    asks: 'Solar 8 kW with battery',
    owner: 'Sales 4',
    answered: '25 min',
  },
  {
    no: 2316,
    came: '18 Nov, 11:02 am',
    source: 'Website',
    name: 'School',
    place: 'Uttara, Dhaka',
    mobile: '017xxxxx450',
    asks: 'Rooftop solar 20 kW, net meter',
    owner: 'Sales 1',
    answered: '41 min',
  },
  {
    no: 2315,
    came: '17 Nov, 5:37 pm',
    source: 'Facebook',
    name: 'Bakery',
    place: 'Savar',
    mobile: '+88015xxxxx449',
    asks: 'Generator 60 kVA, used or new',
    owner: 'Sales 3',
    answered: 'not yet',
  },
  {
    no: 2314,
    came: '17 Nov, 1:15 pm',
    source: 'Fair',
    name: 'Jute mill',
    place: 'Khulna',
    mobile: '019xx-xxx771',
    asks: 'Service of two 500 kVA sets',
    owner: 'Sales 4',
    answered: '1 h 10 min',
  },
  {
    no: 2313,
    came: '17 Nov, 10:40 am',
    source: 'Facebook',
    name: 'Pharmacy chain',
    place: 'Mirpur, Dhaka',
    mobile: '+880 13xx-xxx447',
    asks: 'Six UPS of 3 kVA',
    owner: 'Sales 1',
    answered: '22 min',
  },
];

export type Item = readonly [name: string, amount: number];
export type Revision = { name: string; date: string; change: string; items: readonly Item[]; discount: number };
const shared: readonly Item[] = [
  ['Automatic transfer switch', 125000],
  ['Soundproof canopy', 160000],
  ['Installation, earthing, cable', 85000],
];
export const revisions: readonly Revision[] = [
  {
    name: 'R1',
    date: '4 Nov',
    change: '125 kVA, as asked at first',
    items: [['Generator 125 kVA', 1720000], ...shared],
    discount: 0,
  },
  {
    name: 'R2',
    date: '9 Nov',
    change: '100 kVA after the load test',
    items: [['Generator 100 kVA', 1480000], ...shared],
    discount: 0,
  },
  {
    name: 'R3',
    date: '15 Nov',
    change: 'Discount, agreed by the manager',
    items: [['Generator 100 kVA', 1480000], ...shared],
    discount: 50000,
  },
];
const vatRate = 0.15;
export const net = ({ items, discount }: Revision): number => sumBy(items, ([, amount]) => amount) - discount;
export const vat = (revision: Revision): number => paisa(net(revision) * vatRate);
export const total = (revision: Revision): number => net(revision) + vat(revision);
const lastRevision = revisions[revisions.length - 1];
if (!lastRevision) throw new Error('The quotation has no revision.');
export const last = lastRevision;

/** Enquiries since 1 August: what became of them, by where they came from. */
export const results: readonly { source: Source; won: number; open: number; lost: number }[] = [
  { source: 'Facebook', won: 11, open: 27, lost: 50 },
  { source: 'Phone', won: 17, open: 19, lost: 28 },
  { source: 'Website', won: 8, open: 13, lost: 20 },
  { source: 'Fair', won: 9, open: 10, lost: 18 },
  { source: 'Referral', won: 14, open: 9, lost: 7 },
];
export const lostGoods = ['Generator', 'Solar', 'UPS', 'Service'] as const;
export const reasons: readonly { name: string; counts: readonly number[] }[] = [
  { name: 'Price', counts: [21, 9, 11, 3] },
  { name: 'No answer after the quotation', counts: [8, 9, 7, 3] },
  { name: 'Delivery too late', counts: [13, 3, 3, 0] },
  { name: 'Wanted another brand', counts: [9, 4, 5, 0] },
  { name: 'Project stopped', counts: [6, 7, 1, 1] },
];
export const targets = [
  { owner: 'Sales 1', area: 'Dhaka North', target: 4000000, won: 980000 },
  { owner: 'Sales 2', area: 'Dhaka South, Sylhet', target: 3500000, won: 2160000 },
  { owner: 'Sales 3', area: 'Rajshahi, Rangpur', target: 2500000, won: 1260000 },
  { owner: 'Sales 4', area: 'Gazipur, Chattogram', target: 4500000, won: 2790000 },
] as const;
