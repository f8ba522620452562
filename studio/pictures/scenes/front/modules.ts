import { knot, satinBox } from '../../stitch/fill';
import type { Hand } from '../../stitch/hand';
import { river } from '../../stitch/motifs';
import { arc, box, curve, line, place } from '../../stitch/path';
import { around, running } from '../../stitch/thread';

/** Draws a module's sign round 0,0, in the thread that shows on its patch. */
export type Module = (colour: string, accent: string, hand: Hand) => string;

const fine = { width: 7.5, length: 20, gap: 7 };

export const modules = {
  bars: (colour, accent, hand) =>
    [24, 40, 56]
      .map((height, i) =>
        satinBox([-32 + i * 24, 28 - height], [16, height], { colour: i === 1 ? accent : colour, width: 5 }, hand),
      )
      .join(''),
  trend: (colour, accent, hand) =>
    running(curve([-34, 20], [-14, -4], [6, 6], [32, -26]), { colour, width: 10, length: 24, gap: 6 }, hand) +
    knot([34, -28], 9, { colour: accent, width: 5 }),
  bill: (colour, accent, hand) =>
    around(box(-26, -34, 52, 68, 6), { ...fine, colour }, hand) +
    running(line([-10, -10], [10, -10]), { ...fine, colour: accent }, hand) +
    running(line([-10, 12], [10, 12]), { ...fine, colour: accent }, hand),
  people: (colour, accent, hand) =>
    knot([0, -20], 15, { colour: accent, width: 5 }) +
    running(arc(0, 32, 29, 180, 360), { colour, width: 13, length: 28, gap: 4 }, hand),
  stock: (colour, accent, hand) =>
    satinBox([-32, 2], [30, 28], { colour, width: 5 }, hand) +
    satinBox([4, 2], [30, 28], { colour: accent, width: 5 }, hand) +
    satinBox([-14, -32], [30, 28], { colour, width: 5 }, hand),
  clock: (colour, accent, hand) =>
    around(arc(0, 0, 33), { ...fine, colour, width: 8 }, hand) +
    running(line([0, -18], [0, 0], [13, 9]), { ...fine, colour: accent, gap: 4 }, hand),
  pill: (colour, accent, hand) =>
    around(place(box(-36, -15, 72, 30, 15), 0, 0, 1, -40), { ...fine, colour }, hand) +
    running(place(line([4, -9], [4, 9]), 0, 0, 1, -40), { ...fine, colour: accent }, hand),
  water: (colour, accent, hand) =>
    [-22, 2, 26]
      .map((y, i) => running(river(-36, y, 72), { ...fine, colour: i === 1 ? accent : colour }, hand))
      .join(''),
  calendar: (colour, accent, hand) =>
    around(box(-32, -28, 64, 60, 6), { ...fine, colour }, hand) +
    [-14, 0, 14]
      .map((x) => knot([x, -8], 5, { colour: accent, width: 4 }) + knot([x, 12], 5, { colour, width: 4 }))
      .join(''),
  reel: (colour, accent, hand) =>
    satinBox([-18, -22], [36, 44], { colour: accent, width: 5 }, hand) +
    running(line([-28, -30], [28, -30]), { ...fine, colour, width: 9, gap: 4 }, hand) +
    running(line([-28, 30], [28, 30]), { ...fine, colour, width: 9, gap: 4 }, hand),
  cross: (colour, _accent, hand) =>
    satinBox([-12, -36], [24, 72], { colour, width: 5 }, hand) +
    satinBox([-36, -12], [72, 24], { colour, width: 5 }, hand),
  window: (colour, accent, hand) =>
    around(box(-30, -32, 60, 64, 5), { ...fine, colour }, hand) +
    running(line([0, -24], [0, 26]), { ...fine, colour: accent }, hand) +
    running(line([-22, 0], [24, 0]), { ...fine, colour: accent }, hand),
  plain: (_colour, accent, hand) =>
    [-24, -8, 8, 24].map((y) => running(line([-32, y], [34, y]), { ...fine, colour: accent, width: 5 }, hand)).join(''),
} satisfies Record<string, Module>;

export type ModuleName = keyof typeof modules;
