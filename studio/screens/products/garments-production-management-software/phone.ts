import { button } from '../../kit/components';
import { sum } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { phone as device, thread } from '../../kit/phone';
import { hourDefects, hours, sewing } from './data';

/** Seams of a polo in thread, left its front, right a sleeve; the hem runs behind the phone. */
const threads = (): string =>
  html`${thread('M250 180L150 230 40 410 150 480 206 400V760H520M250 180C300 230 400 230 450 180L530 215', 'turmeric-500', 6, '20 15')}${thread('M350 218V400M378 218V400', 'nil-300', 4, '13 11')}${thread('M920 720H1460M920 748H1460', 'madder-600', 5, '18 14')}${thread('M1010 190L1120 180 1330 330 1240 470 1060 360z', 'turmeric-500', 6, '20 15')}${thread('M1300 306L1212 448', 'nil-300', 4, '13 11')}`;

const line = sewing[3];
const pieces = line?.output[6] ?? 0;
const target = line?.target ?? 0;

export const phone = (): string =>
  device(
    { threads: threads(), darkHeader: true, headerColour: '#10253b', time: '4:02' },
    html`<div class="gp-app"><header class="on-dark"><div><small>Line 4 · Polo, pique</small><h2>Hour ${hours[6]} pm</h2></div><span class="gp-bn">English${icon('chevronDown', 16)}</span></header>
      <p class="gp-offline">${icon('wifi', 18)}Weak network. 2 hours are kept, sent later.</p>
      <section class="gp-count"><small>Pieces passed</small><div><span>${icon('minus', 28)}</span><strong class="num">${pieces}</strong><span>${icon('plus', 28)}</span></div><p><i style="width:${(pieces / target) * 100}%"></i></p><small>target ${target} · ${target - pieces} short</small></section>
      <section class="gp-faults"><h3>Defects <span class="num">${sum(hourDefects.map(([, , count]) => count))}</span></h3>${hourDefects.map(([where, what, count]) => html`<div><span><b>${where}</b><small>${what}</small></span><em>${icon('minus', 18)}</em><strong class="num">${count}</strong><em>${icon('plus', 18)}</em></div>`)}<p>${icon('plus', 18)}Another operation</p></section>
      <section class="gp-why"><small>Why short?</small><div><span>Machine</span><span class="gp-on">Bottleneck</span><span>Input late</span></div></section>
      <footer>${button('Save the hour', 'primary', 'check')}</footer></div>`,
  );
