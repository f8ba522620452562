const headBytes = 8;
const propertyBytes = 6;

/** In a property's number: its value stands behind all properties, and here is how long it is. */
const isComplex = 0x8000;
const numberOf = 0x3fff;

/** No program gives a property a higher number than that of a signature ([MS-ODRAW] 2.3.20), which is 0x7bf. */
const highest = 0x7ff;

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
 */
export function* propertiesAt(stream: Buffer, at: number): Generator<Property> {
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
    const long = (id & isComplex) === 0 ? undefined : stream.subarray(behind, behind + value);
    behind += long ? value : 0;
    yield { number, value, long };
  }
}
