import { stitchedEdge } from '../../kit/components';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { after, bangla, before } from './data';
import { pad } from './pad';
import { bn, register } from './shell';

const writing = html`<li class="rx-writing">${stitchedEdge(6, 'madder')}<b>5.</b><div><span>Cap. <strong>Omenil 20</strong> <small>Omeprazole 20 mg</small></span><p class="rx-bn"><em>১ + ০ + ১</em><span>${before}</span><span>১৪ দিন</span></p></div></li>`;

const parts = [
  ['সকাল', 1],
  ['দুপুর', 0],
  ['রাত', 1],
] as const;
const halves = ['০', '½', '১', '২'];
const timings = [before, after, 'ঘুমানোর আগে', 'প্রয়োজনে'];
const durations = ['৩ দিন', '৫ দিন', '৭ দিন', '১৪ দিন', '১ মাস', 'চলবে'];

const hits = [
  ['Omenil 20', 'Omeprazole 20 mg', 'Cap.'],
  ['Omesuta 20', 'Omeprazole 20 mg', 'Cap.'],
  ['Omekan 40', 'Omeprazole 40 mg', 'Cap.'],
] as const;

export const form = (): string =>
  register(
    'Prescribe',
    html`<div class="rx-desk">${pad(writing)}
      <aside><div class="rx-allergy wide">${icon('alert', 22)}<span><b>Allergic to penicillin</b>shown on every visit</span></div>
        <section class="rx-pick"><span class="rx-search typed">${icon('search', 19)}<b>ome</b></span><ul>${hits.map(([brand, generic, kind], index) => html`<li class="${index === 0 && 'on'}"><small>${kind}</small><b>${brand}</b><span>${generic}</span></li>`)}</ul></section>
        <div class="rx-twice">${icon('alert', 22)}<span><b>Omeprazole is on the page already</b>Line 3, Omekan 20. Replace it, or leave line 5 out.</span></div>
        <section class="rx-grid"><div class="rx-parts">${parts.map(([name, count]) => html`<div>${bn(name)}<span>${halves.map((text, index) => html`<i class="rx-bn ${index === (count === 1 ? 2 : 0) && 'on'}">${text}</i>`)}</span></div>`)}</div>
          <div class="rx-chips">${timings.map((text) => html`<i class="rx-bn ${text === before && 'on'}">${text}</i>`)}</div><div class="rx-chips">${durations.map((text) => html`<i class="rx-bn ${text === '১৪ দিন' && 'on'}">${text}</i>`)}</div><p class="rx-preview rx-bn"><b>১ + ০ + ১</b>${before}<span>১৪ দিন</span></p></section>
        <section class="rx-last"><h3>Last visit, 21 Oct</h3><p>Amlodipine 0+0+1, metformin 1+0+1, calcium 0+1+0</p><p>HbA1c 7.1% · BP 142/84 · 69 kg</p></section>
        <footer><span class="rx-btn">${bn(bangla('16'))} Dec, SMS</span><span class="rx-btn main">${icon('print', 19)}Print on own pad</span></footer></aside></div>`,
  );
