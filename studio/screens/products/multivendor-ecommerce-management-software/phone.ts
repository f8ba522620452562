import { button } from '../../kit/components';
import { taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { phone as device, thread } from '../../kit/phone';
import { order, orderDelivery, orderGoods, orderTotal, parcels, vendors } from './data';
import { good } from './goods';

/** Three threads come from three shops and become one behind the phone. */
const threads = (): string =>
  html`${thread('M-20 170H180C420 170 430 450 620 450H820C1040 450 1100 450 1460 450', 'madder-600', 7, '22 17')}${thread('M-20 450H620', 'turmeric-500', 7, '22 17')}${thread('M-20 730H180C420 730 430 450 620 450', 'leaf-300', 7, '22 17')}<g fill="none" stroke-width="6" stroke-linecap="round" stroke-dasharray="16 13" style="stroke:var(--nil-300)"><path d="M1130 380h150l-20 150h-110zM1165 380v-30a40 40 0 0180 0v30"/></g>`;

export const phone = (): string =>
  device(
    { threads: threads(), time: '9:08' },
    html`<div class="mv-app"><header>${icon('left', 22)}<h2>Your cart</h2><span>${parcels.length} shops</span></header>
      ${parcels.map(({ vendor, lines, delivery }) => html`<section class="mv-${vendors[vendor].tone}"><p><b>${vendors[vendor].name}</b> ${vendors[vendor].trade}<span>delivery ${taka(delivery)}</span></p>${lines.map(({ good: what, name, variant, quantity, price }) => html`<div>${good(what, 60)}<span><b>${name}</b><small>${variant}</small></span><em>× ${quantity}</em><strong class="num">${taka(quantity * price)}</strong></div>`)}</section>`)}
      <p class="mv-to">${icon('pin', 20)}<span><b>${order.area}</b><small>${order.customer} · usually 3 to 4 days</small></span><b>Change</b></p>
      <dl><div><dt>Goods</dt><dd>${taka(orderGoods)}</dd></div><div><dt>Delivery to Cumilla</dt><dd>${taka(orderDelivery)}</dd></div><div><dt>Voucher WINTER5</dt><dd>${taka(-order.voucher)}</dd></div></dl>
      <div class="mv-pay-by"><span>bKash</span><span>Nagad</span><span>Card</span><span class="mv-on">Cash</span></div>
      <footer><span>To pay<strong class="num">${taka(orderTotal)}</strong></span>${button('Place order', 'primary')}</footer></div>`,
  );
