import { InvalidFile } from '../invalid-file';
import { plainName } from '../loading-properties';
import { Reader } from '../reader';

/** Numbers of properties with the names of others, and with the code page of texts ([MS-OLEPS] 2.18). */
const names = 0;
const codePage = 1;
const utf16 = 1200;

/** Types of values ([MS-OLEPS] 2.15), each with how its text is written; "" for none at all. */
const codings: Record<number, 'latin1' | 'utf16le' | ''> = { 0: '', 1: '', 30: 'latin1', 31: 'utf16le', 65: 'utf16le' };

/**
 * Values of properties in the stream of a document before 2007; undefined for one that is no text. Other properties may
 * be broken, as in many honest documents; a stream that names one of these must be whole, or its value is undefined.
 * @param wanted names as `plainName` makes them
 */
export function valuesNamed(wanted: readonly string[], stream: Buffer): (string | undefined)[] {
  const written = plainName(stream.toString('latin1'));
  return wanted
    .filter((name) => written.includes(name))
    .flatMap((name) => {
      const values = readOrNothing(() => valuesIn(stream, name));
      return values.length > 0 ? values : [undefined];
    });
}

/** Of the sets of properties in a stream, of which there are at most two. */
function valuesIn(stream: Buffer, name: string): (string | undefined)[] {
  const count = Math.min(2, new Reader(stream.subarray(24)).u32());
  return Array.from({ length: count }, (_, index) => {
    const start = new Reader(stream.subarray(28 + index * 20 + 16)).u32();
    return valueIn(stream.subarray(start), name);
  }).flat();
}

/** Of one set; none, or only one, so that nothing is read again and again. @throws InvalidFile */
function valueIn(set: Buffer, name: string): (string | undefined)[] {
  const reader = new Reader(set.subarray(4));
  const places = Array.from({ length: Math.min(reader.u32(), set.length / 8) }, () => [reader.u32(), reader.u32()]);
  const valuesOf = (is: (id?: number) => boolean) => places.flatMap(([id, at]) => (is(id) ? [set.subarray(at)] : []));
  const isWide = valuesOf((id) => id === codePage).some((value) => value.length > 5 && value.readUInt16LE(4) === utf16);
  const [list, ...others] = valuesOf((id) => id === names);
  if (!list) return [];
  const numbers = numbersNamed(name, new Reader(list), isWide);
  const values = valuesOf((id) => id !== undefined && numbers.has(id));
  return others.length > 0 || values.length > 1 ? [undefined] : values.map(textOf);
}

/** Numbers of properties with that name, in the list of all names ([MS-OLEPS] 2.17). @throws InvalidFile */
function numbersNamed(name: string, list: Reader, isWide: boolean): ReadonlySet<number> {
  const found = new Set<number>();
  for (let left = list.u32(); left > 0; left -= 1) {
    const [number, length] = [list.u32(), list.u32()];
    const written = list.bytes(isWide ? Math.ceil(length / 2) * 4 : length).toString(isWide ? 'utf16le' : 'latin1');
    if (plainName(written) === name) found.add(number);
  }
  return found;
}

function textOf(value: Buffer): string | undefined {
  const reader = new Reader(value);
  const type = reader.u32();
  const coding = codings[type];
  if (!coding) return coding;
  const length = reader.u32();
  return reader.bytes(type === 31 ? length * 2 : length).toString(coding);
}

/** Nothing for what ends before it should. */
function readOrNothing<Value>(read: () => Value[]): Value[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidFile) return [];
    throw error;
  }
}
