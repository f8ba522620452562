import { button } from '../../kit/components';
import { number, sumBy } from '../../kit/format';
import { html } from '../../kit/html';
import { type Account, accounts, credit, debit } from './data';
import { book } from './shell';

const cell = (value: number): string => (value === 0 ? '' : number(value));
const half = (from: string, to: string): readonly Account[] => accounts.filter(({ code }) => code >= from && code < to);

const rows = (list: readonly Account[]): string =>
  html`${list.map((one, index) => html`${list[index - 1]?.group !== one.group && html`<tr class="ac-group"><td colspan="2">${one.group}</td><td></td><td></td></tr>`}<tr class="${one.code === '1111' && 'ac-chosen'}"><td>${one.code}</td><td>${one.name}</td><td>${cell(debit(one))}</td><td>${cell(credit(one))}</td></tr>`)}`;

const side = (list: readonly Account[], name: string): string =>
  html`<table class="ac-trial"><thead><tr><th>Code</th><th>Account</th><th>Debit, ৳</th><th>Credit, ৳</th></tr></thead><tbody>${rows(list)}</tbody><tfoot><tr><td colspan="2">${name}</td><td>${number(sumBy(list, debit))}</td><td>${number(sumBy(list, credit))}</td></tr></tfoot></table>`;

export function list(): string {
  const debits = sumBy(accounts, debit);
  const credits = sumBy(accounts, credit);
  const profit = -sumBy(half('4000', '9000'), ({ amount }) => amount);
  if (debits !== credits) throw new Error('The trial balance does not agree.');
  return book(
    'Trial balance',
    html`<h1>Trial balance</h1><span>1 July to 24 November 2026, ${accounts.length} accounts</span><span class="grow"></span>${button('Bangla', 'secondary')}${button('Excel', 'secondary', 'download')}${button('Print', 'primary', 'print')}`,
    html`<div class="ac-two">${side(half('1000', '4000'), 'Balance sheet accounts')}${side(half('4000', '9000'), 'Profit and loss accounts')}
      <p class="ac-profit"><span>Income over expenses, before closing stock</span><b class="num">${number(profit)}</b></p>
      <aside class="ac-agree"><div><span>Debit</span><strong class="num">${number(debits)}</strong></div><div><span>Credit</span><strong class="num">${number(credits)}</strong></div><div class="ac-ok"><span>Difference</span><strong class="num">${number(debits - credits)}</strong></div></aside></div>`,
  );
}
