import { button } from '../../kit/components';
import { number, percent, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { collected, discounts, gross, nurse, type Statement, share, statements, unpaid, ways } from './data';
import { clinic } from './shell';

const most = Math.max(...statements.map(gross));
const colours = ['#1f6b4a', '#4d9a78', '#8cc4a8', '#f9d27d'];

const bar = (one: Statement): string =>
  html`<div class="cn-bar" style="width:${(gross(one) / most) * 100}%">${one.works.map((work, index) => html`<i style="flex-grow:${work.count * work.price};background:${colours[index]}"></i>`)}</div>`;

const row = (one: Statement): string =>
  html`<li><div class="cn-who"><b>${one.doctor}</b><small>${one.field}</small></div><div>${bar(one)}<p>${one.works.map((work, index) => html`<span><i style="background:${colours[index]}"></i>${work.name} ${work.count} × ${number(work.price)}, ${percent(work.share)}</span>`)}</p></div><b class="num right">${number(gross(one))}</b><strong class="num right">${number(share(one))}</strong><b class="num right">${number(gross(one) - share(one))}</b></li>`;

export const report = (): string => {
  const doctors = sumBy(statements, share);
  const all = sumBy(statements, gross);
  return clinic(
    'Shares',
    0,
    html`<div class="cn-person"><h1>Monday evening closed</h1><span>16 November 2026, 9:24 pm</span><span class="grow"></span>${button('Statements to sign', 'primary', 'print')}</div>
    <section class="cn-share"><ul><li class="heads"><span>Visiting doctor</span><span>Work, count × fee, share of the doctor</span><span class="right">Billed, ৳</span><span class="right">Doctor, ৳</span><span class="right">Clinic, ৳</span></li>${statements.map(row)}<li class="sums"><b>Four rooms</b><span>${percent(doctors / all)} of the bills goes to the doctors</span><b class="num right">${number(all)}</b><strong class="num right">${number(doctors)}</strong><b class="num right">${number(all - doctors)}</b></li></ul></section>
    <div class="cn-close"><section><h3>From bills to the drawer</h3><dl><div><dt>Rooms</dt><dd>${number(all)}</dd></div><div><dt>${nurse.name}</dt><dd>${number(nurse.amount)}</dd></div><div><dt>Discounts</dt><dd>${number(-sumBy(discounts, ({ amount }) => amount))}</dd></div><div><dt>Due</dt><dd>${number(-unpaid)}</dd></div><div class="all"><dt>Collected</dt><dd>${taka(collected)}</dd></div></dl></section>
      <section><h3>Paid by</h3><div class="cn-ways">${ways.map(({ name, amount }) => html`<div><span>${name}</span><u><i style="width:${(amount / collected) * 100}%"></i></u><b class="num">${number(amount)}</b></div>`)}</div><small>Cashier 1 counted the cash: no difference</small></section>
      <section><h3>Discounts and who allowed them</h3>${discounts.map(({ bill, amount, why, by }) => html`<div class="cn-disc"><b>${bill}</b><span>${why}<small>${by}</small></span><b class="num">${taka(amount)}</b></div>`)}</section></div>`,
  );
};
