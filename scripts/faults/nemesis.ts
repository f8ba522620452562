import type { Random } from '../../kit/random';
import { type Point, points } from './server/points';

/** How one life of the server ends, and after how many submissions that it answered. */
export type End =
  | { kind: 'moment'; after: number /** In milliseconds, after that. */; delay: number }
  | { kind: 'point'; after: number; point: Point }
  | { kind: 'stop'; after: number };

interface Plan {
  submissions: number;
  /** SIGKILL from outside, between any two instructions. */
  kills: number;
  /** SIGKILL at the named points, as often for each. */
  pointKills: number;
  /** SIGTERM. */
  stops: number;
}

/** Ends of all lives but the last, in random order. All of them fall within the submissions. */
export function planEnds({ submissions, kills, pointKills, stops }: Plan, random: Random): End[] {
  const kinds = [
    ...Array.from({ length: kills }, () => 'moment' as const),
    ...points.flatMap((point) => Array.from({ length: pointKills }, () => point)),
    ...Array.from({ length: stops }, () => 'stop' as const),
  ];
  const most = Math.floor((0.9 * submissions) / Math.max(1, kinds.length));
  return shuffled(kinds, random).map((kind) => {
    const after = random.below(most + 1);
    if (kind === 'moment') return { kind, after, delay: random.below(30) };
    return kind === 'stop' ? { kind, after } : { kind: 'point', point: kind, after };
  });
}

function shuffled<T>(values: readonly T[], random: Random): T[] {
  return values
    .map((value) => ({ value, order: random.fraction() }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value);
}
