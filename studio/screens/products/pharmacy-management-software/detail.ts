import { badge, button, stitchedEdge } from '../../kit/components';
import { number, sumBy, taka, takaExact } from '../../kit/format';
import { html, type Part } from '../../kit/html';
import { daysLeft, monthOf, omekan, stock, stomach, units } from './data';
import { blister, inUnits, placeSign } from './parts';
import { counter } from './shell';

const [perStrip, perBox] = omekan.pack;
const span = 700;
const lane = 560;

const carton = html`<svg width="132" height="92" viewBox="0 0 132 92" aria-hidden="true"><path d="M4 28L24 8h104v58l-20 20H4z" class="ph-side"/><path d="M4 28h104v58H4z" class="ph-front"/><path d="M108 28l20-20" class="ph-edge"/><path d="M16 52h52M16 62h34" class="ph-print"/><path d="M78 50h8v-8h8v8h8v8h-8v8h-8v-8h-8z" class="ph-red"/></svg>`;
const capsule = html`<svg width="104" height="76" viewBox="0 0 104 76" aria-hidden="true"><rect x="12" y="22" width="80" height="34" rx="17" class="ph-half"/><path d="M52 22h23a17 17 0 010 34H52z" class="ph-other"/></svg>`;

const pack = (title: string, holds: string, price: number, count: number, picture: Part): string =>
  html`<div class="ph-pack"><div class="ph-picture">${picture}</div><h3>${title}</h3><small>${holds}</small><strong class="num">${takaExact(price)}</strong><span class="num"><b>${count}</b> in the drawer</span></div>`;

const axis: readonly (readonly [string, number])[] = [
  ['Now', 0],
  ['Feb 27', 105],
  ['May', 194],
  ['Aug', 286],
  ['Nov', 378],
  ['Feb 28', 470],
  ['May', 560],
  ['Aug', 652],
];

const lot = ({ no, expiry, pieces }: (typeof omekan.batches)[number], index: number): string => {
  const days = daysLeft(expiry);
  return html`<li>${index === 0 && stitchedEdge(12, 'madder')}<div><b>${no}</b><small>${index === 0 ? 'sold first' : `after ${omekan.batches[index - 1]?.no}`}</small></div>
    <span class="ph-lane" style="width:${lane}px"><i class="${days <= 90 && 'soon'}" style="width:${Math.round((days / span) * lane)}px"></i></span>
    <div class="right"><b>${monthOf(expiry)}</b><small>${days} days</small></div><div class="right"><b class="num">${pieces} pc</b><small>${inUnits(pieces, omekan.pack)}</small></div></li>`;
};

type Move = readonly [string, string, string, number];
const moves: readonly Move[] = [
  ['18 Nov, 7:31 pm', 'Sold', '2 strips · bill 20418', -20],
  ['18 Nov, 5:12 pm', 'Sold', '14 pc · bill 20377', -14],
  ['17 Nov, 8:06 pm', 'Returned', '1 strip · bill 20290', 10],
  ['16 Nov, 11:20 am', 'Bought', '4 boxes K2603 · Company 1', 240],
];

export function detail(): string {
  const total = stock(omekan);
  const { box, strip, piece } = units(total, omekan.pack);
  const others = stomach.filter(
    ({ brand, generic, form }) => generic === omekan.generic && form === omekan.form && brand !== omekan.brand,
  );
  return counter(
    'Find',
    'Omekan 20',
    html`<div class="ph-item"><header>${placeSign(omekan.place)}<div><h1>Omekan 20</h1><span>${omekan.generic} ${omekan.form} · Company ${omekan.company}</span></div>${badge('MRP by batch', 'leaf')}<span class="grow"></span>${button('Print shelf label', 'secondary', 'print')}${button('Sell', 'primary', 'cart')}</header>
      <section class="card ph-packs">${pack('Box', `${perBox} strips`, omekan.mrp * perStrip * perBox, box, carton)}<i>+</i>${pack('Strip', `${perStrip} capsules`, omekan.mrp * perStrip, strip, blister(10, 10, 22))}<i>+</i>${pack('Piece', 'loose in the drawer', omekan.mrp, piece, capsule)}<div class="ph-sum"><small>Together</small><strong class="num">${number(total)} pc</strong><span>${taka(Math.round(total * omekan.cost))} at cost</span><span>lasts 31 days</span></div></section>
      <section class="card ph-lots"><header><h3>Batches by expiry</h3><span class="aside">The till offers K2411 first</span></header><ol>${omekan.batches.map(lot)}</ol><div class="ph-axis" style="width:${lane}px">${axis.map(([label, day]) => html`<span style="left:${Math.round((day / span) * lane)}px">${label}</span>`)}</div></section>
      <section class="card ph-same"><header><h3>Same generic, strength and form</h3></header><ul>${others.map((one) => html`<li>${placeSign(one.place)}<span><b>${one.brand}</b><small>Company ${one.company} · to ${monthOf(one.batches[0]?.expiry ?? '')}</small></span><span class="right"><b class="num">${stock(one)} pc</b><small>${takaExact(one.mrp)} a piece</small></span></li>`)}</ul><p>The pharmacist decides whether to offer another brand.</p></section>
      <section class="card ph-moves"><header><h3>Last movements</h3><span class="aside num">${sumBy(
        moves.slice(0, 2),
        ([, , , count]) => count,
      )
        .toString()
        .replace(
          '-',
          '−',
        )} today</span></header><ul>${moves.map(([when, kind, text, count]) => html`<li><small>${when}</small><b>${kind}</b><span>${text}</span><b class="num right ${count > 0 ? 't-leaf' : ''}">${count > 0 ? `+${count}` : `−${-count}`}</b></li>`)}</ul></section></div>`,
  );
}
