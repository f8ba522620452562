import { mix, nil300, palette } from '../../palette';
import { cloth, cut } from '../../stitch/cloth';
import { knot, satinBox } from '../../stitch/fill';
import { arc, box, curve, line } from '../../stitch/path';
import { around, running } from '../../stitch/thread';
import type { Piece } from './piece';

const kraft = mix(palette.turmeric300, palette.turmeric500, 0.25);

export const stockBox: Piece = {
  x: 800,
  y: 236,
  degrees: 5,
  colour: kraft,
  outline: [
    [-190, -96],
    [-140, -170],
    [140, -170],
    [190, -96],
    [190, 160],
    [-190, 160],
  ],
  draw: (hand) =>
    [
      cloth(
        cut(
          [
            [-190, -96],
            [-140, -170],
            [140, -170],
            [190, -96],
          ],
          1.2,
          hand,
          30,
        ),
        palette.turmeric500,
      ),
      cloth(cut(box(-36, -172, 72, 138, 4), 1.2, hand, 24), palette.madder),
      around(box(-26, -160, 52, 116, 3), { colour: palette.turmeric300, width: 5, length: 18, gap: 11 }, hand),
      running(line([-172, -84], [-48, -84]), { colour: palette.nil700, width: 7, length: 24, gap: 15 }, hand),
      running(line([48, -84], [172, -84]), { colour: palette.nil700, width: 7, length: 24, gap: 15 }, hand),
      running(
        line([-172, -84], [-172, 142], [172, 142], [172, -84]),
        { colour: palette.nil700, width: 7, length: 24, gap: 15 },
        hand,
      ),
      // which way up, and the label a scanner reads
      ...[-128, -84].map(
        (x) =>
          running(
            line([x - 15, 80], [x, 62], [x + 15, 80]),
            { colour: palette.nil700, width: 8, length: 20, gap: 5 },
            hand,
          ) + running(line([x, 70], [x, 116]), { colour: palette.nil700, width: 8, length: 20, gap: 8 }, hand),
      ),
      cloth(cut(box(24, 52, 126, 74, 6), 0.8, hand, 30), palette.cotton),
      ...[0, 1, 2, 3, 4].map((bar) =>
        satinBox([40 + bar * 20, 66], [bar % 2 ? 7 : 12, 46], { colour: palette.nil900, width: 5 }, hand),
      ),
    ].join(''),
};

export const phone: Piece = {
  x: 820,
  y: 668,
  degrees: -7,
  colour: palette.leaf,
  outline: box(-128, -232, 256, 464, 40),
  draw: (hand) =>
    [
      cloth(cut(box(-106, -196, 212, 382, 16), 1.2, hand, 30), palette.cotton),
      around(box(-117, -218, 234, 436, 32), { colour: palette.turmeric300, width: 5, length: 20, gap: 14 }, hand),
      running(line([-84, -164], [10, -164]), { colour: palette.nil700, width: 9, length: 28, gap: 14 }, hand),
      knot([70, -160], 17, { colour: palette.turmeric500, width: 6 }),
      running(arc(0, -66, 56, -90, 150), { colour: palette.nil600, width: 15, length: 30, gap: 9 }, hand),
      running(arc(0, -66, 56, 170, 250), { colour: palette.turmeric500, width: 15, length: 30, gap: 9 }, hand),
      running(
        curve([-84, 100], [-46, 76], [-8, 90], [34, 56], [84, 44]),
        { colour: nil300, width: 8, length: 25, gap: 14 },
        hand,
      ),
      cloth(cut(box(-84, 122, 168, 44, 16), 0.8, hand, 24), palette.nil700),
      running(line([-40, 144], [40, 144]), { colour: palette.turmeric300, width: 8, length: 26, gap: 14 }, hand),
    ].join(''),
};
