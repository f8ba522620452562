import { actsByItself, executable } from '../invalid-file';
import { headBytes, officeRecords, type PlacedRecord, recordsAnywhere } from './records';

/** What happens at a click, or under the mouse, and the record that it stands in ([MS-PPT] 2.8.25 and 2.8.26). */
const interaction = 0x0ff3;
const holder = 0x0ff2;
const interactionBytes = 16;

/** Instance of such a record for what happens under the mouse ([MS-PPT] 2.8.24). */
const underMouse = 1;

/** Places in an interaction, in bytes: what is done, and where a link leads. */
const actionAt = 8;
const destinationAt = 12;

/** Actions ([MS-PPT] 2.13.12): a macro or a program, a link, a verb of an object. */
const starts = new Set([1, 2]);
const link = 4;
const verb = 5;

/** Where a link leads within its show ([MS-PPT] 2.13.15): to slides beside it, ends, shows and slides, or nowhere. */
const withinShow = new Set([0, 1, 2, 3, 6, 7, 0xff]);

/**
 * What a presentation does at a click or under the mouse. In a running show the latter needs no click, so that it must
 * not lead elsewhere.
 * @throws InvalidFile
 */
export function checkInteractions(stream: Buffer): void {
  for (const { type, data } of officeRecords(stream)) if (type === interaction) checkStart(data);
  for (const record of recordsAnywhere(stream, interaction)) {
    if (record.data.length !== interactionBytes) continue;
    checkStart(record.data);
    if (isUnderMouse(stream, record) && leadsElsewhere(record.data)) throw actsByItself();
  }
}

function checkStart(data: Buffer): void {
  if (starts.has(data[actionAt] ?? 0)) throw executable('a link that starts a program');
}

/** By the head of the record that this one begins. */
function isUnderMouse(stream: Buffer, { start }: PlacedRecord): boolean {
  const at = start - headBytes * 2;
  return at >= 0 && stream.readUInt16LE(at + 2) === holder && stream.readUInt16LE(at) >> 4 === underMouse;
}

function leadsElsewhere(data: Buffer): boolean {
  const action = data[actionAt];
  return action === verb || (action === link && !withinShow.has(data[destinationAt] ?? 0));
}
