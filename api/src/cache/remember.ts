import { LimitedMap } from './limited-map';

/** In milliseconds: what failed is asked again after so long, if not earlier. */
const maxAgeOfFailure = 1_000;

/**
 * The same reader, asked at most once in `maxAge` milliseconds. Whoever finds the answer old waits for a new one, and
 * those who come meanwhile get the old one, until it is twice as old: if they waited too, all of a crowd would have to
 * be answered in one moment.
 */
export function remember<T>(read: () => Promise<T>, maxAge: number): () => Promise<T> {
  let latest: Answer<T> | undefined;
  let known: Answer<T> | undefined;
  return () => {
    const now = performance.now();
    if (latest && now < latest.until) return known && now < known.until + maxAge ? known.value : latest.value;
    const asked = { value: read(), until: now + maxAge };
    latest = asked;
    asked.value.then(
      () => {
        if (latest === asked) known = asked;
      },
      () => {
        if (latest === asked) known = undefined;
        asked.until = Math.min(asked.until, now + maxAgeOfFailure);
      },
    );
    return asked.value;
  };
}

interface Answer<T> {
  value: Promise<T>;
  /** By `performance.now()`: so long it is young. */
  until: number;
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
