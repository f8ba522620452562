import { button } from '../../kit/components';
import { number, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { type Bin, coilCost, rack } from './data';
import { godown } from './shell';

const gap = ({ book, counted }: Bin): number => (counted === null ? 0 : counted - book);
const left = 42;
const bayWidth = 122;
const step = 134;
const levelHeight = 164;

/** Coils seen from the side, in rows, as many as were counted (or stand in the book). */
const coils = ({ counted, book, colour }: Bin, x: number, floor: number): string => {
  const many = counted ?? book;
  return html`${Array.from({ length: many }, (_, i) => {
    const column = i % 7;
    const row = Math.floor(i / 7);
    return html`<rect x="${x + 4.5 + column * 16.4}" y="${floor - 17 - row * 17.4}" width="15" height="16" rx="4" style="fill:${counted === null ? '#e3e0d6' : colour}"/>`;
  })}`;
};

const bay = (one: Bin): string => {
  const x = left + (one.bay - 1) * step;
  const floor = 8 + (5 - one.level) * levelHeight;
  const difference = gap(one);
  const state = one.counted === null ? 'iv-open' : difference === 0 ? 'iv-agrees' : 'iv-differs';
  return html`<g><rect x="${x}" y="${floor - levelHeight + 12}" width="${bayWidth}" height="30" rx="5" class="iv-tag ${state}"/><text x="${x + 9}" y="${floor - levelHeight + 32}" class="iv-tag-name">${one.short}</text><text x="${x + bayWidth - 9}" y="${floor - levelHeight + 32}" text-anchor="end" class="iv-tag-count">${one.counted === null ? '?' : one.counted}</text>${coils(one, x, floor)}</g>`;
};

const drawing = (): string =>
  html`<svg class="chart" width="584" height="724" viewBox="0 0 584 724" aria-hidden="true">
    ${[1, 2, 3, 4].map((level) => html`<text x="10" y="${8 + (5 - level) * levelHeight - 52}" class="iv-level">${level}</text><rect x="${left - 8}" y="${8 + (5 - level) * levelHeight}" width="542" height="9" class="iv-beam"/>`)}
    ${[0, 1, 2, 3, 4].map((post) => html`<rect x="${left - 8 + post * step}" y="6" width="6" height="682" class="iv-post"/>`)}${rack.map(bay)}
    ${[1, 2, 3, 4].map((number_) => html`<text x="${left + number_ * step - 73}" y="710" text-anchor="middle" class="iv-bay">bay ${number_}</text>`)}
    <rect x="${left + 2 * step - 5}" y="${8 + 3 * levelHeight + 5}" width="${bayWidth + 10}" height="${levelHeight - 3}" rx="10" class="iv-stitched"/></svg>`;

const row = (one: Bin): string => {
  const difference = gap(one);
  return html`<tr class="${one.counted === null ? 'iv-open' : difference !== 0 && 'iv-differs'}"><td>${one.level}-${one.bay}</td><td><b>${one.item}</b>${one.reason && html`<small>${one.reason}</small>`}</td><td>${one.book}</td><td>${one.counted === null ? html`<i>–</i>` : html`<span>${one.counted}</span>`}</td><td>${one.counted === null ? '' : difference === 0 ? icon('check', 17) : difference > 0 ? `+${difference}` : number(difference)}</td></tr>`;
};

export const form = (): string => {
  const done = rack.filter(({ counted }) => counted !== null);
  const differing = rack.filter((one) => gap(one) !== 0);
  const value = sumBy(differing, (one) => gap(one) * (coilCost[one.item] ?? 0));
  return godown(
    'Count',
    0,
    html`<h1>Count of rack C-03</h1><span>Wed 18 Nov 2026 · Store keeper 2 counts, sales go on</span><span class="grow"></span><span class="iv-done"><b class="num">${done.length}</b> of ${rack.length} bins</span>${button('Send differences for approval', 'primary')}`,
    html`<div class="iv-count"><section class="iv-card iv-rack">${drawing()}</section>
      <section class="iv-card iv-sheet"><table><thead><tr><th>Bin</th><th>Item, 100 m coil</th><th>Book</th><th>Counted</th><th>Gap</th></tr></thead><tbody>${rack.map(row)}</tbody></table><footer><span>${differing.length} differences</span><span>${number(sumBy(differing, gap))} coils</span><b class="num t-madder">${taka(value)}</b></footer></section></div>`,
  );
};
