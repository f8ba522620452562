import { longDate } from '../../kit/format';
import { cx, html, type Part } from '../../kit/html';
import { type Icon, icon } from '../../kit/icons';
import { today } from './data';

const places = [
  ['Live', 'pin'],
  ['Parcels', 'box'],
  ['Booking', 'plus'],
  ['Hubs', 'container'],
  ['Cash', 'cash'],
  ['Merchants', 'users'],
] as const satisfies readonly (readonly [string, Icon])[];

export type Place = (typeof places)[number][0];

const sign =
  '<svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true"><rect width="44" height="44" rx="12" fill="#fff"/><path d="M10 16l12-6 12 6v13l-12 6-12-6z" fill="none" stroke="#b23a2e" stroke-width="3" stroke-linejoin="round"/><path d="M10 16l12 6 12-6M22 22v13M16 13l12 6" fill="none" stroke="#b23a2e" stroke-width="3" stroke-linejoin="round"/></svg>';

/** The desk of a hub: the picture comes first, the places stand at the right hand. */
export const hub = (active: Place, body: Part, className?: string): string =>
  html`<div class="ck"><main class="${cx(className)}">${body}</main><nav class="ck-rail">${sign}${places.map(([name, mark]) => html`<a class="${name === active && 'active'}">${icon(mark, 23)}${name}</a>`)}<span><b>3:40</b>${longDate(today).slice(0, 10)}</span></nav></div>`;
