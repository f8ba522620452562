import { button, pills } from '../../kit/components';
import { number, percent, sum, sumBy, taka, takaShort } from '../../kit/format';
import { html } from '../../kit/html';
import { ages, ageValue, dead, groups, stockValue } from './data';
import { godown } from './shell';

const tones = ['iv-age0', 'iv-age1', 'iv-age2', 'iv-age3', 'iv-age4'];
const width = 1096;
const height = 372;

/** A group is as wide as its value; inside, the age of the stock is its height. */
const block = (index: number): string => {
  const group = groups[index];
  if (!group) return '';
  const value = sum(group.values);
  const gap = 6;
  const room = width - gap * (groups.length - 1);
  const before = sumBy(groups.slice(0, index), ({ values }) => sum(values));
  const x = (before / stockValue) * room + index * gap;
  const w = (value / stockValue) * room;
  let y = 34;
  return html`<text x="${x.toFixed(1)}" y="14" class="iv-block-name">${group.name}</text><text x="${x.toFixed(1)}" y="29" class="iv-block-note">${takaShort(value)}</text>${group.values.map(
    (part, age) => {
      const h = (part / value) * (height - 36);
      const at = y;
      y += h;
      return (
        part > 0 &&
        html`<rect x="${x.toFixed(1)}" y="${at.toFixed(1)}" width="${w.toFixed(1)}" height="${Math.max(1, h - 2).toFixed(1)}" rx="3" class="${tones[age]}"/>${h > 24 && html`<text x="${(x + 9).toFixed(1)}" y="${(at + Math.min(h / 2 + 5, 22)).toFixed(1)}" class="iv-in ${age < 1 || age === 4 ? 'iv-light' : ''}">${takaShort(part)}</text>`}`
      );
    },
  )}`;
};

const slow = ageValue(3) + ageValue(4);

export const report = (): string =>
  godown(
    'Value',
    -1,
    html`<h1>Stock value and age</h1>${pills(['Weighted average', 'FIFO'], 0)}<span>on 18 Nov 2026, all four places</span><span class="grow"></span>${button('Excel', 'secondary', 'download')}`,
    html`<section class="iv-worth"><div><small>Stock value</small><strong class="num">${taka(stockValue)}</strong></div>${ages.map((age, index) => html`<div><small><i class="${tones[index]}"></i>${index === 0 ? 'Sold ' : ''}${age}${index > 0 && index < 4 ? ' months' : ''}</small><b class="num">${taka(ageValue(index))}</b><small>${percent(ageValue(index) / stockValue, 1)}</small></div>`)}</section>
    <section class="iv-card iv-blocks"><svg class="chart" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true">${groups.map((_, index) => block(index))}</svg></section>
    <section class="iv-card iv-dead"><header><h3>Not sold for over a year</h3><span>${taka(slow)} has not moved for six months, ${percent(slow / stockValue, 1)} of the stock</span></header><table><tbody>${dead.map(([item, group, last, pieces, cost]) => html`<tr><td><b>${item}</b></td><td>${group}</td><td>last sold ${last}</td><td>${number(pieces)} pieces</td><td>at ${taka(cost)}</td><td><b>${taka(pieces * cost)}</b></td><td><span>Offer at cost</span><span>Send back</span></td></tr>`)}</tbody></table></section>`,
  );
