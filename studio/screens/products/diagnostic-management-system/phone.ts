import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { phone as device, thread } from '../../kit/phone';
import { type Cap, caps } from './data';
import { tube } from './tube';

const order: readonly (readonly [Cap, string, string, 'done' | 'now' | 'next'])[] = [
  ['gel', 'Lipid profile, creatinine', 'D-11802-1', 'done'],
  ['edta', 'Blood count, ESR', 'D-11802-2', 'now'],
  ['fluoride', 'Glucose, fasting', 'D-11802-3', 'next'],
  ['urine', 'Urine, routine', 'D-11802-4', 'next'],
];

const sewnTube = (x: number, colour: string): string =>
  html`${thread(`M${x} 240V640a50 50 0 0 0 100 0V240z`, 'nil-300', 5, '15 13')}${thread(`M${x - 14} 170h128v62h-128z`, colour, 7, '18 14')}${thread(`M${x + 10} 430q40-26 80 0`, colour, 5, '14 11')}`;

/** Tubes in a rack, sewn; the caps keep their colours. */
const threads = (): string =>
  html`${sewnTube(70, 'turmeric-500')}${sewnTube(220, 'madder-600')}${sewnTube(370, 'nil-300')}${sewnTube(990, 'leaf-300')}${sewnTube(1140, 'madder-600')}${sewnTube(1290, 'turmeric-500')}${thread('M-20 520H70M170 520H220M320 520H370M470 520H520M920 520H990M1090 520H1140M1240 520H1290M1390 520H1460', 'nil-600', 6, '17 13')}`;

export function phone(): string {
  const screen = html`<div class="dg-app"><header><small>Collection room 1</small><h2>Patient 3342</h2><span>Female, 46 · fasting since 9 pm</span></header>
    <div class="dg-frame"><i></i>${icon('barcode', 74)}<b>D-11802-2</b><em>${icon('check', 16)}label and patient agree</em></div>
    <ol class="dg-draw">${order.map(([cap, tests, id, state]) => html`<li class="${state}">${tube(cap, state === 'next' ? 'waits' : 'done', 62)}<div><b>${caps[cap].name}</b><span>${tests}</span><small>${id}</small></div><i>${state === 'done' ? icon('check', 18) : state === 'now' ? 'now' : ''}</i></li>`)}</ol>
    <span class="dg-btn main">Taken, 9:25 am</span><footer><span>Took too little</span><span>Patient not fasting</span></footer></div>`;
  return device({ threads: threads(), headerColour: '#edf3f5', time: '9:25' }, screen);
}
