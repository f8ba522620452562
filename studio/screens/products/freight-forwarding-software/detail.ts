import { badge, button, card, kpi, type Step, status, type Tone, table } from '../../kit/components';
import { number, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { at, coast } from './coast';
import { rate, shipment } from './data';
import { desk } from './shell';

type Point = readonly [number, number];

const firstLeg: readonly Point[] = [
  [121.9, 29.9],
  [122.6, 27.6],
  [119.6, 24],
  [115, 18.6],
  [110.6, 11],
  [106.5, 4.2],
  [104.2, 1.3],
  [101.6, 2.6],
  [98.4, 5],
  [95.2, 6.2],
  [88, 5.6],
  [81.5, 5.4],
  [79.8, 6.9],
];
const sailed: readonly Point[] = [
  [79.8, 6.9],
  [81.2, 5.3],
  [83.2, 7.4],
  [85.4, 12.4],
];
const ahead: readonly Point[] = [
  [85.4, 12.4],
  [88.6, 17.4],
  [91, 20.8],
  [91.8, 22.3],
];

/** A smooth thread through points of longitude and latitude (Catmull-Rom as Bézier curves). */
function course(points: readonly Point[]): string {
  const xy = points.map(([longitude, latitude]) => at(longitude, latitude));
  const pick = (index: number): [number, number] => xy[Math.min(xy.length - 1, Math.max(0, index))] ?? [0, 0];
  const r = Math.round;
  return xy.slice(1).reduce(
    (path, [x, y], index) => {
      const [p0, p1, p3] = [pick(index - 1), pick(index), pick(index + 2)];
      return `${path}C${r(p1[0] + (x - p0[0]) / 6)} ${r(p1[1] + (y - p0[1]) / 6)} ${r(x - (p3[0] - p1[0]) / 6)} ${r(y - (p3[1] - p1[1]) / 6)} ${x} ${y}`;
    },
    `M${pick(0).join(' ')}`,
  );
}

const port = (
  longitude: number,
  latitude: number,
  name: string,
  when: string,
  dx: number,
  dy: number,
  anchor: string,
): string => {
  const [x, y] = at(longitude, latitude);
  return html`<circle class="port" cx="${x}" cy="${y}" r="7"/><text class="port-name" x="${x + dx}" y="${y + dy}" text-anchor="${anchor}">${name}</text><text class="port-date" x="${x + dx}" y="${y + dy + 18}" text-anchor="${anchor}">${when}</text>`;
};

const map = (): string => {
  const [x, y] = at(85.4, 12.4);
  return html`<svg class="sea-map" width="900" height="372" viewBox="0 0 900 372"><rect width="900" height="372" class="sea"/>
    <g class="graticule">${[10, 20, 30].map((latitude) => html`<path d="M0 ${at(0, latitude)[1]}h900"/>`)}${[60, 80, 100, 120, 140].map((longitude) => html`<path d="M${at(longitude, 0)[0]} 0v372"/>`)}</g>
    <path class="land" d="${coast}"/>
    <path class="course done" d="${course(firstLeg)}"/><path class="course done" d="${course(sailed)}"/><path class="course ahead" d="${course(ahead)}"/>
    ${port(121.9, 29.9, 'Ningbo', 'sailed 29 Oct', -14, -2, 'end')}${port(79.8, 6.9, 'Colombo', '9 to 13 Nov', -14, 2, 'end')}${port(91.8, 22.3, 'Chattogram', 'due 19 Nov', 14, -10, 'start')}
    <text class="waters" x="590" y="236">South China Sea</text><text class="waters" x="352" y="226" text-anchor="middle">Bay of</text><text class="waters" x="352" y="242" text-anchor="middle">Bengal</text>
    <g class="ship-now" transform="translate(${x} ${y})"><circle r="15"/><path d="M-7 2h14l-2.500 5h-9zM-4 2v-5h8v5M0 -3v-4"/></g></svg>`;
};

const milestones: readonly Step[] = [
  { label: 'Booked', note: '20 Oct · rate of quotation Q-0962', state: 'done' },
  { label: 'Loaded at Ningbo', note: '29 Oct · Bay Pioneer V.042', state: 'done' },
  { label: 'Changed ship at Colombo', note: '9 to 13 Nov · four days', state: 'done' },
  { label: 'At sea', note: 'now · Meghna Trader V.118', state: 'now' },
  { label: 'Chattogram port', note: 'due 19 Nov · IGM to be filed', state: 'next' },
  { label: 'Last free day', note: '27 Nov · reminder on 24 Nov', state: 'next' },
];

const countdown = [
  [2, 'to Chattogram'],
  [19, 'since Ningbo'],
  [9, 'free after landing'],
] as const;

const papers: readonly (readonly [string, string, Tone])[] = [
  ['House bill of lading', 'Original', 'leaf'],
  ['Master bill of lading', 'Surrendered', 'leaf'],
  ['Invoice and packing list', 'Scanned', 'leaf'],
  ['LC copy', 'Scanned', 'leaf'],
  ['Arrival notice', 'Ready to send', 'turmeric'],
  ['Delivery order', 'After payment', 'plain'],
];

const people = [
  ['Shipper', shipment.shipper],
  ['Consignee', shipment.consignee],
  ['Agent at loading', ['Ningbo agent 2', 'Debit note 0417: $ 85.00']],
] as const;

export function detail(): string {
  const { units, freight, agentFee } = shipment;
  const sold = freight.sell + agentFee.sell;
  const bought = freight.buy + agentFee.buy;
  return desk(
    'Jobs',
    html`<div class="tools"><h1>${shipment.job}</h1>${badge('At sea', 'nil')}<span class="muted">HBL ${shipment.hbl} · MBL ${shipment.mbl} · sea import, FCL</span><span class="grow"></span>${button('Share status', 'secondary')}${button('Arrival notice', 'primary', 'doc')}</div>
    <section class="card flush route">${map()}<ol class="milestones">${milestones.map(({ label, note, state }) => html`<li class="${state}"><i>${state === 'done' && icon('check', 15)}</i><b>${label}</b><small>${note}</small></li>`)}</ol><div class="countdown">${countdown.map(([days, text]) => html`<div><strong>${days}<small>days</small></strong>${text}</div>`)}</div></section>
    <div class="under">
      ${card({ title: 'Documents', aside: '4 of 6 in the file', className: 'papers' }, html`<ul>${papers.map(([name, state, tone]) => html`<li>${icon('doc', 18)}<span>${name}</span>${status(state, tone)}</li>`)}</ul>`)}
      ${card(
        { title: 'Containers', aside: 'weights from the packing list', className: 'units', flush: true },
        html`${table(
          [
            { label: 'Number and seal', width: 190 },
            { label: 'Goods' },
            { label: 'Packages', align: 'right', width: 88 },
            { label: 'Weight, kg', align: 'right', width: 100 },
            { label: 'CBM', align: 'right', width: 74 },
          ],
          units.map((unit) => ({
            cells: [
              html`<b class="box-number">${unit.number}</b><small class="sub">${unit.size} · seal ${unit.seal}</small>`,
              unit.goods,
              number(unit.packages),
              number(unit.weight),
              unit.volume.toFixed(1),
            ],
          })),
          [
            'Together',
            '',
            number(sumBy(units, (unit) => unit.packages)),
            number(sumBy(units, (unit) => unit.weight)),
            sumBy(units, (unit) => unit.volume).toFixed(1),
          ],
        )}<div class="money">${kpi('Freight and agent, sold', `$ ${number(sold)}`)}${kpi('Bought', `$ ${number(bought)}`)}${kpi('Margin so far', taka((sold - bought) * rate))}</div>`,
      )}
      ${card({ title: 'Contacts', className: 'people' }, html`<ul>${people.map(([role, [name, address]]) => html`<li><small>${role}</small><b>${name}</b><span>${address}</span></li>`)}</ul>`)}
    </div>`,
  );
}
