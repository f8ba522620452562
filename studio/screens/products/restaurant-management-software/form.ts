import { mark, stitchedEdge } from '../../kit/components';
import { taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { billOf, menu, menuSections, serviceRate, sevenFood, tableSeven, vatRate } from './data';

type Line = { name: string; count: number; price: number; notes: string[] };

/** The same dish for two guests is one line on the kitchen's ticket. */
function joined(): Line[] {
  const lines: Line[] = [];
  for (const one of tableSeven) {
    const known = lines.find(({ name }) => name === one.name);
    const note = 'note' in one ? [one.note] : [];
    if (known) {
      known.count += one.count;
      known.notes.push(...note);
    } else lines.push({ name: one.name, count: one.count, price: one.price, notes: [...note] });
  }
  return lines;
}

type Plate = {
  rice: string;
  grain: string;
  on: ('meat' | 'leg' | 'egg' | 'lemon' | 'herb' | 'potato')[];
  small?: boolean;
};

/** Every dish is drawn from the same parts: a plate, a mound of rice in its colour, and what lies on it. */
const plates: Record<(typeof menu)[number][2], Plate> = {
  kacchi: { rice: '#f9d27d', grain: '#eba91f', on: ['meat', 'potato', 'egg'] },
  half: { rice: '#f9d27d', grain: '#eba91f', on: ['meat'], small: true },
  morog: { rice: '#fdf3dc', grain: '#e2c98d', on: ['leg', 'egg', 'herb'] },
  tehari: { rice: '#dcb65e', grain: '#9a7423', on: ['meat', 'meat', 'herb'] },
  polao: { rice: '#fdf3dc', grain: '#e2c98d', on: ['herb'] },
  khichuri: { rice: '#eba91f', grain: '#b57d0c', on: ['egg', 'lemon', 'herb'] },
  chicken: { rice: '#f9d27d', grain: '#eba91f', on: ['leg', 'lemon'] },
  rice: { rice: '#ffffff', grain: '#cfc9bb', on: [] },
  fried: { rice: '#f3e3bd', grain: '#c9a24c', on: ['egg', 'herb', 'herb'] },
};

const toppings: Record<Plate['on'][number], (x: number, y: number) => string> = {
  meat: (x, y) =>
    `<path d="M${x - 11} ${y}c0-9 9-12 15-8s9 8 5 13-20 5-20-5z" fill="#8a4a2b"/><circle cx="${x + 1}" cy="${y - 1}" r="2.6" fill="#f3ecdd"/>`,
  leg: (x, y) =>
    `<path d="M${x - 16} ${y + 4}c-2-11 9-17 18-13 6 3 7 8 12 8l6-3 3 5-6 4c-7 2-10 8-18 9s-14-3-15-10z" fill="#b8702f"/>`,
  egg: (x, y) =>
    `<ellipse cx="${x}" cy="${y}" rx="11" ry="9" fill="#fff" stroke="#e6e1d6"/><circle cx="${x}" cy="${y}" r="4.6" fill="#eba91f"/>`,
  lemon: (x, y) => `<path d="M${x - 9} ${y}a9 9 0 0018 0z" fill="#cfe08a" stroke="#8aa83a" stroke-width="1.6"/>`,
  herb: (x, y) =>
    `<path d="M${x - 8} ${y + 4}q4-9 8-3q3-9 8-4" fill="none" stroke="#1f6b4a" stroke-width="2.6" stroke-linecap="round"/>`,
  potato: (x, y) => `<ellipse cx="${x}" cy="${y}" rx="11" ry="8.500" fill="#e8b64c"/>`,
};

const places: readonly (readonly [number, number])[] = [
  [52, 62],
  [84, 60],
  [68, 82],
];
const grains = [
  [44, 76],
  [56, 44],
  [74, 40],
  [92, 74],
  [60, 92],
  [82, 92],
  [70, 58],
  [96, 56],
  [40, 58],
] as const;

const plate = (name: keyof typeof plates): string => {
  const { rice, grain, on, small } = plates[name];
  return html`<svg class="plate" width="136" height="136" viewBox="0 0 136 136" aria-hidden="true"><circle cx="68" cy="68" r="63" fill="#eef0fb" stroke="#dde1f7" stroke-width="2"/><circle cx="68" cy="68" r="48" fill="#fff" stroke="#dde1f7" stroke-width="2"/>
    <g transform="${small && 'translate(68 68) scale(0.72) translate(-68 -68)'}"><path d="M30 70c0-24 18-37 39-36s37 15 36 37-19 32-38 31-37-12-37-32z" fill="${rice}" stroke="${grain}" stroke-width="1.5"/>
    <g stroke="${grain}" stroke-width="2.4" stroke-linecap="round">${grains.map(([x, y], index) => `<path d="M${x} ${y}l${index % 2 ? 6 : -5} 3"/>`)}</g>
    ${on.map((part, index) => toppings[part](...(places[index] ?? ([68, 68] as const))))}</g></svg>`;
};

const tile = ([name, price, shape]: (typeof menu)[number]): string => {
  const taken = joined().find((line) => line.name === name)?.count;
  return html`<span class="dish ${taken && 'taken'}">${taken && html`${stitchedEdge(14)}<i>${taken}</i>`}${plate(shape)}<b>${name}</b><em class="num">${taka(price)}</em></span>`;
};

const notes = ['Less spicy', 'No onion', 'Extra aloo', 'Without salt', 'Pack apart', 'Serve first'];

export function form(): string {
  const bill = billOf(sevenFood);
  return html`<div class="pad">
    <nav class="sections">${mark('pot', 44)}${menuSections.map(([name, count], index) => html`<a class="${index === 0 && 'active'}"><b>${name}</b><small>${count}</small></a>`)}</nav>
    <main><header><h1>Biryani and rice</h1><span class="find">${icon('search', 18)}Find a dish</span></header><div class="dishes">${menu.map(tile)}</div>
      <div class="note-bar"><b>Note for Chicken roast</b>${notes.map((note, index) => html`<span class="${index === 0 && 'active'}">${note}</span>`)}</div></main>
    <aside class="order-slip"><header><div><h1>Table 7</h1><small>3 guests · Waiter 3</small></div><span class="kot-number">KOT 431</span></header>
      <ul>${joined().map(({ name, count, price, notes: own }) => html`<li class="${name === 'Chicken roast' && 'chosen'}"><span class="stepper">${icon('minus', 16)}<b>${count}</b>${icon('plus', 16)}</span><span class="what"><b>${name}</b>${own.length > 0 && html`<small>${own.join(', ')}</small>`}</span><strong class="num">${taka(price * count)}</strong></li>`)}</ul>
      <dl><div><dt>Food</dt><dd>${taka(bill.food)}</dd></div><div><dt>Service ${serviceRate * 100}% and VAT ${vatRate * 100}%</dt><dd>${taka(bill.total - bill.food)}</dd></div></dl>
      <div class="send">${icon('flame', 24)}Send to kitchen</div></aside>
  </div>`;
}
