import { html } from '../../kit/html';
import { type Units, units } from './data';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const words = ({ box, strip, piece }: Units): string[] =>
  [box && plural(box, 'box', 'boxes'), strip && plural(strip, 'strip', 'strips'), piece && `${piece} pc`].filter(
    (part): part is string => Boolean(part),
  );

/** "7 boxes 4 strips 6 pc": stock as it lies in the drawer. */
export const inUnits = (pieces: number, pack: readonly [number, number]): string =>
  words(units(pieces, pack)).join(' · ');

export const placeSign = (place: string): string => html`<span class="ph-place">${place}</span>`;

/** A strip of pockets, `left` of which are still full. */
export function blister(pockets: number, left: number, size = 30): string {
  const columns = Math.ceil(pockets / 2);
  const width = columns * size + 16;
  const height = 2 * size + 16;
  return html`<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true"><rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="9" class="ph-foil"/><path d="M8 ${height / 2}H${width - 8}" class="ph-tear"/>${Array.from(
    { length: pockets },
    (_, index) => {
      const x = 8 + (index % columns) * size + size / 2;
      const y = 8 + Math.floor(index / columns) * size + size / 2;
      return html`<rect x="${x - size * 0.34}" y="${y - size * 0.23}" width="${size * 0.68}" height="${size * 0.46}" rx="${size * 0.23}" class="${index < left ? 'ph-full' : 'ph-gone'}"/>`;
    },
  )}</svg>`;
}
