import { button, stitchedEdge } from '../../kit/components';
import { exact, number, sumBy } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { type Entry, inWords, owedBefore, supplier, voucher, voucherTotal } from './data';
import { book } from './shell';

const amount = (value: number): string => (value ? exact(value) : '');
const row = ({ code, name, note, debit, credit }: Entry, index: number): string =>
  html`<tr class="${index === 2 && 'ac-typing'}"><td>${debit ? 'Dr' : 'Cr'}</td><td>${code}</td><td><b>${name}</b><small>${note}</small></td><td>${amount(debit)}</td><td>${amount(credit)}</td></tr>`;

/** The supplier's tax invoice as the phone's camera took it. */
export const bill = (width: number): string =>
  html`<svg class="chart ac-bill" width="${width}" height="${Math.round(width * 1.2)}" viewBox="0 0 250 300" aria-hidden="true"><rect width="250" height="300" fill="#8d8574"/><g transform="rotate(-2.200 125 150)"><rect x="22" y="14" width="206" height="272" fill="#fffdf6"/><text x="125" y="36" class="middle ac-bill-title">Tax invoice, Mushak 6.3</text><path d="M36 44h178" class="ac-bill-line"/><text x="36" y="62">No. 000418</text><text x="214" y="62" class="end">22 Nov 2026</text><text x="36" y="78">Supplier 12, Karnaphuli</text>
    <path d="M36 90h178M36 112h178M36 206h178M36 90v116M214 90v116M118 90v116M152 90v116" class="ac-bill-line"/><text x="42" y="105">Goods</text><text x="146" y="105" class="end">Qty</text><text x="208" y="105" class="end">Taka</text><text x="42" y="130">Paper 80 gsm</text><text x="146" y="130" class="end">200</text><text x="208" y="130" class="end">${number(150000)}</text><text x="42" y="150">Paper 70 gsm</text><text x="146" y="150" class="end">120</text><text x="208" y="150" class="end">${number(90000)}</text>
    <text x="146" y="224" class="end">Value</text><text x="208" y="224" class="end">${number(240000)}</text><text x="146" y="241" class="end">VAT 15%</text><text x="208" y="241" class="end">${number(36000)}</text><text x="146" y="259" class="end ac-bill-title">Total</text><text x="208" y="259" class="end ac-bill-title">${number(voucherTotal)}</text><circle cx="70" cy="246" r="25" class="ac-stamp"/><text x="70" y="244" class="middle ac-stamp-text">RECEIVED</text><text x="70" y="257" class="middle ac-stamp-text">23 NOV</text></g></svg>`;

const steps = [
  ['Prepared', 'Accountant 1', '24 Nov, 11:20 am', 'ac-done'],
  ['Check', 'Accountant 2', 'now', 'ac-now'],
  ['Approve', 'Chief accountant', 'after the check', ''],
] as const;

const signature =
  '<svg width="120" height="34" viewBox="0 0 120 34" aria-hidden="true"><path d="M6 24c10-20 16-18 14-4s-5 10 0 0 12-10 14-1 9-3 12-7 6 10 11 4 8-8 12-2 8 6 14 0 14-6 28-10" fill="none" stroke="#26348b" stroke-width="1.800" stroke-linecap="round"/></svg>';

export function form(): string {
  const debits = sumBy(voucher, ({ debit }) => debit);
  const credits = sumBy(voucher, ({ credit }) => credit);
  return book(
    'Vouchers',
    html`<h1>Journal voucher</h1><span>purchase on credit, with VAT and TDS</span><span class="grow"></span>${button('Back to accountant 1', 'secondary', 'back')}${button('Checked', 'primary', 'check')}`,
    html`<div class="ac-voucher-grid"><section class="ac-voucher"><header><div><small>Voucher</small><b>JV-2611-0047</b></div><div><small>Date</small><b>24 November 2026</b></div><div><small>Cost centre</small><b>Printing supplies</b></div><div><small>Party</small><b>Supplier 12</b></div></header>
        <table><thead><tr><th></th><th>Code</th><th>Account and narration</th><th>Debit, ৳</th><th>Credit, ৳</th></tr></thead><tbody>${voucher.map(row)}<tr class="ac-blank"><td></td><td></td><td>Next account, by name or code</td><td></td><td></td></tr></tbody><tfoot><tr><td colspan="3"></td><td>${exact(debits)}</td><td>${exact(credits)}</td></tr></tfoot></table>
        <p class="ac-words"><small>In words</small>Taka ${inWords(voucherTotal)} only</p>
        <p class="ac-narration"><small>Narration</small>320 reams of offset paper received in good order at Tejgaon store, bill attached. Advance: none.</p>
        <footer>${steps.map(([what, who, when, state]) => html`<div class="${state}">${state === 'ac-done' ? signature : html`<span></span>`}<b>${what}</b><small>${who}, ${when}</small></div>`)}</footer></section>
      <aside class="ac-proof"><div class="ac-photo">${stitchedEdge(8)}${bill(348)}</div><p>${icon('check', 17)}Total agrees with the voucher: <b class="num">${number(voucherTotal)}</b></p><p>${icon('check', 17)}BIN of Supplier 12 is on file</p><p class="ac-warn">${icon('alert', 17)}Invoice is of 22 Nov, voucher of 24 Nov</p><h3>Supplier 12 in November</h3><dl>${supplier.map(([day, what, sum]) => html`<div><dt>${day}, ${what}</dt><dd>${number(sum)}</dd></div>`)}<div class="ac-line"><dt>Owed before</dt><dd>${number(owedBefore)} Cr</dd></div><div><dt>Owed after this voucher</dt><dd>${number(owedBefore + (voucher[3]?.credit ?? 0))} Cr</dd></div></dl></aside></div>`,
  );
}
