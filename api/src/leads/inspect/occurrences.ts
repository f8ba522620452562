/** Where some bytes begin, each place once, also where they overlap. */
export function* occurrencesOf(bytes: Buffer, data: Buffer): Generator<number> {
  for (let at = data.indexOf(bytes); at >= 0; at = data.indexOf(bytes, at + 1)) yield at;
}
