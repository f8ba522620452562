import { stitchedEdge } from '../../kit/components';
import { exact, sumBy, takaExact } from '../../kit/format';
import { html } from '../../kit/html';
import { type Icon, icon } from '../../kit/icons';
import { phone as device, thread } from '../../kit/phone';
import { billOf, guestBill, guestLines, sevenFood } from './data';

const paidBy: readonly (readonly [string, 'paid' | 'now' | 'open'])[] = [
  ['Paid by bKash', 'paid'],
  ['Paying now', 'now'],
  ['Not paid yet', 'open'],
];

const part = (guest: number): string => {
  const bill = guestBill(guest);
  const [text, state] = paidBy[guest - 1] ?? ['', 'open'];
  const dishes = guestLines(guest).map(({ name }) => name);
  return html`<li class="${state}">${state === 'now' && stitchedEdge(14)}<div class="row between"><h3>Guest ${guest}</h3><strong class="num">${takaExact(bill.total)}</strong></div>
    <p>${dishes.join(', ')}</p>
    <div class="row between taxes"><small>Food ${exact(bill.food)} · service ${exact(bill.service)}</small><b class="num">VAT ${exact(bill.vat)}</b></div>
    <span class="by">${state === 'paid' && icon('check', 16)}${text}</span></li>`;
};

const ways: readonly (readonly [string, Icon])[] = [
  ['Cash', 'cash'],
  ['bKash', 'phone'],
  ['Nagad', 'phone'],
  ['Card', 'card'],
];

/** Round tables with chairs, sewn on the cloth; one thread splits in three, like the bill. */
const threads = (): string => {
  const table = (x: number, y: number, r: number, colour: string): string =>
    thread(`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`, colour) +
    thread(
      `M${x - r - 26} ${y}a${r + 26} ${r + 26} 0 1 1 ${2 * r + 52} 0a${r + 26} ${r + 26} 0 1 1 ${-2 * r - 52} 0`,
      colour,
      9,
      '34 60',
    );
  return html`${table(240, 320, 92, 'nil-600')}${table(1210, 250, 70, 'turmeric-500')}${table(1150, 590, 110, 'leaf-700')}${thread('M-10 700C140 690 240 640 330 640C420 640 470 590 540 560M330 640C420 650 480 650 540 650M330 640C420 640 470 700 540 740', 'madder-600')}`;
};

export function phone(): string {
  const whole = billOf(sevenFood);
  const parts = sumBy([1, 2, 3], (guest) => guestBill(guest).total);
  const screen = html`<div class="waiter-phone">
    <header>${icon('left', 24)}<div><h2>Table 7</h2><small>KOT 431 · Waiter 3</small></div><strong class="num">${takaExact(parts)}</strong></header>
    <div class="ways-of-splitting"><span class="active">By guest</span><span>By dish</span><span>Equal parts</span></div>
    <ul class="parts">${[1, 2, 3].map(part)}</ul>
    <p class="check">Three parts make ${takaExact(whole.total)}, VAT ${takaExact(whole.vat)}</p>
    <footer><b>Guest 2 pays <span class="num">${takaExact(guestBill(2).total)}</span> by</b><div>${ways.map(([name, sign]) => html`<span class="${name === 'Cash' && 'main'}">${icon(sign, 22)}${name}</span>`)}</div></footer>
  </div>`;
  return device({ threads: threads(), light: true, time: '8:58' }, screen);
}
