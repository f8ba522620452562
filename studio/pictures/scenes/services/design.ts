import { mix, nil300, palette } from '../../palette';
import { cloth, cut } from '../../stitch/cloth';
import { knot, satinBox } from '../../stitch/fill';
import type { Hand } from '../../stitch/hand';
import { needle } from '../../stitch/needle';
import { box, curve, line, type Point } from '../../stitch/path';
import { around, running } from '../../stitch/thread';

const end: Point = [452, 174];
const handles: readonly (readonly [Point, Point])[] = [
  [
    [132, 316],
    [150, 178],
  ],
  [end, [366, 356]],
];

/** A curve between its handles on a drawing, the needle still at its end, and the colours to choose from. */
export function drawDesign(hand: Hand): string {
  const drawn = curve([132, 316], [148, 238], [206, 206], [262, 262], [318, 310], [392, 292], [430, 236], end);
  return [
    cloth(cut(box(56, 60, 476, 420, 22), 1.8, hand, 36), palette.cotton, { filter: 'lift' }),
    around(box(69, 73, 450, 394, 16), { colour: palette.nil700, width: 6, length: 22, gap: 14 }, hand),
    ...[150, 240, 330].map((y) =>
      running(
        line([96, y], [494, y]),
        { colour: mix(nil300, palette.cotton, 0.55), width: 4, length: 12, gap: 14 },
        hand,
      ),
    ),
    ...handles.map(([from, to]) => drawHandle(from, to, hand)),
    running(drawn, { colour: palette.madder, width: 14, length: 36, gap: 14 }, hand),
    ...[palette.nil700, palette.turmeric500, palette.madder, palette.leaf].map((colour, index) =>
      cloth(cut(box(96 + index * 104, 386, 82, 60, 14), 0.8, hand, 24), colour),
    ),
    needle({
      at: [500, 136],
      length: 190,
      degrees: -40,
      colour: palette.madder,
      width: 9,
      coming: curve(end, [462, 160], [480, 146], [500, 136]),
      leaving: curve([504, 132], [532, 150], [536, 196], [566, 222], [560, 268], [584, 300]),
    }),
  ].join('');
}

/** A line to a knot, and the square that sits on the curve. */
function drawHandle(from: Point, to: Point, hand: Hand): string {
  return [
    running(line(from, to), { colour: palette.nil600, width: 6, length: 20, gap: 12 }, hand),
    knot(to, 14, { colour: palette.nil600, width: 6 }),
    satinBox([from[0] - 15, from[1] - 15], [30, 30], { colour: palette.nil700, width: 6 }, hand),
  ].join('');
}
