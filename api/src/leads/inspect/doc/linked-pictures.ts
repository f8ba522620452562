import { pictureElsewhere } from '../links/fetched-picture';
import { isLocalPath } from '../links/local-path';
import { occurrencesOf } from '../occurrences';
import { extensionOf } from '../path-names';
import { isNoHostEnd } from '../shown-ends';
import { untilZero } from '../text';

/** In the head of a picture ([MS-DOC] 2.9.190, 2.9.158): its own size, and the kind of the picture. */
const sizePlace = 4;
const kindPlace = 6;

/** Pictures that are only named behind their head: bitmaps, two numbers for those of TIFF, and drawings. */
const drawing = 102;
const namedKinds = [94, 98, 99, drawing];

/** The size that every program writes. */
const ownSize = 68;

/** The property of a letter that a picture stands for ([MS-DOC] 2.6.1, sprmCPicLocation), and that of Word 6 and 95. */
const placed = Buffer.from([0x03, 0x6a]);
const placedInWord6 = Buffer.from([0x44]);

interface Streams {
  /** Where properties of letters stand: among the text, in tables, or among the pictures. */
  all: readonly Buffer[];
  /** What properties lead into: the pictures, and the text when there are none. */
  pictures: readonly Buffer[];
  isWord6: boolean;
}

/**
 * Refuses pictures whose file a program fetches from another computer when it opens a Word document before 2007. What
 * says where they are may stand among the properties of letters, in styles, pieces or lists, and programs differ in
 * where they look; so all that has its form is followed, and every head of the usual size is judged, whatever leads to
 * it.
 * @throws InvalidFile
 */
export function checkLinkedPictures({ all, pictures, isWord6 }: Streams): void {
  for (const stream of pictures) for (const at of headsIn(stream)) checkName(stream, at);
  for (const stream of all) {
    for (const at of placesIn(stream, isWord6)) for (const target of pictures) checkName(target, at);
  }
}

function* headsIn(stream: Buffer): Generator<number> {
  for (const kind of namedKinds) {
    for (const at of occurrencesOf(Buffer.from([ownSize, 0, kind, 0]), stream))
      if (at >= sizePlace) yield at - sizePlace;
  }
}

/** In Word 6 the number of the property has one byte, and another with the size of its value follows. */
function* placesIn(stream: Buffer, isWord6: boolean): Generator<number> {
  for (const at of occurrencesOf(isWord6 ? placedInWord6 : placed, stream)) {
    if (at + 6 <= stream.length) yield stream.readUInt32LE(at + 2);
  }
}

/** Behind the head stand the length of the name and the name itself. @throws InvalidFile */
function checkName(stream: Buffer, at: number): void {
  if (at + kindPlace + 2 > stream.length) return;
  const kind = stream.readUInt16LE(at + kindPlace);
  if (!namedKinds.includes(kind)) return;
  const start = at + stream.readUInt16LE(at + sizePlace);
  const name = untilZero(stream.toString('latin1', start + 1, start + 1 + (stream[start] ?? 0)));
  if (!isLocalPath(name) || (kind !== drawing && mayBeServer(name))) {
    throw pictureElsewhere(name);
  }
}

/**
 * LibreOffice takes the word before the first slash for a server of the web, and a single word as well. Programs write
 * whole paths, or those of Windows; a word that ends like a picture is no server, since no names of servers end so.
 */
function mayBeServer(name: string): boolean {
  const [first = '', ...rest] = name.trim().split('/');
  if (/^\.*$/.test(first) || /[:\\]/.test(first)) return false;
  return rest.length > 0 || !isNoHostEnd(extensionOf(first));
}
