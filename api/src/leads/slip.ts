/** Many names have four letters (Amin, Riaz, Joya); in words of fewer, one letter makes another word. */
const fewest = 4;

/** Whether a word is one in which a slip of the finger is looked for: all letters, and long enough. */
export function maySlip(word: string): boolean {
  return word.length >= fewest && /^[\p{L}\p{M}]+$/u.test(word);
}

/** Whether one letter of a typed word is wrong, missing or too many, or two neighbours are swapped; or none. */
export function isSlipOf(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  return (
    typed.slice(at + 1) === word.slice(at + 1) ||
    typed.slice(at + 1) === word.slice(at) ||
    typed.slice(at) === word.slice(at + 1) ||
    (typed[at] === word[at + 1] && typed[at + 1] === word[at] && typed.slice(at + 2) === word.slice(at + 2))
  );
}
