import { takaExact } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { phone as device, phoneTabs, thread } from '../../kit/phone';
import { daysLeft, drawers, monthOf, omekan, stock } from './data';
import { inUnits } from './parts';

const [perStrip, perBox] = omekan.pack;

/** Capsules and the cross of a pharmacy, sewn on the cloth. */
const threads = (): string =>
  html`${thread('M150 300a70 70 0 0 1 99-99l120 120a70 70 0 0 1-99 99zM210 360l99-99', 'turmeric-500', 6, '17 13')}${thread('M1130 560h90v-90h90v90h90v90h-90v90h-90v-90h-90z', 'leaf-300', 6, '17 13')}${thread('M1120 150h150a44 44 0 0 1 0 88h-150a44 44 0 0 1 0-88zM1195 150v88', 'nil-300', 5, '14 12')}${thread('M60 640C180 580 240 740 380 680S520 600 620 640', 'madder-600', 6, '18 14')}`;

const prices = [
  ['Piece', omekan.mrp],
  ['Strip', omekan.mrp * perStrip],
  ['Box', omekan.mrp * perStrip * perBox],
] as const;

export function phone(): string {
  const screen = html`<div class="ph-app"><header class="on-dark"><span class="ph-search typed">${icon('search', 20)}<span>omekan</span>${icon('scan', 22)}</span></header>
    <section class="ph-found"><div><h2>Omekan 20</h2><small>Omeprazole 20 mg capsule</small></div><span class="ph-place big">B-07</span></section>
    <section class="ph-rack"><header><b>Rack B</b><small>third row, left</small></header><ul>${drawers('B').map(({ place }) => html`<li class="${place === omekan.place && 'here'}">${place === omekan.place ? html`<b>07</b>` : ''}</li>`)}</ul></section>
    <section class="ph-take"><div class="row between"><span><small>Take this batch first</small><b>${omekan.batches[0]?.no}</b></span><span class="right"><small>Expires</small><b class="t-madder">${monthOf(omekan.batches[0]?.expiry ?? '')} · ${daysLeft(omekan.batches[0]?.expiry ?? '')} days</b></span></div></section>
    <section class="ph-prices">${prices.map(([unit, price]) => html`<div><small>${unit}</small><b class="num">${takaExact(price)}</b></div>`)}</section>
    <p class="ph-left"><b class="num">${stock(omekan)} pc</b> ${inUnits(stock(omekan), omekan.pack)}</p>
    ${phoneTabs(
      [
        ['search', 'Find'],
        ['box', 'Count'],
        ['list', 'Short list'],
        ['receipt', 'Bills'],
      ],
      0,
    )}</div>`;
  return device({ threads: threads(), darkHeader: true, headerColour: 'var(--leaf-700)', time: '7:42' }, screen);
}
