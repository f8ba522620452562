/**
 * A word of PostScript (PostScript Language Reference, 3.2): blanks, comments, brackets, a text in hexadecimal digits,
 * a name or any other word, and the beginning of a text.
 */
const token = /[\s\0]+|%[^\r\n]*|<<|>>|[[\]]|<[\da-f\s]*>|\/[^\s\0()<>[\]{}/%]*|[^\s\0()<>[\]{}/%]+|\(/giy;

const numeric = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** What settings of a printer call: values, and the two orders that set them (Adobe, Distiller Parameters). */
const words = new Set(['true', 'false', 'null', 'setdistillerparams', 'setpagedevice']);

/**
 * Whether settings of Acrobat Distiller, which are a program in PostScript, are what it writes: lists of values. Any
 * other program may read and write files.
 */
export function isPlainJobOptions(data: Buffer): boolean {
  const text = data.toString('latin1');
  for (let at = 0; at < text.length; ) {
    token.lastIndex = at;
    const [word] = token.exec(text) ?? [];
    if (word === undefined) return false;
    if (isCall(word) && !words.has(word) && !numeric.test(word)) return false;
    at = word === '(' ? behindText(text, at) : at + word.length;
  }
  return true;
}

function isCall(word: string): boolean {
  return /^[^\s\0%<>[\]/(]/.test(word);
}

/** Brackets within a text come in pairs, or stand behind a backslash. */
function behindText(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}
