import { badge, button, pills, type Tone } from '../../kit/components';
import { taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { type OrderRow, orders, type ParcelState, vendors } from './data';
import { good } from './goods';
import { bazaar } from './shell';

const tones: Record<ParcelState, Tone> = {
  New: 'turmeric',
  Packed: 'nil',
  'With courier': 'ink',
  Delivered: 'leaf',
  Refused: 'madder',
};

const order = ({ number, time, area, goods, parts, paid, amount }: OrderRow): string =>
  html`<li><div><b class="num">${number}</b><small>${time}</small></div><div class="mv-stack">${goods.map((one) => good(one, 46))}</div><div><b class="mv-area">${area}</b><small>${goods.length} product${goods.length > 1 && 's'}, ${parts.length} parcel${parts.length > 1 && 's'}</small></div>
    <div class="mv-parts">${parts.map(([vendor, state]) => html`<span class="mv-part"><i>${icon('box', 17)}</i><span>${vendors[vendor].name}</span>${badge(state, tones[state])}</span>`)}</div>
    <span class="mv-paid ${paid === 'COD' && 'mv-cod'}">${paid}</span><strong class="num">${taka(amount)}</strong></li>`;

export const list = (): string =>
  bazaar(
    'Marketplace',
    'Orders',
    html`<div class="mv-tools"><h1>Orders and their parcels</h1>${pills(['All 214', 'To pack 61', 'With courier 88', 'Delivered 53', 'Refused 12'], 0)}<span class="grow"></span>${button('Print labels', 'secondary', 'print')}${button('Book courier', 'primary', 'truck')}</div>
    <section class="mv-panel mv-orders"><div class="mv-heads"><span>Order</span><span>Products</span><span>Deliver to</span><span>One parcel for each vendor</span><span>Paid by</span><span>Amount</span></div><ul>${orders.map(order)}</ul></section>`,
  );
