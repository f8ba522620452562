import { mix, nil300, palette } from '../../palette';
import { knot, satinBox } from '../../stitch/fill';
import type { Hand } from '../../stitch/hand';
import { curve, line, type Path, type Point } from '../../stitch/path';
import { running } from '../../stitch/thread';

const points: Point[] = [
  [498, 846],
  [566, 806],
  [638, 820],
  [716, 752],
  [792, 768],
  [868, 700],
  [930, 708],
  [1000, 640],
];

/** Where the chart ends and the thread leaves the cloth. */
export const lastPoint: Point = [1000, 640];

/** The parts of a row that lie above the chart's floor; scraps too short to stitch are left out. */
function above(row: Path, floor: number): Path[] {
  const parts: Point[][] = [[]];
  for (const point of row) {
    if (point[1] < floor) parts[parts.length - 1]?.push(point);
    else if (parts[parts.length - 1]?.length) parts.push([]);
  }
  return parts.filter((part) => part.length > 6);
}

/** The chart's ground: rows that echo the line, paler with every row, as kantha fills a shape. */
function echoes(hand: Hand): string {
  const dyes = [0, 0.12, 0.26, 0.4, 0.52, 0.62];
  return dyes
    .map((share, index) => {
      const whole = curve(...points.map(([x, y]): Point => [x, y + (index + 1) * 30]));
      const colour = mix(palette.turmeric500, palette.cotton, share);
      return above(whole, 878)
        .map((row) => running(row, { colour, width: 7, length: 22, gap: 13 }, hand))
        .join('');
    })
    .join('');
}

function lineChart(hand: Hand): string {
  const knots = points.filter((_, index) => index % 2 && index < 7);
  return [
    running(line([484, 628], [484, 890], [1004, 890]), { colour: nil300, width: 6, length: 22, gap: 14 }, hand),
    echoes(hand),
    running(curve(...points), { colour: palette.madder, width: 13, length: 36, gap: 18 }, hand),
    ...knots.map((at) => knot(at, 12, { colour: palette.nil700, width: 6 })),
    knot(lastPoint, 17, { colour: palette.madder, width: 7 }),
  ].join('');
}

function bars(hand: Hand): string {
  const heights = [92, 138, 112, 176, 222];
  const dyes = [palette.nil600, palette.turmeric500, palette.nil600, palette.leaf, palette.nil700];
  const drawn = heights.map((height, index) =>
    satinBox(
      [1050 + index * 50, 882 - height],
      [34, height],
      { colour: dyes[index] ?? palette.nil600, width: 5.5 },
      hand,
    ),
  );
  const floor = running(line([1042, 890], [1292, 890]), { colour: nil300, width: 6, length: 22, gap: 14 }, hand);
  return drawn.join('') + floor;
}

export function drawCharts(hand: Hand): string {
  return lineChart(hand) + bars(hand);
}
