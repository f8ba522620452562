import { mix, palette } from '../palette';
import type { Path, Point } from './path';
import { loose } from './thread';

interface NeedleOptions {
  /** The eye; the needle points away from here. */
  at: Point;
  length: number;
  degrees: number;
  colour: string;
  width: number;
  /** Thread as it comes to the eye, and as it hangs from it. */
  coming: Path;
  leaving: Path;
}

const bodyOf = (length: number): string =>
  `M-60 0C-60-13-40-17-14-16L${length * 0.6}-9L${length - 52} 0L${length * 0.6} 9L-14 16C-40 17-60 13-60 0Z`;
const eye = 'M-42 0a7 7 0 0 1 7-7h44a7 7 0 0 1 0 14h-44a7 7 0 0 1-7-7Z';

/** A steel needle; dark at its edge and light along its back, so it shows on cotton and on night blue. */
export function needle(options: NeedleOptions): string {
  const { at, length, degrees, colour, width, coming, leaving } = options;
  const pose = `translate(${at[0]} ${at[1]}) rotate(${degrees})`;
  const body = bodyOf(length);
  const steel = mix(palette.slate, palette.nil100, 0.35);
  return `${loose(coming, { colour, width })}
<g transform="translate(9 20) ${pose}"><path d="${body}" fill="${palette.ink}" fill-opacity=".28" filter="url(#soft)"/></g>
<g transform="${pose}">
<path d="${body} ${eye}" fill="${steel}" fill-rule="evenodd" stroke="${palette.slate}" stroke-width="2.5"/>
<path d="M-54-3C-50-11-34-12-14-12L${length * 0.6}-6L${length - 70}-1" stroke="${palette.white}" stroke-width="4" stroke-opacity=".85"/>
<path d="M24 8L${length * 0.6} 5L${length - 80} 1" stroke="${palette.ink}" stroke-width="4" stroke-opacity=".3"/>
</g>
${loose(leaving, { colour, width })}`;
}
