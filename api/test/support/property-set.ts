const u32 = (...numbers: number[]) => {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32LE(number, index * 4);
  return bytes;
};

/**
 * A stream with one property of this name, by the published structure ([MS-OLEPS] 2.21).
 * @param type of its value, which has its size in bytes before it
 * @param isWide whether names are in UTF-16
 * @param pageNumber code page of the texts
 */
export function propertySet(
  name: string,
  type: number,
  value: Buffer,
  isWide = false,
  repeats = 1,
  pageNumber = isWide ? 1200 : 1252,
): Buffer {
  const written = Buffer.from(`${name}\0`, isWide ? 'utf16le' : 'latin1');
  const list = padded(Buffer.concat([u32(1, 2, name.length + 1), written]));
  const page = u32(2, pageNumber);
  const own = padded(Buffer.concat([u32(type, value.length), value]));
  const head = 8 + 8 * (2 + repeats);
  const places = u32(0, head, 1, head + list.length);
  const owns = Array.from({ length: repeats }, () => u32(2, head + list.length + page.length));
  const set = Buffer.concat([u32(0, 2 + repeats), places, ...owns, list, page, own]);
  set.writeUInt32LE(set.length, 0);
  return Buffer.concat([u32(0xfffe, 0), Buffer.alloc(16), u32(1), Buffer.alloc(16), u32(48), set]);
}

/** The same property in the second of two sets, as a document before 2007 has what somebody has added to it. */
export function namedInSecond(stream: Buffer): Buffer {
  const own = stream.subarray(48);
  const first = Buffer.concat([u32(24, 1), u32(0x0f, 16), u32(0x1e, 0)]);
  const kind = Buffer.alloc(16);
  const places = [kind, u32(68), kind, u32(68 + first.length)];
  return Buffer.concat([stream.subarray(0, 24), u32(2), ...places, first, own]);
}

const summaryKind = Buffer.from('02d5cdd59c2e1b10939708002b2cf9ae', 'hex');

/**
 * A stream that sums up a document, with the property that says whether its links have changed.
 * @param place how many other sets of properties stand before it
 */
export function summarySet(changed: number, place = 0, kind = summaryKind): Buffer {
  const set = Buffer.concat([u32(24, 1), u32(0x16, 16), u32(0x0b, changed)]);
  const other = Buffer.concat([u32(24, 1), u32(0x0f, 16), u32(0x1e, 0)]);
  const sets = place === 0 ? [set, other] : [other, set];
  const kinds = place === 0 ? [kind, Buffer.alloc(16)] : [Buffer.alloc(16), kind];
  const listed = kinds.flatMap((one, index) => [one, u32(68 + 24 * index)]);
  return Buffer.concat([u32(0xfffe, 0), Buffer.alloc(16), u32(2), ...listed, ...sets]);
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
}
