/** A place in a text, for people: counted from one. */
export interface Spot {
  line: number;
  column: number;
  /** Its line, as much of it as can be shown, with a mark below. */
  shown: string;
}

/** As many characters of a line are shown, so that the mark stands below what it means on a narrow screen too. */
const widest = 80;

export function spotAt(text: string, offset: number): Spot {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const [whole = ''] = text.slice(start).split(/\r?\n/, 1);
  const line = text.slice(0, start).split('\n').length;
  const column = offset - start + 1;
  const from = Math.max(0, Math.min(column - 20, whole.length - widest));
  const part = whole.slice(from, from + widest).replaceAll('\t', ' ');
  const [left, right] = [from > 0 ? '…' : '', from + widest < whole.length ? '…' : ''];
  const number = `  ${line} | `;
  const mark = `${' '.repeat(number.length - 2)}| ${' '.repeat(left.length + column - 1 - from)}^`;
  return { line, column, shown: `${number}${left}${part}${right}\n${mark}` };
}
