import { executable } from '../invalid-file';
import { isLocalPath } from '../links/local-path';
import { occurrencesOf } from '../occurrences';
import { untilZero } from '../text';

/**
 * Records of a metafile that name the file of a colour profile, and in bytes, where that name begins ([MS-EMF] 2.1.1):
 * EMR_CREATECOLORSPACE and EMR_CREATECOLORSPACEW (2.3.7.2 and 2.3.7.3, behind the numbers of the colour space),
 * EMR_SETICMPROFILEA and EMR_SETICMPROFILEW (2.3.11.15 and 2.3.11.16), EMR_COLORMATCHTOTARGETW (2.3.11.1).
 */
const namePlaces = new Map([
  [0x63, 80],
  [0x7a, 80],
  [0x70, 20],
  [0x71, 20],
  [0x79, 24],
]);

/**
 * In bytes, from the beginning of a bitmap's head in its fifth version ([MS-WMF] 2.2.2.5): where it says what its
 * colours mean, and where the name of their profile begins.
 */
const coloursPlace = 56;
const profilePlace = 112;

/** In bytes: the head in that version. One that says it has more is read as such, and nobody writes so much more. */
const headBytes = 124;
const mostHeadBytes = 0xffff;

/** LCS_PROFILE_LINKED, as it is stored ([MS-WMF] 2.1.1.15). */
const linked = Buffer.from('KNIL', 'latin1');

/** In bytes: no longer path is opened, in letters of two bytes. */
const longestName = 2 * 260;

/**
 * Whoever draws a picture by its colours opens the file of their profile, and signs in to the server that it is on.
 * @param rest of the metafile, from the beginning of the record on: a name goes on to its zero, whatever the record
 *   says of its size
 * @throws InvalidFile for a profile that is not on the same computer
 */
export function checkProfileOf(type: number, rest: Buffer): void {
  const place = namePlaces.get(type);
  if (place !== undefined) checkProfile(rest.subarray(place, place + longestName));
}

/**
 * The same for all bitmaps in a picture, a metafile or a stream of pictures. Many records have one, and each is judged
 * where its head stands, whatever leads there.
 * @throws InvalidFile
 */
export function checkLinkedProfiles(data: Buffer): void {
  for (const at of occurrencesOf(linked, data)) {
    const head = at - coloursPlace;
    if (head < 0 || head + headBytes > data.length) continue;
    const size = data.readUInt32LE(head);
    if (size < headBytes || size > mostHeadBytes) continue;
    const start = head + data.readUInt32LE(head + profilePlace);
    checkProfile(data.subarray(start, start + longestName));
  }
}

/** In letters of one byte or of two: read in the wrong way, a name of either kind is a harmless one. */
function checkProfile(name: Buffer): void {
  const readings = [name.toString('latin1'), name.subarray(0, name.length & ~1).toString('utf16le')].map(untilZero);
  if (!readings.every((reading) => isLocalPath(reading))) {
    throw executable('a picture that takes its colours from another computer');
  }
}
