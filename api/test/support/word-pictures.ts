/** A property of a shape: a number, or a value that stands behind all properties. */
type Value = number | Buffer;

/** Numbers of the properties of a shape that tests need ([MS-ODRAW] 2.3). */
export const shapeProperties = { picture: 0x104, name: 0x105, purpose: 0x106, fillName: 0x187, fillPurpose: 0x188 };
export const linkOfShape = 0x382;
export const packedShape = 0x3a9;

interface Head {
  /** What the record's version is said to be. */
  version?: number;
  /** How long the record is said to be. */
  size?: number;
}

/** A record with the properties of a shape, by their numbers. */
export function shape(properties: readonly (readonly [number: number, value: Value])[], head: Head = {}): Buffer {
  const table = properties.map(([number, value]) => {
    const entry = Buffer.alloc(6);
    entry.writeUInt16LE(typeof value === 'number' ? number : number | 0xc000, 0);
    entry.writeUInt32LE(typeof value === 'number' ? value : value.length, 2);
    return entry;
  });
  const data = Buffer.concat([
    ...table,
    ...properties.flatMap(([, value]) => (typeof value === 'number' ? [] : [value])),
  ]);
  return record(0xf00b, (properties.length << 4) | (head.version ?? 3), data, head.size);
}

/** A drawing of one shape, as the table of a document holds it. */
export function drawing(properties: Buffer): Buffer {
  return Buffer.concat([
    record(0xf000, 0xf, Buffer.alloc(0)),
    Buffer.from([0]),
    record(0xf002, 0xf, record(0xf004, 0xf, properties)),
  ]);
}

function record(type: number, head: number, data: Buffer, size = data.length): Buffer {
  const start = Buffer.alloc(8);
  start.writeUInt16LE(head, 0);
  start.writeUInt16LE(type, 2);
  start.writeUInt32LE(size, 4);
  return Buffer.concat([start, data]);
}

/** A name as properties have it. */
export function wideName(name: string): Buffer {
  return Buffer.from(`${name}\0`, 'utf16le');
}

/** The head of a picture, and behind it the name of its file ([MS-DOC] 2.9.190). */
export function namedPicture(name: string, kind = 94, headSize = 68): Buffer {
  const head = Buffer.alloc(headSize);
  head.writeUInt32LE(headSize + 1 + name.length, 0);
  head.writeUInt16LE(headSize, 4);
  head.writeUInt16LE(kind, 6);
  return Buffer.concat([head, Buffer.from([name.length]), Buffer.from(name, 'latin1')]);
}

/** The property of a letter that says where its picture is ([MS-DOC] 2.6.1). */
export function placedAt(place: number): Buffer {
  const property = Buffer.from([0x03, 0x6a, 0, 0, 0, 0]);
  property.writeUInt32LE(place, 2);
  return property;
}
