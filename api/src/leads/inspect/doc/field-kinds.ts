import { damaged } from '../invalid-file';
import { type Description, fieldTables, tableOf } from './description';

/** The character that a field begins with. */
export const begin = '\x13';

/** Names of fields by their numbers ([MS-DOC] 2.9.90), of those that are judged. */
const names: Record<number, string> = {
  36: 'INCLUDE',
  40: 'DATA',
  45: 'DDE',
  46: 'DDEAUTO',
  48: 'PRINT',
  50: 'GOTOBUTTON',
  51: 'MACROBUTTON',
  55: 'IMPORT',
  56: 'LINK',
  67: 'INCLUDEPICTURE',
  68: 'INCLUDETEXT',
  78: 'DATABASE',
  87: 'CONTROL',
  88: 'HYPERLINK',
  91: 'HTMLCONTROL',
};

/**
 * Names of fields by where they begin in the text. Word goes by these numbers, since the words of an instruction may be
 * those of the language it was written in. No two tables share their bytes, so all together are no longer than the
 * stream.
 * @throws InvalidFile
 */
export function fieldKinds(description: Description, text: string): Map<number, string> {
  const kinds = new Map<number, string>();
  let start = 0;
  let left = description.table.length;
  for (const [index, name] of fieldTables.entries()) {
    const table = tableOf(description, name);
    left -= table.length;
    if (left < 0) throw damaged();
    for (const [at, kind] of kindsIn(table)) if (text.charAt(start + at) === begin) kinds.set(start + at, kind);
    start += description.main.readUInt32LE(description.layout.counts + index * 4);
  }
  return kinds;
}

/** A position of four bytes for each mark of a field, one more, and then two bytes for each. */
function* kindsIn(table: Buffer): Generator<[number, string]> {
  const count = Math.max(0, Math.floor((table.length - 4) / 6));
  for (let index = 0; index < count; index += 1) {
    const at = (count + 1) * 4 + index * 2;
    const name = names[table.readUInt8(at + 1)];
    if (name && (table.readUInt8(at) & 0x1f) === begin.charCodeAt(0)) yield [table.readUInt32LE(index * 4), name];
  }
}
