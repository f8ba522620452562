import { badge, button } from '../../kit/components';
import { number, percent, sum, sumBy } from '../../kit/format';
import { html } from '../../kit/html';
import {
  colours,
  costPerDozen,
  dozens,
  fob,
  making,
  marginPerDozen,
  materialCost,
  materials,
  materialTotal,
  ordered,
  orderValue,
  pricePerDozen,
  sizes,
  testing,
} from './data';
import { works } from './shell';

/** Working sketch of the style: half its width is drawn and mirrored, seams are stitched. */
const sketch = (): string =>
  html`<svg class="erp-sketch" width="330" height="330" viewBox="0 0 330 330">
    <path class="body" d="M122 42L70 62L20 128L62 158L84 132L84 300H246L246 132L268 158L310 128L260 62L208 42C196 64 134 64 122 42Z"/>
    <path class="seam" d="M84 132L92 74M246 132L238 74M84 290H246"/>
    <path class="fill" d="M122 42C134 64 196 64 208 42L200 30C186 46 144 46 130 30Z"/><path class="body" d="M156 56H174V124H156Z"/>
    <circle cx="165" cy="72" r="3"/><circle cx="165" cy="92" r="3"/><circle cx="165" cy="112" r="3"/>
    <path class="fill" d="M20 128L62 158L55 167L14 137ZM310 128L268 158L275 167L316 137Z"/>
    <g class="call"><path d="M200 34L246 14M168 112L262 216M40 152L34 200M246 290L253 283"/></g>
    <text x="250" y="16">Flat-knit collar</text><text x="256" y="232">3 buttons</text><text x="4" y="218">Knit cuff</text><text x="256" y="270">Double-</text><text x="256" y="287">needle hem</text></svg>`;

const breakdown = (): string =>
  html`<section class="erp-card"><h3>Colour and size</h3><table class="erp-matrix"><thead><tr><th></th>${sizes.map((size) => html`<th>${size}</th>`)}<th>Pieces</th></tr></thead><tbody>${colours.map(({ name, swatch, pieces }) => html`<tr><td><i style="background:${swatch}"></i>${name}</td>${pieces.map((count) => html`<td>${number(count)}</td>`)}<td><b>${number(sum(pieces))}</b></td></tr>`)}</tbody><tfoot><tr><td>All</td>${sizes.map((_, index) => html`<td>${number(sumBy(colours, ({ pieces }) => pieces[index] ?? 0))}</td>`)}<td>${number(ordered)}</td></tr></tfoot></table></section>`;

const line = (name: string, amount: number, className = ''): string =>
  html`<tr class="${className}"><td>${name}</td><td></td><td></td><td></td><td></td><td></td><td>${amount.toFixed(2)}</td><td>${number(Math.round(amount * dozens))}</td></tr>`;

const bar = (): string => {
  const parts = [
    ['Fabric', materials[0] ? materialCost(materials[0]) : 0, '#26348b'],
    ['Trims, packing', materialTotal - (materials[0] ? materialCost(materials[0]) : 0), '#8c96cf'],
    ['Making', making, '#1f6b4a'],
    ['Testing, bank', testing, '#eba91f'],
    ['Margin', marginPerDozen, '#b23a2e'],
  ] as const;
  return html`<div class="erp-bar">${parts.map(([name, amount, colour]) => html`<div style="flex-grow:${Math.round((amount / pricePerDozen) * 1000)}"><i style="background:${colour}"></i>${amount / pricePerDozen > 0.05 && html`<small>${name}</small><b>${percent(amount / pricePerDozen, 1)}</b>`}</div>`)}</div>`;
};

export const detail = (): string =>
  works(
    'Merchandising',
    'Cost sheet PK-204',
    html`<div class="erp-title"><h1>Cost sheet PK-204</h1>${badge('Version 3, approved', 'leaf')}<span>Men’s polo · OR-2618 · ${number(dozens)} dozen</span><span class="grow"></span>${button('Compare with version 2', 'secondary')}${button('Make requisitions', 'primary', 'right')}</div>
    <div class="erp-cost"><div class="stack"><section class="erp-card centre">${sketch()}</section>${breakdown()}</div>
      <section class="erp-card erp-bom"><h3>Bill of materials and cost, $ for one dozen</h3><table><thead><tr><th>Item</th><th>Source</th><th>Use</th><th></th><th>Wastage</th><th>Price</th><th>A dozen</th><th>Whole order</th></tr></thead><tbody>
        ${materials.map((one) => html`<tr><td><b>${one.name}</b></td><td><em class="${one.source === 'Local' ? 'local' : 'bond'}">${one.source}</em></td><td>${one.use}</td><td>${one.unit}</td><td>${percent(one.wastage)}</td><td>${one.price.toFixed(3)}</td><td>${materialCost(one).toFixed(2)}</td><td>${number(Math.round(materialCost(one) * dozens))}</td></tr>`)}
        ${line('Materials', materialTotal, 'sum')}${line('Cost of making, SMV 11.4', making)}${line('Testing, bank and export charges', testing)}${line('Cost', costPerDozen, 'sum')}${line(`Price, FOB $ ${fob.toFixed(2)} a piece`, pricePerDozen)}${line('Margin', marginPerDozen, 'margin')}
      </tbody></table>${bar()}<p>Order value $ ${number(orderValue)}. Changed by Merchandiser 2 on 30 Sep: making 13.60 → 13.20.</p></section></div>`,
  );
