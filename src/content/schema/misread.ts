/** A text in UTF-8 that was read as Windows-1252, as by Excel: signs that begin it, and those that go on. */
const signs = /(?:[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€|à[¦§]|ðŸ)/;

/** What Windows-1252 has from 0x80 to 0x9f; from there on it is Latin-1. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009dž\u0178';

/** The first word that was read in the wrong encoding, and what it was before; where signs were lost, nobody knows. */
export function misreadIn(text: string): { word: string; meant: string | undefined } | undefined {
  const found = signs.exec(text);
  if (!found) return undefined;
  const [before = '', after = ''] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  const word = `${lastWordOf(before)}${found[0]}${/^\S*/.exec(after)?.[0] ?? ''}`;
  return { word, meant: reread(word) };
}

function lastWordOf(text: string): string {
  return text.split(/\s/).at(-1) ?? '';
}

/** The bytes that the signs were made of, read as UTF-8. */
function reread(word: string): string | undefined {
  const bytes = [...word].map(byteOf);
  if (bytes.some((byte) => byte > 0xff)) return undefined;
  const meant = Buffer.from(bytes).toString('utf8');
  return meant.includes('\ufffd') ? undefined : meant;
}

function byteOf(sign: string): number {
  const at = windows.indexOf(sign);
  return at < 0 ? (sign.codePointAt(0) ?? 0) : 0x80 + at;
}
