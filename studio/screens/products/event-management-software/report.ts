import { number, percent, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { costs, income, others } from './data';
import { event } from './shell';

const all = sumBy(income, ({ amount }) => amount);
const spent = sumBy(costs, ({ amount }) => amount);
const profit = all - spent;
const ceiling = 3600000;
const height = 520;
const y = (value: number): number => 34 + (1 - value / ceiling) * (height - 34);

type Step = { name: string; from: number; to: number; tone: string };

/** Income is built up, costs take it down again; what stands at the end is the profit. */
function steps(): Step[] {
  let level = 0;
  const up = income.map(({ name, amount }) => {
    const from = level;
    level += amount;
    return { name, from, to: level, tone: 'in' };
  });
  const down = costs.map(({ name, amount }) => {
    const from = level;
    level -= amount;
    return { name, from, to: level, tone: 'out' };
  });
  return [...up, ...down, { name: 'Profit', from: 0, to: level, tone: 'profit' }];
}

const fall = (): string => {
  const wide = 84;
  return html`<svg class="ev-fall" width="1128" height="566" viewBox="0 0 1128 566">${[1, 2, 3].map((million) => html`<path class="rule" d="M44 ${y(million * 1e6)}H1128"/><text class="scale" x="36" y="${y(million * 1e6) + 5}">${million * 10} lakh</text>`)}<path class="base" d="M44 ${height}H1128"/>${steps().map(
    ({ name, from, to, tone }, index) => {
      const x = 52 + index * wide;
      const top = Math.min(y(from), y(to));
      return html`<rect class="${tone}" x="${x}" y="${top}" width="62" height="${Math.abs(y(from) - y(to))}" rx="4"/>${tone !== 'profit' && html`<path class="joint" d="M${x + 62} ${y(to)}H${x + wide}"/>`}<text class="amount" x="${x + 31}" y="${top - 8}">${(Math.abs(to - from) / 1e5).toFixed(1)}</text><text x="${x + 31}" y="${height + 22}">${name.split(', ')[0]}${name.includes(', ') ? ',' : ''}</text>${name.includes(', ') && html`<text x="${x + 31}" y="${height + 39}">${name.split(', ')[1]}</text>`}`;
    },
  )}</svg>`;
};

export const report = (): string =>
  event(
    'Results',
    html`<header class="ev-head"><h1>Result of last year’s fair</h1><span>Furniture and Interior Fair 2025, closed on 18 January 2026</span><span class="grow"></span><span class="ev-btn">Client bill</span></header>
    <section class="ev-figures"><div><small>Income</small><strong class="num">${taka(all)}</strong></div><div><small>Costs of nine heads</small><strong class="num">${taka(spent)}</strong></div><div class="gain"><small>Profit</small><strong class="num">${taka(profit)}</strong></div><div><small>of the income</small><strong>${percent(profit / all, 1)}</strong></div><p>amounts on the columns in lakh taka</p></section>${fall()}
    <section class="ev-others"><h3>Other events of the year</h3><div>${others.map((one) => html`<article><small>${one.kind}</small><b>${one.name}</b><div class="ev-fill"><i class="${one.profit < 0 && 'loss'}" style="width:${Math.max(3, (Math.abs(one.profit) / one.income) * 400)}%"></i></div><span class="${one.profit < 0 && 'loss'}">${taka(one.profit)}<small>${percent(one.profit / one.income, 1).replace('-', '−')} of ${number(one.income)}</small></span></article>`)}</div></section>`,
  );
