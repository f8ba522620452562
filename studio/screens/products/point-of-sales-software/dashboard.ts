import { columns, legend, split } from '../../kit/charts';
import { badge, button, card, trend } from '../../kit/components';
import { number, percent, sum, taka, takaShort } from '../../kit/format';
import { html } from '../../kit/html';
import { branches, branchSales, hourLabels, payments, receiptsToday, runningOut, salesToday } from './data';
import { office } from './shell';

const takings = (): string =>
  html`<section class="takings">
    <div class="kpi big"><span class="label">Sales today, three branches</span><strong>${taka(salesToday)}</strong>
      <span class="note">${trend('8%', true)} on last Tuesday · ${number(receiptsToday)} receipts</span></div>
    ${payments.map(({ name, amount, tone }) => html`<div class="paid ${tone}"><span>${name}</span><strong>${taka(amount)}</strong><small>${percent(amount / salesToday)} of sales</small></div>`)}
    ${split(payments.map(({ amount, tone }) => ({ share: amount / salesToday, tone })))}
  </section>`;

const byHour = (): string => {
  const bars = hourLabels.map((label, hour) => {
    const parts = branches.map((branch) => branch.hours[hour] ?? 0);
    return { label, parts, note: hour === 10 ? taka(sum(parts)) : '' };
  });
  return card(
    {
      title: 'Sales by hour',
      aside: html`<div class="across">${legend(branches.map((branch) => ({ name: branch.name, value: taka(branchSales(branch)), tone: branch.tone })))}</div>`,
      className: 'hours',
    },
    columns(bars, {
      width: 924,
      height: 502,
      format: (value) => (value ? takaShort(value) : '0'),
      tones: branches.map(({ tone }) => tone),
      barWidth: 44,
    }),
  );
};

const shortList = (): string =>
  card(
    { title: 'About to run out', aside: badge(`${runningOut.length} items`, 'madder'), className: 'short' },
    html`<ul>${runningOut.map(({ item, branch, perDay }) => {
      const left = item.pieces[branch] ?? 0;
      const days = left / perDay;
      return html`<li>
        <div class="row between"><b>${item.name}</b><strong class="num ${days < 1 && 't-madder'}">${left} left</strong></div>
        <span class="meter ${days < 1 ? 'madder' : 'turmeric'}"><i style="width:${Math.max(6, (left / (item.low * 1.6)) * 100)}%"></i></span>
        <div class="row between"><small>${branches[branch]?.name} · sells ${perDay} a day</small><small>${days < 1 ? 'gone today' : `${Math.floor(days)} day${days >= 2 ? 's' : ''} left`}</small></div>
      </li>`;
    })}</ul>
    ${button('Order the five from suppliers', 'primary')}`,
  );

export const dashboard = (): string =>
  office('Today', 'All branches', html`<div class="day-grid">${takings()}${byHour()}${shortList()}</div>`);
