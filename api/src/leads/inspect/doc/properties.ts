const headBytes = 8;
const propertyBytes = 6;

/** In a property's number: its value stands behind all properties, and here is how long it is. */
const isComplex = 0x8000;
const numberOf = 0x3fff;

/** No program gives a property a higher number than that of a signature ([MS-ODRAW] 2.3.20), which is 0x7bf. */
const highest = 0x7ff;

/**
 * Lists of places, colours and formulas ([MS-ODRAW] 2.2.51), of which programs write how long they are with their head
 * or without it.
 */
const lists = new Set([0x145, 0x146, 0x151, 0x155, 0x156, 0x157, 0x197, 0x1cf, 0x383]);
const listHeadBytes = 6;

/** What the version of such a record must be. Programs do not look at it. */
const ownVersion = 3;

interface Property {
  number: number;
  value: number;
  /** The value behind all properties, of one that has such. */
  long: Buffer | undefined;
}

/**
 * The properties in a record of a drawing ([MS-ODRAW] 2.2.9). A record that does not end where it says so is read as
 * far as the numbers are those of properties, since LibreOffice reads it too; whatever else looks like one ends there.
 * @param at where the record begins
 * @param isMended whether what lies behind is as long as LibreOffice takes it for, and not as it says
 */
export function* propertiesAt(stream: Buffer, at: number, isMended: boolean): Generator<Property> {
  const start = at + headBytes;
  if (start > stream.length) return;
  const head = stream.readUInt16LE(at);
  const count = head >> 4;
  const size = stream.readUInt32LE(at + 4);
  const isWhole = (head & 0xf) === ownVersion && count * propertyBytes <= size && start + size <= stream.length;
  let behind = start + count * propertyBytes;
  for (let place = start; place < start + count * propertyBytes; place += propertyBytes) {
    if (place + propertyBytes > stream.length) return;
    const [id, value] = [stream.readUInt16LE(place), stream.readUInt32LE(place + 2)];
    const number = id & numberOf;
    if (number > highest && !isWhole) return;
    const length = isMended ? mendedLength(stream, { number, value, behind, end: start + size }) : value;
    const long = (id & isComplex) === 0 ? undefined : stream.subarray(behind, behind + length);
    behind += long ? length : 0;
    yield { number, value, long };
  }
}

interface Long {
  number: number;
  value: number;
  behind: number;
  end: number;
}

/** A list has its head as well where that says so, and what would end behind its record is left out. */
function mendedLength(stream: Buffer, { number, value, behind, end }: Long): number {
  const isList = lists.has(number) && behind + listHeadBytes <= stream.length;
  const [count, reserved, given] = [0, 2, 4].map((at) => (isList ? stream.readInt16LE(behind + at) : 0));
  if (isList && (reserved ?? 0) < (count ?? 0)) return 0;
  const size = (given ?? 0) < 0 ? -(given ?? 0) >> 2 : (given ?? 0);
  const length = isList && size * (count ?? 0) === value ? value + listHeadBytes : value;
  return behind + length > end ? 0 : length;
}
