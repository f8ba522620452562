import { button, stitchedEdge } from '../../kit/components';
import { exact, number, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { goodsOf, packingAllowed, type Quote, quotes, totalOf, vatOf, vatRate, wantedItems } from './data';
import { works } from './shell';

const best = Math.min(...quotes.map(totalOf));
const lowest = wantedItems.map((_, index) => Math.min(...quotes.map(({ rates }) => rates[index] ?? 0)));

const offer = (quote: Quote): string => {
  const chosen = totalOf(quote) === best;
  return html`<section class="erp-offer ${chosen && 'chosen'}">${chosen && stitchedEdge(10)}
    <header><span class="erp-radio">${chosen && icon('check', 14)}</span><div><h3>${quote.supplier}</h3><small>${quote.place}</small></div></header>
    ${wantedItems.map(({ quantity }, index) => html`<div class="erp-rate"><span class="${quote.rates[index] === lowest[index] && 'low'}">${exact(quote.rates[index] ?? 0)}</span><b>${number(quantity * (quote.rates[index] ?? 0))}</b></div>`)}
    <dl><div><dt>Goods</dt><dd>${number(goodsOf(quote))}</dd></div><div><dt>VAT ${vatRate * 100}%</dt><dd>${number(vatOf(quote))}</dd></div><div><dt>Carriage</dt><dd>${quote.carriage ? number(quote.carriage) : 'included'}</dd></div><div class="all"><dt>At our gate</dt><dd>${taka(totalOf(quote))}</dd></div></dl>
    <ul><li><span>Delivery</span><b>${quote.days} days</b></li><li><span>Payment</span><b>${quote.credit}</b></li><li><span>Past deliveries</span><b>${quote.last}</b></li></ul></section>`;
};

const signs = [
  ['Stores', 'asked for on 12 Nov', 'done'],
  ['Merchandiser 2', 'checked with the cost sheet', 'done'],
  ['Purchase', 'three quotations, 17 Nov', 'done'],
  ['General manager', 'you, above ৳1,00,000', 'now'],
] as const;

export const form = (): string =>
  works(
    'Purchase',
    'Requisition 1182',
    html`<div class="erp-title"><h1>Three quotations</h1><span>Requisition 1182 · packing for OR-2618 · needed by 24 Nov</span><span class="grow"></span>${button('Ask again', 'secondary')}${button('Print statement', 'secondary', 'print')}</div>
    <div class="erp-quotes"><section class="erp-wanted"><header><h3>Wanted</h3><small>quantity with spare, rates without VAT</small></header>${wantedItems.map(({ name, quantity, unit }) => html`<div class="erp-rate"><b>${name}</b><span>${number(quantity)} ${unit}</span></div>`)}
      <div class="erp-allowed"><small>Cost sheet allows, without VAT</small><b>${taka(packingAllowed)}</b></div><div class="erp-reason"><h4>Reason for the choice</h4><p>Lowest at our gate, carriage included, arrives before packing of the second part starts on 24 Nov.</p><small>${icon('lock', 15)}The reason stays with the order and cannot be changed later.</small></div></section>
      ${quotes.map(offer)}</div>
    <footer class="erp-signs">${signs.map(([name, note, state]) => html`<div class="${state}"><i>${state === 'done' && icon('check', 14)}</i><b>${name}</b><small>${note}</small></div>`)}${button(`Order for ${taka(best)}`, 'primary', 'check')}</footer>`,
  );
