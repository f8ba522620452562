import { mark } from '../../kit/components';
import { html, type Part } from '../../kit/html';
import { type Icon, icon } from '../../kit/icons';
import { now } from './data';

const places: readonly (readonly [string, Icon])[] = [
  ['Floor', 'table'],
  ['Orders', 'list'],
  ['Kitchen', 'flame'],
  ['Menu', 'doc'],
  ['Store', 'box'],
  ['Day end', 'chart'],
];

export type PlaceName = 'Floor' | 'Orders' | 'Kitchen' | 'Menu' | 'Store' | 'Day end';

/** A tablet in a holder: a narrow rail of large signs, so that a thumb finds them without looking. */
export const tablet = (active: PlaceName, body: Part, className = ''): string =>
  html`<div class="tablet ${className}"><nav class="rail">${mark('pot', 46)}${places.map(([name, sign]) => html`<a class="${name === active && 'active'}">${icon(sign, 26)}${name}</a>`)}<b class="num">${now}</b></nav><main>${body}</main></div>`;
