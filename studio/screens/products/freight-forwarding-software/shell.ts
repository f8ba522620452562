import { mark } from '../../kit/components';
import { longDate } from '../../kit/format';
import { html, type Part } from '../../kit/html';
import { type Icon, icon } from '../../kit/icons';
import { today } from './data';

const places: readonly (readonly [string, Icon])[] = [
  ['Board', 'ship'],
  ['Containers', 'container'],
  ['Jobs', 'list'],
  ['Documents', 'doc'],
  ['Quotations', 'tag'],
  ['Accounts', 'chart'],
];

export type Place = 'Board' | 'Containers' | 'Jobs' | 'Documents' | 'Quotations' | 'Accounts';

/** A desk with wide tables: navigation across the top, nothing at the sides. */
export const desk = (active: Place, body: Part): string =>
  html`<div class="desk"><header class="top">${mark('ship', 38)}<b class="product">Freight</b>
    <nav>${places.map(([name, sign]) => html`<a class="${name === active && 'active'}">${icon(sign, 19)}${name}</a>`)}</nav>
    <span class="find">${icon('search', 18)}Job, HBL or container</span><span class="muted nowrap">${longDate(today)}</span></header><main>${body}</main></div>`;
