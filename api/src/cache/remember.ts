import { LimitedMap } from './limited-map';

/** In milliseconds: what failed is asked again after so long, if not earlier. */
const maxAgeOfFailure = 1_000;

/** The same reader, asked at most once in `maxAge` milliseconds; everybody who asks meanwhile gets that answer. */
export function remember<T>(read: () => Promise<T>, maxAge: number): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let until = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (answer && now < until) return answer;
    until = now + maxAge;
    const asked = read();
    answer = asked;
    asked.catch(() => {
      if (answer === asked) until = Math.min(until, now + maxAgeOfFailure);
    });
    return asked;
  };
}

/** The same for each name by itself. At least so many names are remembered, and fewer than twice as many. */
export function rememberEach<Name extends string, T>(
  read: (name: Name) => Promise<T>,
  maxAge: number,
  names: number,
): (name: Name) => Promise<T> {
  const known = new LimitedMap<Name, () => Promise<T>>(names);
  return (name) => {
    const found = known.get(name);
    if (found) return found();
    const reader = remember(() => read(name), maxAge);
    known.set(name, reader);
    return reader();
  };
}
