/** The raw palette of the site, the only colours a picture may use. */
export const palette = {
  cotton: '#FBF8F2',
  white: '#FFFFFF',
  ink: '#17203D',
  slate: '#47506E',
  nil50: '#EEF0FB',
  nil100: '#DDE1F7',
  nil600: '#3547B8',
  nil700: '#26348B',
  nil900: '#141B4D',
  turmeric300: '#F9D27D',
  turmeric500: '#EBA91F',
  madder: '#B23A2E',
  leaf: '#1F6B4A',
} as const;

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
