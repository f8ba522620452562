import { damaged } from '../unfit';

/** In bytes: more than any trailer or dictionary of a cross-reference stream has. */
const dictionaryBytes = 8192;

/**
 * The cross-reference section that the end of the file points to: it must be there, and name the document's root. A
 * file that was cut, or had something taken out of its middle, fails here. Some writers count from the header instead
 * of the start of the file.
 * @throws Unfit
 */
export function checkCrossReference(file: Buffer, offset: number, headerAt: number): void {
  const dictionaries = [offset, offset + headerAt].map((position) => dictionaryAt(file, position));
  if (!dictionaries.some((dictionary) => /\/Root[\0\t\n\f\r ]+\d/.test(dictionary ?? ''))) throw damaged();
}

/** The trailer of a table, or the dictionary of a cross-reference stream; undefined when there is neither. */
function dictionaryAt(file: Buffer, position: number): string | undefined {
  const start = file.toString('latin1', position, position + 64).trimStart();
  if (/^xref[\0\t\n\f\r ]/.test(start)) {
    const trailer = file.indexOf('trailer', position);
    return trailer < 0 ? undefined : file.toString('latin1', trailer, trailer + dictionaryBytes);
  }
  if (!/^\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+obj\b/.test(start)) return undefined;
  const [dictionary = ''] = file.toString('latin1', position, position + dictionaryBytes).split(/\bstream\b/, 1);
  return /\/XRef\b/.test(dictionary) ? dictionary : undefined;
}
