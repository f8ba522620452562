import { badge, button, card, stitchedEdge } from '../../kit/components';
import { longDate, number, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { branchCash, branches, countedCash, type Drawer, drawers, expectedCash, notes, today } from './data';
import { office } from './shell';

const count = ({ counted }: Drawer): string =>
  html`<table class="count"><thead><tr><th>Note</th><th class="right">Pieces</th><th class="right">Amount</th></tr></thead>
    <tbody>${notes.map((note, index) => html`<tr><td><span class="banknote n${note}">${number(note)}</span></td><td class="right"><span class="pieces">${counted[index]}</span></td><td class="right">${taka(note * (counted[index] ?? 0))}</td></tr>`)}</tbody></table>`;

const drawer = (one: Drawer): string => {
  const gap = countedCash(one) - expectedCash(one);
  return html`<section class="card drawer">
    <header><h2>${one.cashier}</h2><small>${one.till}, Mirpur</small><span class="aside">${gap === 0 ? badge('Drawer agrees', 'leaf') : badge(`Short by ${taka(-gap)}`, 'madder')}</span></header>
    <div class="halves">${count(one)}
      <div class="expected"><h4>Expected cash</h4><dl>${one.lines.map(([name, amount]) => html`<div><dt>${name}</dt><dd>${taka(amount)}</dd></div>`)}<div class="sum"><dt>Should be there</dt><dd>${taka(expectedCash(one))}</dd></div></dl></div></div>
    <div class="verdict"><div><span>Counted</span><strong class="num">${taka(countedCash(one))}</strong></div><div><span>Expected</span><strong class="num">${taka(expectedCash(one))}</strong></div><div class="${gap === 0 ? 'good' : 'bad'}"><span>Difference</span><strong class="num">${taka(gap)}</strong></div></div>
    <p class="reason"><b>Reason:</b> ${one.reason}</p>
  </section>`;
};

export function report(): string {
  const counted = sumBy(drawers, countedCash);
  const expected = sumBy(drawers, expectedCash);
  const stays = 3000 * drawers.length;
  return office(
    'Day end',
    'Mirpur',
    html`<div class="tools"><h1>Day-end drawer count</h1><span class="muted">${longDate(today)}, counted at 10:05 pm</span><span class="grow"></span>${button('Print', 'secondary', 'print')}${button('Close the day', 'primary', 'lock')}</div>
    <div class="day-end">${drawers.map(drawer)}
      ${card(
        { className: 'closing' },
        html`<dl>
          <div><dt>Cash sales of the branch</dt><dd>${taka(branchCash(branches[0]))}</dd></div>
          <div><dt>Expected in two drawers</dt><dd>${taka(expected)}</dd></div>
          <div><dt>Counted</dt><dd>${taka(counted)}</dd></div>
          <div class="bad"><dt>Difference</dt><dd>${taka(counted - expected)}</dd></div>
          <div><dt>Stays as float</dt><dd>${taka(stays)}</dd></div>
          <div class="bank"><dt>To the bank</dt><dd>${taka(counted - stays)}</dd>${stitchedEdge(10)}</div></dl>`,
      )}
    </div>`,
  );
}
