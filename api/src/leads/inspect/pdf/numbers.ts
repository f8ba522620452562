import type { Dictionary, Reading, Value } from './values';

/** Keys that stand for a list of numbers in fonts, patterns and forms, and may be names of something else elsewhere. */
const lists = ['/Matrix', '/BBox', '/FontBBox'] as const;

/** In numbers: the longest such list is the matrix of a camera or of a colour space. */
const longest = 16;

/**
 * Whether something stands where honest programs write only numbers. Viewers that draw letters by a script have put
 * what they found in the matrix of a font into that script, and so ran what a document says (CVE-2024-4367).
 */
export function hasFalseNumbers(dictionary: Dictionary, { resolve }: Reading): boolean {
  const font = '/FontMatrix' in dictionary ? resolve(dictionary['/FontMatrix']) : null;
  if (font !== null && !(Array.isArray(font) && font.length === 6 && areNumbers(font, resolve))) return true;
  for (const key of lists) {
    const found = key in dictionary ? resolve(dictionary[key]) : null;
    if (Array.isArray(found) && (found.length > longest || !areNumbers(found, resolve))) return true;
  }
  return false;
}

function areNumbers(values: Value[], resolve: Reading['resolve']): boolean {
  return values.every((value) => typeof resolve(value) === 'number');
}
