import type { Budget } from '../budget';
import { type Carried, elsewhereOnDisk, unseenName } from '../carried';
import { isDocument, isProgram } from '../file-kinds';
import { damaged } from '../invalid-file';
import { extensionOf } from '../path-names';
import { streamsOf } from './places';
import {
  type Dictionary,
  dictionaryOf,
  isCut,
  isStream,
  placeOf,
  type Reading,
  type Stream,
  type Value,
} from './values';

/** Where a file specification (ISO 32000-2, 7.11.3) has names of the file that is attached with it. */
const names = ['/F', '/UF', '/DOS', '/Mac', '/Unix'] as const;

/** The files that a specification has with it; none in all other dictionaries. @throws InvalidFile */
export function attachedFiles(dictionary: Dictionary, { resolve }: Reading, budget: Budget): Carried[] {
  const streams = streamsOf(dictionary, resolve);
  if (streams.length === 0) return [];
  // One for each name; any number of specifications may share them.
  if (streams.length > names.length) throw damaged();
  const known = namesIn(dictionary, resolve);
  known.forEach(checkPlace);
  // Viewers make up a name for one that has none, without an end.
  if (known.length === 0) known.push('');
  return streams.map((stream) => ({ names: known, data: contentsOf(stream, budget) }));
}

/** The model that a note shows (ISO 32000-2, 13.6.2). @throws InvalidFile */
export function shownModel(dictionary: Dictionary, { resolve }: Reading, budget: Budget): Carried[] {
  const model = '/3DD' in dictionary ? resolve(dictionary['/3DD']) : null;
  return isStream(model) ? [{ names: [], data: contentsOf(model, budget), contents: ['model'] }] : [];
}

function namesIn(specification: Dictionary, resolve: Reading['resolve']): string[] {
  return names.flatMap((key) => placeOf(resolve(specification[key])) ?? []);
}

/**
 * The same files under the names that a tree of names (7.9.6) has for them, which some programs list instead.
 * @param judged trees that need not be read again, to which this one is added
 * @throws InvalidFile
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
    checkPlace(name);
    const known = specification ? namesIn(specification, resolve) : [];
    const meant = known.find((one) => isNumbered(name, one)) ?? name;
    // A key that is no name of a file says nothing of its kind, where the file has a name.
    const isName = extensionOf(meant) !== '' || known.length === 0;
    return isName ? streams.map((stream) => ({ names: [meant], data: contentsOf(stream, budget) })) : [];
  });
}

/** @throws InvalidFile for a name that is cut somewhere, or leads out of the folder that all files are saved in */
function checkPlace(name: string): void {
  if (isCut(name)) throw unseenName();
  if (/^[/\\~]|^[a-z]:|(?:^|[/\\])\.\.?(?:[/\\]|$)/i.test(name)) throw elsewhereOnDisk();
}

/**
 * Whether a tree has a file under its own name and a number, since no two there may have the same name: so Acrobat
 * lists the settings of Distiller (`Press Quality.joboptions10`). No program shows a file of such an end, or runs it,
 * but for those that are called like programs (`.psd1`).
 */
function isNumbered(listed: string, name: string): boolean {
  if (!listed.startsWith(name) || !isDocument(name)) return false;
  const number = listed.slice(name.length);
  const end = extensionOf(listed);
  // Of a name with dots or blanks behind its end, the number would be an end of its own (`.txt.386`).
  return /^\d+$/.test(number) && end === `${extensionOf(name)}${number}` && !isProgram(`.${end}`);
}

/** Undefined when the reader, which sees also what nobody reaches, does not say what is inside. @throws InvalidFile */
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
