import { bars } from '../../kit/barcode';
import { lines, type Series } from '../../kit/charts';
import { badge, button, card, keyValues, type Tone } from '../../kit/components';
import { dayMonth, number, percent, sum, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { type Icon, icon } from '../../kit/icons';
import { balances, branches, findItem, type MoveKind, moves } from './data';
import { office } from './shell';

const kinds: Record<MoveKind, { name: string; tone: Tone; sign: Icon }> = {
  opening: { name: 'Opening', tone: 'plain', sign: 'box' },
  purchase: { name: 'Purchase', tone: 'leaf', sign: 'down' },
  sale: { name: 'Sale', tone: 'nil', sign: 'cart' },
  transfer: { name: 'Transfer', tone: 'turmeric', sign: 'truck' },
  return: { name: 'Return', tone: 'leaf', sign: 'back' },
  damage: { name: 'Damage', tone: 'madder', sign: 'alert' },
};

const rice = findItem('Miniket rice 5 kg');

const label = (): string => {
  const groups = `${rice.code.slice(0, 1)} ${rice.code.slice(1, 7)} ${rice.code.slice(7)}`;
  return html`<div class="label-card">
    <div class="shelf-label"><div class="row between"><b>${rice.name}</b><span>${rice.shelf}</span></div>
      <strong>${taka(rice.sell)}</strong>
      <div class="bars">${bars(rice.code, 3, 104)}<span>${groups}</span></div></div>
    <div class="row">${button('Print label', 'primary', 'print')}${button('Edit item', 'secondary')}</div>
  </div>`;
};

const facts = (): string =>
  card(
    { className: 'facts' },
    html`${keyValues([
      ['Mirpur', html`${rice.pieces[0]} pieces`],
      [branches[1].name, html`${rice.pieces[1]} pieces`],
      [branches[2].name, html`${rice.pieces[2]} pieces`],
      ['All branches', html`${sum(rice.pieces)} pieces`],
      ['Buying, last', taka(rice.buy)],
      ['Selling', taka(rice.sell)],
      ['Margin', html`${taka(rice.sell - rice.buy)} · ${percent((rice.sell - rice.buy) / rice.sell, 1)}`],
      ['Order below', html`${rice.low} pieces`],
    ])}`,
  );

const balanceChart = (): string => {
  const series: Series[] = [
    { name: `${balances[balances.length - 1]}`, tone: 'nil', values: balances, area: true, dots: true },
  ];
  return lines(series, {
    width: 912,
    height: 158,
    from: 0,
    to: 90,
    step: 30,
    format: number,
    left: 34,
    right: 44,
    labels: moves.map((move, index) => (index > 0 && moves[index - 1]?.date === move.date ? '' : dayMonth(move.date))),
  });
};

const timeLine = (): string =>
  html`<ol class="moves">${moves
    .map((move, index) => ({ ...move, balance: balances[index] ?? 0 }))
    .reverse()
    .map(({ date, kind, pieces, text, reference, balance }) => {
      const { name, tone, sign } = kinds[kind];
      return html`<li class="${tone}"><time>${dayMonth(date)}</time><i>${icon(sign, 16)}</i><span>${badge(name, tone)}</span><b>${text}</b><small>${reference}</small>
        <span class="num pieces ${pieces > 0 ? 't-leaf' : ''}">${kind === 'opening' ? '' : pieces > 0 ? `+${pieces}` : number(pieces)}</span><strong class="num">${balance}</strong></li>`;
    })}</ol>`;

export const detail = (): string =>
  office(
    'Stock',
    'Mirpur',
    html`<div class="stock-card">
      <aside><div class="crumb">Stock ${icon('chevron', 14)} Rice and flour</div><h1>${rice.name}</h1>${label()}${facts()}</aside>
      ${card({ title: 'Every movement in Mirpur', note: '9 to 17 November', aside: html`<span class="heads"><span>Pieces</span><span>Balance</span></span>`, className: 'movements' }, html`${balanceChart()}${timeLine()}`)}
    </div>`,
  );
