import { lines } from '../../kit/charts';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { course, diastolic, systolic, visits, weight } from './data';
import { register } from './shell';

const labels = ['15 Jul', '12 Aug', '16 Sep', '21 Oct', 'today'];

const cell = (text: string | null, before: string | null | undefined): string =>
  text ? html`<td class="on ${!before && 'new'}"><b>${text}</b></td>` : html`<td></td>`;

const matrix = (): string =>
  html`<table class="rx-matrix"><thead><tr><th></th>${visits.map(({ day, why }) => html`<th><b>${day}</b><small>${why}</small></th>`)}</tr></thead><tbody>${course.map(({ name, doses }) => html`<tr><th>${name}</th>${doses.map((text, index) => cell(text, doses[index + 1]))}</tr>`)}</tbody></table>`;

const tests = [
  ['HbA1c', '7.1%', '7.9%', '8.4%', 'under 7.0'],
  ['Fasting glucose', '6.8', '7.6', '8.9', '3.9 to 6.1 mmol/L'],
  ['S. creatinine', '0.8', '', '0.9', '0.6 to 1.1 mg/dL'],
] as const;

/** Stand-ins for the photographs of reports, drawn as what they are. */
const photos = [
  ['ECG, 21 Oct', 'M6 46h18l5-8 6 26 8-44 8 34 5-8h14l5-8 6 26 8-44 8 34 5-8h18'],
  ['HbA1c, 21 Oct', 'M16 18h64M16 32h96M16 42h84M16 52h92M16 62h50'],
  ['Lipid profile, 12 Aug', 'M16 18h50M16 32h40M76 32h34M16 44h48M76 44h28M16 56h36M76 56h32'],
] as const;

export const detail = (): string =>
  register(
    'Patient',
    html`<div class="rx-patient"><header><div><h1>Patient 1042</h1><span>Female, 54 · Mohammadpur, Dhaka · fifth visit since July 2026</span></div><div class="rx-allergy wide">${icon('alert', 22)}<span><b>Penicillin</b>rash, 15 Jul 2026</span></div><div class="rx-long"><b>Hypertension</b><small>2021</small><b>Type 2 diabetes</b><small>2024</small></div></header>
      <section class="rx-given"><h3>Medicine at each visit <small>morning + noon + night</small></h3>${matrix()}</section>
      <section class="rx-chart"><h3>Blood pressure, mmHg</h3>${lines(
        [
          { name: '150', tone: 'madder', values: systolic, dots: true },
          { name: '90', tone: 'nil', values: diastolic, dots: true },
        ],
        {
          width: 526,
          height: 330,
          labels,
          from: 60,
          to: 180,
          step: 30,
          format: String,
          left: 40,
          right: 54,
          band: { from: 80, to: 130, label: 'aim' },
        },
      )}</section>
      <section class="rx-tests"><h3>Tests</h3><table><thead><tr><th></th><th>21 Oct</th><th>16 Sep</th><th>15 Jul</th><th>Reference</th></tr></thead><tbody>${tests.map(([name, one, two, three, range]) => html`<tr><td><b>${name}</b></td><td><b>${one}</b></td><td>${two || '·'}</td><td>${three}</td><td><small>${range}</small></td></tr>`)}</tbody></table></section>
      <section class="rx-chart small"><h3>Weight, kg</h3>${lines([{ name: '68', tone: 'leaf', values: weight, dots: true, area: true }], { width: 262, height: 206, labels: ['Jul', '', 'Sep', '', 'today'], from: 64, to: 74, step: 5, format: String, left: 32, right: 44 })}</section>
      <section class="rx-photos"><h3>Reports kept</h3><div>${photos.map(([name, path], index) => html`<figure class="${index === 0 && 'ecg'}"><svg width="128" height="84" viewBox="0 0 128 84"><rect x="1" y="1" width="126" height="82" rx="5"/><path d="${path}"/></svg><figcaption>${name}</figcaption></figure>`)}</div></section></div>`,
  );
