import type { Node } from 'jsonc-parser';
import { isGroup } from './groups';

const width = 120;

/** A text, and the part of it that is spoken of. */
export interface Written {
  text: string;
  tree: Node | undefined;
}

/**
 * Writes a value as the files of `data/` are written, which is how Biome formats them: a list on one line where it has
 * room. A group stays on one line that was on one, so that an edit of one word changes one line.
 * @param before the file as it was
 */
export function layOut(value: unknown, before?: Written): string {
  return `${written(value, before, { indent: 0, used: 0 })}\n`;
}

interface Place {
  /** Blanks before the line. */
  indent: number;
  /** Columns that are taken by what stands before and behind the value on its line. */
  used: number;
}

function written(value: unknown, before: Written | undefined, { indent, used }: Place): string {
  if (!isGroup(value) && !Array.isArray(value)) return JSON.stringify(value);
  const flat = inOneLine(value);
  if (isFlat(value, before) && used + columns(flat) <= width) return flat;
  const members: string[] = [];
  const inner = indent + 2;
  const parts: [string, unknown, Written | undefined][] = Array.isArray(value)
    ? value.map((entry, at) => ['', entry, entryOf(before, at)])
    : Object.entries(value).map(([name, field]) => [`${JSON.stringify(name)}: `, field, fieldOf(before, name)]);
  for (const [at, [name, part, was]] of parts.entries()) {
    const comma = at < parts.length - 1 ? 1 : 0;
    const place = { indent: inner, used: inner + columns(name) + comma };
    members.push(`${' '.repeat(inner)}${name}${written(part, was, place)}`);
  }
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${members.join(',\n')}\n${' '.repeat(indent)}${close}`;
}

/** Whether nothing in a value asks for lines of its own. */
function isFlat(value: unknown, before: Written | undefined): boolean {
  if (Array.isArray(value)) return value.every((entry, at) => isFlat(entry, entryOf(before, at)));
  if (!isGroup(value) || Object.keys(value).length === 0) return true;
  return wasFlat(before) && Object.entries(value).every(([name, field]) => isFlat(field, fieldOf(before, name)));
}

function wasFlat(before: Written | undefined): boolean {
  const { tree } = before ?? {};
  const first = tree?.type === 'object' ? tree.children?.[0] : undefined;
  return tree !== undefined && first !== undefined && !before?.text.slice(tree.offset, first.offset).includes('\n');
}

/** The entry as it was; of a new one, that of the first, as it will look alike. */
function entryOf(before: Written | undefined, at: number): Written | undefined {
  if (before?.tree?.type !== 'array') return undefined;
  return { ...before, tree: before.tree.children?.[at] ?? before.tree.children?.[0] };
}

function fieldOf(before: Written | undefined, name: string): Written | undefined {
  const property = before?.tree?.children?.find(({ children }) => children?.[0]?.value === name);
  return before && { ...before, tree: property?.children?.[1] };
}

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  if (!isGroup(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}: ${inOneLine(field)}`);
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
}

/** Marks that are written above or below a letter take no room. */
function columns(text: string): number {
  return text.replace(/\p{M}/gu, '').length;
}
