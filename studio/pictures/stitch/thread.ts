import { palette } from '../palette';
import type { Hand } from './hand';
import type { Path, Point } from './path';
import { toData } from './path';
import { walk } from './walk';

export interface Thread {
  colour: string;
  width: number;
  /** Length of one stitch and of the pause after it, both as the eye sees them. */
  length?: number;
  gap?: number;
}

type Stitch = readonly [start: Point, middle: Point, end: Point];

const round = (value: number): string => value.toFixed(1);

function stroke(data: string, colour: string, width: number, more = ''): string {
  return `<path d="${data}" stroke="${colour}" stroke-width="${round(width)}"${more}/>`;
}

function stitchData([start, middle, end]: Stitch): string {
  const control = [0, 1].map((axis) => {
    const at = axis as 0 | 1;
    return round(2 * middle[at] - (start[at] + end[at]) / 2);
  });
  return `M${start.map(round).join(' ')}Q${control.join(' ')} ${end.map(round).join(' ')}`;
}

/** Shadow, thread and the light on its twist: three strokes make a cord of a line. */
function cord(data: string, { colour, width }: Thread): string {
  const shift = (share: number): string =>
    `transform="translate(${round(width * share * 0.5)} ${round(width * share)})"`;
  return (
    stroke(data, palette.ink, width, ` stroke-opacity=".24" ${shift(0.3)}`) +
    stroke(data, colour, width) +
    stroke(
      data,
      palette.white,
      width * 0.26,
      ` stroke-opacity=".34" stroke-dasharray="${round(width * 0.5)} ${round(width * 0.55)}" ${shift(-0.2)}`,
    )
  );
}

/** Where the needle went in and out. */
function holes(stitches: readonly Stitch[], width: number): string {
  const data = stitches
    .flatMap(([start, , end]) => [start, end])
    .map(([x, y]) => `M${round(x)} ${round(y)}h.1`)
    .join('');
  return stroke(data, palette.ink, width * 1.3, ' stroke-opacity=".16"');
}

/** The running stitch: over the cloth, under the cloth, never quite the same length twice. */
export function running(path: Path, thread: Thread, hand: Hand): string {
  const { width, length = width * 3.1, gap = width * 1.7 } = thread;
  const { total, at } = walk(path);
  const count = Math.max(1, Math.round((total + gap) / (length + gap)));
  const scale = total / (count * length + (count - 1) * gap);
  const inset = Math.min(width / 2, length * 0.45);
  const waver = ([x, y]: Point): Point => [x + hand() * width * 0.13, y + hand() * width * 0.13];

  const stitches = Array.from({ length: count }, (_, index): Stitch => {
    const from = index * (length + gap) * scale + inset + hand() * width * 0.15;
    const to = index * (length + gap) * scale + length * scale - inset + hand() * width * 0.15;
    return [waver(at(from)), at((from + to) / 2), waver(at(to))];
  });
  return holes(stitches, width) + cord(stitches.map(stitchData).join(''), thread);
}

/** A row of stitches round a closed shape, with the same pause where it meets itself. */
export function around(path: Path, thread: Thread, hand: Hand): string {
  const { width, gap = width * 1.7 } = thread;
  const { total, at } = walk(path);
  const steps = Math.ceil(total / 4);
  const open = Array.from({ length: steps + 1 }, (_, i) => at(((total - gap) * i) / steps));
  return running(open, thread, hand);
}

/** Thread that lies on the cloth without going through it. */
export function loose(path: Path, thread: Thread): string {
  return cord(toData(path), thread);
}

/** Satin stitch: threads side by side that cover the cloth completely. */
export function satin(chords: readonly (readonly [Point, Point])[], thread: Thread, hand: Hand): string {
  const waver = ([x, y]: Point): Point => [x + hand() * thread.width * 0.12, y];
  const data = chords.map(([from, to]) => toData([waver(from), waver(to)])).join('');
  return cord(data, thread);
}
