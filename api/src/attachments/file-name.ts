/** In bytes of UTF-8: what common file systems take, so that staff can save the file under its name. */
const maxBytes = 255;

/** Names without the folders that some browsers send before them, in one spelling for each letter. */
export function cleanFileName(name: string): string {
  return name.normalize('NFC').replace(/^.*[\\/]/s, '');
}

/** Why nobody should have a file of this name on a computer; undefined for a good name. Extensions are judged elsewhere. */
export function problemWithFileName(name: string): string | undefined {
  if (misleading.test(name)) return 'has a name with characters that cannot be seen. Rename the file';
  if (Buffer.byteLength(name) > maxBytes) return 'has too long a name. Rename the file';
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
 * `cv.exe.pdf` is a PDF file, but shown as `cv.exe` where extensions are hidden, and mail filters stop it on its way to
 * a colleague. `.com`, `.js` and `.net` are missing on purpose: "Node.js.pdf" and "www.example.com.pdf" are honest.
 */
const hiddenProgram =
  /\.(?:exe|scr|pif|bat|cmd|msi|msp|cpl|dll|lnk|hta|jar|jse|vbs?|vbe|wsf|wsh|ps1|reg|apk|app|dmg|sh|php\d?|phtml|aspx?|jsp|cgi|html?|xhtml|shtml|svg|docm|dotm)[\s.]*\.[a-z]+$/i;
