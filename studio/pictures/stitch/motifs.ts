import { palette } from '../palette';
import { knot } from './fill';
import type { Hand } from './hand';
import type { Path, Point } from './path';
import { curve, line, place } from './path';
import { around, running } from './thread';

/** The kalka, Bengal's paisley: 100 units high, its tip blown to the right. */
const kalka: Path = [
  ...curve([0, 50], [-27, 42], [-39, 18], [-34, -8], [-14, -32], [14, -46], [44, -50]),
  ...curve([44, -50], [24, -34], [20, -16], [32, 4], [36, 24], [24, 43], [0, 50]),
];

export function drawKalka(at: Point, size: number, degrees: number, hand: Hand): string {
  const rows = [
    { colour: palette.madder, share: 1 },
    { colour: palette.turmeric500, share: 0.66 },
  ];
  const [x, y] = at;
  const drawn = rows.map(({ colour, share }) => {
    // each row echoes the one outside it, round the belly of the shape
    const inner = place(kalka, 0, (1 / share - 1) * 12);
    const row = place(
      inner.map(([a, b]): Point => [a * share, b * share]),
      x,
      y,
      size / 100,
      degrees,
    );
    return around(row, { colour, width: size * 0.06, length: size * 0.15, gap: size * 0.075 }, hand);
  });
  const [heart] = place([[-2, 18]], x, y, size / 100, degrees);
  return drawn.join('') + knot(heart ?? at, size * 0.11, { colour: palette.leaf, width: size * 0.055 });
}

/** A lotus seen from above, as in the middle of every old kantha. */
export function drawLotus([x, y]: Point, radius: number, hand: Hand): string {
  const petal = curve([0, -0.3], [0.25, -0.66], [0, -1], [-0.25, -0.66], [0, -0.3]);
  const width = radius * 0.095;
  const petals = Array.from({ length: 8 }, (_, index) => {
    const colour = index % 2 ? palette.turmeric500 : palette.madder;
    const thread = { colour, width, length: width * 2.3, gap: width * 0.9 };
    return around(place(petal, x, y, radius, index * 45), thread, hand);
  });
  return petals.join('') + knot([x, y], radius * 0.2, { colour: palette.leaf, width });
}

/** The diamond chain ("barfi") that runs along a kantha's border. */
export function drawChain(from: Point, to: Point, size: number, hand: Hand): string {
  const [spanX, spanY] = [to[0] - from[0], to[1] - from[1]];
  const count = Math.max(1, Math.round(Math.hypot(spanX, spanY) / (size * 1.9)));
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const [x, y] = [from[0] + spanX * share, from[1] + spanY * share];
    const half = size / 2;
    const sides: [Point, Point][] = [
      [
        [x, y - half],
        [x + half, y],
      ],
      [
        [x + half, y],
        [x, y + half],
      ],
      [
        [x, y + half],
        [x - half, y],
      ],
      [
        [x - half, y],
        [x, y - half],
      ],
    ];
    const thread = {
      colour: index % 2 ? palette.leaf : palette.nil700,
      width: size * 0.13,
      length: size * 0.52,
    };
    const centre = { colour: index % 2 ? palette.turmeric500 : palette.madder, width: size * 0.12 };
    return (
      sides.map(([a, b]) => running(line(a, b), { ...thread, gap: size }, hand)).join('') +
      knot([x, y], size * 0.13, centre)
    );
  }).join('');
}

/** The river of the delta: two waves that never meet. */
export function river(x: number, y: number, width: number): Path {
  const count = Math.max(2, Math.round(width / 46));
  const points = Array.from({ length: count + 1 }, (_, i): Point => [x + (width * i) / count, y + (i % 2 ? 9 : -9)]);
  return curve(...points);
}
