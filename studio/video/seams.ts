import { palette } from '../pictures/palette';
import { createHand } from '../pictures/stitch/hand';
import { arc, line, type Path, toData } from '../pictures/stitch/path';
import { running } from '../pictures/stitch/thread';
import { height, type Quilt, screenBox, width } from './layout';

/** Rows of running stitch that appear as they are sewn: `--sewn` on the element goes from 0 to 1. */
export function seam(id: string, paths: readonly Path[], colour: string, thickness = 6): string {
  const hand = createHand(id.length * 7 + 3);
  const thread = { colour, width: thickness, length: thickness * 2.9, gap: thickness * 1.7 };
  const sewn = paths.map((path) => `<path class="sewn" pathLength="1" d="${toData(path)}"/>`).join('');
  const stitches = paths.map((path) => running(path, thread, hand)).join('');
  return `<svg id="${id}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <mask id="${id}-mask" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">${sewn}</mask>
    <g mask="url(#${id}-mask)" fill="none" stroke-linecap="round">${stitches}</g></svg>`;
}

const outset = 21;
const left = screenBox.x - outset;
const right = screenBox.x + screenBox.width + outset;
const top = screenBox.y - outset;
const bottom = screenBox.y + screenBox.height + outset;
const middle = screenBox.y + screenBox.height / 2;
const radius = 28;

/** The thread comes from the trade before, parts round the screen and meets again on the other side. */
export const roundScreen: readonly Path[] = [
  [
    [-10, middle],
    [left, middle],
    ...arc(left + radius, top + radius, radius, 180, 270),
    ...arc(right - radius, top + radius, radius, 270, 360),
    [right, middle],
  ],
  [
    [left, middle + 20],
    ...arc(left + radius, bottom - radius, radius, 180, 90),
    ...arc(right - radius, bottom - radius, radius, 90, 0),
    [right, middle + 20],
  ],
];

/** And goes on to the next. */
export const onward: readonly Path[] = [line([right + 18, middle], [width + 10, middle])];

/** The seams between the six patches of a quilt. */
export function quiltSeams({ x, y, tileWidth, tileHeight, gap }: Quilt): readonly Path[] {
  const across = y + tileHeight + gap / 2;
  const upright = [1, 2].map((column) => x + column * (tileWidth + gap) - gap / 2);
  const end = y + 2 * tileHeight + gap;
  return [
    line([-10, across], [width + 10, across]),
    ...upright.flatMap((at) => [line([at, across - 16], [at, y - 8]), line([at, across + 16], [at, end + 8])]),
  ];
}

export const endingThread = palette.turmeric300;
