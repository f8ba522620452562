import { button, pills } from '../../kit/components';
import { dayMonth, number, percent } from '../../kit/format';
import { html } from '../../kit/html';
import { type Order, orders } from './data';
import { garment } from './drawings';
import { factory } from './shell';

const days = 72;
const start = Date.UTC(2026, 9, 18);
const dayName = (day: number): string => dayMonth(new Date(start + day * 86400000).toISOString().slice(0, 10));
const left = (day: number): string => `${((day / days) * 100).toFixed(2)}%`;
const today = 30;

const plan = ({ stages, ship, expected }: Order): string =>
  html`<div class="gp-plan">${stages.map(({ name, from, to, tone }) => html`<span class="gp-bar gp-${tone}" style="left:${left(from)};width:${left(to - from)}">${to - from > 6 && name}</span>`)}
    <i class="gp-ship ${expected > ship && 'gp-missed'}" style="left:${left(ship)}"></i></div>`;

const row = (order: Order): string => {
  const { number: name, style, garment: kind, buyer, pieces, cut, sewn, packed, ship, expected } = order;
  const late = expected - ship;
  return html`<li class="${late > 0 && 'gp-late'}">${garment(kind, 40)}<div><b>${name}</b><small>${style}</small></div><div><b class="num">${number(pieces)}</b><small>${buyer}</small></div>
    <div class="gp-progress">${(
      [
        ['Cut', cut, 'turmeric'],
        ['Sewn', sewn, 'nil'],
        ['Packed', packed, 'leaf'],
      ] as const
    ).map(
      ([what, done, tone]) =>
        html`<span><em>${what}</em><i><u class="gp-${tone}" style="width:${Math.min(100, (done / pieces) * 100)}%"></u></i><em class="num">${percent(done / pieces)}</em></span>`,
    )}</div>
    ${plan(order)}<div class="gp-when"><b>${dayName(ship)}</b><small>${late > 0 ? html`<span class="t-madder">${late} days late at this pace</span>` : late < 0 ? `${-late} day${late < -1 ? 's' : ''} early` : 'on the day'}</small></div></li>`;
};

const weeks = [0, 7, 14, 21, 35, 42, 49, 56, 63];

export const list = (): string =>
  factory(
    'Orders',
    html`<h1>Time and action</h1>${pills(['All 8', 'Will miss shipment 2', 'Waiting for fabric 2'], 0)}<span class="grow"></span><span class="gp-key"><i class="gp-soft"></i>Fabric<i class="gp-turmeric"></i>Cutting<i class="gp-nil"></i>Sewing<i class="gp-leaf"></i>Finishing<b></b>Shipment</span>${button('New order sheet', 'primary', 'plus')}`,
    html`<section class="gp-orders"><div class="gp-orders-head"><span></span><span>Order and style</span><span>Pieces and buyer</span><span>Done of the order</span><div>${weeks.map((day) => html`<span style="left:${left(day)}">${dayName(day)}</span>`)}</div><span>Ship by</span></div>
      <ul>${orders.map(row)}</ul><i class="gp-today" style="--at:${today / days}"><b>today</b></i></section>`,
  );
