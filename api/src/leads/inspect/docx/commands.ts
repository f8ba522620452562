import { isOwnCommand } from '../fields/check-field';
import { executable } from '../invalid-file';
import { isWord } from './field-reader';
import type { Tag } from './xml';

/** Where Word keeps what somebody has changed of its keys and menus ([MS-DOCX] 2.2). */
const customizations = 'http://schemas.microsoft.com/office/word/2006/wordml';

/** Of these, what calls a command, a macro or a library. Styles and signs have elements of their own. */
const calls = new Set(['fci', 'macro', 'wll']);

/** What Word runs where somebody enters a form field and where he leaves it (ECMA-376, part 1, 17.16). */
const ofFormField = new Set(['entryMacro', 'exitMacro']);

/** @throws InvalidFile for keys that call a command, as a .doc is, and form fields that run one of Word's own */
export function checkCommand({ uri, local, attributes }: Tag): void {
  if (uri === customizations && calls.has(local)) throw executable('macros or changed commands');
  if (!isWord(uri) || !ofFormField.has(local)) return;
  if (Object.values(attributes).some(({ value }) => isOwnCommand(value))) {
    throw executable('a field that could run a macro');
  }
}
