import { damaged } from '../invalid-file';

/**
 * Values of PDF, whoever read them, in the notation of qpdf's JSON (version 2): "/Name" or "n:/#ff", "u:text" or "b:"
 * and hexadecimal digits for strings, "12 0 R" for references. Keys of dictionaries keep their slash.
 */
export type Value = null | boolean | number | string | Value[] | Dictionary | Stream;

export type Dictionary = { readonly [key: `/${string}`]: Value };

export interface Stream {
  stream: {
    dict: Dictionary;
    /** What is inside, behind all filters; undefined when the reader does not say. Throws when it cannot be had. */
    data?: () => Uint8Array;
    /** The same as it stands in the file, or decrypted; undefined when the reader does not say. */
    raw?: Uint8Array;
  };
}

/** A document as one reader sees it. */
export interface Reading {
  /** qpdf: every object, also those that belong to nothing. libpdf: those that the document leads to. */
  objects: Iterable<Value>;
  /** What a reference leads to; every other value is returned as it is, and null for nothing. @throws InvalidFile */
  resolve(value: Value | undefined): Value;
}

export function isStream(value: Value): value is Stream {
  return typeof value === 'object' && value !== null && 'stream' in value;
}

/** The dictionary that a value is or, as a stream, has. */
export function dictionaryOf(value: Value): Dictionary | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return isStream(value) ? value.stream.dict : value;
}

/** A name without its slash; undefined for anything else. */
export function nameOf(value: Value): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (value.startsWith('/')) return value.slice(1);
  return value.startsWith('n:/') ? value.slice(3) : undefined;
}

/** In characters: of no name or address is more needed to judge it. Many dictionaries may share a text. */
const longestText = 16_384;

/** The beginning of a string, and of bytes that are no text as Latin-1; undefined for anything else. */
export function textOf(value: Value): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (value.startsWith('u:')) return value.slice(2, 2 + longestText);
  if (!value.startsWith('b:')) return undefined;
  return Buffer.from(value.slice(2, 2 + 2 * longestText), 'hex').toString('latin1');
}

/**
 * The same of what names a file or an address, without zeros at its very end: PDFMaker 8 writes them, as C ends its
 * texts, and to no program does more follow. A text whose end was not read keeps its zeros.
 */
export function placeOf(value: Value): string | undefined {
  const text = textOf(value);
  if (text === undefined || text.length === longestText) return text;
  let end = text.length;
  while (text[end - 1] === '\0') end -= 1;
  return text.slice(0, end);
}

/** All bytes of a string that is no text; undefined for anything else. */
export function rawOf(value: Value): Buffer | undefined {
  return typeof value === 'string' && value.startsWith('b:') ? Buffer.from(value.slice(2), 'hex') : undefined;
}

/**
 * Whether programs take more or less of a text than others: an escape begins and ends a language code (ISO 32000-2,
 * 7.9.2.2), which some leave out with all that follows, and a zero is the end of a name for many. In the letters of
 * PDF (annex D) the byte of an escape is a dot without a letter.
 */
export function isCut(text: string): boolean {
  return ['\x1b', '\u02d9', '\0'].some((sign) => text.includes(sign));
}

/** A chain of references is no longer in any honest document. */
const longestChain = 8;

/**
 * Makes `resolve` of a reading from what one reference leads to. It throws InvalidFile for a longer chain, whose end
 * some programs would find.
 */
export function resolver(lookUp: (reference: string) => Value | undefined): Reading['resolve'] {
  return (value = null) => {
    let found = value;
    for (let step = 0; isReference(found); step += 1) {
      if (step === longestChain) throw damaged();
      found = lookUp(found) ?? null;
    }
    return found;
  };
}

export function isReference(value: Value): value is string {
  return typeof value === 'string' && value.endsWith(' R') && /^\d+ \d+ R$/.test(value);
}

/** All dictionaries in a value, also those of streams, without following references. */
export function* dictionariesIn(value: Value): Generator<{ dictionary: Dictionary; stream?: Stream }> {
  const open: Value[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const dictionary = dictionaryOf(next);
    if (dictionary) yield isStream(next) ? { dictionary, stream: next } : { dictionary };
    for (const part of Array.isArray(next) ? next : Object.values(dictionary ?? {})) {
      if (typeof part === 'object' && part !== null) open.push(part);
    }
  }
}
