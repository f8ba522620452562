import { leafCloth, mix, palette } from '../../palette';
import { cloth, cut } from '../../stitch/cloth';
import { satinBox } from '../../stitch/fill';
import type { Hand } from '../../stitch/hand';
import { arc, box, curve, line, type Path, type Point, place } from '../../stitch/path';
import { around, running, type Thread } from '../../stitch/thread';

const size: Point = [246, 146];

function patch([x, y]: Point, colour: string, edge: string, hand: Hand): string {
  const [width, height] = size;
  return (
    cloth(cut(box(x, y, width, height, 16), 1.6, hand, 36), colour) +
    around(box(x + 11, y + 11, width - 22, height - 22, 9), { colour: edge, width: 6, length: 22, gap: 14 }, hand)
  );
}

/** The taka sign, so that money is money of the country the cloth comes from. */
const taka: readonly Path[] = [
  curve([-19, -22], [-10, -29], [-4, -18], [-4, 8], [0, 24], [12, 22], [19, 8], [13, 0]),
  line([-20, -6], [12, -6]),
];

function draw(paths: readonly Path[], at: Point, thread: Thread, hand: Hand): string {
  return paths.map((path) => running(place(path, at[0], at[1], 1.25), thread, hand)).join('');
}

function sales(at: Point, hand: Hand): string {
  const [x, y] = at;
  const figure = { colour: palette.nil700, width: 8, length: 22, gap: 11 };
  const sign = { colour: palette.nil700, width: 9, length: 21, gap: 3 };
  return [
    patch(at, palette.turmeric300, palette.nil700, hand),
    draw(taka, [x + 64, y + 75], sign, hand),
    running(line([x + 104, y + 58], [x + 208, y + 58]), { ...figure, width: 10, length: 28, gap: 14 }, hand),
    running(line([x + 104, y + 92], [x + 176, y + 92]), { ...figure, colour: palette.madder }, hand),
  ].join('');
}

function parcels(at: Point, hand: Hand): string {
  const [x, y] = at;
  const rows: [number, number, string][] = [
    [0, 1, palette.nil600],
    [1, 1, palette.madder],
    [0.5, 0, palette.nil700],
  ];
  const boxes = rows.map(([column, row, colour]) =>
    satinBox([x + 36 + column * 46, y + 34 + row * 42], [40, 36], { colour, width: 5.5 }, hand),
  );
  const figure = { colour: palette.nil700, width: 8, length: 24, gap: 13 };
  return [
    patch(at, mix(palette.nil100, palette.nil600, 0.06), palette.nil600, hand),
    ...boxes,
    running(line([x + 148, y + 56], [x + 212, y + 56]), { ...figure, width: 10 }, hand),
    running(line([x + 148, y + 92], [x + 196, y + 92]), figure, hand),
  ].join('');
}

function share(at: Point, hand: Hand): string {
  const [x, y] = at;
  const centre: Point = [x + 76, y + 73];
  const done = arc(centre[0], centre[1], 36, -90, 165);
  const left = arc(centre[0], centre[1], 36, 185, 250);
  const figure = { colour: palette.leaf, width: 8, length: 24, gap: 13 };
  return [
    patch(at, leafCloth, palette.leaf, hand),
    running(done, { colour: palette.leaf, width: 15, length: 24, gap: 3 }, hand),
    running(left, { colour: palette.turmeric500, width: 15, length: 24, gap: 3 }, hand),
    running(line([x + 138, y + 56], [x + 210, y + 56]), { ...figure, width: 10 }, hand),
    running(line([x + 138, y + 92], [x + 190, y + 92]), figure, hand),
  ].join('');
}

/** Three patches of the day: what was sold, what is in stock, what has been delivered. */
export function drawCards(hand: Hand): string {
  return sales([478, 448], hand) + parcels([760, 448], hand) + share([1042, 448], hand);
}
