import { html } from '../../kit/html';
import type { Kind, Stay } from './data';

const tints = ['#e9edf2', '#aab4c2', '#5b6ea8', '#b9543f', '#717c91', '#d8c9a2'];

/** A car from above in a box of 28 by 60, its bonnet up. */
export function carFromAbove(tint: number): string {
  const paint = tints[tint] ?? '#e9edf2';
  return `<rect x="1" y="2" width="26" height="57" rx="9" fill="${paint}"/><path d="M4 20q10-6 20 0l-2 8q-8-3-16 0z" fill="#1b2233"/><path d="M5 49q9 4 18 0l-1.500-6q-7.500 2-15 0z" fill="#1b2233"/><path d="M4.500 30v11M23.500 30v11" stroke="#1b2233" stroke-width="2.500" stroke-linecap="round"/><path d="M4 5l4-1.500M24 5l-4-1.500" stroke="#fff5c9" stroke-width="3" stroke-linecap="round"/>`;
}

const sides: Record<Kind, string> = {
  car: 'M3 24v-6l6-2 6-7h15l8 7 7 2v6h-5a5 5 0 00-10 0H18a5 5 0 00-10 0zM13 29a4.500 4.500 0 100-9 4.500 4.500 0 000 9zM35 29a4.500 4.500 0 100-9 4.500 4.500 0 000 9zM16 16h9v-4h-6zM28 16h7l-4-4h-3z',
  bike: 'M10 30a6.500 6.500 0 100-13 6.500 6.500 0 000 13zM38 30a6.500 6.500 0 100-13 6.500 6.500 0 000 13zM10 23.500l4-7h9l5-4h6l4 11M12 12h9l3 4M17 17h13l-2 9h-9zM33 12l-3-6h-5M6 27h13',
  cng: 'M5 24V12q0-5 5-5h18q5 0 8 6l5 7v4h-4a5 5 0 00-10 0H18a5 5 0 00-10 0zM13 29a4.500 4.500 0 100-9 4.500 4.500 0 000 9zM32 29a4.500 4.500 0 100-9 4.500 4.500 0 000 9zM22 7v16M25 18h11l-5-7h-6z',
  micro:
    'M3 24V11q0-4 4-4h25q4 0 7 5l5 6v6h-4a5 5 0 00-10 0H17a5 5 0 00-10 0zM12 29a4.500 4.500 0 100-9 4.500 4.500 0 000 9zM35 29a4.500 4.500 0 100-9 4.500 4.500 0 000 9zM7 16h8v-5H7zM18 16h8v-5h-8zM29 16h9l-4-5h-5z',
};

export const sideView = (kind: Kind, size = 44): string =>
  html`<svg class="pk-side" width="${size}" height="${Math.round(size * 0.69)}" viewBox="0 1 48 33" aria-hidden="true"><path d="${sides[kind]}"/></svg>`;

/** White for private vehicles, green for those that carry passengers for a fare. */
export const plate = ({ plate: [area, digits], kind }: Pick<Stay, 'plate' | 'kind'>, large = false): string =>
  html`<span class="pk-plate ${kind === 'cng' && 'hire'} ${large && 'large'}"><small>${area}</small><b>${digits}</b></span>`;
