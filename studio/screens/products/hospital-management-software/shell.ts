import { mark } from '../../kit/components';
import { cx, html, type Part } from '../../kit/html';
import { type Icon, icon } from '../../kit/icons';
import { countBeds, countState, floors } from './data';

const desks: readonly (readonly [string, Icon])[] = [
  ['Outpatients', 'users'],
  ['Admission', 'user'],
  ['Laboratory', 'flask'],
  ['Pharmacy', 'pill'],
  ['Theatre', 'clock'],
  ['Accounts', 'chart'],
];

const wards = (active: string): string =>
  html`<div class="tree">${floors.map(({ name, units }) => html`<b>${name}</b>${units.map((unit) => html`<a class="${cx(unit.name === active && 'active')}"><i></i>${unit.name}<span class="num">${countState([unit], 'occupied')}/${countBeds([unit])}</span></a>`)}`)}</div>`;

/** The tree of floors and wards is always in sight: it is how everyone in the house finds a patient. */
export const house = (active: string, body: Part, head?: Part): string =>
  html`<div class="house"><nav class="side"><div class="name">${mark('pulse', 38)}<b>Hospital</b></div>
    <a class="${active === 'Bed board' && 'active'}">${icon('bed', 20)}Bed board</a>${wards(active)}
    ${desks.map(([name, sign]) => html`<a class="${name === active && 'active'}">${icon(sign, 20)}${name}</a>`)}</nav>
    <div class="place"><header class="bar">${head}<span class="grow"></span><span class="seek">${icon('search', 18)}Patient number, phone or bed</span></header><main>${body}</main></div></div>`;
