import { longDate } from '../../kit/format';
import { html, type Part } from '../../kit/html';
import { type Icon, icon } from '../../kit/icons';
import { clock, levels, now, today } from './data';

const places = [
  ['Lot', 'pin'],
  ['Vehicles', 'list'],
  ['Exit', 'receipt'],
  ['Passes', 'card'],
  ['Shifts', 'cash'],
] as const satisfies readonly (readonly [string, Icon])[];

export type Place = (typeof places)[number][0];

const level = (name: string, active: string): string => {
  const found = levels.find((one) => one.name === name);
  const free = (found?.places ?? 0) - (found?.taken ?? 0);
  return html`<li class="${name === active && 'active'} ${free < 10 && 'few'}"><i>${name}</i><b>${String(free).padStart(3, '0')}</b></li>`;
};

/** A control room: the storeys as in a lift at the left, the work on a dock at the foot. */
export const booth = (place: Place, storey: string, body: Part): string =>
  html`<div class="pk"><aside class="pk-lift"><span class="pk-sign">P</span><ul>${['G', 'B1', 'B2', 'B3'].map((name) => level(name, storey))}</ul><small>free</small></aside>
    <main>${body}</main>
    <nav class="pk-dock"><span class="pk-clock"><b>${clock(now)}</b>${longDate(today)}</span>${places.map(([name, sign]) => html`<a class="${name === place && 'active'}">${icon(sign, 20)}${name}</a>`)}<span class="pk-gates"><i></i>Gate 1<i></i>Gate 2<i class="off"></i>Gate 3, sends later</span></nav></div>`;
