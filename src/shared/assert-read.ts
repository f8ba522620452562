/**
 * The content check lets no build begin without this, so that a page never lacks it.
 * @param what as it is called in `data/`, or in GraphQL
 * @throws when it was not read all the same: a page without its words must not be published
 */
export function assertRead<T>(value: T, what: string): asserts value is NonNullable<T> {
  if (value === null || value === undefined) throw new Error(`${what} was not read from data/`);
}
