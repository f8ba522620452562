import { stitchedEdge } from '../../kit/components';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { phone as device, phoneTabs, thread } from '../../kit/phone';
import { round } from './data';

const dose = ({ bed, patient, medicine, how, state, at }: (typeof round)[number]): string =>
  html`<li class="${state}">${state === 'now' && stitchedEdge(14)}<span class="bed-sign">${bed}</span><div><small>${patient}</small><b>${medicine}</b><span>${how}</span></div>
    <div class="answers"><span class="yes ${state === 'given' && 'on'}">${icon('check', 18)}Given${state === 'given' && html` ${at}`}</span><span class="no ${state === 'held' && 'on'}">Held${state === 'held' && html`: ${at}`}</span></div></li>`;

/** A pulse line in thread; its beat runs behind the phone from side to side. */
const threads = (): string =>
  html`${thread('M-20 470H150L190 400L250 610L320 250L380 520L410 470H560M880 470H1010L1050 400L1110 610L1180 250L1240 520L1270 470H1460', 'madder-600', 6, '18 14')}${thread('M-20 700H1460', 'nil-300', 4, '12 12')}${thread('M-20 200H1460', 'nil-300', 4, '12 12')}`;

export function phone(): string {
  const done = round.filter(({ state }) => state === 'given' || state === 'held').length;
  const screen = html`<div class="nurse"><header><div><h2>8 pm drug round</h2><small>Ward 3 · Nurse 5 · Wed 18 Nov</small></div><span class="num">${done}/${round.length}</span></header>
    <ul>${round.map(dose)}</ul>
    ${phoneTabs(
      [
        ['pill', 'Round'],
        ['pulse', 'Chart'],
        ['bed', 'Beds'],
        ['bell', 'Calls'],
      ],
      0,
    )}</div>`;
  return device({ threads: threads(), light: true, time: '8:04' }, screen);
}
