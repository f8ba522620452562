import { bars, ean13 } from '../../kit/barcode';
import { badge, button } from '../../kit/components';
import { percent, sumBy, taka, takaExact } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import {
  order,
  orderDelivery,
  orderGoods,
  orderTotal,
  type Parcel,
  type ParcelState,
  parcels,
  settle,
  vendors,
} from './data';
import { good } from './goods';
import { bazaar } from './shell';

const cart = (): string =>
  html`<section class="mv-panel mv-cart"><header><h2>One cart</h2><span>${order.customer}</span></header>
    ${parcels.map(({ lines, vendor }) => html`<div class="mv-cart-part mv-${vendors[vendor].tone}">${lines.map(({ good: what, name, variant, quantity, price }) => html`<div class="mv-cart-line">${good(what, 84)}<span><b>${name}</b><small>${variant} · ${quantity} × ${taka(price)}</small></span><strong class="num">${taka(quantity * price)}</strong></div>`)}</div>`)}
    <dl><div><dt>Goods</dt><dd>${taka(orderGoods)}</dd></div><div><dt>Delivery, three parcels</dt><dd>${taka(orderDelivery)}</dd></div><div><dt>Voucher WINTER5</dt><dd>${taka(-order.voucher)}</dd></div><div class="mv-total"><dt>Cash on delivery</dt><dd>${taka(orderTotal)}</dd></div></dl></section>`;

/** Threads from the part of the cart to the parcel it becomes. */
const threads = (): string =>
  html`<svg class="mv-threads" width="86" height="696" viewBox="0 0 86 696" aria-hidden="true">${(
    [
      [107, 111, '#b23a2e'],
      [271, 348, '#eba91f'],
      [434, 585, '#1f6b4a'],
    ] as const
  ).map(
    ([from, to, colour]) =>
      html`<path d="M4 ${from}C50 ${from} 36 ${to} 82 ${to}" stroke="${colour}" stroke-width="4" stroke-dasharray="11 9" stroke-linecap="round" fill="none"/>`,
  )}</svg>`;

const stages: readonly ParcelState[] = ['New', 'Packed', 'With courier', 'Delivered'];
/** What the courier still collects: goods and delivery, less the whole voucher spread in the same way as its half. */
const collect = (parcel: Parcel): number => settle(parcel).goods + parcel.delivery - 2 * settle(parcel).voucher;

const parcelCard = (parcel: Parcel, index: number): string => {
  const { goods, voucher, commission, vat, payable } = settle(parcel);
  const vendor = vendors[parcel.vendor];
  const reached = stages.indexOf(parcel.state);
  return html`<article class="mv-panel mv-parcel mv-${vendor.tone}">
    <div class="mv-parcel-main"><header><h2>${vendor.name}</h2><span>${vendor.trade}, ${vendor.place}</span>${badge(parcel.state, reached === 3 ? 'leaf' : reached === 2 ? 'ink' : 'nil')}</header>
      <ol class="mv-stages">${stages.map((stage, i) => html`<li class="${i <= reached && 'mv-done'}"><i>${i <= reached && icon('check', 13)}</i>${stage}</li>`)}</ol>
      <div class="mv-label"><div>${bars(ean13(`20010419600${index + 1}`), 1, 44)}</div><span><b class="num">${order.number} ${parcel.number}</b><small>${parcel.note}</small><small>Courier collects <b class="num">${taka(collect(parcel))}</b></small></span></div></div>
    <dl class="mv-owed"><div><dt>Goods</dt><dd>${takaExact(goods)}</dd></div><div><dt>Half of the voucher</dt><dd>${takaExact(-voucher)}</dd></div><div><dt>Commission ${percent(vendor.rate)}</dt><dd>${takaExact(-commission)}</dd></div><div><dt>VAT 15% on it</dt><dd>${takaExact(-vat)}</dd></div><div class="mv-total"><dt>Vendor is owed</dt><dd>${takaExact(payable)}</dd></div></dl></article>`;
};

export const detail = (): string =>
  bazaar(
    'Marketplace',
    'Orders',
    html`<div class="mv-split-head"><h1>Order ${order.number}</h1><span class="muted">${order.placed} · ${order.area}</span><span class="grow"></span><span>Owed to three vendors <b class="num">${takaExact(sumBy(parcels, (parcel) => settle(parcel).payable))}</b></span>${button('Return or refuse', 'secondary', 'back')}</div>
    <div class="mv-split">${cart()}${threads()}<div class="mv-parcels">${parcels.map(parcelCard)}</div></div>`,
  );
