import { sum, taka } from '../../kit/format';
import { html, type Part } from '../../kit/html';
import { icon } from '../../kit/icons';
import { booth } from './shell';
import { carFromAbove, plate } from './vehicles';

const field = (label: string, value: Part, more = ''): string =>
  html`<label class="pk-field ${more}"><span>${label}</span><span class="box">${value}</span></label>`;

const months = 3;
const price = 4500;
const remote = 500;

type Slot = readonly [number, string];
/** The pass bays of level B1, row D: who has them and until when. */
const slots: readonly Slot[] = [
  [1, 'to Jan'],
  [2, ''],
  [3, 'Pass 042'],
  [4, 'to Dec'],
  [5, 'to Mar'],
  [6, 'ends 20 Nov'],
  [7, 'to Feb'],
  [8, 'to Feb'],
  [9, ''],
];

const slot = ([number, holder]: Slot): string =>
  html`<li class="${holder ? 'held' : 'open'} ${number === 2 && 'mine'} ${holder.startsWith('ends') && 'ends'}"><svg width="62" height="112" viewBox="-3 -4 34 68" aria-hidden="true">${holder && `<g opacity="0.45">${carFromAbove(number % 6)}</g>`}${number === 2 && carFromAbove(2)}</svg><b>D-${number}</b><small>${number === 2 ? 'this pass' : holder || 'free'}</small></li>`;

const times = ['Day and night', 'Office hours, 8 am to 8 pm', 'Night only'];
const passPlate = ['ঢাকা মেট্রো-গ', '৪২-৭৭১৬'] as const;

const card = (): string =>
  html`<article class="pk-card"><div class="row between"><span class="pk-sign">P</span><span class="right"><small>Monthly pass</small><b>0126</b></span></div>${plate({ kind: 'car', plate: passPlate }, true)}<div class="pk-cardfoot"><span><small>Bay</small><b>B1 · D-2</b></span><span><small>Valid</small><b>19 Nov to 18 Feb</b></span></div></article>`;

export const form = (): string =>
  booth(
    'Passes',
    'B1',
    html`<div class="pk-passform"><header class="pk-title"><h1>New monthly pass</h1><span>tenants and staff</span></header>
      <section class="pk-fields"><div class="pk-two">${field('For', html`<span class="pk-switch"><i class="on">Tenant</i><i>Staff</i><i>Visitor</i></span>`, 'wide')}${field('Office or shop', 'Office 7-B, seventh floor')}${field('Mobile', '01000-000126')}${field('Plate', plate({ kind: 'car', plate: passPlate }))}${field('Second plate (optional)', 'Only one inside at a time')}</div>
        <div class="pk-three">${times.map((text, index) => html`<span class="${index === 1 && 'on'}">${index === 1 && icon('check', 17)}${text}</span>`)}</div></section>
      <section class="pk-slots"><header><b>Bay on B1, row D</b><small>2 of 9 are free</small></header><ol>${slots.map(slot)}</ol><p>${icon('alert', 17)}D-6 ends on 20 Nov. The holder gets an SMS today; the bay stays kept until then.</p></section>
      <aside>${card()}<dl><div><dt>${months} months at ${taka(price)}</dt><dd>${taka(months * price)}</dd></div><div><dt>Card, once</dt><dd>${taka(remote)}</dd></div><div class="sum"><dt>To pay</dt><dd>${taka(sum([months * price, remote]))}</dd></div></dl><ul class="pk-rules"><li>${icon('check', 17)}Gate says when the pass has run out</li><li>${icon('check', 17)}A second car on the pass is stopped</li><li>${icon('check', 17)}SMS five days before the last day</li></ul><span class="pk-open">Take ${taka(sum([months * price, remote]))} and print card</span></aside></div>`,
  );
