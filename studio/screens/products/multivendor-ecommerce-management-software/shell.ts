import { mark } from '../../kit/components';
import { html, type Part } from '../../kit/html';
import { icon } from '../../kit/icons';

const market = ['Overview', 'Orders', 'Vendors', 'Returns', 'COD matching', 'Campaigns', 'Payouts'] as const;
const panel = ['My orders', 'Products', 'Stock', 'Returns', 'Reviews', 'Balance'] as const;
type Side = 'Marketplace' | 'Vendor panel';

/** One search over the whole width and a switch between the two sides of the counter: marketplace and vendor. */
export const bazaar = (side: Side, active: string, body: Part): string => {
  const items: readonly string[] = side === 'Marketplace' ? market : panel;
  return html`<div class="mv-shell ${side === 'Vendor panel' && 'mv-vendor'}">
    <header class="mv-top">${mark('cart', 38)}<b class="mv-brand">Bazaar</b>
      <span class="mv-search">${icon('search', 19)}Order, parcel, vendor or product<kbd>/</kbd></span>
      <span class="mv-switch">${(['Marketplace', 'Vendor panel'] as const).map((name) => html`<b class="${name === side && 'mv-on'}">${name}</b>`)}</span></header>
    <nav class="mv-nav">${items.map((name) => html`<a class="${name === active && 'mv-on'}">${name}</a>`)}<span>${side === 'Marketplace' ? 'Mon 16 Nov 2026, 3:05 pm' : 'Vendor 18 · Handloom, Tangail'}</span></nav>
    <main class="mv-main">${body}</main></div>`;
};
