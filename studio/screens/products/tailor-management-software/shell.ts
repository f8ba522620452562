import { html, type Part } from '../../kit/html';
import { icon } from '../../kit/icons';

const places = ['Calendar', 'Workroom', 'Orders', 'Measurements', 'Karigars', 'Cloth'] as const;
export type Place = (typeof places)[number];

const scissors =
  '<svg width="34" height="34" viewBox="0 0 24 24" fill="none" stroke="#b23a2e" stroke-width="1.900" stroke-linecap="round" aria-hidden="true"><circle cx="6" cy="18" r="3"/><circle cx="18" cy="18" r="3"/><path d="M7.500 15.500L17 3M16.500 15.500L7 3"/></svg>';

const inch = 24;

/** Sixty inches of tape, as it lies round a tailor's neck. */
const tape = (): string =>
  html`<svg class="tl-tape" width="1440" height="30" viewBox="0 0 1440 30" aria-hidden="true"><rect width="1440" height="30"/>${Array.from({ length: 60 }, (_, index) => html`<path d="M${(index + 1) * inch} 0v13M${index * inch + inch / 2} 0v8M${index * inch + inch / 4} 0v5M${index * inch + (inch * 3) / 4} 0v5"/>${index < 59 && html`<text x="${(index + 1) * inch}" y="26">${index + 1}</text>`}`)}</svg>`;

/** The tape runs under the names of the pages; the open page is a cloth label sewn over it. */
export const shop = (place: Place, body: Part): string =>
  html`<div class="tl"><header class="tl-top">${scissors}<b>Tailors, Elephant Road</b><nav>${places.map((name) => html`<a class="${name === place && 'active'}">${name}</a>`)}</nav><span>${icon('search', 18)}Slip or mobile</span><em>Thu 19 Nov</em></header>${tape()}<main>${body}</main></div>`;
