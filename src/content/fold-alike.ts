import { placeInWords } from './files/content-text';
import type { Problem } from './files/load';

/** A problem, and where else in the same list there is the same. */
export interface Folded extends Problem {
  /** The places in the list, counted from one; nothing where it stands alone. */
  places?: number[];
}

/** The same of so few entries is told of each, with its line. */
const few = 2;

/** The last place in a path, such as that of the picture in `images[2].file`. Entries of a file have no such place. */
const lastPlace = /(?<!^)\[(\d+)\](?=[^[]*$)/;

/** What is wrong with several entries of one list alike, as one: a new product lacks each of its six pictures. */
export function foldAlike(problems: readonly Problem[]): Folded[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) groups.set(keyOf(problem), [...(groups.get(keyOf(problem)) ?? []), problem]);
  return problems.flatMap((problem) => {
    const alike = groups.get(keyOf(problem)) ?? [];
    if (alike.length <= few || !lastPlace.test(problem.path)) return [problem];
    return alike[0] === problem ? [{ ...problem, places: alike.map(({ path }) => placeOf(path)) }] : [];
  });
}

/** Where it is, as people say it: `images 1, 2 and 3 → file`. */
export function placesInWords({ path, places }: Folded): string {
  const words = placeInWords(path);
  if (!places) return words;
  const all = `${places.slice(0, -1).join(', ')} and ${places.at(-1)}`;
  const at = words.lastIndexOf(String(places[0]));
  return words.slice(0, at) + all + words.slice(at + String(places[0]).length);
}

function keyOf({ file, path, message, offset }: Problem): string {
  return JSON.stringify([file, path.replace(lastPlace, '[]'), message, offset]);
}

function placeOf(path: string): number {
  return Number(lastPlace.exec(path)?.[1]) + 1;
}
