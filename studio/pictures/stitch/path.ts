export type Point = readonly [number, number];

/** A polyline fine enough to look like a curve. A closed one repeats its first point. */
export type Path = readonly Point[];

export function line(...points: Point[]): Path {
  return points;
}

export function arc(x: number, y: number, radius: number, from = 0, to = 360): Path {
  const steps = Math.max(8, Math.round((Math.abs(to - from) / 360) * 72));
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

export function box(x: number, y: number, width: number, height: number, radius = 0): Path {
  const right = x + width;
  const bottom = y + height;
  return [
    [x + radius, y],
    ...arc(right - radius, y + radius, radius, -90, 0),
    ...arc(right - radius, bottom - radius, radius, 0, 90),
    ...arc(x + radius, bottom - radius, radius, 90, 180),
    ...arc(x + radius, y + radius, radius, 180, 270),
  ];
}

function between(points: Path, index: number, share: number): Point {
  const at = (offset: number): Point => points[Math.min(points.length - 1, Math.max(0, index + offset))] ?? [0, 0];
  const blend = (axis: 0 | 1): number => {
    const [a, b, c, d] = [at(-1)[axis], at(0)[axis], at(1)[axis], at(2)[axis]];
    const bend = 2 * a - 5 * b + 4 * c - d + share * (3 * (b - c) + d - a);
    return b + 0.5 * share * (c - a + share * bend);
  };
  return [blend(0), blend(1)];
}

/** A soft curve through every given point (Catmull-Rom), as a loose thread falls. */
export function curve(...points: Point[]): Path {
  const steps = 14;
  const soft = points
    .slice(0, -1)
    .flatMap((_, index) => Array.from({ length: steps }, (_, step) => between(points, index, step / steps)));
  return [...soft, ...points.slice(-1)];
}

export function place(path: Path, x: number, y: number, scale = 1, degrees = 0): Path {
  const sine = Math.sin((degrees * Math.PI) / 180) * scale;
  const cosine = Math.cos((degrees * Math.PI) / 180) * scale;
  return path.map(([a, b]): Point => [x + a * cosine - b * sine, y + a * sine + b * cosine]);
}

export function toData(path: Path): string {
  return path.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
