import { html, type Part } from '../../kit/html';

const sheets = ['Branch day', 'Collection', 'Members', 'Loans', 'Overdue', 'Cash book', 'PKSF', 'MRA'] as const;
export type Sheet = (typeof sheets)[number];

const week = [
  ['Sun', '15', 'closed'],
  ['Mon', '16', 'closed'],
  ['Tue', '17', 'closed'],
  ['Wed', '18', 'running'],
  ['Thu', '19', 'next'],
] as const;

const sign =
  '<svg width="42" height="42" viewBox="0 0 42 42" aria-hidden="true"><circle cx="21" cy="21" r="20" fill="#26348b"/><g fill="#f9d27d"><circle cx="21" cy="10" r="3.600"/><circle cx="31" cy="17.500" r="3.600"/><circle cx="27.500" cy="29.500" r="3.600"/><circle cx="14.500" cy="29.500" r="3.600"/><circle cx="11" cy="17.500" r="3.600"/></g><circle cx="21" cy="21" r="4.200" fill="#fff"/></svg>';

/** A branch keeps books: the working days stand at the top, its sheets hang at the foot as in a ledger. */
export const ledger = (active: Sheet, body: Part): string =>
  html`<div class="mc"><header class="mc-top">${sign}<div><b>Samity</b><small>Pabna Sadar branch</small></div><ol>${week.map(([day, date, state]) => html`<li class="${state}"><span>${day} ${date}</span><small>${state === 'closed' ? 'day closed' : state === 'running' ? 'day open' : 'opens 8 am'}</small></li>`)}</ol><span class="mc-lock">Branch manager · 1:05 pm</span></header>
    <main>${body}</main>
    <nav class="mc-sheets">${sheets.map((name) => html`<a class="${name === active && 'active'}">${name}</a>`)}</nav></div>`;
