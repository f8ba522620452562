/** First bytes of files that are judged by themselves, whatever the package says of them. */
const fileStarts = ['PK\x03\x04', '\xd0\xcf\x11\xe0', 'MZ', '%PDF', '{\\rt', '\x7fELF', 'L\0\0\0'];

/** Whether a part is a file of its own, and the part from its beginning. */
export async function beginning(pieces: AsyncGenerator<Buffer>): Promise<[boolean, AsyncIterable<Buffer>]> {
  const first = await pieces.next();
  if (first.done) return [false, pieces];
  const start = first.value.toString('latin1', 0, 4);
  const isFile = fileStarts.some((known) => start.startsWith(known));
  return [isFile, again(first.value, pieces)];
}

async function* again(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

export async function whole(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

/** Reads a part without keeping it. */
export async function untilEnd(pieces: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of pieces);
}
