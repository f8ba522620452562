import { button } from '../../kit/components';
import { number, sumBy } from '../../kit/format';
import { html } from '../../kit/html';
import { type Box, certificates, decrease, increase, input, output, payable } from './data';
import { book } from './shell';

const part = (title: string, boxes: readonly Box[], withValue: boolean, open?: number): string =>
  html`<section class="ac-part ${!withValue && 'ac-narrow'}"><header><b>${title}</b>${withValue && html`<span>Value, ৳</span>`}<span>VAT, ৳</span></header>${boxes.map(({ note, text, value, tax, sum }) => html`<div class="${sum && 'ac-sum'} ${note === open && 'ac-open'}"><i>${note}</i><span>${text}</span>${withValue && html`<b class="num">${number(value ?? 0)}</b>`}<b class="num">${number(tax ?? 0)}</b></div>`)}</section>`;

const box = (boxes: readonly Box[]): number => boxes[boxes.length - 1]?.tax ?? 0;

export const report = (): string =>
  book(
    'VAT',
    html`<h1>Figures for Mushak 9.1</h1><span>tax period October 2026</span><span class="grow"></span><span class="ac-due">For your VAT officer to check and file</span>${button('Print', 'secondary', 'print')}${button('Lock October', 'primary', 'lock')}`,
    html`<div class="ac-return"><div>${part('Part 3 · Supply, output tax', output, true)}${part('Part 4 · Purchase, input tax', input, true)}
        <section class="ac-net"><span>Note 34 · Net payable</span><div><b class="num">${number(box(output))}</b><small>9</small></div><em>−</em><div><b class="num">${number(box(input))}</b><small>23</small></div><em>+</em><div><b class="num">${number(box(increase))}</b><small>28</small></div><em>−</em><div><b class="num">${number(box(decrease))}</b><small>33</small></div><em>=</em><strong class="num">${number(payable)}</strong></section></div>
      <div>${part('Part 5 · Increasing adjustment', increase, false)}${part('Part 6 · Decreasing adjustment', decrease, false, 29)}
        <section class="ac-source"><h3>Note 29 opened</h3><p>Certificates received, Mushak 6.6</p><ul>${certificates.map(([who, no, day, amount]) => html`<li><b>${who}</b><span>${no}</span><span>${day}</span><b class="num">${number(amount)}</b></li>`)}</ul><footer><span>${certificates.length} certificates</span><b class="num">${number(sumBy(certificates, ([, , , amount]) => amount))}</b></footer></section></div></div>`,
  );
