import { leafCloth, madderCloth, mix, palette } from '../../palette';
import { cloth, cut } from '../../stitch/cloth';
import { knot } from '../../stitch/fill';
import type { Hand } from '../../stitch/hand';
import { arc, curve, line, type Path } from '../../stitch/path';
import { around, running } from '../../stitch/thread';

const shoulders: Path = curve([-96, 130], [-92, 60], [-52, 18], [0, 8], [52, 18], [92, 60], [96, 130]);

interface Person {
  x: number;
  y: number;
  size: number;
  coat: string;
  face: string;
  thread: string;
}

const people: readonly Person[] = [
  { x: 150, y: 300, size: 0.9, coat: palette.leaf, face: leafCloth, thread: palette.turmeric300 },
  { x: 490, y: 300, size: 0.9, coat: palette.madder, face: madderCloth, thread: palette.turmeric300 },
  { x: 320, y: 286, size: 1.2, coat: palette.nil700, face: palette.turmeric300, thread: palette.turmeric300 },
];

/** Three colleagues in a row, one of them with a headset, held together by one thread. */
export function drawTeam(hand: Hand): string {
  const joined = curve([26, 470], [110, 446], [220, 476], [320, 458], [420, 476], [530, 446], [614, 470]);
  return [
    ...people.map((person) => drawPerson(person, hand)),
    drawHeadset(hand),
    running(joined, { colour: palette.madder, width: 15, length: 44, gap: 18 }, hand),
    knot([26, 470], 17, { colour: palette.madder, width: 7 }),
    knot([614, 470], 17, { colour: palette.madder, width: 7 }),
  ].join('');
}

function drawPerson({ x, y, size, coat, face, thread }: Person, hand: Hand): string {
  const edge = shoulders.map(([a, b]): readonly [number, number] => [a * 0.86, b * 0.86 + 16]);
  return `<g transform="translate(${x} ${y}) scale(${size})">${[
    cloth(cut([...shoulders, [96, 150], [-96, 150]], 1.6, hand, 30), coat, { filter: 'lift' }),
    running(edge, { colour: thread, width: 6, length: 20, gap: 13 }, hand),
    running(line([-26, 36], [0, 66], [26, 36]), { colour: thread, width: 7, length: 22, gap: 8 }, hand),
    cloth(cut(arc(0, -62, 62), 1.2, hand, 26), face, { filter: 'patch' }),
    around(arc(0, -62, 52), { colour: mix(coat, palette.ink, 0.1), width: 6, length: 18, gap: 12 }, hand),
  ].join('')}</g>`;
}

/** On the head of the one in front. */
function drawHeadset(hand: Hand): string {
  return [
    running(arc(320, 212, 86, 188, 352), { colour: palette.nil900, width: 13, length: 36, gap: 8 }, hand),
    knot([236, 220], 25, { colour: palette.nil900, width: 8 }),
    knot([404, 220], 25, { colour: palette.nil900, width: 8 }),
    running(curve([400, 242], [388, 280], [350, 290]), { colour: palette.nil900, width: 9, length: 24, gap: 8 }, hand),
    knot([346, 290], 11, { colour: palette.madder, width: 5 }),
  ].join('');
}
