import { mix, nil300, palette } from '../../palette';
import { cloth, cut } from '../../stitch/cloth';
import { knot } from '../../stitch/fill';
import { box, line, type Point } from '../../stitch/path';
import { around, running } from '../../stitch/thread';
import type { Piece } from './piece';

const text = { width: 8, length: 27, gap: 15 };

const teeth = Array.from({ length: 9 }, (_, index): Point => [150 - index * 37.5, index % 2 ? 186 : 212]);

export const receipt: Piece = {
  x: 240,
  y: 270,
  degrees: -8,
  colour: mix(palette.cotton, palette.white, 0.4),
  outline: [[-150, -216], [150, -216], ...teeth],
  draw: (hand) =>
    [
      knot([-92, -160], 24, { colour: palette.nil700, width: 7 }),
      running(line([-46, -172], [84, -172]), { colour: palette.nil700, ...text, width: 10 }, hand),
      running(line([-46, -144], [40, -144]), { colour: nil300, ...text }, hand),
      running(line([-116, -104], [116, -104]), { colour: nil300, ...text, width: 6 }, hand),
      ...[
        [-70, 72],
        [-34, 96],
        [70, 56],
        [106, 84],
      ].map(([y = 0, reach = 80]) =>
        [
          running(line([-112, y], [-112 + reach * 1.4, y]), { colour: palette.nil700, ...text }, hand),
          running(line([64, y], [114, y]), { colour: palette.leaf, ...text, length: 20, gap: 12 }, hand),
        ].join(''),
      ),
      running(line([-116, 136], [116, 136]), { colour: palette.madder, ...text, width: 10 }, hand),
      running(line([26, 160], [116, 160]), { colour: palette.madder, ...text, width: 10 }, hand),
    ].join(''),
};

export const ledger: Piece = {
  x: 300,
  y: 730,
  degrees: 6,
  colour: palette.nil700,
  outline: box(-200, -150, 400, 300, 20),
  draw: (hand) => {
    const ruled = [-78, -34, 54, 98].map((y) =>
      [
        running(line([26, y], [92, y]), { colour: nil300, ...text, width: 7 }, hand),
        running(line([116, y], [164, y]), { colour: palette.leaf, ...text, width: 7 }, hand),
        running(line([-166, y], [-90, y]), { colour: nil300, ...text, width: 7 }, hand),
        running(line([-68, y], [-26, y]), { colour: palette.turmeric500, ...text, width: 7 }, hand),
      ].join(''),
    );
    return [
      cloth(cut(box(-186, -132, 184, 262, 8), 1.4, hand, 30), palette.cotton),
      cloth(cut(box(2, -132, 184, 262, 8), 1.4, hand, 30), palette.cotton),
      running(line([-166, -110], [-26, -110]), { colour: palette.nil700, ...text }, hand),
      running(line([24, -110], [164, -110]), { colour: palette.nil700, ...text }, hand),
      ...ruled,
      around(box(-193, -142, 386, 284, 14), { colour: palette.turmeric300, width: 6, length: 22, gap: 15 }, hand),
    ].join('');
  },
};
