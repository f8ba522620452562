import { mix, palette } from '../palette';
import type { Hand } from './hand';
import type { Path, Point } from './path';
import { curve, toData } from './path';
import { walk } from './walk';

/** Definitions every picture shares: the weave that lies over any dye, and the shadows. */
export const clothDefinitions = `<defs>
<pattern id="weave" width="12" height="12" patternUnits="userSpaceOnUse" fill="none">
<path d="M0 2.500h12M0 8.500h12" stroke="${palette.ink}" stroke-opacity=".05" stroke-width="1.6"/>
<path d="M2.5 0v12M8.5 0v12" stroke="${palette.ink}" stroke-opacity=".035" stroke-width="1.6"/>
<path d="M0 5.500h12M5.5 0v12" stroke="${palette.white}" stroke-opacity=".09" stroke-width="1.8"/>
</pattern>
<filter id="lift" x="-10%" y="-10%" width="120%" height="125%">
<feDropShadow dx="0" dy="5" stdDeviation="14" flood-color="${palette.ink}" flood-opacity=".22"/>
</filter>
<filter id="patch" x="-10%" y="-10%" width="120%" height="125%">
<feDropShadow dx="1" dy="3" stdDeviation="3" flood-color="${palette.ink}" flood-opacity=".3"/>
</filter>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="6"/></filter>
</defs>`;

/** Cuts along a path as scissors do: close to the line, not on it. */
export function cut(path: Path, waver: number, hand: Hand, every = 46): Path {
  const { total, at } = walk([...path, ...path.slice(0, 1)]);
  const count = Math.max(6, Math.round(total / every));
  const points = Array.from({ length: count }, (_, index): Point => {
    const [x, y] = at((total * index) / count);
    return [x + hand() * waver, y + hand() * waver];
  });
  return curve(...points, ...points.slice(0, 1));
}

interface ClothOptions {
  filter?: 'lift' | 'patch' | 'none';
}

/** One piece of dyed cotton lying on what is below it. */
export function cloth(outline: Path, colour: string, { filter = 'patch' }: ClothOptions = {}): string {
  const data = `${toData(outline)}Z`;
  const shadow = filter === 'none' ? '' : ` filter="url(#${filter})"`;
  return (
    `<path d="${data}" fill="${colour}" stroke="${mix(colour, palette.ink, 0.14)}" stroke-width="2"${shadow}/>` +
    `<path d="${data}" fill="url(#weave)"/>`
  );
}

/** Threads of the weave that have worked loose along a raw edge. */
export function fringe(from: Point, to: Point, colour: string, hand: Hand): string {
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 13);
  const across = Math.abs(to[0] - from[0]) > Math.abs(to[1] - from[1]);
  const data = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5 + hand() * 0.3) / count;
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share;
    const reach = 10 + hand() * 6;
    const end: Point = across ? [x + hand() * 4, y + reach] : [x + reach, y + hand() * 4];
    return toData([[x, y], end]);
  }).join('');
  return `<path d="${data}" stroke="${colour}" stroke-width="2.2"/>`;
}
