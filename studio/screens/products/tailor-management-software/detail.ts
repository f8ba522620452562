import { button } from '../../kit/components';
import { number, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { advance, balance, discount, inches, measures, slip, slipSum } from './data';
import { hung } from './garments';
import { shop } from './shell';

const { length, chest, sleeve, cuff, collar, hem } = measures;

type Cut = { name: string; size: string; x: number; y: number; path: string; fold?: string };

/** Pieces on silk folded lengthwise, an inch is about eleven pixels; the fold is the upper edge. */
const cuts: readonly Cut[] = [
  {
    name: 'Back',
    size: `${inches(length.now)} × ${inches(chest.now / 4 + 1.125)}`,
    x: 16,
    y: 14,
    path: 'M0 0H452V134L176 118C150 116 138 104 128 84L8 66C2 50 0 26 0 0Z',
    fold: 'M0 0H452',
  },
  {
    name: 'Front',
    size: `${inches(length.now)} × ${inches(chest.now / 4 + 1.125)}`,
    x: 490,
    y: 14,
    path: 'M34 0H452V134L176 118C150 116 138 104 128 84L8 66C6 54 10 34 34 0Z',
    fold: 'M34 0H452',
  },
  {
    name: 'Sleeve, two',
    size: `${inches(sleeve.now)} × ${inches(10)}`,
    x: 30,
    y: 178,
    path: 'M0 60C26 8 58 0 86 0L268 22V106L86 124C58 124 26 112 0 60Z',
  },
  { name: 'Side panel, two', size: `30 × ${inches(hem.now / 8)}`, x: 330, y: 184, path: 'M0 24L330 0V96L0 72Z' },
  {
    name: 'Collar, two',
    size: `${inches(collar.now)} × 2½`,
    x: 700,
    y: 178,
    path: 'M0 14C60 0 130 0 190 14L182 44C130 32 60 32 8 44Z',
  },
  { name: 'Placket', size: '14 × 2¼', x: 690, y: 242, path: 'M0 0H154V30H0Z' },
];

/** Where the name stands on the first four pieces; the small ones are named beside them. */
const names: readonly (readonly [number, number])[] = [
  [290, 58],
  [290, 58],
  [140, 58],
  [166, 38],
];

function cut({ name, size, x, y, path, fold }: Cut, index: number): string {
  const [left, top] = names[index] ?? [0, 0];
  const inner = index < 2 ? 'translate(8 5) scale(0.965 0.9)' : 'translate(5 4) scale(0.94 0.86)';
  const words = names[index]
    ? html`<path class="allow" d="${path}" transform="${inner}"/><path class="grain" d="M${left - 70} ${top + 32}h140m-8 -5l8 5l-8 5M${left - 62} ${top + 27}l-8 5l8 5"/><text x="${left}" y="${top}">${name}</text><text class="size" x="${left}" y="${top + 17}">${size}</text>`
    : html`<text class="beside" x="200" y="18">${name}</text><text class="beside size" x="200" y="35">${size}</text>`;
  return html`<g transform="translate(${x} ${y})"><path class="piece" d="${path}"/>${fold && html`<path class="fold" d="${fold}"/>`}${words}</g>`;
}

/** The lay as the master chalks it on the table. */
const lay = (): string =>
  html`<svg class="tl-lay" width="972" height="330" viewBox="0 0 972 330"><defs><pattern id="silk" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M0 3.500h7" stroke="#eccb85" stroke-width="1.200"/></pattern></defs><rect width="972" height="318" class="cloth"/><rect width="972" height="318" fill="url(#silk)"/><path class="selvedge" d="M0 312H972"/>${cuts.map(cut)}<text class="edge" x="960" y="302" text-anchor="end">Silk, 44 in wide, folded: 3¼ yd</text></svg>`;

const pieces = [
  ['Panjabi', 'Own cotton, white', '#ffffff', 'Stitching', 'Karigar 1'],
  ['Panjabi', 'Rajshahi silk', '#f9d27d', 'Cutting', 'Master 2'],
  ['Pyjama', 'Own cotton, white', '#fffdf7', 'Cutting', 'Master 2'],
] as const;

const style = [
  ['Collar', 'Band, 1¼ in, rounded'],
  ['Placket', 'Hidden buttons, embroidered edge'],
  ['Cuff', 'Plain, slit 3 in'],
  ['Pocket', 'Both sides, one inside'],
  ['Remark of Master 2', 'Right shoulder ¼ in lower. Customer likes it loose.'],
] as const;

export const detail = (): string =>
  shop(
    'Orders',
    html`<div class="tl-head"><h1>Slip 3318</h1><span>Customer 1187, Mohammadpur · taken 14 Nov by Master 2</span><span class="grow"></span><b class="tl-date">Trial 22 Nov, 5 pm</b><b class="tl-date deliver">Delivery 26 Nov</b>${button('Print cutting slip', 'secondary', 'print')}</div>
    <div class="tl-order"><div class="tl-work"><section class="tl-cutting"><header><h3>Cutting slip, silk panjabi</h3><span>length ${inches(length.now)} · chest ${inches(chest.now)} · sleeve ${inches(sleeve.now)} · cuff ${inches(cuff.now)} · collar ${inches(collar.now)}</span><em>no price</em></header>${lay()}</section>
      <div class="tl-pair"><section class="tl-three">${pieces.map(([name, cloth, colour, state, who]) => html`<div>${hung(name, colour)}<h4>${name}</h4><small>${cloth}</small><b>${state}</b><small>${who}</small></div>`)}</section>
      <section class="tl-style"><h3>Style</h3><dl>${style.map(([key, value]) => html`<div><dt>${key}</dt><dd>${value}</dd></div>`)}</dl></section></div></div>
    <aside class="tl-slip"><header><b>Tailors, Elephant Road</b><span>Order slip 3318</span></header><ul>${slip.map(([name, amount]) => html`<li><span>${name}</span><b class="num">${number(amount)}</b></li>`)}</ul><dl><div><dt>Sum</dt><dd>${number(slipSum)}</dd></div><div><dt>Discount</dt><dd>${number(-discount)}</dd></div><div class="total"><dt>To pay</dt><dd>${taka(slipSum - discount)}</dd></div><div><dt>Advance, bKash, 14 Nov</dt><dd>${number(-advance)}</dd></div><div class="rest"><dt>Balance</dt><dd>${taka(balance)}</dd></div></dl><div class="tl-swatch"><i style="background:#f9d27d"></i><i style="background:#fff"></i><small>Cloth samples are sewn to the slip. Own cotton: 5½ yd received.</small></div></aside></div>`,
  );
