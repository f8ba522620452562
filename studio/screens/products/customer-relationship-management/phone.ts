import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { phone as device, thread } from '../../kit/phone';
import { handset } from './shell';

/** One telephone wire that runs through the customers like a route. */
const threads = (): string => {
  const stop = (x: number, y: number, colour: string): string =>
    thread(`M${x - 34} ${y}a34 34 0 1 1 68 0a34 34 0 1 1 -68 0`, colour, 5, '12 10');
  return html`${thread('M-20 250C80 180 150 160 206 190M270 220C340 280 300 420 250 480M236 550C250 660 380 700 520 640', 'nil-600', 5)}${thread('M900 240C1000 140 1080 130 1146 176M1196 226C1270 320 1220 420 1180 480M1170 560C1180 680 1320 700 1460 660', 'nil-600', 5)}${stop(238, 205, 'madder-600')}${stop(240, 515, 'turmeric-500')}${stop(1172, 200, 'leaf-700')}${stop(1172, 520, 'madder-600')}`;
};

const seen = ['Place for the set: 3.6 × 1.8 m', 'Cable run: 42 m', 'Old panel, no neutral bar'];

export const phone = (): string =>
  device(
    { threads: threads(), light: true, time: '11:52' },
    html`<div class="cr-phone"><header>${icon('left', 24)}<div><h2>Visit, Customer 0443</h2><small>Knit factory, Konabari</small></div></header>
      <div class="cr-offline">${icon('alert', 20)}<span><b>No signal.</b> Saved here, sent when it returns.</span></div>
      <section class="cr-met"><div><small>Met</small><b>Factory engineer</b></div><div><small>In, out</small><b class="num">10:05 – 11:40 am</b></div><div><small>From the gate</small><b>60 m</b></div></section>
      <section><h3>Needs</h3><div class="cr-chips"><span class="on">Generator 500 kVA</span><span class="on">Synchronising panel</span><span>Canopy</span><span class="on">Service</span></div></section>
      <section><h3>Seen</h3><ul>${seen.map((text) => html`<li>${icon('check', 18)}${text}</li>`)}</ul></section>
      <section class="cr-typing"><h3>Note</h3><p>Wants two sets of 250 kVA in place of one, so that one can rest at night.<i></i></p></section>
      <section class="cr-nextcall">${handset(22)}<div><small>Next call</small><b>Sunday 22 November, 10 am</b></div></section>
      <footer><span>2 notes wait to be sent</span><b>Save visit</b></footer></div>`,
  );
