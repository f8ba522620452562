import { leafCloth, madderCloth, palette } from '../../palette';
import { cloth, cut } from '../../stitch/cloth';
import type { Hand } from '../../stitch/hand';
import { box, line, type Point } from '../../stitch/path';
import { running } from '../../stitch/thread';
import { type ModuleName, modules } from './modules';

const side = 120;

interface Dye {
  cloth: string;
  thread: string;
  accent: string;
}

/** Each dye with the threads that can be read on it. */
const dyes = {
  nil: { cloth: palette.nil700, thread: palette.cotton, accent: palette.turmeric500 },
  sky: { cloth: palette.nil100, thread: palette.nil700, accent: palette.madder },
  turmeric: { cloth: palette.turmeric300, thread: palette.nil700, accent: palette.madder },
  cotton: { cloth: palette.cotton, thread: palette.nil600, accent: palette.turmeric500 },
  leaf: { cloth: palette.leaf, thread: palette.cotton, accent: palette.turmeric300 },
  mint: { cloth: leafCloth, thread: palette.leaf, accent: palette.madder },
  rose: { cloth: madderCloth, thread: palette.madder, accent: palette.nil700 },
  madder: { cloth: palette.madder, thread: palette.cotton, accent: palette.turmeric300 },
} satisfies Record<string, Dye>;

export type Square = readonly [dye: keyof typeof dyes, module: ModuleName];

function square([x, y]: Point, [dye, name]: Square, hand: Hand): string {
  const { cloth: colour, thread, accent } = dyes[dye];
  const patch = cloth(cut(box(x - 2, y - 2, side + 4, side + 4, 4), 1.5, hand, 30), colour);
  const sign = modules[name](thread, accent, hand);
  return `${patch}<g transform="translate(${x + side / 2} ${y + side / 2})">${sign}</g>`;
}

/** Short stitches across a seam: this is what joins two modules. */
export function seam(from: Point, to: Point, hand: Hand): string {
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 30);
  const upright = from[0] === to[0];
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const reach: Point = upright ? [13, 3] : [3, 13];
    const stitch = line([x - reach[0], y - reach[1]], [x + reach[0], y + reach[1]]);
    return running(stitch, { colour: palette.turmeric500, width: 6.5, length: 26, gap: 26 }, hand);
  }).join('');
}

export function drawWall([x, y]: Point, rows: readonly (readonly Square[])[], hand: Hand): string {
  const patches = rows.flatMap((row, r) => row.map((cell, c) => square([x + c * side, y + r * side], cell, hand)));
  const width = (rows[0]?.length ?? 0) * side;
  const across = rows.slice(1).map((_, r) => seam([x, y + (r + 1) * side], [x + width, y + (r + 1) * side], hand));
  const down = (rows[0] ?? [])
    .slice(1)
    .map((_, c) => seam([x + (c + 1) * side, y], [x + (c + 1) * side, y + rows.length * side], hand));
  return [...patches, ...across, ...down].join('');
}
