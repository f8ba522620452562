import { html, type Part } from '../../kit/html';
import { stages } from './data';

export type Stage = (typeof stages)[number][0] | 'Referrals';

const sign =
  '<svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true"><rect width="40" height="40" rx="11" fill="#0e4a5c"/><path d="M12 9h6M22 9h6M13.500 9v17a3.500 3.500 0 007 0V9M23.500 9v17" fill="none" stroke="#fff" stroke-width="2.200" stroke-linecap="round"/><path d="M14.500 20h5v6a2.500 2.500 0 01-5 0z" fill="#f9d27d"/><path d="M23.500 9v18a2.300 2.300 0 004.600 0V9" fill="none" stroke="#fff" stroke-width="2.200"/><path d="M24.600 16h2.600v11a1.300 1.300 0 01-2.600 0z" fill="#e07a6e"/></svg>';

/** The work flows one way, and so does the navigation: each stage is an arrow with what waits in it. */
export const lab = (active: Stage, body: Part): string =>
  html`<div class="dg"><header class="dg-top"><span class="dg-name">${sign}<b>Lab</b></span><ol>${stages.map(([name, waiting]) => html`<li class="${name === active && 'active'}"><span>${name}<b>${waiting}</b></span></li>`)}</ol><span class="dg-more ${active === 'Referrals' && 'active'}">Referrals</span><span class="dg-more">Reagents</span></header><main>${body}</main></div>`;
