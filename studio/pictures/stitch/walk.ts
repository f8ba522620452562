import type { Path, Point } from './path';

export interface Walk {
  total: number;
  at: (distance: number) => Point;
}

/** Lets a needle advance along a path by the length of thread it has used. */
export function walk(path: Path): Walk {
  const marks = [0];
  path.slice(1).forEach(([x, y], index) => {
    const [fromX, fromY] = path[index] ?? [x, y];
    marks.push((marks[index] ?? 0) + Math.hypot(x - fromX, y - fromY));
  });
  const total = marks[marks.length - 1] ?? 0;

  const at = (distance: number): Point => {
    const found = marks.findIndex((mark) => mark >= distance);
    const end = found < 0 ? path.length - 1 : Math.max(1, found);
    const [ax, ay] = path[end - 1] ?? [0, 0];
    const [bx, by] = path[end] ?? [ax, ay];
    const from = marks[end - 1] ?? 0;
    const span = (marks[end] ?? from) - from || 1;
    const share = Math.min(1, Math.max(0, (distance - from) / span));
    return [ax + (bx - ax) * share, ay + (by - ay) * share];
  };
  return { total, at };
}
