import { percent, taka } from '../../kit/format';
import { html } from '../../kit/html';
import {
  categories,
  commissionOf,
  commissionToday,
  deliveryCharges,
  paidToday,
  payments,
  shops,
  vatOf,
  vendors,
  vendorsToday,
} from './data';
import { flow, type Link } from './flow';
import { awning, good } from './goods';
import { bazaar } from './shell';

const colour = (token: string): string => `var(--${token})`;
const middle = [...categories.map(({ goods }) => goods), deliveryCharges];
const deliveryIndex = categories.length;

/** Every way of paying is spread over the categories by their share. */
const first: Link[] = payments.flatMap(({ amount }, from) =>
  middle.map((value, to) => ({ from, to, amount: (amount * value) / paidToday })),
);
const second: Link[] = [
  ...categories.flatMap((category, from) => [
    { from, to: 0, amount: category.goods - commissionOf(category) - vatOf(category) },
    { from, to: 1, amount: commissionOf(category) },
    { from, to: 2, amount: vatOf(category) },
  ]),
  { from: deliveryIndex, to: 3, amount: deliveryCharges },
];

const money = (): string =>
  flow(
    {
      left: payments.map(({ name, amount }) => ({ name, note: percent(amount / paidToday), colour: colour('ink') })),
      middle: [
        ...categories.map(({ name, rate, tone }) => ({ name, note: `at ${percent(rate)}`, colour: colour(tone) })),
        { name: 'Delivery charges', colour: colour('slate') },
      ],
      right: [
        { name: 'To the vendors', note: percent(vendorsToday / paidToday, 1), colour: colour('madder-600') },
        { name: 'Our commission', colour: colour('ink') },
        { name: 'VAT on commission', colour: colour('turmeric-500') },
        { name: 'To the couriers', colour: colour('slate') },
      ],
      first,
      second,
    },
    956,
    436,
  );

const waiting = [
  ['4', 'vendors to approve', 'Oldest has waited 2 days', ''],
  ['7', 'parcels packed late', 'Vendor 12 has four of them', 'mv-bad'],
  ['5', 'returns to check', 'Stock and commission reverse', ''],
  ['৳18,460', 'COD not matched', '11 parcels, courier sheet 15 Nov', 'mv-bad'],
] as const;

const tones = {
  madder: '#b23a2e',
  turmeric: '#eba91f',
  leaf: '#1f6b4a',
  nil: '#3547b8',
  ink: '#17203d',
  plain: '#8a4327',
} as const;

const shop = ({ id, good: sells, parcels, late, sales }: (typeof shops)[number]): string => {
  const { name, trade, place, tone } = vendors[id];
  return html`<li>${awning(216, tones[tone])}<div class="mv-shop">${good(sells, 66)}<div><b>${name}</b><small>${trade}, ${place}</small><strong class="num">${taka(sales)}</strong></div></div>
    <p><span>${parcels} parcels</span>${late > 0 ? html`<span class="t-madder"><b>${late} late</b></span>` : html`<span class="t-leaf">all on time</span>`}</p></li>`;
};

export const dashboard = (): string =>
  bazaar(
    'Marketplace',
    'Overview',
    html`<div class="mv-home"><section class="mv-panel mv-money"><header><h2>Where today’s ${taka(paidToday)} goes</h2><span>214 orders, 327 parcels, 96 vendors</span></header>${money()}</section>
      <section class="mv-todo"><h2>Waiting for you</h2>${waiting.map(([value, what, note, bad]) => html`<div class="${bad}"><strong class="num">${value}</strong><span><b>${what}</b><small>${note}</small></span></div>`)}<p>Commission today <b class="num">${taka(commissionToday)}</b></p></section>
      <section class="mv-street"><ul>${shops.map(shop)}</ul></section></div>`,
  );
