import { executable } from '../invalid-file';
import { checkHyperlinks, isFieldLink } from '../ole/hyperlinks';

/** In what programs that manage references keep their own (`ADDIN EN.CITE`), nothing is followed or run. */
const kept = /^\s*ADDIN(?:\s|$)/i;

const base64 = /^[a-z\d+/]*={0,2}$/i;

/**
 * Judges what a field of Word 2007 has beside its instruction (`w:fldData`; ECMA-376, part 1, 17.16.17): Word keeps
 * there what a .doc has in its stream of data, mostly once more where the field leads. EndNote keeps a whole record.
 * @param instruction "" for data that belong to no field which is open
 * @throws InvalidFile for a link that is not taken, and for what is no link, which may be one to another program
 */
export function checkFieldData(text: string, instruction: string): void {
  const plain = text.replace(/\s+/g, '');
  const data = Buffer.from(plain, 'base64');
  checkHyperlinks(data);
  if (plain === '' || kept.test(instruction)) return;
  if (plain.length % 4 !== 0 || !base64.test(plain) || !isFieldLink(data)) {
    throw executable(
      'a field with data that cannot be checked',
      'In Word, turn the fields into plain text (Ctrl+A, then Ctrl+Shift+F9)',
    );
  }
}
