import { sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { phone as device, thread } from '../../kit/phone';
import { coast } from './coast';
import { localCharges, localVat, shipment } from './data';

const net = sumBy(localCharges, ([, amount]) => amount);
const vat = net * localVat;

/** The real coast as a sewn outline, and the voyage as the red thread that ends behind the phone. */
const threads = (): string =>
  html`<g transform="translate(-60 -40) scale(1.75 2.300)"><path d="${coast}" style="stroke:#313c8c;vector-effect:non-scaling-stroke" stroke-width="3" stroke-dasharray="9 9"/></g>${thread('M1096 90C1080 180 1000 250 940 330M500 640C440 720 380 760 330 750C250 730 300 600 380 560C430 530 470 500 520 420', 'madder-600', 6, '18 14')}`;

export function phone(): string {
  const screen = html`<div class="officer">
    <header class="on-dark"><div class="row">${icon('left', 24)}<h2>Arrival notice</h2></div><small>${shipment.job} · HBL ${shipment.hbl}</small></header>
    <section class="vessel"><span>${icon('ship', 30)}</span><div><small>Vessel</small><b>Meghna Trader V.118</b></div></section>
    <section class="legs"><div><small>Ningbo</small><b>29 Oct</b></div><i></i><div><small>Colombo</small><b>13 Nov</b></div><i class="next"></i><div><small>Chattogram</small><b class="t-nil">19 Nov</b></div></section>
    <section class="to"><small>To</small><b>${shipment.consignee[0]}</b><span>Two containers, last free day 27 November</span></section>
    <section class="charges"><h3>Local charges</h3><dl>${localCharges.map(([name, amount]) => html`<div><dt>${name}</dt><dd>${taka(amount)}</dd></div>`)}<div class="vat"><dt>VAT 15%</dt><dd>${taka(vat)}</dd></div><div class="sum"><dt>To pay</dt><dd>${taka(net + vat)}</dd></div></dl></section>
    <section class="attached">${icon('doc', 20)}<span>Arrival-notice-1184.pdf</span>${icon('check', 20)}</section>
    <footer><span class="send">Send${icon('right', 22)}</span><small>By e-mail; the copy stays with the job</small></footer>
  </div>`;
  return device({ threads: threads(), darkHeader: true, headerColour: 'var(--nil-700)', time: '11:20' }, screen);
}
