import { longestStart } from '../contents';

/** The beginning of a part, long enough to recognise what it is, and the part from its beginning. */
export async function beginning(pieces: AsyncGenerator<Buffer>): Promise<[Buffer, AsyncIterable<Buffer>]> {
  const first: Buffer[] = [];
  for (let length = 0; length < longestStart; ) {
    const next = await pieces.next();
    if (next.done) break;
    first.push(next.value);
    length += next.value.length;
  }
  const start = Buffer.concat(first);
  return [start, again(start, pieces)];
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
