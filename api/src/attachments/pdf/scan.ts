import { damaged } from '../unfit';

/** What a PDF file says in the clear. */
export interface Scan {
  /** Names such as /Type, without their slash, outside strings, comments and streams. */
  names: Set<string>;
  streams: { names: Set<string>; data: string }[];
}

/** Where something begins that matters here (ISO 32000-2, 7.2 and 7.3). */
const starts = /[(%/]|<<|<|\bobj\b|\bstream(?:\r\n|\n|\r)/g;

/** Reads a file, or the inside of an object stream, from byte to byte as Latin-1. @throws Unfit when it ends too early */
export function scan(text: string): Scan {
  const found: Scan = { names: new Set(), streams: [] };
  let own = new Set<string>();
  let position = 0;
  for (;;) {
    starts.lastIndex = position;
    const match = starts.exec(text);
    if (!match) return found;
    const [token] = match;
    const after = match.index + token.length;
    if (token === '(') position = endOfString(text, after);
    else if (token === '%') position = endOfLine(text, after);
    else if (token === '<') position = endOf('>', text, after);
    else if (token === '/') {
      const raw = nameAt(text, after);
      own.add(decoded(raw));
      found.names.add(decoded(raw));
      position = after + raw.length;
    } else if (token.startsWith('stream')) {
      const end = endOf('endstream', text, after);
      found.streams.push({ names: own, data: text.slice(after, end - 'endstream'.length) });
      position = end;
    } else {
      if (token === 'obj') own = new Set();
      position = after;
    }
  }
}

/** Brackets nest, and a backslash takes the next character's meaning. */
function endOfString(text: string, start: number): number {
  const marks = /[()\\]/g;
  marks.lastIndex = start;
  let depth = 1;
  for (let match = marks.exec(text); match; match = marks.exec(text)) {
    if (match[0] === '\\') marks.lastIndex += 1;
    else depth += match[0] === '(' ? 1 : -1;
    if (depth === 0) return marks.lastIndex;
  }
  throw damaged();
}

function endOfLine(text: string, start: number): number {
  const end = /[\r\n]/g;
  end.lastIndex = start;
  return end.exec(text)?.index ?? text.length;
}

function endOf(mark: string, text: string, start: number): number {
  const found = text.indexOf(mark, start);
  if (found < 0) throw damaged();
  return found + mark.length;
}

function nameAt(text: string, start: number): string {
  const name = /[^\0\t\n\f\r ()<>[\]{}/%]*/y;
  name.lastIndex = start;
  return name.exec(text)?.[0] ?? '';
}

/** `/J#53` is `/JS`. */
function decoded(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
