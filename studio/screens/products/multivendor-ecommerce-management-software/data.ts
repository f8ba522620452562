import { paisa, sumBy } from '../../kit/format';

export const vatOnCommission = 0.15;

export type Category = { name: string; rate: number; goods: number; tone: string };

/** Goods paid for today, with the commission rate that is in force for the category. */
export const categories: readonly Category[] = [
  { name: 'Clothing and sarees', rate: 0.12, goods: 284600, tone: 'madder-600' },
  { name: 'Home and kitchen', rate: 0.1, goods: 136400, tone: 'turmeric-500' },
  { name: 'Mobile and gadgets', rate: 0.05, goods: 218700, tone: 'nil-600' },
  { name: 'Food and honey', rate: 0.08, goods: 92300, tone: 'leaf-700' },
  { name: 'Handicrafts', rate: 0.1, goods: 74800, tone: 'nil-300' },
];
export const deliveryCharges = 48620;

const goodsToday = sumBy(categories, ({ goods }) => goods);
export const paidToday = goodsToday + deliveryCharges;
export const commissionOf = ({ goods, rate }: Category): number => Math.round(goods * rate);
export const commissionToday = sumBy(categories, commissionOf);
export const vatOf = (category: Category): number => Math.round(commissionOf(category) * vatOnCommission);
const vatToday = sumBy(categories, vatOf);
export const vendorsToday = goodsToday - commissionToday - vatToday;

const wallets = { bKash: 241350, Nagad: 98620, Card: 124480 } as const;
export const payments = [
  { name: 'Cash on delivery', amount: paidToday - wallets.bKash - wallets.Nagad - wallets.Card },
  { name: 'bKash', amount: wallets.bKash },
  { name: 'Card', amount: wallets.Card },
  { name: 'Nagad', amount: wallets.Nagad },
] as const;

export type Good = 'saree' | 'panjabi' | 'honey' | 'bag' | 'rug' | 'pot' | 'quilt' | 'phones' | 'lamp' | 'gur';

export const vendors = {
  18: { name: 'Vendor 18', trade: 'Handloom', place: 'Tangail', tone: 'madder', rating: 4.7, rate: 0.12 },
  7: { name: 'Vendor 07', trade: 'Jute works', place: 'Khulna', tone: 'turmeric', rating: 4.5, rate: 0.1 },
  31: { name: 'Vendor 31', trade: 'Honey and gur', place: 'Satkhira', tone: 'leaf', rating: 4.8, rate: 0.08 },
  12: { name: 'Vendor 12', trade: 'Gadgets', place: 'Dhaka', tone: 'nil', rating: 4.1, rate: 0.05 },
  24: { name: 'Vendor 24', trade: 'Nakshi kantha', place: 'Jamalpur', tone: 'ink', rating: 4.9, rate: 0.1 },
  40: { name: 'Vendor 40', trade: 'Clay and lamps', place: 'Patuakhali', tone: 'plain', rating: 4.4, rate: 0.1 },
} as const;
export type VendorId = keyof typeof vendors;

export const shops: readonly { id: VendorId; good: Good; parcels: number; late: number; sales: number }[] = [
  { id: 18, good: 'saree', parcels: 41, late: 0, sales: 98450 },
  { id: 12, good: 'phones', parcels: 58, late: 4, sales: 87320 },
  { id: 24, good: 'quilt', parcels: 17, late: 0, sales: 52900 },
  { id: 31, good: 'honey', parcels: 49, late: 1, sales: 46180 },
  { id: 7, good: 'bag', parcels: 36, late: 2, sales: 31740 },
  { id: 40, good: 'lamp', parcels: 22, late: 0, sales: 24650 },
];

export type Line = { good: Good; name: string; variant: string; quantity: number; price: number };
export type ParcelState = 'New' | 'Packed' | 'With courier' | 'Delivered' | 'Refused';
export type Parcel = {
  vendor: VendorId;
  number: string;
  state: ParcelState;
  note: string;
  delivery: number;
  lines: readonly Line[];
};

export const order = {
  number: 'KB-104196',
  placed: '15 Nov, 9:12 pm',
  customer: 'Customer 20881',
  area: 'Kandirpar, Cumilla',
  voucher: 210,
} as const;

export const parcels: readonly Parcel[] = [
  {
    vendor: 18,
    number: 'P-1',
    state: 'With courier',
    note: 'Picked up 16 Nov, 11:40 am',
    delivery: 110,
    lines: [{ good: 'saree', name: 'Cotton tant saree', variant: 'Red border', quantity: 1, price: 2450 }],
  },
  {
    vendor: 7,
    number: 'P-2',
    state: 'Packed',
    note: 'Pickup today before 5 pm',
    delivery: 130,
    lines: [
      { good: 'bag', name: 'Jute shopping bag', variant: 'Large', quantity: 2, price: 380 },
      { good: 'rug', name: 'Jute floor rug', variant: '3 × 5 ft', quantity: 1, price: 1350 },
    ],
  },
  {
    vendor: 31,
    number: 'P-3',
    state: 'Delivered',
    note: 'Delivered 16 Nov, 1:05 pm',
    delivery: 110,
    lines: [{ good: 'honey', name: 'Sundarban honey', variant: '500 g jar', quantity: 2, price: 520 }],
  },
];

const parcelGoods = ({ lines }: Parcel): number => sumBy(lines, ({ quantity, price }) => quantity * price);
export const orderGoods = sumBy(parcels, parcelGoods);
export const orderDelivery = sumBy(parcels, ({ delivery }) => delivery);
export const orderTotal = orderGoods + orderDelivery - order.voucher;
/** A voucher is carried half by the vendors, in proportion to their goods; the last parcel takes what rounding leaves. */
const half = order.voucher / 2;
const voucherShare = (parcel: Parcel): number => {
  const share = (one: Parcel): number => Math.round((half * parcelGoods(one)) / orderGoods);
  const last = parcels[parcels.length - 1];
  return parcel === last ? half - sumBy(parcels.slice(0, -1), share) : share(parcel);
};

export type Settlement = { goods: number; voucher: number; commission: number; vat: number; payable: number };
export const settle = (parcel: Parcel): Settlement => {
  const goods = parcelGoods(parcel);
  const commission = paisa(goods * vendors[parcel.vendor].rate);
  const vat = paisa(commission * vatOnCommission);
  const voucher = voucherShare(parcel);
  return { goods, voucher, commission, vat, payable: paisa(goods - voucher - commission - vat) };
};

export type OrderRow = {
  number: string;
  time: string;
  area: string;
  goods: readonly Good[];
  parts: readonly (readonly [VendorId, ParcelState])[];
  paid: string;
  amount: number;
};

export const orders: readonly OrderRow[] = [
  {
    number: 'KB-104436',
    time: '2:48 pm',
    area: 'Mirpur 10, Dhaka',
    goods: ['phones', 'lamp'],
    parts: [
      [12, 'New'],
      [40, 'New'],
    ],
    paid: 'bKash',
    amount: 3480,
  },
  {
    number: 'KB-104429',
    time: '2:31 pm',
    area: 'Zindabazar, Sylhet',
    goods: ['quilt'],
    parts: [[24, 'New']],
    paid: 'Card',
    amount: 4630,
  },
  {
    number: 'KB-104412',
    time: '1:57 pm',
    area: 'Halishahar, Chattogram',
    goods: ['honey', 'gur', 'pot'],
    parts: [
      [31, 'Packed'],
      [40, 'New'],
    ],
    paid: 'COD',
    amount: 2215,
  },
  {
    number: 'KB-104371',
    time: '12:20 pm',
    area: 'Boalia, Rajshahi',
    goods: ['panjabi', 'bag'],
    parts: [
      [18, 'Packed'],
      [7, 'Packed'],
    ],
    paid: 'Nagad',
    amount: 2790,
  },
  {
    number: 'KB-104318',
    time: '10:05 am',
    area: 'Sonadanga, Khulna',
    goods: ['phones'],
    parts: [[12, 'With courier']],
    paid: 'COD',
    amount: 1860,
  },
  {
    number: 'KB-104196',
    time: 'yesterday',
    area: 'Kandirpar, Cumilla',
    goods: ['saree', 'bag', 'rug', 'honey'],
    parts: [
      [18, 'With courier'],
      [7, 'Packed'],
      [31, 'Delivered'],
    ],
    paid: 'COD',
    amount: orderTotal,
  },
  {
    number: 'KB-104120',
    time: 'yesterday',
    area: 'Sadar, Bogura',
    goods: ['lamp', 'pot'],
    parts: [[40, 'Refused']],
    paid: 'COD',
    amount: 1340,
  },
  {
    number: 'KB-104085',
    time: 'yesterday',
    area: 'Uttara 7, Dhaka',
    goods: ['saree', 'panjabi', 'quilt'],
    parts: [
      [18, 'Delivered'],
      [24, 'With courier'],
    ],
    paid: 'bKash',
    amount: 9120,
  },
  {
    number: 'KB-103802',
    time: '14 Nov',
    area: 'Kotwali, Barishal',
    goods: ['gur', 'honey'],
    parts: [[31, 'Delivered']],
    paid: 'Nagad',
    amount: 1580,
  },
];

export type Entry = { day: string; reference: string; text: string; sale: number; delivery?: number };

/**
 * Vendor 18, delivered from 24 October to 7 November: sales and the returns that reverse them. Commission and VAT
 * follow from the sale.
 */
const entries: readonly Entry[] = [
  { day: '24 Oct', reference: 'KB-99140', text: 'Cotton tant saree × 2', sale: 4900 },
  { day: '25 Oct', reference: 'KB-99352', text: 'Half-silk saree', sale: 5800 },
  { day: '27 Oct', reference: 'KB-99810', text: 'Handloom panjabi × 3', sale: 4950 },
  {
    day: '29 Oct',
    reference: 'KB-99352',
    text: 'Returned: half-silk saree, colour differs',
    sale: -5800,
    delivery: -110,
  },
  { day: '30 Oct', reference: 'KB-100466', text: 'Gamcha, set of 4 × 5', sale: 3600 },
  { day: '1 Nov', reference: 'KB-100918', text: 'Cotton tant saree × 3', sale: 7350 },
  { day: '3 Nov', reference: 'KB-101377', text: 'Handloom bed sheet × 2', sale: 3900 },
  { day: '5 Nov', reference: 'KB-101820', text: 'Half-silk saree × 2', sale: 11600 },
  { day: '6 Nov', reference: 'KB-102031', text: 'Refused on delivery: panjabi', sale: 0, delivery: -130 },
  { day: '7 Nov', reference: 'KB-102254', text: 'Cotton tant saree', sale: 2450 },
];

export type Settled = Entry & { commission: number; vat: number; charge: number; net: number };
export const settled: readonly Settled[] = entries.map((entry) => {
  const commission = -paisa(entry.sale * vendors[18].rate);
  const vat = paisa(commission * vatOnCommission);
  const charge = entry.delivery ?? 0;
  return { ...entry, commission, vat, charge, net: paisa(entry.sale + commission + vat + charge) };
});

export const payouts: readonly { id: VendorId; amount: number; held: number; way: string }[] = [
  { id: 18, amount: sumBy(settled, ({ net }) => net), held: 21480, way: 'Bank' },
  { id: 12, amount: 64215.75, held: 38200, way: 'Bank' },
  { id: 24, amount: 41870.4, held: 12650, way: 'bKash' },
  { id: 31, amount: 38244.2, held: 9310, way: 'Nagad' },
  { id: 7, amount: 22906.1, held: 7720, way: 'bKash' },
  { id: 40, amount: 17335, held: 5140, way: 'Bank' },
];

export const sizes = [
  { name: 'M, chest 40', stock: 14 },
  { name: 'L, chest 42', stock: 22 },
  { name: 'XL, chest 44', stock: 9 },
] as const;
export const newProduct = { price: 1650, campaign: 1485, rate: vendors[18].rate } as const;
