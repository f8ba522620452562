import { isOwnCommand } from '../fields/check-field';
import { executable } from '../invalid-file';
import { occurrencesOf } from '../occurrences';

/** What the properties of a form field begin with ([MS-DOC] 2.9.78), and where their texts begin, in bytes. */
const version = Buffer.from([0xff, 0xff, 0xff, 0xff]);
const flagsPlace = 4;
const textsPlace = 10;

/** In characters: no text of a form field is longer, and no command of Word's has a longer name. */
const longest = 0x7fff;
const longestName = 64;

/** The lowest bits of the flags; a form field of another kind than a text has a number for its default. */
const kindBits = 3;
const isText = 0;

/** Its texts in their order. */
const texts = ['name', 'default', 'format', 'help', 'line', 'entry', 'exit'] as const;

/**
 * Refuses form fields that run a command of Word's where somebody enters or leaves them. They are judged wherever they
 * stand in the stream, whatever leads to them.
 * @throws InvalidFile
 */
export function checkFormFields(stream: Buffer): void {
  for (const at of occurrencesOf(version, stream)) {
    if (macrosAt(stream, at).some(isOwnCommand)) throw executable('a field that could run a macro');
  }
}

/** What a form field that stands here would run on entry and exit, as far as the stream goes. */
function macrosAt(stream: Buffer, start: number): string[] {
  const macros: string[] = [];
  let at = start + textsPlace;
  for (const name of texts) {
    if (at + 2 > stream.length) break;
    const isNumber = name === 'default' && (stream.readUInt16LE(start + flagsPlace) & kindBits) !== isText;
    const length = isNumber ? 0 : stream.readUInt16LE(at);
    if (length > longest) break;
    if (name === 'entry' || name === 'exit') {
      macros.push(stream.toString('utf16le', at + 2, at + 2 + 2 * Math.min(length, longestName)));
    }
    // A zero follows each text.
    at += isNumber ? 2 : 2 + 2 * length + 2;
  }
  return macros;
}
