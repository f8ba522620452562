import { type DocumentType, documentType, hasEnd } from '../../../../src/contract/attachment';
import { composed } from '../../../../src/contract/text';
import { kindByContents } from './first-bytes';

/**
 * The name that a file is stored under: without the folders that some browsers send before it, in one spelling for each
 * letter, without blanks around it, and with the end of what the file is, so that it opens. Some clients give no name:
 * `blob` of a browser's script, `phpA1b2C3` of a proxy, or nothing, for which the field's own stands (RFC 7578, 4.2).
 * Some people change the end of a name by hand: a Word document of either kind gets its own back, and is judged by it.
 */
export function storedFileName(sent: string, data: Buffer, field: string): string {
  const name = composed(sent)
    .replace(/^.*[\\/]/s, '')
    .trim();
  const kind = kindByContents(data);
  const claimed = documentType(name);
  if (!kind || kind === claimed) return name;
  if (!hasEnd(name)) return `${name || field}.${kind}`;
  return isWord(kind) && isWord(claimed) ? name.slice(0, name.lastIndexOf('.') + 1) + kind : name;
}

function isWord(kind: DocumentType | undefined): boolean {
  return kind === 'doc' || kind === 'docx';
}

/**
 * Why nobody should have a file of this name on a computer; undefined for a good name. Extensions are judged elsewhere.
 * @param maxLength in characters, of any script: whoever saves the file shortens a name that takes too many bytes
 */
export function problemWithFileName(name: string, maxLength: number): string | undefined {
  if (isMisleading(name)) return 'has a name with characters that cannot be seen. Rename the file';
  if ([...name].length > maxLength) return 'has too long a name. Rename the file';
  if (hiddenProgram.test(name.replace(invisible, ''))) return 'has a name that ends like a program. Rename the file';
  return undefined;
}

/** Whether a name is shown as another one, or another program takes only a part of it. */
export function isMisleading(name: string): boolean {
  return misleading.test(name.replace(honestMarks, ''));
}

/**
 * Control characters, also percent-encoded; those that turn the direction of text about: with one of them,
 * `cv<RLO>fdp.exe` is shown as `cvexe.pdf`; and all that Unicode calls ignorable, since nobody sees them (UAX 44), with
 * the few that it does not call so: ends of lines and paragraphs, notes between lines and the blank of Braille.
 */
const misleading =
  /\p{Cc}|%(?:[01][0-9a-f]|7f)|[\u202a-\u202e\u2066-\u2069\u2028\u2029\u2800\ufff9-\ufffb]|\p{Default_Ignorable_Code_Point}/iu;

/**
 * Of these, what people write: marks that only separate directions, in Arabic names; joiners, in Bengali ones; what
 * makes a character a drawing or a letter; the form of a Japanese letter, behind it; and the name of a country, behind
 * a flag.
 */
const honestMarks =
  /[\u200e\u200f\u061c]|\u200c|\u200d|[\ufe0e\ufe0f]|\p{Script=Han}[\u{e0100}-\u{e01ef}]|\u{1f3f4}[\u{e0020}-\u{e007f}]+/gu;

/** What nobody sees, honest or not. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * The last end of a name decides what opens a file, so `cv.exe.pdf` starts nothing. But it is shown as `cv.exe` where
 * ends are hidden, mail filters stop it on its way to a colleague, and nobody comes by such a name honestly: programs
 * that save as PDF add ".pdf" to the name of what they show, which is a page, a drawing, a source or a document with
 * macros ("index.html.pdf", "portfolio.app.pdf", "Node.js.pdf"), but never a file that Windows runs.
 */
const hiddenProgram = /\.(?:exe|scr|pif|bat|cmd|cpl|dll|msi|msp|lnk|scf|url|hta|vbs|vbe|jse|wsf)[\s.]*\.[a-z]+$/i;
