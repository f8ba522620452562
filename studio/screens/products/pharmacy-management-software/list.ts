import { badge } from '../../kit/components';
import { exact, number } from '../../kit/format';
import { html } from '../../kit/html';
import { daysLeft, firstOut, type Medicine, monthOf, stock, stomach } from './data';
import { inUnits, placeSign } from './parts';
import { counter } from './shell';

const typed = 'omep';
const marked = (text: string): string => text.replace(new RegExp(typed, 'i'), (found) => `<mark>${found}</mark>`);

const groups = Array.from(new Set(stomach.map(({ generic, form }) => `${generic}|${form}`)), (key) =>
  stomach.filter(({ generic, form }) => `${generic}|${form}` === key),
);

function expiry(item: Medicine): string {
  const first = firstOut(item);
  const days = daysLeft(first.expiry);
  return html`<span class="ph-exp"><b>${monthOf(first.expiry)}</b>${days <= 90 && badge(`${days} days`, days <= 30 ? 'madder' : 'turmeric')}</span><small>batch ${first.no}${item.batches.length > 1 && ` and ${item.batches.length - 1} more`}</small>`;
}

const row = (item: Medicine, index: number): string => {
  const [perStrip, perBox] = item.pack;
  return html`<div class="ph-hit ${item.brand === 'Omekan 20' && index === 0 && 'chosen'}">${placeSign(item.place)}<span><b>${item.brand}</b><small>Company ${item.company} · ${perStrip} × ${perBox}</small></span><span>${expiry(item)}</span><span><b class="num">${number(stock(item))} pc</b><small>${inUnits(stock(item), item.pack)}</small></span>
    <b class="num price">${exact(item.mrp)}</b><b class="num price">${exact(item.mrp * perStrip)}</b><b class="num price">${exact(item.mrp * perStrip * perBox)}</b></div>`;
};

const group = (items: readonly Medicine[]): string =>
  html`<section class="ph-group"><header><h3>${marked(items[0]?.generic ?? '')}</h3><span>${items[0]?.form}</span><small>${items.length} ${items.length === 1 ? 'brand' : 'brands'} on the shelf</small></header>${items.map(row)}</section>`;

export const list = (): string =>
  counter(
    'Find',
    typed,
    html`<div class="ph-find"><div class="ph-hits"><div class="ph-hit heads"><span>Drawer</span><span>Brand and pack</span><span>Expires first</span><span>In stock</span><span>Piece, ৳</span><span>Strip, ৳</span><span>Box, ৳</span></div>${groups.map(group)}</div></div>`,
  );
