import { colour } from '../../src/build/palette';

/** The raw palette of the site, the only colours a picture may use. */
export const palette = {
  cotton: colour('cotton'),
  white: colour('white'),
  ink: colour('ink'),
  slate: colour('slate'),
  nil50: colour('nil-50'),
  nil100: colour('nil-100'),
  nil600: colour('nil-600'),
  nil700: colour('nil-700'),
  nil900: colour('nil-900'),
  turmeric300: colour('turmeric-300'),
  turmeric500: colour('turmeric-500'),
  madder: colour('madder-600'),
  leaf: colour('leaf-700'),
};

/** Mixes two palette colours, for dyed cloth that must be paler than its thread. */
export function mix(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const a = Number.parseInt(from.slice(start, start + 2), 16);
    const b = Number.parseInt(to.slice(start, start + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** Unbleached cotton: the page's cotton with a little turmeric left in it. */
export const unbleached = mix(mix(palette.cotton, palette.turmeric300, 0.12), palette.ink, 0.035);
export const leafCloth = mix(palette.cotton, palette.leaf, 0.2);
export const madderCloth = mix(palette.cotton, palette.madder, 0.2);
export const nil300 = mix(palette.nil600, palette.cotton, 0.48);
