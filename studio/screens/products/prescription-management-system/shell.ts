import { cx, html, type Part } from '../../kit/html';
import { now, serials, waiting } from './data';

const leaves = ['Chamber', 'Prescribe', 'Patient', 'Templates', 'Month'] as const;
export type Leaf = (typeof leaves)[number];

const token = (serial: number): string => {
  const arrived = serial > now.serial && serial <= now.serial + waiting.length;
  return html`<i class="${cx(serial < now.serial && 'seen', serial === now.serial && 'now', arrived && 'here')}">${serial}</i>`;
};

/** A register on the doctor's table: its leaves at the left edge, the evening's serials along the top. */
export const register = (active: Leaf, body: Part): string =>
  html`<div class="rx"><nav class="rx-leaves"><b>℞</b>${leaves.map((name) => html`<a class="${name === active && 'active'}"><span>${name}</span></a>`)}</nav>
    <div class="rx-page"><header class="rx-serials"><span><b>Dhanmondi chamber</b><small>Wed 18 Nov 2026, 6:58 pm</small></span><div>${Array.from({ length: serials }, (_, index) => token(index + 1))}</div></header><main>${body}</main></div></div>`;

export const bn = (text: Part): string => html`<span class="rx-bn">${text}</span>`;
