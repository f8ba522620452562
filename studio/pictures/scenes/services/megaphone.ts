import { mix, palette } from '../../palette';
import { cloth, cut } from '../../stitch/cloth';
import { knot } from '../../stitch/fill';
import type { Hand } from '../../stitch/hand';
import { arc, box, line, type Path } from '../../stitch/path';
import { around, running } from '../../stitch/thread';

const horn: Path = [
  [-20, -62],
  [190, -156],
  [190, 156],
  [-20, 62],
];
const throat = box(-150, -62, 136, 124, 34);

/** A megaphone, and the sound of it going out in rows of stitches that end in people who heard. */
export function drawMegaphone(hand: Hand): string {
  return [
    ...[0, 1, 2].map((row) =>
      running(
        arc(300, 262, 150 + row * 56, -34 + row * 3, 34 - row * 3),
        {
          colour: [palette.madder, palette.nil600, palette.turmeric500][row] ?? palette.madder,
          width: 14,
          length: 40,
          gap: 18,
        },
        hand,
      ),
    ),
    knot([584, 130], 20, { colour: palette.leaf, width: 7 }),
    knot([604, 262], 20, { colour: palette.madder, width: 7 }),
    knot([584, 394], 20, { colour: palette.nil700, width: 7 }),
    `<g transform="translate(212 270) rotate(-10)">${drawBody(hand)}</g>`,
  ].join('');
}

function drawBody(hand: Hand): string {
  return [
    cloth(cut(box(-96, 40, 64, 178, 20), 1.2, hand, 28), palette.nil900, { filter: 'lift' }),
    running(line([-64, 88], [-64, 196]), { colour: palette.turmeric300, width: 6, length: 20, gap: 13 }, hand),
    cloth(cut(throat, 1.4, hand, 30), palette.nil700, { filter: 'lift' }),
    around(box(-138, -50, 112, 100, 26), { colour: palette.turmeric300, width: 6, length: 20, gap: 13 }, hand),
    knot([-84, 0], 24, { colour: palette.turmeric500, width: 7 }),
    cloth(cut(horn, 1.6, hand, 34), palette.turmeric500, { filter: 'lift' }),
    running(line([0, -42], [166, -118]), { colour: palette.nil700, width: 8, length: 26, gap: 15 }, hand),
    running(
      line([4, 0], [166, 0]),
      { colour: mix(palette.turmeric500, palette.ink, 0.35), width: 8, length: 26, gap: 15 },
      hand,
    ),
    running(line([0, 42], [166, 118]), { colour: palette.nil700, width: 8, length: 26, gap: 15 }, hand),
    cloth(cut(box(172, -172, 42, 344, 20), 1.4, hand, 30), palette.madder, { filter: 'patch' }),
    running(line([193, -150], [193, 150]), { colour: palette.turmeric300, width: 7, length: 24, gap: 15 }, hand),
  ].join('');
}
