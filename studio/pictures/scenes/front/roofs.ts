import { mix, nil300, palette } from '../../palette';
import { cloth, cut } from '../../stitch/cloth';
import { knot } from '../../stitch/fill';
import type { Hand } from '../../stitch/hand';
import { drawLotus } from '../../stitch/motifs';
import { arc, box, curve, line, type Path, place } from '../../stitch/path';
import { around, running } from '../../stitch/thread';

const tooth = 120;
const hem = { width: 6.5, length: 22, gap: 14 };

/** The shop: a sign board over a striped awning. */
export function shopRoof(hand: Hand): string {
  const stripes = Array.from({ length: 6 }, (_, index) => {
    const x = 46 + index * 64;
    const outline: Path = [[x + 4, 506], [x + 60, 506], [x + 64, 596], ...arc(x + 32, 596, 32, 0, 180), [x, 596]];
    const striped = index % 2 === 0;
    const thread = { ...hem, width: 6, colour: striped ? palette.turmeric300 : palette.madder };
    return (
      cloth(cut(outline, 0.8, hand, 18), striped ? palette.madder : palette.cotton) +
      running(arc(x + 32, 592, 20, 20, 160), thread, hand)
    );
  });
  return [
    cloth(cut(box(82, 408, 316, 106, 14), 1.6, hand), palette.turmeric300),
    around(box(94, 420, 292, 82, 9), { ...hem, colour: palette.nil700 }, hand),
    running(line([176, 448], [348, 448]), { colour: palette.nil700, width: 11, length: 34, gap: 17 }, hand),
    running(line([176, 476], [290, 476]), { colour: palette.madder, width: 8, length: 26, gap: 15 }, hand),
    knot([136, 461], 22, { colour: palette.madder, width: 7 }),
    ...stripes,
  ].join('');
}

/** The clinic: a parapet with a lotus; the red cross is a protected emblem and stays away. */
export function clinicRoof(hand: Hand): string {
  return [
    cloth(cut([...arc(600, 250, 96, 180, 360), [696, 262], [504, 262]], 1, hand, 26), palette.cotton),
    running(arc(600, 250, 80, 184, 356), { ...hem, colour: palette.nil600 }, hand),
    drawLotus([600, 202], 36, hand),
    cloth(cut(box(412, 236, 376, 40, 8), 1.4, hand, 40), palette.nil600),
    running(line([428, 256], [774, 256]), { ...hem, colour: palette.turmeric300 }, hand),
  ].join('');
}

/** The factory: a saw-tooth roof and a chimney whose smoke is a thread. */
export function factoryRoof(hand: Hand): string {
  const teeth = [0, 1, 2].map((index) => {
    const x = 780 + index * tooth;
    const outline: Path = [
      [x, 508],
      [x, 400],
      [x + tooth, 470],
      [x + tooth, 508],
    ];
    const dye = [palette.nil600, palette.leaf, palette.nil600][index] ?? palette.nil600;
    return (
      cloth(cut(outline, 1, hand, 26), dye) +
      running(
        line([x + 14, 492], [x + 14, 424], [x + 106, 478], [x + 106, 492]),
        { ...hem, colour: palette.turmeric300 },
        hand,
      )
    );
  });
  const smoke = place(
    curve([0, 0], [-8, -34], [26, -58], [6, -96], [-40, -92], [-36, -58], [0, -62], [40, -110], [20, -150]),
    1086,
    250,
  );
  return [
    cloth(
      cut(
        [
          [1056, 480],
          [1062, 268],
          [1110, 268],
          [1116, 480],
        ],
        1,
        hand,
        26,
      ),
      palette.madder,
    ),
    cloth(cut(box(1050, 258, 72, 28, 6), 0.8, hand, 20), mix(palette.madder, palette.ink, 0.25)),
    ...[320, 352, 384].map((y) => running(line([1072, y], [1100, y]), { ...hem, colour: palette.turmeric300 }, hand)),
    running(smoke, { colour: nil300, width: 8, length: 23, gap: 14 }, hand),
    ...teeth,
  ].join('');
}
