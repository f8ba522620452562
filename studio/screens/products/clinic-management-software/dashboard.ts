import { number, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import {
  clock,
  closes,
  count,
  type Doctor,
  doctors,
  late,
  nowAt,
  opens,
  type State,
  serials,
  stateOf,
  takenSoFar,
  timeOf,
} from './data';
import { clinic } from './shell';

const scale = 4.06;
const at = (minutes: number): number => Math.round((minutes - opens) * scale);

const chip = (doctor: Doctor, serial: number): string =>
  html`<i class="${stateOf(doctor, serial)}" style="left:${at(timeOf(doctor, serial))}px;width:${Math.round(doctor.each * scale) - 3}px">${stateOf(doctor, serial) === 'free' ? '' : serial}</i>`;

const strip = (doctor: Doctor): string =>
  html`<section class="cn-strip"><div><b>${doctor.name}</b><small>${doctor.field}, ${doctor.each} min each</small></div><div class="cn-lane">${serials(
    doctor,
  )
    .filter((serial) => timeOf(doctor, serial) < closes)
    .map((serial) =>
      chip(doctor, serial),
    )}</div><p>${late(doctor) > 0 ? html`<span class="t-madder">${late(doctor)} min late; SMS sent to serials ${doctor.current + 3} and on</span>` : 'On time'}</p></section>`;

const words: readonly (readonly [State, string])[] = [
  ['done', 'seen'],
  ['in', 'inside'],
  ['waiting', 'in the waiting room'],
  ['coming', 'to come'],
  ['absent', 'did not come'],
  ['free', 'free'],
];
const all = (state: State): number => sumBy(doctors, (doctor) => count(doctor, state));

const nurse = [
  ['Dressing, left hand', 'Patient 0402', 'now'],
  ['Nebulisation', 'Patient 0377', 'bed 2, until 6:35'],
  ['ECG', 'Patient 0170', 'before serial 16'],
  ['Injection, as written', 'Patient 0385', 'after room 2'],
] as const;
const beds = [
  ['Bed 1', 'Patient 0369', '1 h 20 min'],
  ['Bed 2', 'Patient 0377', '25 min'],
  ['Bed 3', 'free', ''],
] as const;

export const dashboard = (): string => {
  return clinic(
    'Evening',
    0,
    html`<div class="cn-key">${words.map(([state, text]) => html`<span><i class="${state}"></i>${all(state)} ${text}</span>`)}</div>
    <div class="cn-day"><div class="cn-hours">${[240, 300, 360, 420, 480].map((minutes) => html`<span style="left:${at(minutes) + 150}px">${clock(minutes)} pm</span>`)}</div>${doctors.map(strip)}<div class="cn-now" style="left:${at(nowAt) + 150}px"><b>${clock(nowAt)}</b></div></div>
    <div class="cn-three"><section><h3>Nurse’s list</h3><ul>${nurse.map(([what, who, when], index) => html`<li class="${index === 0 && 'on'}"><i></i><div><b>${what}</b><small>${who}</small></div><span>${when}</span></li>`)}</ul></section>
      <section><h3>Observation</h3><ul>${beds.map(([bed, who, since]) => html`<li class="${who === 'free' && 'empty'}"><b class="cn-bed">${bed}</b><div><b>${who}</b></div><span>${since}</span></li>`)}</ul></section>
      <section class="cn-cash"><h3>Counter so far</h3><strong class="num">${taka(sumBy(takenSoFar, ({ amount }) => amount))}</strong><dl>${takenSoFar.map(({ name, amount }) => html`<div><dt>${name}</dt><dd>${number(amount)}</dd></div>`)}</dl></section></div>`,
  );
};
