/**
 * Stands in for Gatsby's module that writes `<link rel="prefetch">`: Firefox measures that by `default-src`, which
 * allows nothing (docs/decisions/0019). Gatsby itself asks for the data of the page right after, which is all it
 * fetches ahead.
 */
export default async function prefetch(): Promise<void> {}
