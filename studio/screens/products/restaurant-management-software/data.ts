import { paisa, sumBy } from '../../kit/format';

export const now = '8:24 pm';
export type TableState = 'free' | 'eating' | 'bill' | 'reserved';
export type DiningTable = {
  number: number;
  seats: number;
  round?: boolean;
  x: number;
  y: number;
  state: TableState;
  minutes?: number;
  at?: string;
  guests?: number;
};

/** Places are the middle of each table on the plan, which is 1040 by 822. */
export const floor: readonly DiningTable[] = [
  { number: 1, seats: 2, x: 95, y: 128, state: 'eating', minutes: 22, guests: 2 },
  { number: 2, seats: 2, x: 95, y: 326, state: 'free' },
  { number: 3, seats: 2, x: 95, y: 524, state: 'bill', minutes: 54, guests: 2 },
  { number: 4, seats: 4, x: 262, y: 128, state: 'eating', minutes: 41, guests: 4 },
  { number: 5, seats: 4, x: 262, y: 326, state: 'bill', minutes: 66, guests: 3 },
  { number: 6, seats: 4, x: 262, y: 524, state: 'free' },
  { number: 7, seats: 4, x: 440, y: 128, state: 'eating', minutes: 12, guests: 3 },
  { number: 8, seats: 6, round: true, x: 446, y: 326, state: 'eating', minutes: 35, guests: 6 },
  { number: 9, seats: 4, x: 440, y: 524, state: 'reserved', at: '8:45 pm' },
  { number: 10, seats: 8, round: true, x: 758, y: 160, state: 'eating', minutes: 28, guests: 8 },
  { number: 11, seats: 6, round: true, x: 936, y: 160, state: 'free' },
  { number: 12, seats: 6, round: true, x: 758, y: 362, state: 'reserved', at: '9:00 pm' },
  { number: 13, seats: 6, round: true, x: 936, y: 362, state: 'bill', minutes: 73, guests: 5 },
  { number: 14, seats: 4, x: 745, y: 654, state: 'eating', minutes: 9, guests: 4 },
  { number: 15, seats: 4, x: 925, y: 654, state: 'free' },
];

/** Table 7: `guest` is who pays for the line when the bill is split. */
export const tableSeven = [
  { name: 'Kacchi biryani', count: 1, price: 340, guest: 1 },
  { name: 'Kacchi biryani', count: 1, price: 340, guest: 2 },
  { name: 'Chicken roast', count: 1, price: 180, guest: 3, note: 'less spicy' },
  { name: 'Plain polao', count: 1, price: 90, guest: 3 },
  { name: 'Beef sheek kabab', count: 1, price: 190, guest: 2 },
  { name: 'Borhani', count: 1, price: 110, guest: 1 },
  { name: 'Borhani', count: 1, price: 110, guest: 2 },
  { name: 'Borhani', count: 1, price: 110, guest: 3, note: 'one without salt' },
  { name: 'Firni', count: 1, price: 90, guest: 1 },
  { name: 'Water 1.5 l', count: 1, price: 40, guest: 3 },
] as const;

export const sevenFood = sumBy(tableSeven, (line) => line.price);

export type DineIn = {
  table: number;
  waiter: string;
  kot: number;
  waiting: number;
  state: string;
  items: number;
  amount: number;
};

/** Every occupied table of the plan: bills first, then by wait; `waiting` is minutes since the last dish was ordered. */
export const dineIn: readonly DineIn[] = [
  { table: 13, waiter: 'Waiter 4', kot: 411, waiting: 0, state: 'Bill asked', items: 11, amount: 4680 },
  { table: 5, waiter: 'Waiter 2', kot: 414, waiting: 0, state: 'Bill asked', items: 6, amount: 2140 },
  { table: 3, waiter: 'Waiter 1', kot: 417, waiting: 0, state: 'Bill asked', items: 4, amount: 1260 },
  { table: 4, waiter: 'Waiter 2', kot: 425, waiting: 26, state: 'Dishes late', items: 7, amount: 910 },
  { table: 8, waiter: 'Waiter 3', kot: 427, waiting: 19, state: 'In kitchen', items: 12, amount: 2520 },
  { table: 10, waiter: 'Waiter 4', kot: 429, waiting: 16, state: 'In kitchen', items: 16, amount: 3300 },
  {
    table: 7,
    waiter: 'Waiter 3',
    kot: 431,
    waiting: 12,
    state: 'In kitchen',
    items: tableSeven.length,
    amount: sevenFood,
  },
  { table: 14, waiter: 'Waiter 1', kot: 432, waiting: 9, state: 'In kitchen', items: 7, amount: 880 },
  { table: 1, waiter: 'Waiter 1', kot: 423, waiting: 0, state: 'Served', items: 4, amount: 1180 },
];

export const takeaway = [
  {
    name: 'Customer 0871',
    number: 'A-56',
    text: '3 × Kacchi, 3 × Borhani',
    waiting: 14,
    promised: '8:30 pm',
    amount: 1350,
  },
  {
    name: 'Customer 0344',
    number: 'A-57',
    text: '2 × Beef tehari, firni',
    waiting: 8,
    promised: '8:35 pm',
    amount: 570,
  },
  {
    name: 'Counter',
    number: 'A-58',
    text: '10 × Paratha, 2 × beef bhuna',
    waiting: 3,
    promised: '8:40 pm',
    amount: 760,
  },
] as const;

export const delivery = [
  {
    name: 'Dhanmondi 27',
    number: 'D-31',
    text: '5 items',
    rider: 'Rider 2',
    state: 'On the way',
    waiting: 31,
    promised: '8:35 pm',
    amount: 2340,
  },
  {
    name: 'Lalmatia, block C',
    number: 'D-32',
    text: '3 items',
    rider: 'Rider 1',
    state: 'Packed',
    waiting: 22,
    promised: '8:45 pm',
    amount: 1470,
  },
  {
    name: 'Kalabagan, lane 2',
    number: 'D-33',
    text: '7 items',
    rider: 'No rider',
    state: 'In kitchen',
    waiting: 11,
    promised: '9:00 pm',
    amount: 3150,
  },
] as const;

export type Dish = { count: number; name: string; note?: string; done?: boolean };
export type Ticket = {
  number: number;
  place: string;
  waiter: string;
  minutes: number;
  station: string;
  dishes: readonly Dish[];
  copy?: boolean;
};

export const tickets: readonly Ticket[] = [
  {
    number: 425,
    place: 'Table 4',
    waiter: 'Waiter 2',
    minutes: 26,
    station: 'Grill',
    dishes: [
      { count: 2, name: 'Chicken tikka', done: true },
      { count: 1, name: 'Beef sheek kabab', note: 'well done' },
      { count: 4, name: 'Butter naan' },
    ],
  },
  {
    number: 427,
    place: 'Table 8',
    waiter: 'Waiter 3',
    minutes: 19,
    station: 'Curry',
    dishes: [
      { count: 3, name: 'Mutton rezala', done: true },
      { count: 2, name: 'Beef bhuna', note: 'less spicy' },
      { count: 6, name: 'Plain polao', done: true },
      { count: 1, name: 'Mixed vegetables', note: 'no chilli, for a child' },
    ],
  },
  {
    number: 429,
    place: 'Table 10',
    waiter: 'Waiter 4',
    minutes: 16,
    station: 'Rice',
    dishes: [
      { count: 6, name: 'Kacchi biryani' },
      { count: 2, name: 'Kacchi, half plate', note: 'extra aloo' },
      { count: 8, name: 'Borhani', done: true },
    ],
  },
  {
    number: 430,
    place: 'Takeaway A-56',
    waiter: 'Counter',
    minutes: 14,
    station: 'Rice',
    dishes: [
      { count: 3, name: 'Kacchi biryani', note: 'pack apart' },
      { count: 3, name: 'Borhani' },
    ],
  },
  {
    number: 431,
    place: 'Table 7',
    waiter: 'Waiter 3',
    minutes: 12,
    station: 'Curry',
    dishes: [
      { count: 2, name: 'Kacchi biryani' },
      { count: 1, name: 'Chicken roast', note: 'less spicy' },
      { count: 1, name: 'Plain polao' },
      { count: 1, name: 'Beef sheek kabab' },
      { count: 3, name: 'Borhani', note: 'one without salt' },
    ],
  },
  {
    number: 432,
    place: 'Table 14',
    waiter: 'Waiter 1',
    minutes: 9,
    station: 'Tandoor',
    dishes: [
      { count: 4, name: 'Garlic naan' },
      { count: 2, name: 'Chicken tikka' },
      { count: 1, name: 'Dal fry', note: 'with ghee' },
    ],
  },
];

export const menu = [
  ['Kacchi biryani', 340, 'kacchi'],
  ['Kacchi, half plate', 190, 'half'],
  ['Morog polao', 280, 'morog'],
  ['Beef tehari', 240, 'tehari'],
  ['Plain polao', 90, 'polao'],
  ['Bhuna khichuri', 220, 'khichuri'],
  ['Chicken biryani', 260, 'chicken'],
  ['Plain rice', 40, 'rice'],
  ['Fried rice, egg', 210, 'fried'],
] as const;

export const menuSections = [
  ['Biryani and rice', 14],
  ['Kabab and grill', 11],
  ['Curry', 16],
  ['Naan and paratha', 8],
  ['Vegetables and dal', 9],
  ['Sweets', 7],
  ['Drinks', 12],
  ['Set menus', 4],
] as const;

export const serviceRate = 0.05;
export const vatRate = 0.05;

export type Bill = { food: number; service: number; vat: number; total: number };

/** Service charge on the food, VAT on both, as the Mushak 6.3 challan of this outlet has it. */
export function billOf(food: number): Bill {
  const service = paisa(food * serviceRate);
  const vat = paisa((food + service) * vatRate);
  return { food, service, vat, total: paisa(food + service + vat) };
}

export const guestLines = (guest: number): (typeof tableSeven)[number][] =>
  tableSeven.filter((line) => line.guest === guest);
export const guestBill = (guest: number): Bill => billOf(sumBy(guestLines(guest), (line) => line.price));
export type Ingredient = {
  name: string;
  unit: 'kg' | 'l';
  opening: number;
  bought: number;
  used: number;
  counted: number;
  price: number;
  dishes: string;
};

/** One week, Saturday to Friday: what should be left is opening + bought − used by the recipes. */
export const ingredients: readonly Ingredient[] = [
  {
    name: 'Chinigura rice',
    unit: 'kg',
    opening: 42,
    bought: 150,
    used: 148.6,
    counted: 42.1,
    price: 138,
    dishes: 'Kacchi, polao, tehari',
  },
  {
    name: 'Mutton',
    unit: 'kg',
    opening: 18,
    bought: 96,
    used: 94.2,
    counted: 16.4,
    price: 1080,
    dishes: 'Kacchi, rezala',
  },
  {
    name: 'Beef',
    unit: 'kg',
    opening: 14,
    bought: 70,
    used: 66.5,
    counted: 17.1,
    price: 760,
    dishes: 'Tehari, bhuna, kabab',
  },
  {
    name: 'Chicken',
    unit: 'kg',
    opening: 22,
    bought: 110,
    used: 112.8,
    counted: 18.6,
    price: 245,
    dishes: 'Roast, tikka, polao',
  },
  {
    name: 'Ghee',
    unit: 'kg',
    opening: 6.5,
    bought: 12,
    used: 11.7,
    counted: 5.9,
    price: 1450,
    dishes: 'Kacchi, polao, dal',
  },
  {
    name: 'Soybean oil',
    unit: 'l',
    opening: 24,
    bought: 60,
    used: 61.4,
    counted: 21.8,
    price: 172,
    dishes: 'Curry, fried rice',
  },
  {
    name: 'Sour yoghurt',
    unit: 'kg',
    opening: 8,
    bought: 40,
    used: 39.5,
    counted: 9.2,
    price: 190,
    dishes: 'Borhani, rezala',
  },
  { name: 'Onion', unit: 'kg', opening: 30, bought: 90, used: 84.3, counted: 33.2, price: 92, dishes: 'Most curries' },
  {
    name: 'Potato',
    unit: 'kg',
    opening: 25,
    bought: 60,
    used: 58.9,
    counted: 26.4,
    price: 48,
    dishes: 'Kacchi, vegetables',
  },
  { name: 'Flour', unit: 'kg', opening: 20, bought: 75, used: 72.4, counted: 21.7, price: 62, dishes: 'Naan, paratha' },
];

export const shouldBeLeft = (one: Ingredient): number => one.opening + one.bought - one.used;
export const gapQuantity = (one: Ingredient): number => Math.round((one.counted - shouldBeLeft(one)) * 10) / 10;
export const gapTaka = (one: Ingredient): number => Math.round(gapQuantity(one) * one.price);
