import { badge, button } from '../../kit/components';
import { number, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { type Account, accounts, due, feeMonths, tuitionDue, unpaidMonths } from './data';
import { register } from './shell';

const month = (one: Account, name: string, index: number): string =>
  html`<i class="${index < one.paidTo ? 'paid' : index === feeMonths.length - 1 ? 'open' : 'late'}">${name}</i>`;

const row = (one: Account): string =>
  html`<li class="${one.id === '0712' && 'chosen'}"><b class="ed-roll">${one.roll}</b><div><b>Student ${one.id}</b><small>${one.attendance}% present${one.bus && ` · bus, ${one.bus.toLowerCase()}`}</small></div><span class="ed-months">${feeMonths.map((name, index) => month(one, name, index))}</span><span>${one.why ? badge(`${one.why} ${one.waiver * 100}%`, 'turmeric') : ''}</span><span class="num right">${tuitionDue(one) ? number(tuitionDue(one)) : '–'}</span><span class="num right">${one.other ? number(one.other) : '–'}</span><b class="num right ${unpaidMonths(one) > 2 && 't-madder'}">${due(one) ? number(due(one)) : '–'}</b><span>${unpaidMonths(one) > 2 ? badge('Held back', 'madder') : badge(due(one) ? 'After payment' : 'Printed', due(one) ? 'plain' : 'leaf')}</span></li>`;

export const list = (): string => {
  const owing = accounts.filter((one) => due(one) > 0);
  return register(
    'Fees',
    html`<div class="ed-classes">${['6', '7', '8', '9', '10', '11', '12'].map((name) => html`<span class="${name === '10' && 'active'}">Class ${name}</span>`)}<i></i>${['Science', 'Business', 'Humanities'].map((name) => html`<span class="${name === 'Science' && 'active'}">${name}</span>`)}</div>
    <ul class="ed-dues"><li class="heads"><span>Roll</span><span>Student</span><span>Tuition paid, January to November</span><span>Waiver</span><span class="right">Tuition, ৳</span><span class="right">Other, ৳</span><span class="right">Due, ৳</span><span>Admit card</span></li>${accounts.map(row)}
      <li class="sums"><span></span><b>Rolls 1 to 12</b><span class="ed-key"><i class="paid"></i>paid<i class="open"></i>this month<i class="late"></i>late</span><span></span><b class="num right">${number(sumBy(accounts, tuitionDue))}</b><b class="num right">${number(sumBy(accounts, ({ other }) => other))}</b><b class="num right">${taka(sumBy(accounts, due))}</b><span>${owing.length} owe</span></li></ul>`,
    html`<h1>Dues, class 10 Science</h1><small>12 of 48 students · admit cards for the model test are held back from three unpaid months</small>`,
    html`${button('SMS to guardians', 'primary', 'phone')}`,
  );
};
