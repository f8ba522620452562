import { html, type Part } from '../../kit/html';
import { chosen, inState, stalls } from './data';

const places = [
  ['Hall plan', `${stalls.length} stalls`],
  ['Call sheet', '26 Nov'],
  ['Exhibitors', `${inState('late').length} late`],
  ['Budget', '8 heads'],
  ['Guests', '180'],
  ['Gate', 'tickets'],
  ['Results', 'by event'],
] as const;
export type Place = (typeof places)[number][0];

const tent =
  '<svg width="40" height="40" viewBox="0 0 40 40" fill="none" stroke="#17203d" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M20 5V11M20 5h6M4 34C12 28 18 20 20 11C22 20 28 28 36 34ZM20 11V34M13 34C17 28 19 20 20 11C21 20 23 28 27 34"/></svg>';

/** The open event hangs at the left like a ticket: torn along the holes, its parts are the pages. */
export const event = (place: Place, body: Part): string =>
  html`<div class="ev"><aside class="ev-ticket"><header>${tent}<small>Event 2611</small></header><h2>Furniture and Interior Fair</h2><p>26 to 28 November 2026<br>Hall 2, Purbachal</p><div class="ev-count"><b>6</b><span>days to the opening</span></div><i class="ev-tear"></i><nav>${places.map(([name, note]) => html`<a class="${name === place && 'active'}"><b>${name}</b><small>${note}</small></a>`)}</nav><footer><svg width="150" height="34" viewBox="0 0 150 34" shape-rendering="crispEdges" aria-hidden="true">${Array.from('213112411321123112412131', Number).map((wide, index, all) => index % 2 === 0 && html`<rect x="${all.slice(0, index).reduce((sum, one) => sum + one, 0) * 3.4}" width="${wide * 3.4}" height="34"/>`)}</svg></footer></aside><main>${body}</main></div>`;

export const isChosen = (code: string): boolean => code === chosen;
