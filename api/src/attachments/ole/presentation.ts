import { executable, locked } from '../unfit';
import { officeRecords } from './records';

/**
 * Records of a presentation ([MS-PPT] 2.13.24): that it is encrypted, whether there are macros, and what a click
 * starts.
 */
const encrypted = 0x2f14;
const macroInfo = 0x0400;
const control = 0x0fee;
const interaction = 0x0ff3;

/** In an interaction: a macro or a program. */
const starts = new Set([1, 2]);

/** The stream of a presentation before 2007. @throws Unfit */
export function checkPresentation(stream: Buffer): void {
  for (const { type, data } of officeRecords(stream)) {
    if (type === encrypted) throw locked();
    if (type === macroInfo && data.length >= 8 && data.readUInt32LE(4) !== 0) throw executable('macros');
    if (type === control) throw executable('controls');
    if (type === interaction && starts.has(data[8] ?? 0)) throw executable('a link that starts a program');
  }
}
