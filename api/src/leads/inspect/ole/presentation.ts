import type { Budget } from '../budget';
import type { Carried } from '../carried';
import type { Storage } from '../compound/compound-file';
import { checkDrawings } from '../doc/drawings';
import { damaged, executable, locked } from '../invalid-file';
import { checkInteractions } from './interactions';
import { checkOutside } from './presentation-links';
import { storedObjects } from './presentation-objects';
import { officeRecords, recordsAnywhere } from './records';

/**
 * Records of a presentation ([MS-PPT] 2.13.24): that it is encrypted, whether there are macros, and what a click
 * starts.
 */
const encrypted = 0x2f14;
const macroInfo = 0x0400;
const control = 0x0fee;

/** The last of what was saved ([MS-PPT] 2.3.3), which is longer where it leads to a key. */
const userEdit = 0x0ff5;
const userEditWithKey = 0x20;

/** Where the stream of the current user says what the presentation is, and what it says ([MS-PPT] 2.3.2). */
const tokenAt = 12;
const plainToken = 0xe391c05f;
const encryptedToken = 0xf3d1c4df;

/**
 * The streams of a presentation before 2007: nothing in it starts a program or leads elsewhere by itself.
 * @returns objects, programs of its own and packages of newer versions, to be judged in their turn
 * @throws InvalidFile
 */
export function checkPresentation({ streams }: Storage, stream: Buffer, budget: Budget): Carried[] {
  const token = tokenIn(streams.get('current user'));
  // What is encrypted looks like bytes without a meaning.
  if (token === encryptedToken || streams.has('encryptedsummary') || hasKey(stream)) throw locked();
  for (const { type, data, isCut } of officeRecords(stream)) {
    if (type === encrypted) throw locked();
    if (type === macroInfo && data.length >= 8 && data.readUInt32LE(4) !== 0) throw executable('macros');
    if (type === control) throw executable('controls');
    // Before 1997 the stream had another form.
    if (isCut && token === plainToken) throw damaged();
  }
  checkInteractions(stream);
  checkOutside(stream);
  return [...storedObjects(stream, budget), ...checkDrawings(stream)];
}

function tokenIn(currentUser: Buffer | undefined): number | undefined {
  return currentUser && currentUser.length >= tokenAt + 4 ? currentUser.readUInt32LE(tokenAt) : undefined;
}

function hasKey(stream: Buffer): boolean {
  for (const { data } of recordsAnywhere(stream, userEdit)) if (data.length === userEditWithKey) return true;
  return false;
}
