import { leafCloth, mix, nil300, palette } from '../../palette';
import { cloth, cut } from '../../stitch/cloth';
import { knot } from '../../stitch/fill';
import type { Hand } from '../../stitch/hand';
import { box, curve, line } from '../../stitch/path';
import { around, running } from '../../stitch/thread';

const sky = mix(palette.cotton, palette.nil600, 0.16);

/** A page in a browser: its address, a landscape, words and a button. */
export function drawPage(hand: Hand): string {
  return [
    cloth(cut(box(48, 40, 544, 440, 26), 1.8, hand, 36), palette.cotton, { filter: 'lift' }),
    cloth(cut(box(48, 40, 544, 84, 22), 1.6, hand, 34), palette.madder),
    around(box(60, 52, 520, 416, 18), { colour: palette.nil700, width: 6, length: 22, gap: 14 }, hand),
    knot([94, 84], 13, { colour: palette.turmeric500, width: 5 }),
    knot([134, 84], 13, { colour: palette.turmeric300, width: 5 }),
    cloth(cut(box(176, 62, 380, 44, 20), 1, hand, 26), palette.cotton),
    running(line([204, 84], [398, 84]), { colour: palette.nil700, width: 8, length: 26, gap: 13 }, hand),
    drawLandscape(hand),
    ...[166, 206, 246].map((y, row) =>
      running(
        line([356, y], [[548, 520, 470][row] ?? 500, y]),
        { colour: row ? nil300 : palette.nil700, width: row ? 9 : 13, length: 30, gap: 14 },
        hand,
      ),
    ),
    cloth(cut(box(356, 280, 176, 60, 22), 1, hand, 26), palette.turmeric500),
    running(line([392, 310], [496, 310]), { colour: palette.nil900, width: 10, length: 28, gap: 12 }, hand),
    ...[0, 1, 2].map((column) => drawColumn(88 + column * 164, hand)),
  ].join('');
}

function drawLandscape(hand: Hand): string {
  const hill = curve([88, 330], [130, 270], [182, 238], [236, 282], [272, 258], [328, 318], [328, 344]);
  return [
    cloth(cut(box(88, 146, 240, 204, 12), 1.2, hand, 30), sky),
    cloth([...hill, [328, 346], [90, 346]], leafCloth),
    running(hill, { colour: palette.leaf, width: 10, length: 28, gap: 12 }, hand),
    knot([274, 194], 26, { colour: palette.turmeric500, width: 7 }),
  ].join('');
}

function drawColumn(x: number, hand: Hand): string {
  return [
    cloth(cut(box(x, 378, 136, 68, 10), 0.8, hand, 26), palette.nil100),
    running(line([x + 20, 402], [x + 108, 402]), { colour: palette.nil700, width: 8, length: 24, gap: 12 }, hand),
    running(line([x + 20, 424], [x + 82, 424]), { colour: nil300, width: 7, length: 22, gap: 12 }, hand),
  ].join('');
}
