import { number, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { dueToday, gotToday, instalment, type Member, members, outstanding, overdue, samity, savedToday } from './data';
import { squares } from './parts';
import { ledger } from './shell';

const row = (one: Member): string =>
  html`<tr class="${one.state} ${one.id === '14-07' && 'chosen'}"><td><b>${one.id}</b></td><td>${one.name}</td><td><b>${number(one.loan)}</b><small>cycle ${one.cycle}</small></td><td>${squares(one)}</td><td>${number(outstanding(one.loan, one.due - one.missed.length))}</td><td>${number(instalment(one.loan))}</td><td class="${overdue(one) > 0 && 'late'}">${overdue(one) ? number(overdue(one)) : '–'}</td><td>${number(one.savings)}</td><td class="got"><b>${one.got ? number(one.got) : '–'}</b></td><td class="got"><b>${one.saved ? number(one.saved) : '–'}</b></td></tr>`;

export const list = (): string =>
  ledger(
    'Collection',
    html`<div class="mc-sheet"><header class="mc-head"><span class="mc-number">${samity.number}</span><div><h1>${samity.name}</h1><small>${samity.village} · ${samity.day}s at ${samity.time} · Officer 1</small></div><span class="grow"></span><span><i class="paid"></i>paid</span><span><i class="just"></i>today</span><span><i class="late"></i>missed</span><span><i class="open"></i>to come</span></header>
      <table class="mc-table"><thead><tr><th>Member</th><th></th><th>Loan, ৳</th><th>46 weekly instalments</th><th>Still to pay</th><th>Instalment</th><th>Overdue</th><th>Savings</th><th class="got">Paid today</th><th class="got">Saved</th></tr></thead><tbody>${members.map(row)}</tbody>
        <tfoot><tr><td>${members.length} members</td><td></td><td>${number(sumBy(members, ({ loan }) => loan))}</td><td></td><td>${number(sumBy(members, (one) => outstanding(one.loan, one.due - one.missed.length)))}</td><td>${number(dueToday)}</td><td class="late">${number(sumBy(members, overdue))}</td><td>${number(sumBy(members, ({ savings }) => savings))}</td><td class="got">${number(gotToday)}</td><td class="got">${number(savedToday)}</td></tr></tfoot></table>
      <p>Handed to the branch: ${taka(gotToday)} + ${taka(savedToday)} = <b>${taka(gotToday + savedToday)}</b>. Signed by the samity’s cashier and Officer 1. SMS in Bangla sent to 13 members.</p></div>`,
  );
