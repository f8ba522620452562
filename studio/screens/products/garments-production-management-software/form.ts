import { bars, ean13 } from '../../kit/barcode';
import { button, field } from '../../kit/components';
import { number, percent, sum, sumBy } from '../../kit/format';
import { html } from '../../kit/html';
import { allPlies, cutPieces, fabricUsed, marker, plies, ratio, sizes } from './data';
import { bodyPiece, sleevePiece } from './drawings';
import { factory } from './shell';

const tints = ['#dde1f7', '#fdf3dc', '#e5f1eb', '#faeae7'];
const deep = ['#26348b', '#6b4700', '#1f6b4a', '#8a271d'];
const lengths = [0.93, 0.98, 1.02, 1.07];

type Set = { size: number; x: number; width: number };
/** Garments of the marker side by side, in the mix of sizes of its ratio: M L S XL L M. */
const mix = [1, 2, 0, 3, 2, 1];
const unit = 1004 / sum(mix.map((size) => lengths[size] ?? 1));
const sets: readonly Set[] = mix.map((size, index) => ({
  size,
  x: sum(mix.slice(0, index).map((one) => (lengths[one] ?? 1) * unit)),
  width: (lengths[size] ?? 1) * unit,
}));

const piece = (path: string, x: number, y: number, size: number, name: string, w: number, h: number): string =>
  html`<g transform="translate(${x.toFixed(1)} ${y})"><path d="${path}" fill="${tints[size]}" stroke="${deep[size]}" stroke-width="1.400"/><path d="M${w * 0.36} ${h / 2 + 13}h${w * 0.42}" stroke="${deep[size]}" stroke-width="1"/><path d="M${w * 0.78} ${h / 2 + 13}l-5-3v6z" fill="${deep[size]}"/><text x="${w * 0.57}" y="${h / 2 + 5}" style="fill:${deep[size]}" class="gp-piece">${name}</text></g>`;

const garmentPieces = ({ size, x, width }: Set): string => {
  const name = sizes[size] ?? '';
  const w = width - 4;
  const s = w / 2 - 3;
  return html`${piece(bodyPiece(w, 104, true), x, 2, size, `Front ${name}`, w, 104)}${piece(bodyPiece(w, 104, false), x, 108, size, `Back ${name}`, w, 104)}
    ${[0, 1].map((side) => html`<g transform="translate(${(x + side * (s + 4)).toFixed(1)} 216)"><path d="${sleevePiece(s, 62, side === 1)}" fill="${tints[size]}" stroke="${deep[size]}" stroke-width="1.400"/><text x="${s / 2}" y="${side === 1 ? 25 : 48}" style="fill:${deep[size]}" class="gp-piece">Slv ${name}</text></g>`)}
    <rect x="${(x + 4).toFixed(1)}" y="281" width="${(w - 10).toFixed(1)}" height="12" rx="2" fill="${tints[size]}" stroke="${deep[size]}" stroke-width="1.200"/>`;
};

const markerDrawing = (): string =>
  html`<svg class="chart" width="1070" height="346" viewBox="-58 -8 1070 346" aria-hidden="true"><rect x="-3" y="-4" width="1010" height="304" fill="#fff" stroke="var(--ink)" stroke-width="1.500"/>${sets.map(garmentPieces)}
    <path d="M0 318h1004M0 312v12M1004 312v12M-22 -2v300M-28 -2h12M-28 298h12" stroke="var(--slate)" stroke-width="1.300" fill="none"/><rect x="456" y="308" width="88" height="20" fill="#fff"/><text x="500" y="323" text-anchor="middle" class="gp-measure">${marker.length.toFixed(2)} m</text><text x="-30" y="154" text-anchor="middle" transform="rotate(-90 -30 154)" class="gp-measure">${marker.width.toFixed(2)} m wide</text></svg>`;

const stack = (): string =>
  html`<div class="gp-stack">${plies.map(({ colour, hex, plies: count }) => html`<div style="flex-grow:${count}"><i style="background:repeating-linear-gradient(${hex} 0 4px, #17203d55 4px 5px)"></i><b>${colour}</b><span class="num">${count} plies</span></div>`)}</div>`;

const quantities = (): string =>
  html`<table class="gp-cut"><thead><tr><th>Colour</th>${sizes.map((size, index) => html`<th>${size} <small>× ${ratio[index]}</small></th>`)}<th>Cut</th><th>Wanted</th></tr></thead><tbody>${plies.map(({ colour, hex, plies: count, ordered }) => html`<tr><td><i style="background:${hex}"></i>${colour}</td>${ratio.map((times) => html`<td>${count * times}</td>`)}<td><b>${count * sum(ratio)}</b></td><td class="${count * sum(ratio) < sum(ordered) && 'gp-short'}">${sum(ordered)}</td></tr>`)}</tbody>
    <tfoot><tr><td>All</td>${ratio.map((times) => html`<td>${allPlies * times}</td>`)}<td>${number(cutPieces)}</td><td>${number(sumBy(plies, ({ ordered }) => sum(ordered)))}</td></tr></tfoot></table>`;

const ticket = (): string =>
  html`<div class="gp-ticket"><div class="row between"><b>Lay 14 · Bundle 0231</b><b>M</b></div><p>A-3051 · Polo · Navy<br>Plies 1 to 31, 31 pieces</p>${bars(ean13('200140231031'), 2, 54)}<small>cutting → line 4 → finishing</small></div>`;

export const form = (): string => {
  const perDozen = (fabricUsed / cutPieces) * 12;
  return factory(
    'Cutting',
    html`<h1>Lay 14</h1><span>A-3051 · Polo, pique 220 gsm · table 2</span><span class="grow"></span><div class="gp-fig"><small>Pieces cut</small><strong class="num">${number(cutPieces)}</strong></div><div class="gp-fig"><small>Marker used</small><strong class="num">${percent(marker.efficiency, 1)}</strong></div><div class="gp-fig"><small>Fabric, m a dozen</small><strong class="num">${perDozen.toFixed(2)}</strong></div><div class="gp-fig"><small>Booked</small><strong class="num">${marker.perDozen.toFixed(2)}</strong></div>${button('Save lay and print tickets', 'primary', 'print')}`,
    html`<div class="gp-lay"><section class="gp-card gp-fields">${field('Marker', 'MK-3051-6B', { select: true })}${field('Length', marker.length.toFixed(2), { unit: 'm', focused: true })}${field('End allowance', String(marker.ends * 100), { unit: 'cm a ply' })}${field('Fabric laid', fabricUsed.toFixed(1), { unit: 'm' })}${field('Roll ends returned', '6.8', { unit: 'm' })}${field('Cutter', 'Cutting master 2', { select: true })}</section>
      <section class="gp-card gp-marker"><header><h3>Marker, six garments</h3><span>ratio ${sizes.map((size, index) => html` <b>${size} ${ratio[index]}</b>`)}</span></header>${markerDrawing()}</section>
      <section class="gp-card gp-plies"><header><h3>Plies on the table</h3><span><b>${allPlies}</b> plies</span></header>${stack()}</section>
      <section class="gp-card gp-quantity"><header><h3>Cut against the order</h3><span>short: 4 white</span></header>${quantities()}</section>
      <section class="gp-bundle">${ticket()}</section></div>`,
  );
};
