import type { Hand } from './hand';
import type { Path, Point } from './path';
import { loose, running, type Thread } from './thread';
import { walk } from './walk';

/** Even-odd rule: is the point on this piece of cloth? */
function on([x, y]: Point, outline: Path): boolean {
  return outline.reduce((inside, [ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);
}

/** One thread through several pieces: stitched where there is cloth, loose where there is none. */
export function sewThrough(path: Path, pieces: readonly Path[], thread: Thread, hand: Hand): string {
  const { total, at } = walk(path);
  const steps = Math.ceil(total / 3);
  const parts: { sewn: boolean; points: Point[] }[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const point = at((total * step) / steps);
    const sewn = pieces.some((piece) => on(point, piece));
    const last = parts[parts.length - 1];
    if (last?.sewn === sewn) last.points.push(point);
    else parts.push({ sewn, points: [...(last?.points.slice(-1) ?? []), point] });
  }
  return parts.map(({ sewn, points }) => (sewn ? running(points, thread, hand) : loose(points, thread))).join('');
}
