import { button, kpi, pills } from '../../kit/components';
import { number, percent, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { bought, type Charge, type JobResult, margin, rate, results, sold } from './data';
import { desk } from './shell';

const pair = ({ sell, buy }: Charge, sign = ''): string =>
  html`<span class="pair num"><b>${sign}${number(sell)}</b><small>${sign}${number(buy)}</small></span>`;

const largest = Math.max(...results.map(margin));

const bar = (one: JobResult): string => {
  const value = margin(one);
  return html`<span class="margin-bar"><i class="${value < 0 && 'loss'}" style="width:${Math.max(1.2, (Math.abs(value) / largest) * 100)}%"></i></span>`;
};

export function report(): string {
  const allSold = sumBy(results, sold);
  const allBought = sumBy(results, bought);
  const profit = allSold - allBought;
  const total = (pick: (one: JobResult) => Charge): Charge => ({
    buy: sumBy(results, (one) => pick(one).buy),
    sell: sumBy(results, (one) => pick(one).sell),
  });
  return desk(
    'Accounts',
    html`<div class="tools"><h1>Profit by job</h1><span class="muted">closed 1 to 17 November 2026 · 1 US$ = ৳${rate}</span><span class="grow"></span>${pills(['All', 'Sea import', 'Sea export', 'Air'], 0)}${button('Print', 'secondary', 'print')}</div>
    <section class="figures">${kpi('Sold', taka(allSold), `$ ${number(Math.round(allSold / rate))}`)}${kpi('Bought', taka(allBought), `$ ${number(Math.round(allBought / rate))}`)}${kpi('Margin', taka(profit), `$ ${number(Math.round(profit / rate))}`)}${kpi('of what was sold', percent(profit / allSold, 1), `${results.length} jobs, one at a loss`)}</section>
    <section class="card flush results"><div class="result heads"><span>Job</span><span>Freight, $</span><span>Agent fee, $</span><span>Port charges, ৳</span><span>Transport, ৳</span><span>All, ৳</span><span>Margin</span><span></span><span></span></div>
      ${results.map((one) => html`<div class="result"><span><b>${one.job}</b><small>${one.lane}</small></span>${pair(one.freight)}${pair(one.agent)}${pair(one.port)}${pair(one.transport)}${pair({ sell: sold(one), buy: bought(one) })}${bar(one)}<b class="num ${margin(one) < 0 && 't-madder'}">${taka(margin(one))}</b><small class="num">${percent(margin(one) / sold(one), 1).replace('-', '−')}</small></div>`)}
      <div class="result all"><span><b>Eight jobs</b><small>upper line sold, lower line bought</small></span>${pair(total((one) => one.freight))}${pair(total((one) => one.agent))}${pair(total((one) => one.port))}${pair(total((one) => one.transport))}${pair({ sell: allSold, buy: allBought })}<span></span><b class="num">${taka(profit)}</b><small class="num">${percent(profit / allSold, 1)}</small></div></section>`,
  );
}
