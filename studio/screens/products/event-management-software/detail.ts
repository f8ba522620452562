import { number, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { kinds } from './data';
import { hallPlan } from './plan';
import { event } from './shell';

const price = kinds.Standard.price;
const extras = [
  ['Spotlights, 4', 6000],
  ['Display shelf, 2', 5000],
  ['Extra socket 15 A', 2500],
] as const;
const extraSum = extras.reduce((sum, [, amount]) => sum + amount, 0);
const parts = [
  ['Booking money, 40%', '20 Oct', price * 0.4, 'paid', 'bKash, TR 7741'],
  ['Second part, 30%', '15 Nov', price * 0.3, 'late', '5 days late, reminded twice'],
  ['Last part, 30%', '23 Nov', price * 0.3, 'next', ''],
  ['Extras', '23 Nov', extraSum, 'next', ''],
] as const;

/** The stall as the exhibitor will find it: three walls, name board, lights, table. */
const stall = (): string =>
  html`<svg class="ev-stall" width="560" height="396" viewBox="0 0 560 396"><path class="floor" d="M90 300L470 300L540 376H20Z"/><path class="side" d="M90 70L20 40V376L90 300Z"/><path class="side" d="M470 70L540 40V376L470 300Z"/><path class="back" d="M90 70H470V300H90Z"/><path class="grid" d="M216 70V300M344 70V300M90 300L20 376M470 300L540 376"/>
    <path class="fascia" d="M20 40H540V84H20Z"/><text x="280" y="70">EXHIBITOR 0231 · CANE FURNITURE</text><rect class="code" x="28" y="46" width="46" height="32" rx="5"/><text class="no" x="51" y="69">C6</text>
    ${[150, 236, 324, 410].map((x) => html`<path class="beam" d="M${x} 92L${x - 34} 220H${x + 34}Z"/><path class="lamp" d="M${x - 8} 84h16l-3 12h-10z"/>`)}
    <path class="shelf" d="M110 170H200M110 220H200M360 170H450M360 220H450"/><path class="goods" d="M118 170v-26h22v26M150 170c0-22 30-22 30 0M116 220v-20h30v20M160 220v-30h18v30M368 170c0-24 26-24 26 0M408 170v-30h30v30M372 220v-26h22v26M410 220c0-26 30-26 30 0"/>
    <path class="chair" d="M236 296V236C236 206 324 206 324 236V296M236 262H324M248 262V224M264 262V218M280 262V216M296 262V218M312 262V224M230 296V332M330 296V332M230 296H330"/><path class="desk" d="M392 286L408 268H486L502 286Z"/><rect class="desk" x="392" y="284" width="110" height="66" rx="4"/><text class="small" x="447" y="322">desk 1 m</text>
    <g class="dim"><path d="M20 388H540M20 382v12M540 382v12"/></g></svg>`;

export const detail = (): string =>
  event(
    'Exhibitors',
    html`<header class="ev-head"><h1>Stall C6</h1><span>Standard, ${kinds.Standard.size}, two open sides · Exhibitor 0231, cane furniture, Keraniganj</span><span class="grow"></span><span class="ev-btn">Change stall</span><span class="ev-btn main">Take payment</span></header>
    <div class="ev-booth"><div><section class="ev-drawing">${stall()}</section><div class="ev-pair"><section><h3>Ordered for the stall</h3>${extras.map(([name, amount]) => html`<div class="ev-row"><span>${name}</span><b class="num">${number(amount)}</b></div>`)}<div class="ev-row sum"><span>Extras</span><b class="num">${taka(extraSum)}</b></div></section><section><h3>Badges</h3><div class="ev-row"><span>Exhibitor</span><b>4</b></div><div class="ev-row"><span>Loading, 25 Nov</span><b>2 to 5 pm</b></div><div class="ev-row"><span>Truck gate</span><b>3</b></div></section></div></div>
    <aside><section class="ev-parts"><h3>Payment</h3><ol>${parts.map(([name, due, amount, state, note]) => html`<li class="${state}"><i>${state === 'paid' && icon('check', 15)}</i><div><b>${name}</b><small>${note || `due ${due}`}</small></div><strong class="num">${number(amount)}</strong></li>`)}</ol><div class="ev-row sum"><span>Stall and extras</span><b class="num">${taka(price + extraSum)}</b></div><div class="ev-row"><span>Received</span><b class="num">${taka(price * 0.4)}</b></div></section>
      <section class="ev-release"><b>Free again in 1 day</b><p>Without the second part the stall goes to the next of four waiting firms on 21 November. ${taka(price * 0.4 * 0.5)} of the booking money is paid back.</p></section><section class="ev-mini">${hallPlan(372)}</section></aside></div>`,
  );
