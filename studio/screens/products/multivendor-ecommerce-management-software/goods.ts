import { html } from '../../kit/html';
import type { Good } from './data';

const stitch = 'stroke-dasharray="3.500 2.500" stroke-linecap="round" fill="none"';

/** Flat drawings of the goods on an 80 px field, in the colours of the brand. */
const drawings: Record<Good, readonly [string, string]> = {
  saree: [
    '#faeae7',
    '<path d="M14 26l38-8 14 8v32l-38 8-14-8z" fill="#b23a2e"/><path d="M14 26l14 8v32M28 34l38-8" stroke="#8a271d" stroke-width="1.500" fill="none"/><path d="M28 42l38-8v7l-38 8zM28 56l38-8v5l-38 8z" fill="#f9d27d"/><path d="M31 52.500l34-7" stroke="#fff" stroke-width="1.500" stroke-dasharray="2 3"/>',
  ],
  panjabi: [
    '#eef0fb',
    '<path d="M30 14h20l14 10-5 13-6-3v34H27V34l-6 3-5-13z" fill="#26348b"/><path d="M34 14c1 5 11 5 12 0M40 18v18" stroke="#f9d27d" stroke-width="2" fill="none"/><path d="M38 23h4M38 28h4M38 33h4" stroke="#fff" stroke-width="1.500"/>',
  ],
  honey: [
    '#fdf3dc',
    '<rect x="24" y="14" width="32" height="9" rx="3" fill="#6b4700"/><path d="M26 23h28c5 5 6 9 6 14v24a6 6 0 01-6 6H26a6 6 0 01-6-6V37c0-5 1-9 6-14z" fill="#eba91f"/><rect x="20" y="38" width="40" height="17" fill="#fff"/><path d="M40 41l4.500 2.600v5.200L40 51.400l-4.500-2.600v-5.200z" fill="#eba91f"/><path d="M26 30c-2 3-2 5-2 8" stroke="#fff" stroke-width="2.500" stroke-linecap="round" fill="none"/>',
  ],
  bag: [
    '#f3ecdd',
    '<path d="M28 32V24a12 12 0 0124 0v8" stroke="#6b4700" stroke-width="4" fill="none"/><path d="M16 30h48l-4 38H20z" fill="#c99a4e"/><path d="M18.500 50h43l-1 9H19.500z" fill="#1f6b4a"/><path d="M18 42h44M17 36h46M20 64h40" stroke="#a87a33" stroke-width="1.500"/>',
  ],
  rug: [
    '#f3ecdd',
    '<path d="M10 22h60v36H10z" fill="#d9b878"/><path d="M17 28h46v24H17z" fill="none" stroke="#8a271d" stroke-width="3"/><path d="M40 32l10 8-10 8-10-8z" fill="#8a271d"/><path d="M10 22l-4 2M10 28l-4 1M10 34l-4 1M10 40H6M10 46l-4-1M10 52l-4-1M10 58l-4-2M70 22l4 2M70 28l4 1M70 34l4 1M70 40h4M70 46l4-1M70 52l4-1M70 58l4-2" stroke="#a87a33" stroke-width="2"/>',
  ],
  pot: [
    '#faeae7',
    '<path d="M31 18h18v5l-3 4c10 3 16 11 16 20 0 12-10 20-22 20S18 59 18 47c0-9 6-17 16-20l-3-4z" fill="#b5603f"/><path d="M20 41c12 5 28 5 40 0M19 51c13 6 29 6 42 0" stroke="#fff" stroke-width="2" fill="none"/><path d="M30 18h20" stroke="#8a4327" stroke-width="4" stroke-linecap="round"/>',
  ],
  quilt: [
    '#eef0fb',
    `<rect x="13" y="15" width="54" height="50" rx="4" fill="#fff" stroke="#26348b" stroke-width="2"/><g ${stitch} stroke-width="2"><rect x="18" y="20" width="44" height="40" stroke="#b23a2e"/><circle cx="40" cy="40" r="13" stroke="#26348b"/><circle cx="40" cy="40" r="6" stroke="#eba91f"/></g><path d="M40 30v20M30 40h20M33 33l14 14M47 33L33 47" stroke="#1f6b4a" stroke-width="1.500" stroke-dasharray="2.500 2"/>`,
  ],
  phones: [
    '#dde1f7',
    '<path d="M18 46V40a22 22 0 0144 0v6" stroke="#17203d" stroke-width="5" fill="none"/><rect x="13" y="42" width="13" height="23" rx="6" fill="#3547b8"/><rect x="54" y="42" width="13" height="23" rx="6" fill="#3547b8"/><path d="M26 46v15M54 46v15" stroke="#17203d" stroke-width="3"/>',
  ],
  lamp: [
    '#fdf3dc',
    '<path d="M28 16h24l10 24H18z" fill="#f9d27d"/><path d="M18 40h44" stroke="#eba91f" stroke-width="3"/><path d="M38 40h4v8c7 2 10 7 8 14H30c-2-7 1-12 8-14z" fill="#8a4327"/><path d="M26 66h28" stroke="#6b4700" stroke-width="4" stroke-linecap="round"/>',
  ],
  gur: [
    '#fdf3dc',
    '<path d="M14 48c0-8 12-13 26-13s26 5 26 13v8c0 7-12 12-26 12S14 63 14 56z" fill="#8a5a1e"/><ellipse cx="40" cy="47" rx="26" ry="11" fill="#b07a30"/><path d="M26 40c0-6 7-9 15-9s15 3 15 9v3c0 5-7 8-15 8s-15-3-15-8z" fill="#8a5a1e"/><ellipse cx="41" cy="39" rx="15" ry="7" fill="#c58d3d"/>',
  ],
};

export const good = (name: Good, size: number): string => {
  const [ground, shape] = drawings[name];
  return html`<svg class="mv-good" width="${size}" height="${size}" viewBox="0 0 80 80" aria-hidden="true"><rect width="80" height="80" rx="11" fill="${ground}"/>${shape}</svg>`;
};

/** A closer look at a part of the same drawing. */
export const goodDetail = (name: Good, size: number, box: string): string =>
  html`<svg class="mv-good" width="${size}" height="${size}" viewBox="${box}" aria-hidden="true" style="border-radius:9px;background:${drawings[name][0]}">${drawings[name][1]}</svg>`;

/** The awning over a shop, in the colour of its vendor. */
export const awning = (width: number, colour: string): string => {
  const stripe = width / 10;
  return html`<svg class="mv-awning" width="${width}" height="26" viewBox="0 0 ${width} 26" aria-hidden="true">${Array.from({ length: 10 }, (_, i) => html`<path d="M${i * stripe} 0h${stripe}v15a${stripe / 2} 9 0 01${-stripe} 0z" fill="${i % 2 ? '#fff' : colour}" stroke="${colour}" stroke-width="1"/>`)}</svg>`;
};
