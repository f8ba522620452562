import type { Budget } from '../budget';
import type { Carried } from '../carried';
import { isProgram } from '../file-kinds';
import { destinationOf } from '../link';
import { damaged } from '../unfit';
import { type Dictionary, dictionaryOf, isStream, type Reading, type Stream, textOf } from './values';

/** Where a file specification (ISO 32000-2, 7.11) says which file it means. Elsewhere some of them are numbers. */
const places = ['/F', '/UF', '/DOS', '/Mac', '/Unix'] as const;

/** The files that a specification has with it; none in all other dictionaries. @throws Unfit */
export function attachedFiles(dictionary: Dictionary, { resolve }: Reading, budget: Budget): Carried[] {
  const inside = dictionaryOf(resolve(dictionary['/EF']));
  if (!inside) return [];
  const names = namesIn(dictionary, resolve);
  const streams = Object.values(inside).map(resolve).filter(isStream);
  // The same file mostly stands at two keys.
  return [...new Set(streams)].map((stream) => ({ names, data: contentsOf(stream, budget) }));
}

/** Undefined when the reader, which sees also what nobody reaches, does not say what is inside. */
function contentsOf({ stream }: Stream, budget: Budget): Buffer | undefined {
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

/**
 * Files elsewhere that a document would have fetched or opened: those of a network are told who opens it, and with
 * Windows his password. A stream whose contents stand in another file is not used by any honest program.
 */
export function forbiddenPlace(dictionary: Dictionary, { resolve }: Reading, ofStream: boolean): string | undefined {
  if (ofStream && '/F' in dictionary) return 'parts that stand in another file';
  if ('/RF' in dictionary) return 'files that belong to an attached one';
  if (dictionaryOf(resolve(dictionary['/EF']))) return undefined;
  const names = namesIn(dictionary, resolve);
  if (names.some((name) => destinationOf(name) !== 'computer')) return 'a link to a file in a network';
  return names.some(isProgram) ? 'a link to a program' : undefined;
}

function namesIn(dictionary: Dictionary, resolve: Reading['resolve']): string[] {
  return places.flatMap((key) => textOf(resolve(dictionary[key])) ?? []);
}
