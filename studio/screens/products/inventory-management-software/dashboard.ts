import { html } from '../../kit/html';
import { aisles, countBins } from './data';
import { godown } from './shell';

const kind = (sign: string): string => {
  const named: Record<string, string> = {
    e: 'iv-empty',
    r: 'iv-reserved',
    x: 'iv-blocked',
    b: 'iv-below',
    q: 'iv-counting',
  };
  return named[sign] ?? 'iv-full';
};
const fill = (sign: string): number => {
  if (sign === 'e') return 0;
  return /\d/.test(sign) ? Number(sign) / 9 : ({ r: 0.7, x: 1, b: 0.14, q: 0.8 }[sign] ?? 0);
};

const binWidth = 44;
const binHeight = 31;

const bin = (sign: string, index: number, x: number, y: number, aisle: string, side: number): string => {
  const height = Math.round(fill(sign) * (binHeight - 4));
  const chosen = aisle === 'A' && side === 1 && sign === 'b';
  return html`<g transform="translate(${x + index * (binWidth + 3)} ${y})"><rect width="${binWidth}" height="${binHeight}" rx="3" class="iv-bin"/><rect x="2" y="${binHeight - 2 - height}" width="${binWidth - 4}" height="${height}" rx="2" class="${kind(sign)}"/>${sign === 'x' && html`<path d="M12 9l20 14M32 9L12 23" class="iv-cross"/>`}${sign === 'b' && html`<path d="M22 6v9M22 19v.1" class="iv-bang"/>`}${chosen && html`<rect x="-6" y="-6" width="${binWidth + 12}" height="${binHeight + 12}" rx="8" class="iv-stitched"/>`}</g>`;
};

const aisle = ({ name, goods, rows }: (typeof aisles)[number], index: number): string => {
  const y = 8 + index * 111;
  return html`<text x="40" y="${y + 49}" text-anchor="middle" class="iv-letter">${name}</text><text x="74" y="${y + 43}" class="iv-goods">${goods.split(' and ')[0]?.split(', ')[0]}</text>
    ${rows.map((row, side) => Array.from(row, (sign, i) => bin(sign, i, 162, y + side * (binHeight + 20), name, side)))}
    <path d="M162 ${y + binHeight + 10}h749" class="iv-walk"/>`;
};

const dock = (x: number, name: string, what: string, busy: boolean): string =>
  html`<g transform="translate(${x} 682)"><rect width="176" height="58" rx="4" class="${busy ? 'iv-dock-busy' : 'iv-dock'}"/><text x="14" y="25" class="iv-dock-name">${name}</text><text x="14" y="45" class="iv-dock-what">${what}</text></g>`;

const plan = (): string =>
  html`<svg class="chart iv-plan" width="944" height="752" viewBox="0 -12 944 752" aria-hidden="true"><rect x="2" y="-10" width="938" height="688" rx="6" class="iv-walls"/>${aisles.map(aisle)}
    <path d="M926 20V664" class="iv-walk"/>${dock(4, 'Dock 1', 'IMP-26-031, 480 of 690', true)}${dock(192, 'Dock 2', 'free', false)}${dock(380, 'Packing', '14 orders, 3 waiting', true)}${dock(568, 'Returns', '11 pieces to judge', true)}${dock(756, 'Gate', '2 vans to load', false)}</svg>`;

const key = [
  ['iv-full', 'Stock', countBins(/\d/)],
  ['iv-reserved', 'Reserved', countBins(/r/)],
  ['iv-below', 'Below reorder level', countBins(/b/)],
  ['iv-counting', 'Being counted', countBins(/q/)],
  ['iv-blocked', 'Damaged', countBins(/x/)],
  ['iv-empty', 'Empty', countBins(/e/)],
] as const;

const chosen = (): string =>
  html`<section class="iv-ticket"><small>Bin A-2-14, level 1</small><h2>LED bulb 12 W, B22</h2><dl><div><dt>In this bin</dt><dd>1,240</dd></div><div><dt>Reserved</dt><dd>360</dd></div><div><dt>Free to sell</dt><dd>880</dd></div><div><dt>Reorder at</dt><dd>3,600</dd></div></dl><p><b>9,600 came by IMP-26-031.</b> Put 48 cartons in A-1-12 and A-2-07, both empty.</p></section>`;

const moves = [
  ['2:52 pm', 'In', 'Dock 1', 'LED bulb 12 W', '+60 ctn'],
  ['2:38 pm', 'Out', 'B-1-03', 'Gang switch, 2', '−12 dz'],
  ['2:31 pm', 'Move', 'D-2-01', 'Ceiling fan 56 in', '20 pcs'],
  ['2:15 pm', 'Out', 'C-1-07', 'Cable 1.5 rm', '−4 coil'],
  ['1:58 pm', 'Back', 'F-2-13', 'Pump 1 HP, leaking', '+1 pc'],
] as const;

export const dashboard = (): string =>
  godown(
    'Map',
    0,
    html`<h1>Tongi godown</h1><ul class="iv-key">${key.map(([name, label, count]) => html`<li><i class="${name}"></i>${label}<b class="num">${count}</b></li>`)}</ul>`,
    html`<div class="iv-map">${plan()}<div class="iv-right">${chosen()}<section class="iv-moves"><h3>Just moved</h3><ol>${moves.map(([time, what, where, item, count]) => html`<li><span><b>${where}</b><em class="iv-m-${what}">${what}</em></span><p>${item}</p><span><small>${time}</small><b class="num">${count}</b></span></li>`)}</ol></section></div></div>`,
  );
