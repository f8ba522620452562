import { number, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { caterPay, food, foodTax, foodVat, type Head, heads, menu } from './data';
import { event } from './shell';

const largest = Math.max(...heads.map(({ estimate }) => estimate));
const orderOf = (one: Head): number => (one.name === 'Catering' ? food : one.order);

const head = (one: Head): string => {
  const over = orderOf(one) - one.estimate;
  return html`<li class="${one.name === 'Catering' && 'active'}"><div><b>${one.name}</b><small>${one.vendor}</small></div><span class="ev-bars"><i class="est" style="width:${(one.estimate / largest) * 100}%"></i><i class="ord" style="width:${(orderOf(one) / largest) * 100}%"></i><i class="pay" style="width:${(one.paid / largest) * 100}%"></i></span><b class="num right">${number(one.estimate)}</b><b class="num right">${number(orderOf(one))}</b><em class="num ${over > 0 && 'over'}">${over === 0 ? '–' : over > 0 ? `+${number(over)}` : number(over)}</em></li>`;
};

const payments = [
  ['Advance with the order', '20 Nov', 0.3],
  ['On the first day', '26 Nov', 0.4],
  ['After the last bill', '5 Dec', 0.3],
] as const;

export const form = (): string =>
  event(
    'Budget',
    html`<header class="ev-head"><h1>Work order, catering</h1><span>WO 2611-06 · Vendor 11, Khilkhet</span><span class="grow"></span><span class="ev-btn">Save</span><span class="ev-btn main">Send to the vendor</span></header>
    <div class="ev-order"><section class="ev-heads"><header><h3>Budget by head</h3><ul><li><i class="est"></i>estimate</li><li><i class="ord"></i>ordered</li><li><i class="pay"></i>paid</li></ul></header><ul><li class="names"><span></span><span></span><span class="right">Estimate, ৳</span><span class="right">Order, ৳</span><span class="right">Gap, ৳</span></li>${heads.map(head)}<li class="all"><b>Eight heads</b><span></span><b class="num right">${number(sumBy(heads, ({ estimate }) => estimate))}</b><b class="num right">${number(sumBy(heads, orderOf))}</b><em class="num">${number(sumBy(heads, orderOf) - sumBy(heads, ({ estimate }) => estimate))}</em></li></ul></section>
    <section class="ev-paper"><h3>What is ordered</h3><table><thead><tr><th>Item</th><th>Count</th><th>Rate</th><th>৳</th></tr></thead><tbody>${menu.map(({ name, count, rate }, index) => html`<tr class="${index === 1 && 'typing'}"><td>${name}</td><td><span>${number(count)}</span></td><td><span>${rate}</span></td><td>${number(count * rate)}</td></tr>`)}</tbody></table>
      <dl><div><dt>Agreed</dt><dd>${number(food)}</dd></div><div><dt>VAT 15%</dt><dd>${number(foodVat)}</dd></div><div><dt>Tax deducted at source, 5%</dt><dd>${number(-foodTax)}</dd></div><div class="all"><dt>Vendor receives</dt><dd>${taka(caterPay)}</dd></div></dl>
      <h3>Payment dates</h3>${payments.map(([name, day, share]) => html`<div class="ev-due"><i>${Math.round(share * 100)}%</i><span>${name}<small>${day}</small></span><b class="num">${number(Math.round(caterPay * share))}</b></div>`)}
      <p>${icon('check', 18)}Inside the estimate by ${taka(210000 - food)}. Vegetarian boxes: 40 of 660.</p></section></div>`,
  );
