import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { phone as device, phoneTabs, thread } from '../../kit/phone';
import { waiting } from './data';

const chosen = waiting[5];

const fields = [
  ['Pressure', '126', '/82', 'mmHg', ''],
  ['Weight', '61', '.5', 'kg', 'now'],
  ['Temperature', '', '', '°F', 'empty'],
] as const;

/** The ℞ of a prescription in thread, and the curve of a stethoscope. */
const threads = (): string =>
  html`${thread('M130 250V610M130 250H240a90 90 0 0 1 0 180H130M230 430L400 640M400 470L260 650', 'madder-600', 8, '20 15')}${thread('M1060 130V330a110 110 0 0 0 220 0V130M1170 440V600a90 90 0 0 0 180 0V540', 'nil-600', 8, '20 15')}<circle cx="1350" cy="500" r="38" style="stroke:var(--nil-600)" stroke-width="8" stroke-dasharray="16 12"/>`;

export function phone(): string {
  const screen = html`<div class="rx-app"><header><small>Assistant · Dhanmondi chamber</small><h2>Serial ${chosen?.serial}</h2></header>
    <section class="rx-person"><span class="rx-avatar">${icon('user', 30)}</span><div><b>${chosen?.patient}</b><small>${chosen?.facts} · ${chosen?.why}</small></div><em>New</em></section>
    <ul class="rx-measures">${fields.map(([name, main, rest, unit, state]) => html`<li class="${state}"><small>${name}</small><span><b>${main || '–'}</b>${rest}<em>${unit}</em></span></li>`)}</ul>
    <section class="rx-ask"><b>Any medicine that gave a rash?</b><div><i class="on">${icon('check', 17)}None known</i><i>Note it</i></div></section>
    <span class="rx-write">Send to the doctor’s page</span>
    <section class="rx-then"><h3>Still to measure</h3>${waiting.filter(({ pressure, serial }) => !pressure && serial !== 18).map((one) => html`<div><b>${one.serial}</b><span>${one.patient}<small>${one.why}</small></span></div>`)}</section>
    ${phoneTabs(
      [
        ['list', 'Serials'],
        ['pulse', 'Measure'],
        ['cash', 'Fee'],
        ['calendar', 'Dates'],
      ],
      1,
    )}</div>`;
  return device({ threads: threads(), light: true, time: '6:58' }, screen);
}
