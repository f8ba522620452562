import { bars } from '../../kit/barcode';
import { badge, button, pills, table, twoLines } from '../../kit/components';
import { number, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { branches, type Item, items } from './data';
import { office } from './shell';

const pieces = (item: Item, index: number): string => {
  const left = item.pieces[index] ?? 0;
  return left < item.low ? html`<span class="low">${left}</span>` : number(left);
};

const isLow = (item: Item): boolean => item.pieces.some((left) => left < item.low);

export function list(): string {
  const rows = items.slice(0, 14).map((item) => ({
    className: isLow(item) ? 'alert' : undefined,
    cells: [
      twoLines(item.name, item.group),
      html`<span class="code">${bars(item.code, 1, 24)}<span>${item.code}</span></span>`,
      item.shelf,
      ...branches.map((_, index) => pieces(item, index)),
      taka(item.buy),
      html`<b>${taka(item.sell)}</b>`,
      isLow(item) ? badge('Low', 'madder') : badge('Enough', 'leaf'),
    ],
  }));
  const columns = [
    { label: 'Item' },
    { label: 'Barcode', width: 280 },
    { label: 'Shelf', width: 80 },
    ...branches.map(({ name }) => ({ label: name, align: 'right' as const, width: 130 })),
    { label: 'Buying', align: 'right' as const, width: 110 },
    { label: 'Selling', align: 'right' as const, width: 110 },
    { label: '', align: 'right' as const, width: 120 },
  ];
  return office(
    'Stock',
    'All branches',
    html`<div class="tools"><h1>Stock list</h1>
      <span class="search">${icon('search', 18)}<span>Name, group or scan a barcode</span>${icon('scan', 20)}</span>
      ${pills(['All 1,284', `Low 37`, 'No barcode 12'], 0)}
      <span class="grow"></span>${button('Print labels', 'secondary', 'print')}${button('Add item', 'primary', 'plus')}</div>
    <section class="card flush stock">${table(columns, rows)}</section>`,
  );
}
