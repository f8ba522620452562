import { lines } from '../../kit/charts';
import { badge, card, keyValues, tabs } from '../../kit/components';
import { taka } from '../../kit/format';
import { html } from '../../kit/html';
import { type Icon, icon } from '../../kit/icons';
import { pulse, temperature } from './data';
import { house } from './shell';

const axis = ['noon', '', '16 Nov', '', 'noon', '', '17 Nov', '', 'noon', '', '18 Nov', '', 'noon'];

const charts = (): string =>
  card(
    {
      title: 'Pulse and temperature, three days',
      aside: html`every six hours ${badge('Fever is falling', 'leaf')}`,
      className: 'vitals',
    },
    html`${lines([{ name: '99.1 °F', tone: 'madder', values: temperature, dots: true }], { width: 738, height: 206, labels: axis.map(() => ''), from: 96, to: 104, step: 2, format: (value) => `${value}°`, left: 44, right: 76, band: { from: 97, to: 99, label: 'normal' } })}
    ${lines([{ name: '88 / min', tone: 'nil', values: pulse, dots: true }], { width: 738, height: 226, labels: axis, from: 60, to: 120, step: 20, format: String, left: 44, right: 76, band: { from: 60, to: 100, label: 'normal' } })}`,
  );

type Entry = { day: string; time: string; sign: Icon; title: string; text: string; late?: string };

const entries: readonly Entry[] = [
  {
    day: '18 Nov',
    time: '11:10 am',
    sign: 'user',
    title: 'Ward round, Consultant 1',
    text: 'Chest clearer. Change to tablets tomorrow.',
  },
  {
    day: '18 Nov',
    time: '8:30 am',
    sign: 'flask',
    title: 'Blood count',
    text: 'White cells 9.8 · haemoglobin 11.6',
    late: 'Hb low',
  },
  { day: '17 Nov', time: '6:00 pm', sign: 'pill', title: 'Levofloxacin, third dose', text: 'Given by Nurse 5' },
  {
    day: '17 Nov',
    time: '10:15 am',
    sign: 'doc',
    title: 'Chest X-ray',
    text: 'Right lower shadow, smaller than before',
  },
  {
    day: '15 Nov',
    time: '2:40 pm',
    sign: 'flask',
    title: 'Blood count',
    text: 'White cells 16.4 · CRP 96',
    late: 'High',
  },
  {
    day: '15 Nov',
    time: '11:40 am',
    sign: 'bed',
    title: 'Admitted from outpatients',
    text: 'Fever five days, cough. Ward 3 · Bed 11',
  },
];

const timeLine = (): string =>
  card(
    { title: 'Results and visits', aside: html`${icon('filter', 18)}All`, className: 'history' },
    html`<ol>${entries.map(({ day, time, sign, title, text, late }) => html`<li><i>${icon(sign, 17)}</i><div><span class="row between"><b>${title}</b>${late && badge(late, 'madder')}</span><p>${text}</p><small>${day}, ${time}</small></div></li>`)}</ol>`,
  );

const bill = { bed: 3 * 1500, tests: 4850, medicine: 6240, visits: 3 * 800 } as const;
const soFar = bill.bed + bill.tests + bill.medicine + bill.visits;
const advance = 15000;

export const detail = (): string =>
  house(
    'Ward 3',
    html`<div class="allergy">${icon('alert', 26)}<strong>Allergic to penicillin</strong><span>rash and swelling, 2024</span><strong>Sulfa medicines</strong><span>rash, 2019</span><em>Shown on every order and drug chart</em></div>
    <div class="person"><div class="who"><span class="bed-sign">11</span><div><h1>Patient 04418</h1><p>Female, 52 · blood B+ · Ward 3 · Bed 11 · Consultant 1, medicine</p></div></div>${tabs(['Overview', 'Notes', 'Orders', 'Drug chart', 'Bill'], 0)}</div>
    <div class="record">${charts()}${timeLine()}
      ${card(
        { className: 'now-on' },
        html`<div class="columns"><div><h3>Now on</h3>${keyValues([
          ['Levofloxacin 500 mg IV', '6 pm'],
          ['Paracetamol 500 mg', 'if over 100 °F'],
          ['Amlodipine 5 mg', '8 pm'],
        ])}</div><div><h3>Bill so far</h3>${keyValues([
          ['Three bed days, three visits', taka(bill.bed + bill.visits)],
          ['Tests and medicine', taka(bill.tests + bill.medicine)],
          [html`Advance ${taka(advance)}, to pay`, html`<span class="t-madder">${taka(soFar - advance)}</span>`],
        ])}</div></div>`,
      )}</div>`,
    html`<span class="crumb">Wards ${icon('chevron', 15)} Floor 4 ${icon('chevron', 15)} <b>Ward 3</b></span>`,
  );
