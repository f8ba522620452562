import { nil300, palette } from '../../palette';
import { cloth, cut } from '../../stitch/cloth';
import { knot } from '../../stitch/fill';
import type { Hand } from '../../stitch/hand';
import { box, line } from '../../stitch/path';
import { around, running } from '../../stitch/thread';

/** Lines of a program: indent, length and colour of each word. */
const program: readonly (readonly [indent: number, ...words: (readonly [number, string])[]])[] = [
  [0, [70, palette.madder], [110, palette.nil700]],
  [1, [54, palette.leaf], [130, nil300], [60, palette.turmeric500]],
  [2, [120, palette.nil700], [50, palette.madder]],
  [2, [84, nil300], [96, palette.leaf]],
  [1, [60, palette.turmeric500]],
  [0, [40, palette.madder]],
];

/** A program in its window, between two large angle brackets. */
export function drawCode(hand: Hand): string {
  return [
    cloth(cut(box(70, 44, 500, 432, 26), 1.8, hand, 36), palette.nil700, { filter: 'lift' }),
    around(box(82, 56, 476, 408, 20), { colour: palette.turmeric300, width: 6, length: 22, gap: 14 }, hand),
    ...[palette.madder, palette.turmeric500, palette.leaf].map((colour, index) =>
      knot([116 + index * 38, 90], 12, { colour, width: 5 }),
    ),
    cloth(cut(box(100, 118, 440, 328, 12), 1.4, hand, 34), palette.cotton),
    ...program.map(([indent, ...words], row) => drawLine(128 + indent * 44, 156 + row * 48, words, hand)),
    ...drawBrackets(hand),
  ].join('');
}

function drawLine(x: number, y: number, words: readonly (readonly [number, string])[], hand: Hand): string {
  let from = x;
  return words
    .map(([length, colour]) => {
      const word = running(line([from, y], [from + length, y]), { colour, width: 11, length: 34, gap: 12 }, hand);
      from += length + 24;
      return word;
    })
    .join('');
}

/** On a patch of their own, in thread thick enough to be read across a room. */
function drawBrackets(hand: Hand): string[] {
  const thread = { colour: palette.nil900, width: 17, length: 46, gap: 4 };
  return [
    cloth(cut(box(382, 316, 232, 170, 26), 1.6, hand, 32), palette.turmeric500, { filter: 'lift' }),
    around(box(393, 327, 210, 148, 20), { colour: palette.cotton, width: 6, length: 20, gap: 13 }, hand),
    running(line([458, 358], [416, 401], [458, 444]), thread, hand),
    running(line([538, 358], [580, 401], [538, 444]), thread, hand),
    running(line([514, 352], [482, 450]), thread, hand),
  ];
}
