import { lines } from '../../kit/charts';
import { button } from '../../kit/components';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { bmi, readings } from './data';
import { clinic } from './shell';

const [before, last] = readings.slice(-2);
if (!before || !last) throw new Error('Two readings are compared.');
const pressure = `${last.upper}/${last.lower}`;
const pressureBefore = `${before.upper}/${before.lower}`;
const weight = { now: last.weight, before: before.weight };

const templates = ['Blood pressure', 'Diabetes', 'Cough and cold', 'Back pain', 'Check-up'] as const;
const advice = [
  ['Salt: no extra salt at table, less pickle and dried fish', true],
  ['Walk 30 minutes on five days a week', true],
  ['Measure at home twice a week, bring the list', true],
  ['Stop smoking', false],
] as const;
const tests = [
  ['Creatinine', true],
  ['Fasting blood sugar', true],
  ['Lipid profile', false],
  ['ECG', false],
  ['Urine, routine', false],
] as const;

const vital = (name: string, value: string, unit: string, note: string, className = ''): string =>
  html`<div class="${className}"><small>${name}</small><b class="num">${value}</b><span>${unit}</span><em>${note}</em></div>`;

export const form = (): string =>
  clinic(
    'Patients',
    1,
    html`<div class="cn-person"><h1>Visit of Patient 0245</h1><span>M, 52 · serial 13 · follow-up after 28 days</span><span class="grow"></span><b class="cn-private">${icon('lock', 17)}Doctor and nurse only</b></div>
    <div class="cn-note"><div class="stack"><section class="cn-vitals">${vital('Blood pressure', pressure, 'mmHg', `was ${pressureBefore}`, 'wide')}${vital('Pulse', '76', 'a minute', 'regular')}${vital('Weight', String(weight.now), 'kg', `was ${weight.before}`)}${vital('BMI', bmi(weight.now), '', 'from 1.68 m')}${vital('Temperature', '98.2', '°F', '')}</section>
      <section class="cn-curve"><header><h3>Blood pressure since June</h3><span>target below 140 over 90</span></header>${lines(
        [
          { name: 'upper', tone: 'madder', values: readings.map(({ upper }) => upper), dots: true },
          { name: 'lower', tone: 'nil', values: readings.map(({ lower }) => lower), dots: true },
        ],
        {
          width: 476,
          height: 410,
          labels: readings.map(({ date }) => date),
          from: 70,
          to: 170,
          step: 20,
          format: (value) => String(value),
          right: 66,
          band: { from: 70, to: 140 },
        },
      )}</section></div>
    <section class="cn-write"><div class="cn-templates">${templates.map((name, index) => html`<span class="${index === 0 && 'active'}">${name}</span>`)}</div>
      <h3>Complaint</h3><p>None. Sleeps well. No headache, no swelling of the ankles.</p><h3>Found</h3><p>Heart sounds normal, chest clear, no oedema.</p>
      <h3>Medicine</h3><div class="cn-rx"><b>Amlodipine 5 mg</b><span>one tablet in the morning</span><em>continue, 30 days</em></div>
      <h3>Advice</h3><ul>${advice.map(([text, on]) => html`<li class="${on && 'on'}"><i>${on && icon('check', 14)}</i>${text}</li>`)}</ul>
      <div class="cn-typing"><span>Doing well; came by himself, wife is told about salt.</span></div></section>
    <aside class="cn-order"><section><h3>Tests</h3>${tests.map(([name, on]) => html`<div class="${on && 'on'}"><i>${on && icon('check', 14)}</i>${name}</div>`)}<small>Last creatinine: 14 Jul 2026, normal</small></section><section><h3>Next visit</h3><div class="cn-next"><b>15</b><span>December<small>Tuesday, 28 days</small></span></div><small>Within 30 days: follow-up fee ৳500</small></section><section class="cn-papers"><h3>Papers</h3><p><b>ECG</b><small>14 Jul 2026</small></p><p><b>Blood tests</b><small>14 Jul 2026</small></p><p><b>Allergies</b><small>none known</small></p></section><section class="cn-end">${button('Print and send to counter', 'primary', 'print')}<small>Next inside: serial 14</small></section></aside></div>`,
  );
