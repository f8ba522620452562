import { taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { phone as device, thread } from '../../kit/phone';
import { left, riders } from './data';

const rider = riders[0];

const next = [
  ['20', 'Dhanmondi 15, bus stop', 'KC-418433', 990],
  ['21', 'Jigatala, Tannery lane', 'KC-418441', 2340],
  ['22', 'Hazaribagh, Gojmohol', 'KC-418448', 1575],
  ['23', 'Rayer Bazar, school lane', 'KC-418452', 860],
  ['24', 'Shankar, Chhatar Mosjid', 'KC-418459', 1240],
] as const;

const answers = [
  ['Delivered', 'check', 'yes'],
  ['Part', 'split', ''],
  ['Held', 'clock', ''],
  ['Returned', 'back', 'no'],
] as const;

/** A rider's way through the streets, sewn from stop to stop. */
const threads = (): string =>
  html`${thread('M-20 130H220V300H70V520H300V640H-20', 'nil-300', 5, '14 12')}${thread('M1460 220H1240V90H1080V380H1330V600H1120V780H1460', 'nil-300', 5, '14 12')}${thread('M40 820V700H180V430H360V210H520', 'madder-600', 8, '20 16')}${thread('M900 660H1010V500H1200V330H1400', 'madder-600', 8, '20 16')}<g stroke-width="6" style="stroke:var(--turmeric-500)" fill="#141b4d"><circle cx="180" cy="700" r="16"/><circle cx="360" cy="430" r="16"/><circle cx="1010" cy="500" r="16"/><circle cx="1200" cy="330" r="16"/></g>`;

export function phone(): string {
  const screen = html`<div class="ck-app"><header class="on-dark"><div><small>${rider?.name} · ${rider?.area}</small><h2>${rider && left(rider)} to go</h2></div><span><small>Cash with you</small><b>${taka(rider?.cash ?? 0)}</b></span></header>
    <section class="ck-nowstop"><div class="row between"><span class="ck-stopno">19</span><span class="ck-call">${icon('phone', 22)}Call</span></div><h3>Dhanmondi 9/A, Satmasjid Road</h3><p>House 41, third floor · Customer 5534</p><div class="ck-collect"><span><small>KC-418420 · 0.9 kg</small>Collect</span><strong>${taka(1860)}</strong></div>
      <div class="ck-code"><small>Code from the customer’s SMS</small><div><b>3</b><b>0</b><b class="typing"></b><b></b></div></div>
      <div class="ck-answers">${answers.map(([name, sign, tone]) => html`<span class="${tone}">${icon(sign, 21)}${name}</span>`)}</div></section>
    <ol class="ck-next">${next.map(([stop, place, id, cod]) => html`<li><i>${stop}</i><div><b>${place}</b><small>${id}</small></div><b class="num">${taka(cod)}</b></li>`)}</ol>
    <footer>${icon('wifi', 18)}No signal: 2 scans wait on the phone</footer></div>`;
  return device({ threads: threads(), darkHeader: true, headerColour: 'var(--madder-600)', time: '3:40' }, screen);
}
