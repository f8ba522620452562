interface Keyed {
  /** The name as it is compared. */
  key: string;
}

/** So many names are suggested at most. */
const mostNamed = 3;

/** The share of what was typed that a name has at least. */
const least = 0.5;

/** How near a name is at least, compared with the nearest: who typed most of one is not asked about syllables. */
const leastBeside = 0.8;

/**
 * The names that have most pairs of neighbouring letters in common with what was typed, the nearest first, and of two
 * the shorter. Each name is passed over once for each pair, so that ten thousand take milliseconds (reliability S7).
 */
export function nearestNames<Name extends Keyed>(typed: string, names: readonly Name[]): Name[] {
  const pairs = pairsIn(typed);
  const best: { name: Name; score: number }[] = [];
  for (const name of names) {
    const score = scoreOf(name.key, pairs);
    if (score <= (best[mostNamed - 1]?.score ?? 0)) continue;
    best.push({ name, score });
    best.sort((one, other) => other.score - one.score);
    best.length = Math.min(best.length, mostNamed);
  }
  const [{ score: highest } = { score: 0 }] = best;
  return best.filter(({ score }) => score >= leastBeside * highest).map(({ name }) => name);
}

/** How much of what was typed is in a name, and how much of the name is in that; 0 when they have little in common. */
function scoreOf(key: string, pairs: readonly string[]): number {
  const name = ` ${key} `;
  const shared = pairs.filter((pair) => name.includes(pair)).length;
  return shared < least * pairs.length ? 0 : shared / pairs.length + shared / name.length;
}

/** With the blanks around it, so that first and last letters count. */
function pairsIn(key: string): string[] {
  const text = ` ${key} `;
  return [...new Set(Array.from({ length: text.length - 1 }, (_, index) => text.slice(index, index + 2)))];
}
