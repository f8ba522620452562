import { mix, nil300, palette } from '../../palette';
import { cloth, cut } from '../../stitch/cloth';
import { knot, satinBox } from '../../stitch/fill';
import type { Hand } from '../../stitch/hand';
import { arc, box, line, place } from '../../stitch/path';
import { around, running } from '../../stitch/thread';

const written = { width: 7, length: 26, gap: 14 };

function header(hand: Hand): string {
  const mark = [line([264, 342], [264, 388]), line([292, 342], [272, 362]), line([274, 370], [292, 388])];
  return [
    ...mark.map((path) => running(path, { colour: palette.turmeric300, width: 9, length: 22, gap: 6 }, hand)),
    around(box(484, 344, 330, 46, 23), { colour: nil300, ...written, width: 6 }, hand),
    around(arc(512, 366, 8), { colour: palette.nil600, width: 4.5, length: 12, gap: 4 }, hand),
    running(line([540, 367], [650, 367]), { colour: nil300, ...written }, hand),
    knot([1272, 367], 20, { colour: palette.leaf, width: 7 }),
    knot([1216, 367], 11, { colour: palette.turmeric500, width: 6 }),
  ].join('');
}

function menu(hand: Hand): string {
  const lengths = [92, 74, 104, 66, 88, 78];
  const rows = lengths.map((length, index) => {
    const y = 470 + index * 84;
    const active = index === 0;
    const colour = active ? palette.nil900 : palette.nil100;
    const chip = active ? cloth(cut(box(250, y - 32, 180, 64, 14), 1.4, hand, 30), palette.turmeric300) : '';
    return (
      chip +
      satinBox([268, y - 12], [24, 24], { colour: active ? palette.madder : palette.turmeric500, width: 6 }, hand) +
      running(line([312, y], [312 + length, y]), { colour, ...written }, hand)
    );
  });
  const person = [
    running(line([258, 986], [414, 986]), { colour: nil300, width: 5, length: 19, gap: 13 }, hand),
    knot([284, 1036], 20, { colour: palette.turmeric300, width: 6 }),
    running(line([322, 1027], [400, 1027]), { colour: palette.nil100, ...written }, hand),
    running(line([322, 1049], [372, 1049]), { colour: nil300, ...written, width: 5 }, hand),
  ];
  return [...rows, ...person].join('');
}

/** The window of the software: a cotton patch with an indigo one for its menu. */
export function drawWindow(hand: Hand): string {
  const frame = box(216, 300, 1108, 806, 22);
  const side = box(228, 312, 216, 782, 14);
  const inner = place(box(-98, -381, 196, 762, 10), 336, 703);
  return [
    cloth(cut(frame, 2, hand), mix(palette.cotton, palette.white, 0.4)),
    cloth(cut(side, 1.6, hand), palette.nil700),
    around(box(228, 312, 1084, 782, 16), { colour: palette.nil700, width: 8, length: 28, gap: 17 }, hand),
    around(inner, { colour: palette.turmeric300, width: 5, length: 19, gap: 13 }, hand),
    running(line([470, 418], [1300, 418]), { colour: palette.nil700, width: 7, length: 26, gap: 16 }, hand),
    header(hand),
    menu(hand),
  ].join('');
}
