import { button, table } from '../../kit/components';
import { number, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { gapQuantity, gapTaka, type Ingredient, ingredients, shouldBeLeft } from './data';
import { tablet } from './shell';

const largest = Math.max(...ingredients.map((one) => Math.abs(gapTaka(one))));

/** A bar from the middle line: to the left what is missing, to the right what is over. */
const gapBar = (one: Ingredient): string => {
  const gap = gapTaka(one);
  const width = Math.max(1.5, (Math.abs(gap) / largest) * 50);
  return html`<span class="gap-bar"><i class="${gap < 0 ? 'missing' : 'over'}" style="width:${width}%;${gap < 0 ? 'right' : 'left'}:50%"></i></span>`;
};

const quantity = (value: number): string => value.toFixed(1);
const signed = (value: number): string => (value > 0 ? `+${quantity(value)}` : `−${quantity(Math.abs(value))}`);

export function report(): string {
  const missing = sumBy(ingredients, (one) => Math.min(0, gapTaka(one)));
  const over = sumBy(ingredients, (one) => Math.max(0, gapTaka(one)));
  const used = Math.round(sumBy(ingredients, (one) => one.used * one.price));
  const worst = [...ingredients].sort((a, b) => gapTaka(a) - gapTaka(b))[0];
  const rows = ingredients.map((one) => ({
    cells: [
      html`<b class="strong">${one.name}</b><small class="sub">${one.dishes}</small>`,
      html`${quantity(one.opening + one.bought)} <em>${one.unit}</em>`,
      html`${quantity(one.used)} <em>${one.unit}</em>`,
      html`${quantity(shouldBeLeft(one))} <em>${one.unit}</em>`,
      html`<span class="counted">${quantity(one.counted)}</span>`,
      html`<b class="${gapQuantity(one) < 0 ? 't-madder' : 't-leaf'}">${signed(gapQuantity(one))}</b> <em>${one.unit}</em>`,
      gapBar(one),
      html`<b>${gapTaka(one) > 0 ? `+${number(gapTaka(one))}` : number(gapTaka(one))}</b>`,
    ],
  }));
  return tablet(
    'Store',
    html`<header class="head"><h1>Count against recipes</h1><span class="muted">Week of 14 to 20 November 2026, counted Friday 4 pm</span><span class="grow"></span>${button('Print', 'secondary', 'print')}${button('Book the difference', 'primary')}</header>
    <section class="sentence"><p>By the recipes, the dishes sold used food for <b class="num">${taka(used)}</b>. The count is <b class="num t-madder">${taka(-(missing + over))} short</b>, ${((-(missing + over) / used) * 100).toFixed(1)}% of that. ${worst && html`The largest gap is <b>${worst.name.toLowerCase()}</b>: ${signed(gapQuantity(worst))} ${worst.unit}, ${taka(-gapTaka(worst))}.`}</p></section>
    <section class="card flush recipe">${table(
      [
        { label: 'Ingredient' },
        { label: 'Opening + bought', align: 'right', width: 140 },
        { label: 'Used by dishes', align: 'right', width: 136 },
        { label: 'Should be left', align: 'right', width: 132 },
        { label: 'Counted', align: 'right', width: 112 },
        { label: 'Gap', align: 'right', width: 100 },
        { label: html`<span class="gap-heads"><span>missing</span><span>over</span></span>`, width: 260 },
        { label: 'Gap, ৳', align: 'right', width: 110 },
      ],
      rows,
      ['Ten ingredients', '', '', '', '', '', '', number(missing + over)],
    )}</section>`,
  );
}
