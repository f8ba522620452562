/**
 * Switches of a link that have a value: a place in the document, a hint and a window (ECMA-376, part 1, 17.16.5.25).
 */
const withValue = new Set(['\\l', '\\o', '\\t']);

/** Those without one. Of any other, nobody can say whether it takes what stands behind it. */
const withoutValue = new Set(['\\m', '\\n']);

/**
 * What a program may take for the address of a link: all values in its instruction, but those that plainly belong to a
 * switch. Programs differ in how they read quotes of several kinds, quotes behind a backslash and blanks that are none;
 * in an instruction with any of these, every piece may be the address.
 */
export function possibleAddresses(instruction: string): string[] {
  const words = plainWords(instruction.trim());
  if (words) {
    const values = words.filter((_, index) => !belongsToSwitch(words, index) || isTakenFirst(words, index));
    // Hundreds of fields may have thousands of the same words.
    return [...new Set(values)].map((word) => word.replaceAll('"', ''));
  }
  const quoted = instruction.match(/["“”][^"“”]*/g) ?? [];
  return [...quoted.map((text) => text.slice(1)), ...instruction.split(/[\s"“”]+/)].filter(
    (text) => text.trim() !== '',
  );
}

/** Words and quoted texts with blanks between them, as programs write them; undefined for anything else. */
function plainWords(instruction: string): string[] | undefined {
  if (/[“”]|\\"|[^\S ]/.test(instruction)) return undefined;
  const pieces: string[] = instruction.match(/"[^"]*"|[^ "]+| +|"/g) ?? [];
  const isBlank = (index: number) => pieces[index]?.startsWith(' ') !== false;
  const areApart = pieces.every((_, index) => isBlank(index) || isBlank(index + 1));
  return areApart && !pieces.includes('"') ? pieces.filter((piece) => !piece.startsWith(' ')) : undefined;
}

/** A switch may have swallowed the one behind it, whose value would then be the address. */
function belongsToSwitch(words: readonly string[], index: number): boolean {
  const [earlier = '', before = '', word = ''] = [words[index - 2], words[index - 1], words[index]];
  if (!withValue.has(before) || isSwitch(word)) return false;
  return !isSwitch(earlier) || withoutValue.has(earlier);
}

/**
 * LibreOffice knows no hint and no window in a document before 2007, and takes the first text that belongs to nothing
 * else for the address: the value of either, where no address stands before it.
 */
function isTakenFirst(words: readonly string[], index: number): boolean {
  if (words[index - 1] === 'l') return false;
  return !words.some((word, at) => at > 0 && at < index && !isSwitch(word) && !belongsToSwitch(words, at));
}

function isSwitch(word: string): boolean {
  return word.startsWith('\\');
}
