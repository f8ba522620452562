import { button } from '../../kit/components';
import { exact, number, sumBy } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { bank, notCredited, notPresented, opening, type Posting, paid, received, statement } from './data';
import { book } from './shell';

const line = (open: readonly Posting[]) =>
  function row(one: Posting): string {
    return html`<tr><td>${one.day}</td><td>${one.voucher}</td><td>${one.text}</td><td class="ac-tick">${open.includes(one) ? html`<i></i>` : icon('check', 15)}</td><td>${exact(one.amount)}</td></tr>`;
  };
const carried = (day: string, text: string, amount: number): string =>
  html`<tr class="ac-carried"><td>${day}</td><td></td><td>${text}</td><td></td><td>${exact(amount)}</td></tr>`;
const empty = '<tr><td></td><td></td><td></td><td></td><td></td></tr>';

const side = (title: string, rows: readonly string[], total: number): string =>
  html`<table class="ac-t-side"><thead><tr><th colspan="3">${title}</th><th></th><th>৳</th></tr></thead><tbody>${rows}</tbody><tfoot><tr><td colspan="4"></td><td>${exact(total)}</td></tr></tfoot></table>`;

export function detail(): string {
  const total = opening + sumBy(received, ({ amount }) => amount);
  const left = [carried('1 Nov', 'Balance brought down', opening), ...received.map(line(notCredited))];
  const right = [...paid.map(line(notPresented)), carried('24 Nov', 'Balance carried down', bank)];
  const height = Math.max(left.length, right.length) + 1;
  const fill = (rows: readonly string[]): string[] => [
    ...rows,
    ...Array.from({ length: height - rows.length }, () => empty),
  ];
  return book(
    'Ledger',
    html`<h1>1111 Bank 1, current account</h1><span>Motijheel branch · November 2026</span><span class="grow"></span><span class="ac-legend">${icon('check', 16)}seen on the statement <i></i>not yet</span>${button('Running form', 'secondary')}${button('Reconcile', 'primary')}`,
    html`<section class="ac-t"><h2>Bank 1, current account</h2><div class="ac-t-form">${side('Dr', fill(left), total)}${side('Cr', fill(right), sumBy(paid, ({ amount }) => amount) + bank)}</div></section>
    <section class="ac-reconcile"><div><small>Balance in our book</small><b class="num">${number(bank)}</b></div><em>−</em><div><small>Cheque on the way to the bank, ${notCredited.length}</small><b class="num">${number(sumBy(notCredited, ({ amount }) => amount))}</b></div><em>+</em><div><small>Cheques not presented, ${notPresented.length}</small><b class="num">${number(sumBy(notPresented, ({ amount }) => amount))}</b></div><em>=</em><div class="ac-same"><small>Statement of 24 November</small><b class="num">${number(statement)}</b></div></section>`,
  );
}
