import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { phone as device, thread } from '../../kit/phone';
import { clock, doctors, serials, stateOf, timeOf } from './data';

/** A stethoscope sewn on mint cloth. */
const threads = (): string =>
  html`${thread('M150 130C120 300 150 430 270 440C390 430 420 300 390 130', 'leaf-700', 7, '20 15')}${thread('M270 440V560C270 700 420 760 520 700', 'leaf-700', 7, '20 15')}${thread('M900 700C1040 760 1180 700 1180 540V400', 'leaf-700', 7, '20 15')}${thread('M1110 330a70 70 0 1 1 140 0a70 70 0 1 1 -140 0', 'turmeric-500', 8, '20 15')}${thread('M1146 330a34 34 0 1 1 68 0a34 34 0 1 1 -68 0', 'madder-600', 5, '12 10')}${thread('M138 116a14 14 0 1 1 28 0a14 14 0 1 1 -28 0M376 116a14 14 0 1 1 28 0a14 14 0 1 1 -28 0', 'turmeric-500', 6, '12 9')}`;

const chosen = 24;

export const phone = (): string => {
  const [doctor] = doctors;
  if (!doctor) return '';
  const open = serials(doctor).filter((serial) => serial > 14 && serial <= 28);
  const screen = html`<div class="cn-phone"><header>${icon('left', 24)}<div><h2>New serial</h2><small>by phone · 017xx-xxx406</small></div></header>
    <div class="cn-off">${icon('wifi', 19)}<span><b>Internet is back.</b> 3 serials sent to the counter</span></div>
    <section class="cn-new"><div><small>Patient</small><b>0406, new</b></div><div><small>Age</small><b>41</b></div><div><small>Fee</small><b class="num">৳800</b></div></section>
    <section class="cn-pick"><div><b>Doctor 1, medicine</b><small>Today, Tuesday 17 Nov</small></div>${icon('chevronDown', 20)}</section>
    <div class="cn-slots">${open.map((serial) => html`<span class="${serial === chosen ? 'picked' : stateOf(doctor, serial) === 'free' ? 'free' : 'taken'}"><b>${serial}</b><small>${clock(timeOf(doctor, serial))}</small></span>`)}</div>
    <p class="cn-sms"><small>SMS to the patient</small>Serial ${chosen}, room 1, Doctor 1. Please come at ${clock(timeOf(doctor, chosen))} pm. New patient ৳800. Clinic, Shyamoli</p>
    <footer>Give serial ${chosen}, ${clock(timeOf(doctor, chosen))} pm</footer></div>`;
  return device({ threads: threads(), light: true, time: '6:21' }, screen);
};
