import { hasEnd } from '../../../src/contract/attachment';
import { kindByContents } from './signature';

/**
 * The name that a file is stored under: without the folders that some browsers send before it, in one spelling for each
 * letter, and with the end of what the file is, so that it opens. Some clients give none: `blob` of a browser's script,
 * `phpA1b2C3` of a proxy, or no name at all, for which that of the field stands (RFC 7578, section 4.2).
 */
export function storedFileName(sent: string, data: Buffer, field: string): string {
  const name = sent.normalize('NFC').replace(/^.*[\\/]/s, '');
  const kind = hasEnd(name) ? undefined : kindByContents(data);
  return kind ? `${name || field}.${kind}` : name;
}

/**
 * Why nobody should have a file of this name on a computer; undefined for a good name. Extensions are judged elsewhere.
 * @param maxLength in characters, of any script: whoever saves the file shortens a name that takes too many bytes
 */
export function problemWithFileName(name: string, maxLength: number): string | undefined {
  if (misleading.test(name)) return 'has a name with characters that cannot be seen. Rename the file';
  if ([...name].length > maxLength) return 'has too long a name. Rename the file';
  if (hiddenProgram.test(name)) return 'has a name that ends like a program. Rename the file';
  return undefined;
}

/**
 * Control characters, also percent-encoded, and those that turn the direction of text about: with one of them,
 * `cv<RLO>fdp.exe` is shown as `cvexe.pdf`. Marks that only separate directions stand in honest Arabic names, and
 * joiners in Bengali ones.
 */
const misleading = /\p{Cc}|%(?:[01][0-9a-f]|7f)|[\u202a-\u202e\u2066-\u2069\ufeff]/iu;

/**
 * The last end of a name decides what opens a file, so `cv.exe.pdf` starts nothing. But it is shown as `cv.exe` where
 * ends are hidden, mail filters stop it on its way to a colleague, and nobody comes by such a name honestly: programs
 * that save as PDF add ".pdf" to the name of what they show, which is a page, a drawing, a source or a document with
 * macros ("index.html.pdf", "portfolio.app.pdf", "Node.js.pdf"), but never a file that Windows runs.
 */
const hiddenProgram = /\.(?:exe|scr|pif|bat|cmd|cpl|dll|msi|msp|lnk|scf|url|hta|vbs|vbe|jse|wsf)[\s.]*\.[a-z]+$/i;
