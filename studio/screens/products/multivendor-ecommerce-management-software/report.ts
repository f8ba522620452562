import { badge, button, stitchedEdge } from '../../kit/components';
import { exact, number, sumBy, taka, takaExact } from '../../kit/format';
import { html } from '../../kit/html';
import { payouts, type Settled, settled, vendors } from './data';
import { bazaar } from './shell';

const cell = (value: number): string =>
  value === 0 ? html`<td class="mv-none">–</td>` : html`<td>${exact(value)}</td>`;

const line = ({ day, reference, text, sale, commission, vat, charge, net }: Settled): string =>
  html`<tr class="${net < 0 && 'mv-minus'}"><td>${day}</td><td>${reference}</td><td>${text}</td>${[sale, commission, vat, charge].map(cell)}<td><b>${exact(net)}</b></td></tr>`;

const total = (pick: (entry: Settled) => number): number => sumBy(settled, pick);

const statement = (): string =>
  html`<section class="mv-paper"><header><div><h1>Payout statement</h1><p>Vendor 18 · Handloom, Tangail · BIN on file · bank account ending 4471</p></div><div><b>Delivered 24 October to 7 November 2026</b><small>No. PO-2611-018</small></div></header>
    <table><thead><tr><th>Date</th><th>Order</th><th>What happened</th><th>Sale, ৳</th><th>Commission 12%</th><th>VAT 15% on it</th><th>Delivery</th><th>Balance, ৳</th></tr></thead><tbody>${settled.map(line)}</tbody>
    <tfoot><tr><td colspan="3">Payable for the period</td><td>${exact(total(({ sale }) => sale))}</td><td>${exact(total(({ commission }) => commission))}</td><td>${exact(total(({ vat }) => vat))}</td><td>${exact(total(({ charge }) => charge))}</td><td>${exact(total(({ net }) => net))}</td></tr></tfoot></table>
    <footer><div><small>Return period is over for</small><b>all ${settled.filter(({ sale }) => sale > 0).length} sales above</b></div><div><small>Still held, delivered after 7 Nov</small><b class="num">${taka(payouts[0]?.held ?? 0)}</b></div><div class="mv-pay"><small>To be paid by bank on 18 Nov</small><strong class="num">${takaExact(total(({ net }) => net))}</strong></div></footer></section>`;

export const report = (): string =>
  bazaar(
    'Marketplace',
    'Payouts',
    html`<div class="mv-ledger"><aside><div class="mv-aside-head"><h2>Payout of 18 Nov</h2><small>96 vendors, these six first</small></div>
      <ul>${payouts.map(({ id, amount, held, way }, index) => html`<li class="${index === 0 && 'mv-on'}">${index === 0 && stitchedEdge(10, 'madder')}<div><b>${vendors[id].name}</b><small>${vendors[id].trade}</small></div><div><b class="num">${taka(Math.round(amount))}</b><small class="num">held ${number(held)}</small></div>${badge(way, way === 'Bank' ? 'nil' : way === 'bKash' ? 'madder' : 'turmeric')}</li>`)}</ul>
      <div class="mv-aside-foot"><span>These six together</span><strong class="num">${taka(Math.round(sumBy(payouts, ({ amount }) => amount)))}</strong>${button('Approve payouts', 'primary', 'check')}</div></aside>${statement()}</div>`,
  );
