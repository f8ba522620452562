import { mark } from '../../kit/components';
import { html, type Part } from '../../kit/html';
import { icon } from '../../kit/icons';
import { type Call, calls } from './data';

const places = ['Pipeline', 'Enquiries', 'Customers', 'Quotations', 'Targets'] as const;
export type Place = (typeof places)[number];

const call = ({ time, customer, why, state }: Call): string =>
  html`<li class="${state}"><b class="num">${time}</b><div><strong>${customer}</strong><small>${why}</small></div>${state === 'done' ? icon('check', 17) : state === 'now' ? html`<i>${handset(17)}</i>` : ''}</li>`;

/** A telephone receiver; the kit's `phone` is a mobile. */
export const handset = (size: number): string =>
  `<svg class="icon" width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 4h4l2 5-2.500 2a12 12 0 005 5l2-2.500 5 2v4a1.800 1.800 0 01-2 1.800C10.500 20.500 3.500 13.500 3.200 6A1.800 1.800 0 015 4z"/></svg>`;

/** When the call of 11:00 has been made, the next one moves up. */
const afterNow = (one: Call, index: number): Call => {
  if (one.state === 'now') return { ...one, state: 'done', why: 'Wants revision R4' };
  return calls[index - 1]?.state === 'now' ? { ...one, state: 'now' } : one;
};

const expiring = [
  ['Customer 0403', '23 Nov'],
  ['Customer 0376', '25 Nov'],
  ['Customer 0412', '30 Nov'],
] as const;

/** The day's calls stay at the right on every page: whatever is open, the next call is in view. */
export const relate = (place: Place, body: Part, called = false): string => {
  const list = called ? calls.map(afterNow) : calls;
  const next = list.find(({ state }) => state === 'now');
  return html`<div class="cr"><div class="cr-page"><header class="cr-top">${mark('users', 40)}<nav>${places.map((name) => html`<a class="${name === place && 'active'}">${name}</a>`)}</nav><span class="cr-find">${icon('search', 18)}Name or mobile</span></header><main>${body}</main></div>
    <aside class="cr-calls"><header><small>Thursday 19 November</small><h2>Today’s calls</h2><span>${list.filter(({ state }) => state === 'done').length} of ${list.length} made</span></header>
      <h3>Overdue</h3><ol>${list.filter(({ state }) => state === 'overdue').map(call)}</ol><h3>Today</h3><ol>${list.filter(({ state }) => state !== 'overdue').map(call)}</ol>
      <h3>Quotations that expire</h3><dl>${expiring.map(([customer, day]) => html`<div><dt>${customer}</dt><dd>${day}</dd></div>`)}</dl><footer>${handset(20)}Call ${next?.customer}</footer></aside></div>`;
};
