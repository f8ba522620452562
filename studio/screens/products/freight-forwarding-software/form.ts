import { button, stitchedEdge } from '../../kit/components';
import { number, sumBy } from '../../kit/format';
import { html, type Part } from '../../kit/html';
import { icon } from '../../kit/icons';
import { shipment } from './data';
import { desk } from './shell';

const cell = (label: string, lines: readonly Part[], className = ''): string =>
  html`<div class="cell ${className}"><small>${label}</small>${lines.map((line, index) => html`<span class="${index === 0 && 'first'}">${line}</span>`)}</div>`;

const { units } = shipment;

const goods = (): string =>
  html`<div class="goods"><div class="goods-head"><small>Container and seal numbers</small><small>Packages</small><small>Description of goods</small><small>Gross weight, kg</small><small>Measurement, CBM</small></div>
    ${units.map((unit) => html`<div><span><b>${unit.number.replaceAll(' ', '')}</b><br>${unit.size} · seal ${unit.seal.replace(' ', '')}</span><span>${unit.packages} cases</span><span>${unit.goods}<br>HS 8447.12</span><span>${number(unit.weight)}.00</span><span>${unit.volume.toFixed(3)}</span></div>`)}
    <div class="clauses"><span>Marks: KNIT-2 / GAZIPUR / 1 to 280</span><span></span><span>Said to contain. Shipper’s load, stow and count.<br>Freight prepaid. LC 0842 26 01 1179 of 4 Oct 2026.</span><span></span><span></span></div>
    <div class="goods-total"><span>Total</span><span>${sumBy(units, (unit) => unit.packages)} cases</span><span>Two hundred and eighty cases only</span><span>${number(sumBy(units, (unit) => unit.weight))}.00</span><span>${sumBy(units, (unit) => unit.volume).toFixed(3)}</span></div></div>`;

const paper = (): string =>
  html`<article class="paper">
    <div class="left">${cell('Shipper', shipment.shipper)}${cell('Consignee', shipment.consignee, 'editing')}${cell('Notify party', shipment.notify)}</div>
    <div class="rightside"><div class="title"><h1>Bill of Lading</h1><span>House, combined transport</span></div>
      <div class="two">${cell('HBL number', [shipment.hbl])}${cell('MBL number', [shipment.mbl])}</div>${cell('Delivery agent', shipment.agent)}
      <div class="two">${cell('Freight payable at', ['Ningbo'])}${cell('Original bills', ['Three (3)'])}</div></div>
    <div class="four">${cell('Place of receipt', ['Ningbo, CY'])}${cell('Ocean vessel, voyage', ['Bay Pioneer V.042'])}${cell('Port of loading', ['Ningbo (CNNGB)'])}${cell('On board', ['29 Oct 2026'])}</div>
    <div class="four">${cell('Transhipment', ['Colombo (LKCMB)'])}${cell('Second vessel', ['Meghna Trader V.118'])}${cell('Port of discharge', ['Chattogram (BDCGP)'])}${cell('Place of delivery', ['Chattogram, CY'])}</div>
    ${goods()}
  <div class="four signing">${cell('Freight', ['Prepaid'])}${cell('Place and date of issue', ['Ningbo, 29 October 2026'])}<div class="cell"><small>Signed for the carrier, as agent</small><svg width="200" height="40" viewBox="0 0 200 40"><path d="M10 28c14-24 24-22 20-4s-10 12-4 0 16-12 20 0 10-6 16-10 8 8 16 4 10-12 18-6 6 12 20 6 24-8 60-12"/></svg></div></div>
  </article>`;

const filled = ['Cargo manifest', 'Arrival notice', 'Delivery order', 'Customer invoice'];
const checks = ['Container check digits agree', 'Weight agrees with the MBL', 'LC terms: ports and dates agree'];

export const form = (): string =>
  desk(
    'Documents',
    html`<div class="document">${paper()}
      <aside><div class="kinds"><span>Draft</span><span class="active">Original</span><span>Surrender</span></div>
        <section class="advice">${stitchedEdge(12)}<h3>Consignee</h3><p>Chosen from your addresses. The bank asked for “to order”?</p><div class="row"><span class="choice active">Straight</span><span class="choice">To order of bank</span></div></section>
        <section><h3>Checked</h3><ul>${checks.map((text) => html`<li>${icon('check', 18)}${text}</li>`)}<li class="warn">${icon('alert', 18)}Notify party has no e-mail</li></ul></section>
        <section><h3>Filled from this entry</h3><ul class="joined">${filled.map((text) => html`<li>${icon('doc', 18)}${text}</li>`)}</ul></section>
        <div class="stack bottom">${button('Print three originals', 'primary', 'print')}${button('Send draft to shipper', 'secondary')}</div></aside></div>`,
  );
