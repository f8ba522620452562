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

const plates = {
  plate:
    '<circle cx="46" cy="46" r="40"/><circle cx="46" cy="46" r="29" class="inner"/><path d="M29 50c4-13 12-17 18-17s13 4 16 17c-9 9-25 9-34 0zM38 42l4 3M48 38l3 4M54 46l-4 2"/>',
  bowl: '<circle cx="46" cy="46" r="40"/><path d="M20 42h52c0 16-11 26-26 26S20 58 20 42zM28 42c3-9 33-9 36 0"/>',
} as const;

const tile = ([name, price, shape]: (typeof menu)[number]): string => {
  const taken = joined().find((line) => line.name === name)?.count;
  return html`<span class="dish ${taken && 'taken'}">${taken && html`${stitchedEdge(14)}<i>${taken}</i>`}<svg width="92" height="92" viewBox="0 0 92 92" class="plate">${plates[shape]}</svg><b>${name}</b><em class="num">${taka(price)}</em></span>`;
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
