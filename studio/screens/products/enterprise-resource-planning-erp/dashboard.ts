import { button, meter } from '../../kit/components';
import { number, percent, taka } from '../../kit/format';
import { html } from '../../kit/html';
import {
  costPerDozen,
  fabricCredit,
  fabricKilos,
  marginPerDozen,
  ordered,
  orderValue,
  passed,
  pricePerDozen,
  quotes,
  rate,
  shippedValue,
  totalOf,
  trimCredit,
} from './data';
import { works } from './shell';

const dollars = (value: number): string => `$ ${number(Math.round(value))}`;

type Paper = {
  at: readonly [number, number];
  name: string;
  no: string;
  fact: string;
  state: 'done' | 'now' | 'next';
  share?: number;
};

const papers: readonly Paper[] = [
  {
    at: [0, 0],
    name: 'Buyer order',
    no: 'PO 4471 · 28 Sep',
    fact: `${number(ordered)} pcs · ${dollars(orderValue)}`,
    state: 'done',
  },
  {
    at: [1, 0],
    name: 'Cost sheet',
    no: 'CS PK-204 · 30 Sep',
    fact: `$ ${(costPerDozen / 12).toFixed(2)} a piece, margin ${percent(marginPerDozen / pricePerDozen, 1)}`,
    state: 'done',
  },
  {
    at: [2, 0],
    name: 'Bill of materials',
    no: '6 lines · frozen 2 Oct',
    fact: 'Fabric, trims, packing',
    state: 'done',
  },
  { at: [3, 0], name: 'Time and action', no: '7 dates', fact: '5 met, sewing to 24 Nov', state: 'now' },
  { at: [0, 1], name: 'Export LC', no: 'ML 118 · 6 Oct', fact: `${dollars(orderValue)}, ship by 5 Dec`, state: 'done' },
  {
    at: [1, 1],
    name: 'Back-to-back LC',
    no: '0457 fabric · 120 days',
    fact: `${dollars(fabricCredit)}, due 22 Feb`,
    state: 'done',
  },
  {
    at: [2, 1],
    name: 'Back-to-back LC',
    no: '0461 trims · 90 days',
    fact: `${dollars(trimCredit)}, due 26 Jan`,
    state: 'done',
  },
  {
    at: [3, 1],
    name: 'Utilisation declaration',
    no: 'UD 0217 · 12 Oct',
    fact: `Fabric ${number(fabricKilos)} kg, duty free`,
    state: 'done',
  },
  {
    at: [0, 2],
    name: 'Issued to cutting',
    no: 'IS 2204 · 30 Oct to 9 Nov',
    fact: `${number(fabricKilos)} kg by roll and lot`,
    state: 'done',
  },
  {
    at: [1, 2],
    name: 'Goods received',
    no: 'GRN 5527 · bonded store',
    fact: '302 rolls, racks B4 to B9',
    state: 'done',
  },
  { at: [2, 2], name: 'Goods received', no: 'GRN 5561 · bonded store', fact: 'Collars, buttons', state: 'done' },
  {
    at: [3, 2],
    name: 'Local purchase',
    no: 'Requisition 1182',
    fact: `${taka(Math.min(...quotes.map(totalOf)))}, 3 quotations`,
    state: 'now',
  },
  { at: [0, 3], name: 'Cutting', no: 'all sizes, 2% over', fact: `${number(passed.cut)} pcs`, state: 'done', share: 1 },
  {
    at: [1, 3],
    name: 'Sewing',
    no: 'lines 1, 2, 3',
    fact: `${number(passed.sewn)} pcs`,
    state: 'now',
    share: passed.sewn / ordered,
  },
  {
    at: [2, 3],
    name: 'Finishing',
    no: 'floor 4',
    fact: `${number(passed.finished)} pcs`,
    state: 'now',
    share: passed.finished / ordered,
  },
  {
    at: [3, 3],
    name: 'Packing',
    no: 'cartons of 24',
    fact: `${number(passed.packed)} pcs`,
    state: 'now',
    share: passed.packed / ordered,
  },
  {
    at: [3, 4],
    name: 'Export invoice, first part',
    no: 'EI 0931 · 16 Nov',
    fact: `${number(passed.shipped)} pcs · ${dollars(shippedValue)}`,
    state: 'done',
  },
  { at: [2, 4], name: 'Documents to bank', no: 'of the first part', fact: 'Bill of lading awaited', state: 'now' },
  {
    at: [1, 4],
    name: 'Export invoice, second part',
    no: 'ships 2 Dec',
    fact: `${number(ordered - passed.shipped)} pcs · ${dollars(orderValue - shippedValue)}`,
    state: 'next',
  },
  { at: [0, 4], name: 'Money received', no: 'Bank and ledger', fact: `${dollars(orderValue)} expected`, state: 'next' },
];

const lanes = ['Merchan-<br>dising', 'LC and<br>export', 'Purchase,<br>stores', 'Production', 'Invoice,<br>accounts'];
const left = 92;
const step = 250;
const lane = 136;
const wide = 212;
const high = 88;
const topOf = (row: number): number => row * lane + 24;

type Cell = readonly [column: number, row: number];

/** Work runs through the order like a thread: from the buyer down to the bank. */
const links: readonly (readonly [Cell, Cell, 'done' | 'next'])[] = [
  [[0, 0], [1, 0], 'done'],
  [[1, 0], [2, 0], 'done'],
  [[2, 0], [3, 0], 'done'],
  [[0, 0], [0, 1], 'done'],
  [[2, 0], [2, 1], 'done'],
  [[0, 1], [1, 1], 'done'],
  [[1, 1], [2, 1], 'done'],
  [[2, 1], [3, 1], 'done'],
  [[1, 1], [1, 2], 'done'],
  [[2, 1], [2, 2], 'done'],
  [[1, 2], [0, 2], 'done'],
  [[0, 2], [0, 3], 'done'],
  [[0, 3], [1, 3], 'done'],
  [[1, 3], [2, 3], 'done'],
  [[2, 2], [2, 3], 'done'],
  [[2, 3], [3, 3], 'done'],
  [[3, 2], [3, 3], 'next'],
  [[3, 3], [3, 4], 'done'],
  [[3, 4], [2, 4], 'done'],
  [[2, 4], [1, 4], 'next'],
  [[1, 4], [0, 4], 'next'],
];

function link([from, to, state]: (typeof links)[number]): string {
  const [column, row] = from;
  const x = left + column * step;
  const y = topOf(row);
  if (column === to[0]) {
    const end = topOf(to[1]) - 4;
    const middle = x + wide / 2;
    return html`<path class="${state}" d="M${middle} ${y + high + 5}V${end - 6}"/><path class="tip ${state}" d="M${middle - 6} ${end - 8}h12l-6 8z"/>`;
  }
  const back = to[0] < column;
  const start = back ? x - 4 : x + wide + 5;
  const end = back ? x - step + wide + 4 : x + step - 4;
  const turn = back ? 1 : -1;
  return html`<path class="${state}" d="M${start} ${y + high / 2}H${end + turn * 7}"/><path class="tip ${state}" d="M${end + turn * 8} ${y + high / 2 - 6}v12l${-turn * 8} -6z"/>`;
}

const paper = ({ at, name, no, fact, state, share }: Paper): string =>
  html`<article class="erp-paper ${state}" style="left:${left + at[0] * step}px;top:${topOf(at[1])}px"><b>${name}</b><small>${no}</small><span>${fact}</span>${share !== undefined && meter(share, share === 1 ? 'leaf' : 'turmeric')}</article>`;

const flow = (): string =>
  html`<section class="erp-flow"><svg width="1094" height="680" viewBox="0 0 1094 680">${lanes.map((_, index) => html`<rect class="${index % 2 === 0 ? 'even' : 'odd'}" y="${index * lane}" width="1094" height="${lane}"/>`)}${links.map(link)}</svg>
    ${lanes.map((name, index) => html`<b class="erp-lane" style="top:${index * lane + 50}px">${name}</b>`)}${papers.map(paper)}</section>`;

const approvals = [
  ['Requisition 1182, cartons', 'Purchase · above ৳1,00,000', taka(Math.min(...quotes.map(totalOf)))],
  ['Overtime, lines 1 to 3', 'HR · 102 people, 2 hours', taka(102 * 2 * 96)],
  ['Bank charge, LC 0461', 'Accounts · voucher 7740', taka(18450)],
] as const;

export const dashboard = (): string =>
  works(
    'Merchandising',
    'Order OR-2618',
    html`<div class="erp-title"><h1>Order OR-2618</h1><span>PK-204 men’s polo · Buyer 07, Hamburg</span><span class="grow"></span><span class="erp-key"><i class="done"></i>posted<i class="now"></i>at work<i class="next"></i>to come</span>${button('Time and action', 'secondary', 'calendar')}</div>
    <div class="erp-split">${flow()}<aside class="erp-side">
      <section><small>Shipment, second part</small><strong>14 days</strong><span>2 Dec 2026, Chattogram</span></section>
      <section><small>Balance to ship</small><strong>${number(ordered - passed.shipped)}</strong><span>${number(passed.packed - passed.shipped)} packed, ${number(ordered - passed.sewn)} still to sew</span></section>
      <section><small>Value at ৳${rate}</small><strong class="erp-small">${taka(orderValue * rate)}</strong><span>${percent(shippedValue / orderValue)} invoiced</span></section>
      <h3>Waiting for your approval</h3>
      ${approvals.map(([name, note, amount]) => html`<div class="erp-approve"><b>${name}</b><small>${note}</small><div class="row between"><strong class="num">${amount}</strong><span class="erp-yes">Approve</span></div></div>`)}
    </aside></div>`,
  );
