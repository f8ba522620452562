import { pills, status, type Tone } from '../../kit/components';
import { sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { delivery, dineIn, takeaway } from './data';
import { tablet } from './shell';

const tones: Record<string, Tone> = {
  'Bill asked': 'turmeric',
  'Dishes late': 'madder',
  'In kitchen': 'nil',
  Served: 'leaf',
  'On the way': 'nil',
  Packed: 'leaf',
};

const wait = (minutes: number, late: number): string =>
  minutes === 0
    ? html`<span class="wait none">–</span>`
    : html`<span class="wait ${minutes >= late && 'late'}"><b class="num">${minutes}</b> min</span>`;

const tables = (): string =>
  html`<section class="orders"><header><h2>Tables</h2><small>${dineIn.length} open</small><strong class="num">${taka(sumBy(dineIn, ({ amount }) => amount))}</strong></header>
    <div class="order heads"><span>Table</span><span>Waiter</span><span>State</span><span>Waiting</span><span>Amount</span></div>
    ${dineIn.map(({ table, waiter, kot, waiting, state, items, amount }) => html`<div class="order"><i class="${tones[state]}">${table}</i><span><b>${waiter}</b><small>KOT ${kot} · ${items} items</small></span>${status(state, tones[state] ?? 'plain')}${wait(waiting, 20)}<strong class="num">${taka(amount)}</strong></div>`)}</section>`;

const away = (): string =>
  html`<section class="orders slips"><header>${icon('cart', 22)}<h2>Takeaway</h2><strong class="num">${taka(sumBy(takeaway, ({ amount }) => amount))}</strong></header>
    ${takeaway.map(({ number, name, text, waiting, promised, amount }) => html`<div class="slip"><i>${number}</i><span><b>${name}</b><small>${text}</small></span><span class="promised"><b class="num">${promised}</b><small>${waiting} min ago</small></span><strong class="num">${taka(amount)}</strong></div>`)}</section>`;

const home = (): string =>
  html`<section class="orders slips"><header>${icon('truck', 22)}<h2>Delivery</h2><strong class="num">${taka(sumBy(delivery, ({ amount }) => amount))}</strong></header>
    ${delivery.map(({ number, name, rider, state, waiting, promised, amount }) => html`<div class="slip"><i>${number}</i><span><b>${name}</b><small class="${rider === 'No rider' && 't-madder'}">${state} · ${rider}</small></span><span class="promised"><b class="num">${promised}</b><small>${waiting} min ago</small></span><strong class="num">${taka(amount)}</strong></div>`)}</section>`;

export function list(): string {
  const open = dineIn.length + takeaway.length + delivery.length;
  const amount = sumBy([...dineIn, ...takeaway, ...delivery], (order) => order.amount);
  return tablet(
    'Orders',
    html`<header class="head"><h1>Open orders</h1><span class="muted">${open} orders, ${taka(amount)}</span><span class="grow"></span>${pills(['All waiters', 'Waiter 1', 'Waiter 2', 'Waiter 3', 'Waiter 4'], 0)}</header>
    <div class="order-grid">${tables()}<div class="stack">${away()}${home()}</div></div>`,
  );
}
