import { distance } from 'fastest-levenshtein';
import { alike } from '../alike';
import type { ContentFile, Problem } from '../files/load';
import { namesOf } from '../names';

/** So many letters make one subject of two. */
const slip = 2;

/** Subjects of questions that differ by a letter or two from one that more questions have: visitors would see both. */
export function nearSubjects(files: readonly ContentFile[]): Problem[] {
  const names = files.flatMap((file) => namesOf(file, 'category'));
  const counts = new Map<string, number>();
  for (const { name } of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const byCount = [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
  return names.flatMap(({ file, place, name }) => {
    const usual = byCount.slice(0, byCount.indexOf(name)).find((other) => isNear(name, other));
    return usual === undefined ? [] : [{ file, path: place, message: `is "${name}", and elsewhere "${usual}"` }];
  });
}

/** Alike but for capitals is an error of its own. */
function isNear(one: string, other: string): boolean {
  const [a, b] = [alike(one), alike(other)];
  return a !== b && Math.min(a.length, b.length) > 3 * slip && distance(a, b) <= slip;
}
