import { badge, stitchedEdge } from '../../kit/components';
import { sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { type DiningTable, delivery, dineIn, floor, type TableState, takeaway, tickets } from './data';
import { tablet } from './shell';

const words: Record<TableState, string> = { free: 'Free', eating: 'Eating', bill: 'Bill asked', reserved: 'Reserved' };
const chosen = 7;

/** Chairs stand around a round table, and along both sides (and ends) of a square one. */
function chairs({ seats, round }: DiningTable, width: number, height: number): string {
  const at = (x: number, y: number, turn: number): string =>
    html`<rect class="chair" x="-15" y="-6" width="30" height="12" rx="6" transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn})"/>`;
  if (round) {
    return Array.from({ length: seats }, (_, seat) => {
      const angle = (seat / seats) * 2 * Math.PI - Math.PI / 2;
      const reach = width / 2 + 11;
      return at(Math.cos(angle) * reach, Math.sin(angle) * reach, (angle * 180) / Math.PI + 90);
    }).join('');
  }
  const above = height / 2 + 11;
  const sides = seats === 2 ? [0] : [-width / 4, width / 4];
  return sides.map((x) => at(x, -above, 0) + at(x, above, 0)).join('');
}

function drawTable(one: DiningTable): string {
  const { number, seats, round, x, y, state, minutes, at, guests } = one;
  const width = round ? (seats > 6 ? 134 : 124) : seats === 2 ? 92 : 122;
  const height = round ? width : 96;
  const under = minutes ? `${minutes} min` : (at ?? (round ? 'free' : `${seats} seats`));
  return html`<g class="dining ${state}" transform="translate(${x} ${y})">
    ${chairs(one, width, height)}
    <rect class="top" x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="${round ? width / 2 : 14}"/>
    ${number === chosen && html`<rect class="sewn" x="${-width / 2 - 24}" y="${-height / 2 - 26}" width="${width + 48}" height="${height + 52}" rx="22"/>`}
    <text class="number" y="${round ? -6 : 0}">${number}</text><text class="under" y="${round ? 18 : 22}">${under}</text>
    ${round && html`<text class="guests" y="36">${guests ? `${guests} of ${seats}` : `${seats} seats`}</text>`}
  </g>`;
}

const room = (x: number, y: number, width: number, height: number): string =>
  html`<rect class="room" x="${x}" y="${y}" width="${width}" height="${height}" rx="18"/>`;

const plan = (): string =>
  html`<svg class="plan" width="1040" height="822" viewBox="0 0 1040 822">
    ${room(6, 2, 560, 662)}${room(640, 2, 394, 506)}${room(640, 536, 394, 270)}
    <text class="room-name" x="30" y="640">Main hall</text><text class="room-name" x="664" y="484">Family room</text><text class="room-name" x="664" y="782">Terrace</text>
    <path class="door" d="M566 200v110M640 200v110M640 600v90M566 480v110"/>
    <g class="counter"><rect x="6" y="690" width="420" height="116" rx="18"/><text x="216" y="743">Kitchen pass</text><text x="216" y="768" class="small">6 tickets, oldest 26 min</text></g>
    <g class="counter cash"><rect x="446" y="690" width="120" height="116" rx="18"/><text x="506" y="754">Cash</text></g>
    <text class="entrance" x="603" y="796">Entrance</text><path class="arrow" d="M603 770v-50M593 731l10-11 10 11"/>
    ${floor.map(drawTable)}
  </svg>`;

const legend = (): string =>
  html`<ul class="states">${(['free', 'eating', 'bill', 'reserved'] as const).map((state) => html`<li class="${state}"><i></i>${words[state]}<b>${floor.filter((one) => one.state === state).length}</b></li>`)}</ul>`;

const bills = (): string => {
  const asked = dineIn.filter(({ state }) => state === 'Bill asked');
  return html`<section><h3>Bill asked ${badge(asked.length, 'turmeric')}</h3><ul class="asked">${asked.map(
    ({ table, waiter, amount }) => {
      const minutes = floor.find(({ number }) => number === table)?.minutes;
      return html`<li><b>Table ${table}</b><small>${waiter} · ${minutes} min</small><strong class="num">${taka(amount)}</strong></li>`;
    },
  )}</ul></section>`;
};

const seven = (): string => {
  const order = dineIn.find(({ table }) => table === 7);
  const inKitchen = sumBy(tickets.find(({ number }) => number === order?.kot)?.dishes ?? [], ({ count }) => count);
  return html`<section class="seven">${stitchedEdge(12)}<div class="row between"><h2>Table 7</h2>${badge('Eating', 'nil')}</div>
    <p>3 guests of 4 · ${order?.waiter} · 12 min<br>KOT ${order?.kot}: ${inKitchen} dishes in the kitchen</p>
    <div class="row between sum"><span>So far</span><strong class="num">${taka(order?.amount ?? 0)}</strong></div>
    <div class="acts"><span>Add dishes</span><span>Move table</span><span>Merge</span><span class="main">Split bill</span></div></section>`;
};

const reserved = (): string =>
  html`<section><h3>Reserved</h3><ul class="asked">${floor.filter(({ state }) => state === 'reserved').map(({ number, seats, at }) => html`<li><b>Table ${number}</b><small>${seats} guests, by phone</small><strong class="num">${at}</strong></li>`)}</ul></section>`;

const other = (): string =>
  html`<section class="totals"><div><span>Tables</span><b class="num">${taka(sumBy(dineIn, ({ amount }) => amount))}</b></div><div><span>Takeaway, ${takeaway.length}</span><b class="num">${taka(sumBy(takeaway, ({ amount }) => amount))}</b></div><div><span>Delivery, ${delivery.length}</span><b class="num">${taka(sumBy(delivery, ({ amount }) => amount))}</b></div></section>`;

export const dashboard = (): string =>
  tablet(
    'Floor',
    html`<div class="floor"><header><h1>Friday evening</h1>${legend()}</header>${plan()}</div><aside class="ticket-rail">${seven()}${bills()}${reserved()}${other()}</aside>`,
    'with-rail',
  );
