import { mix, palette, unbleached } from '../../palette';
import { cloth, cut, fringe } from '../../stitch/cloth';
import { quilting } from '../../stitch/fill';
import type { Hand } from '../../stitch/hand';
import { drawChain, drawKalka, drawLotus } from '../../stitch/motifs';
import { box, curve, type Path, type Point } from '../../stitch/path';
import { around, running } from '../../stitch/thread';

const left = 62;
const top = 150;
const right = 1478;
const bottom = 1256;

// the corners reach out and the sides draw in, as stitched cloth does
const sheet: Path = [
  ...curve([760, top + 8], [1150, top + 12], [right + 4, top - 2]),
  ...curve([right + 4, top - 2], [right - 6, 420], [right - 2, 720], [right - 9, 1000], [right + 6, bottom + 4]),
  ...curve([right + 6, bottom + 4], [1120, bottom - 8], [760, bottom - 2], [400, bottom - 9], [left - 4, bottom + 4]),
  ...curve([left - 4, bottom + 4], [left + 7, 960], [left + 2, 660], [left + 9, 380], [left - 4, top + 2]),
  ...curve([left - 4, top + 2], [420, top + 12], [760, top + 8]),
];

function border(hand: Hand): string {
  const chains: [Point, Point][] = [
    [
      [226, 226],
      [704, 226],
    ],
    [
      [836, 226],
      [1314, 226],
    ],
    [
      [226, 1180],
      [704, 1180],
    ],
    [
      [836, 1180],
      [1314, 1180],
    ],
    [
      [138, 314],
      [138, 1092],
    ],
    [
      [1402, 314],
      [1402, 1092],
    ],
  ];
  const kalkas: [Point, number][] = [
    [[142, 230], 135],
    [[142, 1176], 45],
    [[1398, 1176], -45],
  ];
  const hem = { width: 6, length: 24, gap: 15 };
  return [
    running(
      box(left + 26, top + 26, right - left - 52, bottom - top - 52, 10),
      { colour: palette.madder, ...hem },
      hand,
    ),
    around(box(182, 270, 1176, 866, 14), { colour: palette.turmeric500, ...hem }, hand),
    ...chains.map(([from, to]) => drawChain(from, to, 44, hand)),
    ...kalkas.map(([at, degrees]) => drawKalka(at, 106, degrees, hand)),
    drawLotus([770, 226], 50, hand),
    drawLotus([770, 1180], 50, hand),
  ].join('');
}

/** The hand-woven sheet: an older indigo sari shows at its edge, for a kantha is layers joined. */
export function drawGround(hand: Hand): string {
  const outline = cut(sheet, 3.2, hand);
  const lining = cut(
    sheet.map(([x, y]): Point => [x + 7, y + 9]),
    4,
    hand,
  );
  const quilt = { colour: mix(unbleached, palette.ink, 0.085), width: 4, length: 20, gap: 17 };
  return [
    fringe([left + 20, bottom - 2], [right - 20, bottom - 6], mix(unbleached, palette.ink, 0.16), hand),
    cloth(lining, palette.nil700, { filter: 'lift' }),
    cloth(outline, unbleached),
    quilting([left + 30, top + 40], [right - left - 60, bottom - top - 80], 22, quilt, hand),
    border(hand),
  ].join('');
}
