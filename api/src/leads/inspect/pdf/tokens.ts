import { behindNext } from '../behind-next';

/** A piece of a PDF's text (ISO 32000-2, 7.2): where it ends, and how much deeper in brackets what follows is. */
export interface Token {
  end: number;
  depth: -1 | 0 | 1;
  isBlank: boolean;
}

const blank = /[\0\t\n\f\r ]+|%[^\r\n]*/y;
const closing = />/g;
const word = /[/\w+.-][^\0\t\n\f\r ()<>[\]{}/%]*/y;

export function tokenAt(text: string, at: number): Token {
  const sign = text.charAt(at);
  const isDouble = text.charAt(at + 1) === sign;
  const isBlank = endOf(blank, text, at);
  if (isBlank !== undefined) return { end: isBlank, depth: 0, isBlank: true };
  if (sign === '(') return { end: behindString(text, at), depth: 0, isBlank: false };
  if (sign === '<' && !isDouble) return { end: behindNext(closing, text, at), depth: 0, isBlank: false };
  if (sign === '[' || sign === '<') return { end: at + (isDouble && sign === '<' ? 2 : 1), depth: 1, isBlank: false };
  if (sign === ']' || (sign === '>' && isDouble))
    return { end: at + (sign === ']' ? 1 : 2), depth: -1, isBlank: false };
  return { end: endOf(word, text, at) ?? at + 1, depth: 0, isBlank: false };
}

/** A name without escapes (7.3.5). */
export function unescaped(name: string): string {
  return name.replace(/#([\da-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
}

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** A string (7.3.4.2) may have others in brackets in it, and a backslash before a bracket that is none. */
function behindString(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += text.charAt(at) === '\\' ? 2 : 1) {
    if (text.charAt(at) === '(') depth += 1;
    if (text.charAt(at) === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}
