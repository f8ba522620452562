import { mark } from '../../kit/components';
import { cx, html, type Part } from '../../kit/html';

const tabs = ['Day', 'Vouchers', 'Ledger', 'Trial balance', 'VAT', 'TDS and VDS', 'Statements'] as const;

/** A bound book: the spine at the left, index tabs standing out of the right edge of the page. */
export const book = (active: (typeof tabs)[number], head: Part, body: Part): string =>
  html`<div class="ac-book"><div class="ac-spine">${mark('doc', 38)}<b>Ledger</b><span>Trading firm, Dhaka</span><span>July 2026 to June 2027</span></div>
    <div class="ac-page"><header class="ac-head">${head}</header><main class="ac-main">${body}</main></div>
    <nav class="ac-tabs">${tabs.map((name) => html`<a class="${cx(name === active && 'ac-on')}">${name}</a>`)}</nav></div>`;
