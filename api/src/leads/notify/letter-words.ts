/**
 * What a letter says, in blocks. Both of its parts are written from them, the plain text here and the HTML by
 * `letter-html.tsx`, so that they cannot say different things.
 */
export interface LetterWords {
  subject: string;
  /** Stands large above the HTML; readers of the plain text have it in the subject right above. */
  title?: string;
  blocks: readonly Block[];
}

export type Block =
  | { kind: 'lines'; lines: readonly Line[] }
  /** What a tap opens; buttons in the HTML. */
  | { kind: 'links'; links: readonly Link[] }
  /** `isSmallPrint`: stands at the end of the HTML, where a table of it would push away what is read first. */
  | { kind: 'facts'; facts: readonly Fact[]; isSmallPrint?: boolean };

export type Line = readonly Run[];

/** Words, or words that lead somewhere. Both may be what somebody typed; an address of a link never is. */
export type Run = string | Link;

export interface Link {
  words: string;
  to: string;
}

export type Fact = readonly [name: string, value: Run];

/** The plain text of a letter. */
export function textOf({ blocks }: LetterWords): string {
  return `${blocks.map((block) => linesOf(block).join('\n')).join('\n\n')}\n`;
}

/** The same block by block. */
export function linesOf(block: Block): string[] {
  if (block.kind === 'lines') return block.lines.map((line) => line.map(plain).join(''));
  if (block.kind === 'links') return block.links.map(({ words, to }) => `${words}: ${to}`);
  return block.facts.map(([name, value]) => `${name}: ${plain(value)}`);
}

/** A link to a page is its address, since words alone would lead nowhere. */
function plain(run: Run): string {
  if (typeof run === 'string') return indented(run);
  return /^https?:/.test(run.to) ? run.to : indented(run.words);
}

/** Lines of a long answer cannot be taken for lines of ours. */
function indented(value: string): string {
  return value.split(lineEnds).join('\n  ');
}

/** Between the lines of what somebody typed. */
export const lineEnds = /\r\n|\r|\n/;
