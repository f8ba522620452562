import { field, stitchedEdge } from '../../kit/components';
import { exact, paisa, percent, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import {
  type BillLine,
  bill,
  cetirizine,
  discountLimit,
  discountShare,
  lineTotal,
  monthOf,
  piecesIn,
  type Unit,
} from './data';
import { blister, placeSign } from './parts';
import { counter } from './shell';

const unitNames: readonly Unit[] = ['Box', 'Strip', 'Piece'];

const line = (one: BillLine): string => {
  const { item, unit, count } = one;
  const lot = item.batches.find(({ no }) => no === one.batch);
  return html`<li>${placeSign(item.place)}<span><b>${item.brand}</b><small>${item.generic} ${item.form}</small></span>
    <span><b class="num">${one.batch}</b><small>to ${monthOf(lot?.expiry ?? '')}</small></span>
    <span class="ph-units">${unitNames.map((name) => html`<i class="${name === unit && 'on'} ${item.pack[0] === 1 && name === 'Strip' && 'none'}">${name}</i>`)}</span>
    <span class="ph-count">${icon('minus', 15)}<b class="num">${count}</b>${icon('plus', 15)}</span><span class="right"><b class="num">${exact(lineTotal(one))}</b><small class="num">${exact(item.mrp * piecesIn(item, unit))} each</small></span></li>
    ${item === cetirizine && html`<li class="ph-stop">${icon('lock', 20)}<span><b>Batch S0911 is not sold: expired 31 Oct 2026</b><small>20 pieces in drawer ${item.place}. Batch S0966 taken instead; move the old strips to returns.</small></span></li>`}`;
};

const sold = sumBy(bill, lineTotal);
const discount = paisa(sold * discountShare);
const exactDue = paisa(sold - discount);
const due = Math.round(exactDue);
const received = 1000;

const ways = ['Cash', 'bKash', 'Nagad', 'Card', 'Credit'];
const keys = [
  ['F2', 'Find'],
  ['F4', 'Unit'],
  ['F5', 'Batch'],
  ['F6', 'Same generic'],
  ['F8', 'Hold bill'],
  ['F9', 'Customer'],
  ['F12', 'Pay and print'],
];

export const form = (): string =>
  counter(
    'Counter',
    'calkan',
    html`<div class="ph-till"><section class="card ph-bill"><header><h2>Bill 20421</h2><span class="muted">${bill.length} medicines</span><span class="aside">${icon('wifi', 18)}No internet: 3 bills wait to be sent</span></header><ol>${bill.map(line)}</ol>
        <footer class="ph-strips"><div>${blister(10, 8, 21)}<span><b>Paranil 500: 12 pieces</b><small>One strip and two of the next; the cut strip keeps 8</small></span></div></footer></section>
      <aside><section class="card ph-rx">${stitchedEdge(12, 'madder')}<h3>Prescription needed: Azikan 500</h3><div class="grid">${field('Doctor', 'Physician, Mirpur 10 clinic')}${field('Patient', 'Patient 1042, adult')}${field('Prescription of', '17 Nov 2026', { className: 'half' })}</div><span class="ph-ok">${icon('check', 17)}Seen by Pharmacist 1</span></section>
        <section class="ph-pay"><dl><div><dt>At MRP</dt><dd>${exact(sold)}</dd></div><div><dt>Discount ${percent(discountShare)} <small>limit ${percent(discountLimit)}</small></dt><dd>−${exact(discount)}</dd></div><div><dt>Rounded</dt><dd>${due >= exactDue ? '+' : '−'}${exact(Math.abs(due - exactDue))}</dd></div></dl><div class="ph-due"><span>To pay</span><strong class="num">${taka(due)}</strong></div>
          <div class="ph-ways">${ways.map((way, index) => html`<span class="${index === 0 && 'on'}">${way}</span>`)}</div><div class="ph-change"><span>Received <b class="num">${taka(received)}</b></span><span>Give back <b class="num">${taka(received - due)}</b></span></div></section></aside>
      <footer class="ph-keys">${keys.map(([key, text], index) => html`<span class="${index === keys.length - 1 && 'main'}"><b>${key}</b>${text}</span>`)}</footer></div>`,
  );
