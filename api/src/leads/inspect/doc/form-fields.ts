import { isOwnCommand } from '../fields/check-field';
import { executable } from '../invalid-file';
import { occurrencesOf } from '../occurrences';

/** What the properties of a form field begin with ([MS-DOC] 2.9.78), and where their texts begin, in bytes. */
const version = Buffer.from([0xff, 0xff, 0xff, 0xff]);
const flagsPlace = 4;
const textsPlace = 10;

/** In characters, and more than Word lets anybody type: what is longer is no text of a form field. */
const longest = 300;

/** By the lowest bits of the flags: a text has a default of letters, the other two have a number. */
const kinds = { mask: 3, text: 0 };

/** Its texts in their order. */
const texts = ['name', 'default', 'format', 'help', 'line', 'entry', 'exit'];

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

/** What a form field that stands here runs on entry and exit; nothing where none does. */
function macrosAt(stream: Buffer, start: number): string[] {
  if (start + textsPlace > stream.length) return [];
  const isText = (stream.readUInt16LE(start + flagsPlace) & kinds.mask) === kinds.text;
  let at = start + textsPlace;
  const found: string[] = [];
  for (const name of texts) {
    const isNumber = name === 'default' && !isText;
    const length = at + 2 > stream.length ? longest : stream.readUInt16LE(at);
    if (length >= longest && !isNumber) return [];
    if (!isNumber) found.push(stream.toString('utf16le', at + 2, at + 2 + 2 * length));
    // A zero follows each text.
    at += isNumber ? 2 : 2 + 2 * length + 2;
  }
  return found.slice(-2);
}
