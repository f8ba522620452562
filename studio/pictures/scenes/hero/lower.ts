import { leafCloth, madderCloth, mix, nil300, palette } from '../../palette';
import { cloth, cut } from '../../stitch/cloth';
import { knot } from '../../stitch/fill';
import type { Hand } from '../../stitch/hand';
import { river } from '../../stitch/motifs';
import { box, curve, line, place } from '../../stitch/path';
import { around, loose, running } from '../../stitch/thread';

/** Three rows of the day's orders, each with its state on a patch. */
function orders(hand: Hand): string {
  const rows = [
    { knot: palette.madder, name: 128, cloth: leafCloth, state: palette.leaf },
    { knot: palette.turmeric500, name: 164, cloth: palette.turmeric300, state: palette.nil700 },
    { knot: palette.leaf, name: 108, cloth: madderCloth, state: palette.madder },
  ];
  return rows
    .map((row, index) => {
      const y = 938 + index * 58;
      const text = { colour: palette.nil700, width: 7, length: 26, gap: 14 };
      return [
        knot([500, y], 13, { colour: row.knot, width: 6 }),
        running(line([534, y], [534 + row.name, y]), text, hand),
        running(line([738, y], [830, y]), { ...text, colour: nil300 }, hand),
        cloth(cut(box(884, y - 20, 118, 40, 18), 0.8, hand, 24), row.cloth),
        running(line([910, y], [976, y]), { ...text, colour: row.state, length: 20, gap: 12 }, hand),
      ].join('');
    })
    .join('');
}

const pin = curve([0, 0], [-17, -26], [-15, -44], [0, -52], [15, -44], [17, -26], [0, 0]);

/** A delivery's way over the rivers, from the shop to the door. */
function route(hand: Hand): string {
  const water = {
    colour: mix(palette.nil600, palette.cotton, 0.35),
    width: 6,
    length: 22,
    gap: 13,
  };
  return [
    cloth(cut(box(1042, 918, 254, 158, 16), 1.6, hand, 36), palette.nil100),
    around(box(1052, 928, 234, 138, 10), { colour: palette.nil600, width: 6, length: 22, gap: 14 }, hand),
    running(river(1068, 976, 200), water, hand),
    running(river(1068, 1006, 200), water, hand),
    running(
      curve([1086, 1044], [1150, 1036], [1160, 990], [1216, 984], [1250, 974]),
      {
        colour: palette.madder,
        width: 9,
        length: 25,
        gap: 15,
      },
      hand,
    ),
    knot([1086, 1044], 12, { colour: palette.madder, width: 6 }),
    loose(place(pin, 1252, 976, 0.8), { colour: palette.leaf, width: 9 }),
    knot([1252, 949], 5, { colour: palette.leaf, width: 5 }),
  ].join('');
}

export function drawLower(hand: Hand): string {
  return orders(hand) + route(hand);
}
