import type { Budget } from '../budget';
import { type Carried, unseenName } from '../carried';
import { damaged } from '../unfit';
import { streamsOf } from './places';
import { type Dictionary, dictionaryOf, isCut, placeOf, type Reading, type Stream, type Value } from './values';

/** Where a file specification (ISO 32000-2, 7.11.3) has names of the file that is attached with it. */
const names = ['/F', '/UF', '/DOS', '/Mac', '/Unix'] as const;

/** The files that a specification has with it; none in all other dictionaries. @throws Unfit */
export function attachedFiles(dictionary: Dictionary, { resolve }: Reading, budget: Budget): Carried[] {
  const streams = streamsOf(dictionary, resolve);
  if (streams.length === 0) return [];
  // One for each name; any number of specifications may share them.
  if (streams.length > names.length) throw damaged();
  const known = names.flatMap((key) => placeOf(resolve(dictionary[key])) ?? []);
  if (known.some(isCut)) throw unseenName();
  return streams.map((stream) => ({ names: known, data: contentsOf(stream, budget) }));
}

/**
 * The same files under the names that a tree of names (7.9.6) has for them, which some programs list instead.
 * @param judged trees that need not be read again, to which this one is added
 * @throws Unfit
 */
export function listedFiles(
  dictionary: Dictionary,
  { resolve }: Reading,
  budget: Budget,
  judged: Set<Value>,
): Carried[] {
  const list = '/Names' in dictionary ? resolve(dictionary['/Names']) : null;
  if (!Array.isArray(list) || judged.has(list)) return [];
  judged.add(list);
  return list.flatMap((value, index) => {
    const name = index % 2 === 1 ? placeOf(resolve(list[index - 1])) : undefined;
    const specification = dictionaryOf(resolve(value));
    const streams = specification ? streamsOf(specification, resolve) : [];
    if (name === undefined || streams.length === 0) return [];
    if (isCut(name)) throw unseenName();
    return streams.map((stream) => ({ names: [name], data: contentsOf(stream, budget) }));
  });
}

/** Undefined when the reader, which sees also what nobody reaches, does not say what is inside. @throws Unfit */
export function contentsOf({ stream }: Stream, budget: Budget): Buffer | undefined {
  if (!stream.data) return undefined;
  const data = unpacked(stream.data);
  budget.takeInflated(data.length);
  return data;
}

function unpacked(read: () => Uint8Array): Buffer {
  try {
    const { buffer, byteOffset, byteLength } = read();
    return Buffer.from(buffer, byteOffset, byteLength);
  } catch {
    throw damaged();
  }
}
