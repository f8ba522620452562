import { button, trend } from '../../kit/components';
import { taka } from '../../kit/format';
import { html } from '../../kit/html';
import { phone as device, phoneTabs, thread } from '../../kit/phone';
import { branches, branchSales, receipts, receiptsToday, salesToday } from './data';

/** A loose thread that runs behind the phone and, on both sides, becomes the bars of a barcode. */
const threads = (): string => {
  const widths = [5, 12, 5, 5, 18, 5, 12, 5, 12, 5, 5, 18, 5];
  let x = 118;
  const left = widths.map((width) => {
    const bar = thread(`M${x} 300V581`, x % 3 === 0 ? 'turmeric-500' : 'nil-300', width, width < 8 ? '22 15' : '17 27');
    x += width + 16;
    return bar;
  });
  return html`${left}<g transform="translate(900 0)">${left}</g>${thread('M-20 700C180 700 240 660 300 690S520 760 720 700S1180 640 1240 690S1360 720 1460 690', 'madder-600')}`;
};

export function phone(): string {
  const largest = Math.max(...branches.map(branchSales));
  const screen = html`<div class="owner">
    <header class="on-dark"><span>Sales today</span><strong class="num">${taka(salesToday)}</strong><small>${trend('8%', true)} on last Tuesday · ${receiptsToday} receipts</small></header>
    <ul class="shops">${branches.map((branch) => html`<li><b>${branch.name}</b><strong class="num">${taka(branchSales(branch))}</strong><span class="meter"><i style="width:${(branchSales(branch) / largest) * 100}%"></i></span></li>`)}</ul>
    <section class="ask"><div><b>Discount of ৳120 asked</b><small>Till 2, Mirpur · Cashier 2 · 9:40 pm</small></div><p>Soybean oil 5 l × 2, dented cans. <span class="nowrap">${taka(1730)} becomes <b>${taka(1610)}</b></span></p><div class="row">${button('Refuse', 'secondary')}${button('Approve', 'primary', 'check')}</div></section>
    <section class="latest"><h3>Latest receipts</h3><ul>${receipts.map((one) => html`<li><span><b>${one.branch}</b><small>${one.number} · ${one.time}</small></span><em>${one.paid}</em><strong class="num">${taka(one.amount)}</strong></li>`)}</ul></section>
    ${phoneTabs(
      [
        ['home', 'Today'],
        ['box', 'Stock'],
        ['list', 'Baki'],
        ['chart', 'Reports'],
      ],
      0,
    )}
  </div>`;
  return device({ threads: threads(), darkHeader: true, headerColour: 'var(--nil-900)' }, screen);
}
