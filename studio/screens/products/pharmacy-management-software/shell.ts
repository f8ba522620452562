import { date } from '../../kit/format';
import { html, type Part } from '../../kit/html';
import { icon } from '../../kit/icons';
import { today } from './data';

const places = ['Shelves', 'Find', 'Counter', 'Expiry', 'Purchase', 'Shift'] as const;
export type Place = (typeof places)[number];

const cross =
  '<svg class="ph-cross" width="38" height="38" viewBox="0 0 38 38" aria-hidden="true"><rect width="38" height="38" rx="10" fill="#fff"/><path d="M15 8h8v7h7v8h-7v7h-8v-7H8v-8h7z" fill="#1f6b4a"/></svg>';

/** The search is the counter's main tool, so it leads; the places hang under it like folder tabs. */
export const counter = (active: Place, typed: Part, body: Part): string =>
  html`<div class="ph"><header class="ph-head">
      <div class="ph-first">${cross}<b>Pharmacy</b><span class="ph-search ${typed && 'typed'}">${icon('search', 20)}<span>${typed || 'Brand, generic, company or barcode'}</span>${icon('barcode', 22)}</span><span class="ph-shift"><b>Evening shift</b><small>Salesman 2 · ${date(today)}, 7:42 pm</small></span></div>
      <nav>${places.map((name) => html`<a class="${name === active && 'active'}">${name}</a>`)}</nav></header>
    <main>${body}</main></div>`;
