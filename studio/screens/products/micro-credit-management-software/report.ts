import { number, percent, sum, sumBy, taka, takaShort } from '../../kit/format';
import { html } from '../../kit/html';
import { classes, portfolio } from './data';
import { ledger } from './shell';

const byClass = classes.map((_, index) => sumBy(portfolio, ({ parts }) => parts[index] ?? 0));
const total = sum(byClass);
const provisions = byClass.map((amount, index) => Math.round(amount * (classes[index]?.provision ?? 0)));
const atRisk = (parts: readonly number[]): number => sum(parts.slice(2)) / sum(parts);

/** Only the overdue part is drawn to scale: the regular part would be forty times as long. */
const widest = Math.max(...portfolio.map(({ parts }) => sum(parts.slice(1))));

const row = ({ officer, borrowers, parts }: (typeof portfolio)[number]): string =>
  html`<li><span><b>${officer}</b><small>${borrowers} borrowers</small></span><b class="num">${number(sum(parts))}</b><span class="mc-age">${parts.slice(1).map((part, index) => part > 0 && html`<i class="c${index + 1}" style="width:${((part / widest) * 100).toFixed(1)}%"></i>`)}</span><b class="num">${number(sum(parts.slice(1)))}</b><strong class="${atRisk(parts) > 0.03 && 'late'}">${percent(atRisk(parts), 1)}</strong></li>`;

const visits = [
  ['14-09', 'Shapla', '3 weeks', 'Officer 1'],
  ['36-11', 'Jamuna', '5 weeks', 'Officer 2'],
  ['36-19', 'Jamuna', '2 months', 'Manager'],
  ['58-04', 'Meghna', '4 weeks', 'Officer 4'],
] as const;

export const report = (): string =>
  ledger(
    'Overdue',
    html`<div class="mc-risk"><header class="mc-head"><h1>Overdue and portfolio at risk</h1><small>17 Nov 2026, after closing · classes of MRA</small><span class="grow"></span><span>Outstanding <b class="num">${taka(total)}</b></span></header>
      <section class="mc-classes">${classes.map(({ name, days, provision, tone }, index) => html`<div class="${tone}"><small>${name}</small><strong class="num">${takaShort(byClass[index] ?? 0)}</strong><span>${days}</span><em>${percent((byClass[index] ?? 0) / total, 1)}</em><footer><span>Provision ${percent(provision)}</span><b class="num">${number(provisions[index] ?? 0)}</b></footer></div>`)}</section>
      <section class="mc-byofficer"><div class="heads"><span>Officer</span><span>Outstanding, ৳</span><span>Overdue loans by age</span><span>Overdue, ৳</span><span>At risk over 30 days</span></div><ol>${portfolio.map(row)}</ol><footer><span>Branch</span><b class="num">${number(total)}</b><span>Provision needed <b class="num">${taka(sum(provisions))}</b></span><b class="num">${number(sum(byClass.slice(1)))}</b><strong>${percent(sum(byClass.slice(2)) / total, 1)}</strong></footer></section>
      <section class="mc-visits"><h3>To visit tomorrow</h3><ul>${visits.map(([id, name, late, who]) => html`<li><b>${id}</b><span>${name}</span><em>${late}</em><small>${who}</small></li>`)}</ul></section></div>`,
  );
