const u32 = (...numbers: number[]) => {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32LE(number, index * 4);
  return bytes;
};

/**
 * A stream with one property of this name, by the published structure ([MS-OLEPS] 2.21).
 * @param type of its value, which has its size in bytes before it
 * @param isWide whether names are in UTF-16
 */
export function propertySet(name: string, type: number, value: Buffer, isWide = false, repeats = 1): Buffer {
  const written = Buffer.from(`${name}\0`, isWide ? 'utf16le' : 'latin1');
  const list = padded(Buffer.concat([u32(1, 2, name.length + 1), written]));
  const page = u32(2, isWide ? 1200 : 1252);
  const own = padded(Buffer.concat([u32(type, value.length), value]));
  const head = 8 + 8 * (2 + repeats);
  const places = u32(0, head, 1, head + list.length);
  const owns = Array.from({ length: repeats }, () => u32(2, head + list.length + page.length));
  const set = Buffer.concat([u32(0, 2 + repeats), places, ...owns, list, page, own]);
  set.writeUInt32LE(set.length, 0);
  return Buffer.concat([u32(0xfffe, 0), Buffer.alloc(16), u32(1), Buffer.alloc(16), u32(48), set]);
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
}
