import type { Carried } from '../carried';
import { damaged } from '../invalid-file';
import { pictureElsewhere } from '../links/fetched-picture';
import { destinationOf } from '../links/link';
import { isLocalPath } from '../links/local-path';
import { occurrencesOf } from '../occurrences';
import { checkHyperlink } from '../ole/hyperlinks';
import { untilZero } from '../text';
import { propertiesAt } from './properties';

/** Types of the three records that hold properties of a shape ([MS-ODRAW] 2.2.9 to 2.2.11), as they are stored. */
const records = ['0bf0', '21f1', '22f1'].map((type) => Buffer.from(type, 'hex'));

/**
 * Names of pictures: of a shape, of what is printed in its place, and of those that fill it and each of its lines
 * ([MS-ODRAW] 2.3.23.5 and others like it). The property before is the picture, the one behind says what the name is
 * for.
 */
const pictureNames = new Set([0x105, 0x110, 0x187, 0x1c6, 0x546, 0x586, 0x5c6, 0x606]);

/**
 * The link of a shape ([MS-ODRAW] 2.3.4.20), and the shape as newer programs have it, a package ([MS-ODRAW] 2.3.4.43).
 */
const linkOfShape = 0x382;
const packedShape = 0x3a9;

/** In bytes: LibreOffice follows no longer link. One that is longer is found by its class. */
const longestLink = 0xffff;

/** In bytes: no path is longer. */
const longestName = 0x4000;

/**
 * Drawings in a stream of a Word document before 2007: none of their pictures may be fetched from another computer, and
 * none of their links may start anything. Pictures within a line stand in one stream and others in another, and numbers
 * in many places lead to them; so each record of properties is judged where it stands, whatever leads there.
 * @returns shapes that are packages, to be judged in their turn
 * @throws InvalidFile
 */
export function checkDrawings(stream: Buffer): Carried[] {
  const carried: Carried[] = [];
  // No honest records share their bytes, and what only looks like one ends soon.
  const left = { asItSays: stream.length, mended: stream.length };
  for (const record of records) {
    for (const at of occurrencesOf(record, stream)) {
      if (at < 2) continue;
      for (const reading of ['asItSays', 'mended'] as const) {
        const shape = new Shape();
        for (const { number, value, long } of propertiesAt(stream, at - 2, reading === 'mended')) {
          left[reading] -= 1 + shape.say(number, value, long);
          if (left[reading] < 0) throw damaged();
        }
        shape.check();
        carried.push(...shape.packages);
      }
    }
  }
  return carried;
}

/** What a name is for ([MS-ODRAW] 2.4.8): it says where the picture is from, or that it is fetched from there. */
const isOrigin = 1 | 2;
const isFetched = 4 | 8;

class Shape {
  readonly packages: Carried[] = [];
  private readonly names: [number: number, name: string][] = [];
  private readonly values = new Map<number, number>();

  /** @returns how many bytes were read of a long value. @throws InvalidFile */
  say(number: number, value: number, long: Buffer = Buffer.alloc(0)): number {
    // Of two with the same number nobody knows which one counts.
    this.values.set(number, (this.values.get(number) ?? 0) | value);
    if (number === linkOfShape && long.length > 0 && long.length <= longestLink) return checkHyperlink(long);
    if (number === packedShape && long.length > 0) {
      this.packages.push({ names: [], data: long, contents: ['archive'] });
      return long.length;
    }
    if (!pictureNames.has(number)) return 0;
    const name = long.subarray(0, longestName);
    this.names.push([number, untilZero(name.toString('utf16le'))]);
    return name.length;
  }

  /** @throws InvalidFile */
  check(): void {
    for (const [number, name] of this.names) {
      const purpose = this.values.get(number + 1) ?? 0;
      const isMissing = (purpose & isOrigin) !== 0 && !this.values.get(number - 1);
      const isElsewhere =
        (purpose & isFetched) !== 0 || isMissing ? !isLocalPath(name) : destinationOf(name) === 'page';
      if (isElsewhere && purpose !== 0) throw pictureElsewhere(name);
    }
  }
}
