import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { decode } from './decode';
import { type JsonFault, likeliestCause } from './json-causes';

/** A content file that can be read: its value, and where in the text each part of it stands. */
export interface ContentText {
  text: string;
  value: unknown;
  tree: Node;
}

/** Reads a content file. One that cannot be read has one fault, the first: those behind it mostly follow from it. */
export function readContent(bytes: Buffer): ContentText | { text: string; faults: JsonFault[] } {
  const decoded = decode(bytes);
  const { text } = decoded;
  if ('message' in decoded) return { text, faults: [decoded] };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  if (errors[0]) return { text, faults: [likeliestCause(text, errors[0])] };
  if (!tree) return { text, faults: [{ offset: 0, message: 'holds nothing' }] };
  const faults = repeatedFields(tree);
  return faults.length > 0 ? { text, faults } : { text, value: JSON.parse(text), tree };
}

/** Of two fields of one name the second would count, and nobody would be told. */
function repeatedFields(node: Node): JsonFault[] {
  const children = node.children ?? [];
  const seen = new Set<unknown>();
  const faults: JsonFault[] = [];
  for (const { children: [name] = [] } of node.type === 'object' ? children : []) {
    if (name && seen.has(name.value))
      faults.push({
        offset: name.offset,
        message: `has the field "${name.value}" a second time: delete one of the two`,
      });
    seen.add(name?.value);
  }
  return [...faults, ...children.flatMap(repeatedFields)];
}

/**
 * Where the value under a path such as `images[2].file` begins, or the name of its field; where there is none, the
 * nearest thing around it.
 */
export function offsetOf(tree: Node, path: string, ofName: boolean): number {
  const keys = keysOf(path);
  for (let depth = keys.length; depth > 0; depth -= 1) {
    const node = findNodeAtLocation(tree, keys.slice(0, depth));
    if (node) return (ofName && depth === keys.length && node.parent?.type === 'property' ? node.parent : node).offset;
  }
  return tree.offset;
}

/** A path as people say it, counted from one: `images 3 → file`; in a list, `entry 3 → title`. */
export function placeInWords(path: string): string {
  return keysOf(path).reduce<string>((words, key) => {
    if (typeof key === 'string') return words ? `${words} → ${key}` : key;
    return words ? `${words} ${/ \d+$/.test(words) ? '→ ' : ''}${key + 1}` : `entry ${key + 1}`;
  }, '');
}

/** `images[2].file` as its parts. */
function keysOf(path: string): (string | number)[] {
  return [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]) => (index === undefined ? name : Number(index)));
}
