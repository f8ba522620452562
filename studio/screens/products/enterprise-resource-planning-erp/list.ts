import { button, pills } from '../../kit/components';
import { dayMonth, number, sumBy } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { type Mile, milestones, type Order, orders, today } from './data';
import { works } from './shell';

const days = (iso: string): number => Math.round((Date.parse(iso) - Date.parse(today)) / 86_400_000);

const mile = ([plan, state, actual]: Mile): string =>
  html`<td class="erp-mile ${state}"><span>${state === 'done' && icon('check', 14)}${plan}</span>${actual && html`<small>done ${actual}</small>`}${state === 'now' && html`<small>${Date.parse(`${plan} 2026 UTC`) < Date.parse(today) ? 'overdue' : 'open'}</small>`}</td>`;

const row = (one: Order): string =>
  html`<tr class="${one.no === 'OR-2618' && 'chosen'}"><td><b>${one.no}</b><small>${one.buyer}</small></td><td>${one.style}</td><td class="right">${number(one.pieces)}</td><td class="right">${number(Math.round(one.pieces * one.price))}</td>${one.miles.map(mile)}<td class="erp-ship"><b>${dayMonth(one.ship)}</b><small class="${days(one.ship) < 15 && 't-madder'}">${days(one.ship)} days</small></td></tr>`;

export const list = (): string => {
  const late = sumBy(orders, ({ miles }) => miles.filter(([, state]) => state === 'late').length);
  return works(
    'Merchandising',
    'T&A calendar',
    html`<div class="erp-title"><h1>Time and action</h1><span>${orders.length} running orders, ${late} dates met late</span><span class="grow"></span>${pills(['All buyers', 'Shipping in 30 days', 'Late'], 0)}${button('Excel', 'secondary', 'download')}${button('New order', 'primary', 'plus')}</div>
    <section class="erp-sheet"><table><colgroup><col style="width:168px"><col style="width:148px"><col style="width:76px"><col style="width:88px">${milestones.map(() => '<col>')}<col style="width:92px"></colgroup>
      <thead><tr><th>Order and buyer</th><th>Style</th><th class="right">Pieces</th><th class="right">Value, $</th>${milestones.map((name, index) => html`<th class="erp-stage"><i>${index + 1}</i>${name}</th>`)}<th>Ship date</th></tr></thead>
      <tbody>${orders.map(row)}</tbody>
      <tfoot><tr><td>Together</td><td></td><td class="right">${number(sumBy(orders, ({ pieces }) => pieces))}</td><td class="right">${number(Math.round(sumBy(orders, (one) => one.pieces * one.price)))}</td><td colspan="8">Date is the plan; under it the day on which a late step was done</td></tr></tfoot></table></section>`,
  );
};
