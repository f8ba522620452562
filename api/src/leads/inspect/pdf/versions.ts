import { damaged } from '../invalid-file';
import { leadsToProgram, problemWithLink } from '../links/link';
import { isQuiet } from './actions';
import type { Copy } from './listing';
import { dictionaryOf, nameOf, type Reading, textOf, type Value } from './values';

/**
 * Whatever a reference leads to is judged in its place, such as an action that runs by itself, and a name or a string
 * says nothing elsewhere. So objects that share a number, of which programs take one or the other, must be alike in
 * that.
 * @throws InvalidFile
 */
export function checkVersions(copies: readonly Copy[], values: readonly Value[], resolve: Reading['resolve']): void {
  const kinds = new Map<number, string>();
  for (const [index, { number }] of copies.entries()) {
    const value = values[index] ?? null;
    if (value === null) continue;
    const kind = kindOf(value, resolve);
    if ((kinds.get(number) ?? kind) !== kind) throw damaged();
    kinds.set(number, kind);
  }
}

/** What decides of a value where it is referred to; "" when nothing does. */
function kindOf(value: Value, resolve: Reading['resolve']): string {
  const name = nameOf(value);
  if (name !== undefined) return `/${name}`;
  const text = textOf(value);
  if (text !== undefined) return problemWithLink(text) !== undefined || leadsToProgram(text) ? text : '';
  const action = dictionaryOf(value) ?? {};
  const type = nameOf(resolve(action['/S']));
  return type === undefined || isQuiet(action, type, resolve) ? '' : type;
}
