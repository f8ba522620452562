/** In bytes: instance, type and size of a record ([MS-ODRAW] 2.2.1). */
export const headBytes = 8;

/**
 * In bytes, from the head of a record: where its picture may begin. Behind the head stand one or two names of 16 bytes,
 * and then one byte ([MS-ODRAW] 2.2.27 to 2.2.31), nothing, or the 34 bytes of a metafile ([MS-ODRAW] 2.2.24 to
 * 2.2.26).
 */
const names = [16, 32];
const metafileHeadBytes = 34;
export const metafilePlaces = names.map((bytes) => headBytes + bytes + metafileHeadBytes);
const places = [...names.flatMap((bytes) => [headBytes + bytes, headBytes + bytes + 1]), ...metafilePlaces];

/** Where a record of a picture begins whose picture would begin at `at`. */
export function headBefore(stream: Buffer, at: number): number | undefined {
  return places.map((place) => at - place).find((head) => isHead(stream, head));
}

/** The types of pictures ([MS-ODRAW] 2.2.23, and older ones). By them programs recognise that a picture follows. */
export function isHead(stream: Buffer, head: number): boolean {
  if (head < 0) return false;
  const type = stream.readUInt16LE(head + 2);
  return type >= 0xf018 && type <= 0xf117;
}
