import { sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { chambers, course, fees, month, now, serials, todayNumber, type Visitor, waiting } from './data';
import { register } from './shell';

const reading = (value: string | number | undefined, unit: string, high: boolean): string =>
  html`<span class="rx-reading ${high && 'high'}">${value ? html`<b>${value}</b><small>${unit}</small>` : html`<small>not yet</small>`}</span>`;

const row = (one: Visitor): string =>
  html`<li class="${!one.weight && 'outside'}"><strong>${one.serial}</strong><span><b>${one.patient}</b><small>${one.facts} · ${one.kind}</small></span><span>${one.why}${one.alert && html`<em>${icon('alert', 14)}${one.alert}</em>`}</span>${reading(one.pressure, 'mmHg', Number(one.pressure?.split('/')[0] ?? 0) >= 140)}${reading(one.weight, 'kg', false)}${reading(one.temperature?.toFixed(1), '°F', (one.temperature ?? 0) >= 100)}<small class="right">${one.came ? `since ${one.came}` : 'by phone'}</small></li>`;

const followUps = [
  ['Tomorrow', '11 patients', 'SMS sent at 5 pm'],
  ['Fri 20 Nov', '21 patients', 'Narsingdi, SMS tomorrow'],
  ['Sat 21 Nov', '8 patients', 'two asked to move'],
] as const;

export function dashboard(): string {
  const [fresh, follow, report] = month[todayNumber - 1] ?? [0, 0, 0];
  const doneKinds = [
    ['New', fresh, fees.New],
    ['Follow-up', follow, fees['Follow-up']],
    ['Report only', report, fees.Report],
  ] as const;
  return register(
    'Chamber',
    html`<div class="rx-chamber"><section class="rx-room"><small>In the room, 7 minutes</small><div class="row"><strong>${now.serial}</strong><div><h1>${now.patient}</h1><span>${now.facts} · fourth follow-up</span></div></div>
        <div class="rx-allergy">${icon('alert', 22)}<span><b>Allergic to penicillin</b>rash, noted 15 Jul 2026</span></div>
        <dl><div class="high"><dt>Pressure</dt><dd>${now.pressure}</dd></div><div><dt>Weight</dt><dd>${now.weight} kg</dd></div><div><dt>Temp.</dt><dd>${now.temperature} °F</dd></div></dl>
        <ul><li>Hypertension<small>since 2021</small></li><li>Type 2 diabetes<small>since 2024</small></li></ul><p>${now.why}</p><section class="rx-before"><h3>Last visit, 21 Oct</h3>${course.filter(({ doses }) => doses[0]).map(({ name, doses }) => html`<span>${name}<b>${doses[0]}</b></span>`)}</section><span class="rx-write">Write prescription</span></section>
      <section class="rx-queue"><header><h2>Waiting outside</h2><span>${waiting.length} here or on the way</span><span class="rx-cols"><i>Pressure</i><i>Weight</i><i>Temp.</i></span></header><ol>${waiting.map(row)}</ol><footer>${icon('user', 18)}Assistant enters serial, pressure, weight and temperature outside</footer></section>
      <section class="rx-evening"><h3>This evening</h3><div class="rx-fee"><strong class="num">${taka(sumBy(doneKinds, ([, count, fee]) => count * fee))}</strong><small>from ${sumBy(doneKinds, ([, count]) => count)} patients seen</small></div><ul>${doneKinds.map(([name, count, fee]) => html`<li><span>${name}</span><b>${count}</b><small class="num">× ${taka(fee)}</small></li>`)}</ul><p>${serials} serials today</p></section>
      <section class="rx-places"><h3>Chambers</h3><ul>${chambers.map(({ name, days, hours, tone }) => html`<li class="${tone}"><b>${name}</b><span>${days}</span><small>${hours}</small></li>`)}</ul></section>
      <section class="rx-sms"><h3>Follow-up dates by SMS</h3><ul>${followUps.map(([day, count, note]) => html`<li><b>${day}</b><span>${count}</span><small>${note}</small></li>`)}</ul></section></div>`,
  );
}
