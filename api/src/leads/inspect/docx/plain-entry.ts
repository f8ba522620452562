import type { Entry, ExtraField } from 'yauzl';
import { damaged, executable } from '../invalid-file';

/** In the mode that Unix keeps in the upper half of attributes: the kind of an entry, and what gives another owner. */
const kindBits = 0o170000;
const ownerBits = 0o7000;
const plainFile = 0o100000;
const folder = 0o040000;

/**
 * Fields that only say something of an entry (APPNOTE.TXT 4.5 and 4.6): sizes of large files, times, owners, its name
 * and comment in UTF-8, room for Word to grow in, the mark of Java, and sizes once more by GNOME's library. Of others
 * one has the target of a link, another a mode of its own.
 */
const knownFields = new Set([0x0001, 0x000a, 0x5455, 0x5855, 0x7855, 0x7875, 0x7075, 0x6375, 0xa220, 0xcafe, 0x4949]);

/**
 * Refuses what is no plain file and no folder, by whichever system it was made: what is unpacked from an archive
 * follows a link out of its folder, and a second archive writes where the first has led.
 * @throws InvalidFile
 */
export function checkPlainEntry({ externalFileAttributes, extraFields }: Entry): void {
  const mode = externalFileAttributes >>> 16;
  const kind = mode & kindBits;
  if (![0, plainFile, folder].includes(kind)) throw executable('an archive with a link or a device');
  if (kind !== folder && (mode & ownerBits) !== 0) throw executable('an archive with a program');
  checkFields(extraFields);
}

/** @throws InvalidFile */
export function checkFields(fields: readonly ExtraField[]): void {
  if (fields.some(({ id }) => !knownFields.has(id))) throw damaged();
}
