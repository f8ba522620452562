/** The place of the cross-reference before this one (ISO 32000-2, table 15). In outlines it is a reference. */
const previous = /\/Prev[\0\t\n\f\r ]+(\d{1,10})(?![\0\t\n\f\r ]+\d|\d)/g;

/** A cross-reference with its entries, and the beginning of the trailer that follows. */
const table = /xref[\0\t\n\f\r ][\d\0\t\n\f\r nf]*trailer[\0\t\n\f\r ]*(?=<<)/y;

/**
 * Where trailers begin that belong to the cross-reference before another one, as the last does in a file for the web
 * (ISO 32000-2, annex F).
 */
export function earlierTrailers(text: string): number[] {
  const places = new Set([...text.matchAll(previous)].map(([, place]) => Number(place)));
  return [...places].flatMap((place) => {
    table.lastIndex = place;
    return table.test(text) ? [table.lastIndex] : [];
  });
}
