import { executable } from '../invalid-file';
import type { Tag } from './xml';

/** Of one XML file that is a whole document: Office's own, and Word's older one. */
const namespaces = /schemas\.microsoft\.com\/office\/(?:2006\/xmlpackage|word\/2003\/wordml)/i;

/** The address of such a namespace with nothing around it: Word lists those that data declares, used or not. */
const address = /^http:\/\/schemas\.microsoft\.com\/office\/(?:2006\/xmlpackage|word\/2003\/wordml)$/i;

/** The tags with which such a file begins. Letters of a namespace may be written as references, those of a tag not. */
const tag = /[<:](?:package|worddocument)[\s/>]/i;

/** In characters: no word that is looked for is longer. */
const longest = 64;

/**
 * Listens for a whole document that is packed in data as text. Content controls show it as theirs (ECMA-376, part 1,
 * 17.5.2.6), and it would stand in no part that is judged.
 */
export class PackedDocuments {
  private last = '';
  private hasTags = false;

  /** @param text the next piece, which comments and elements may part from the one before. @throws InvalidFile */
  hear(text: string): void {
    this.hasTags ||= text.includes('<');
    const heard = this.last + text;
    if (namespaces.test(heard) || (this.hasTags && tag.test(heard))) throw nested();
    this.last = heard.slice(-longest);
  }
}

/**
 * Beside the picture of an equation, Word keeps the equation for older versions as a whole document of 2003. That has
 * a language of its own, with macros and objects, which no reader here knows.
 */
const ofEquation = 'equationxml';

/** An attribute by itself is all that a content control shows of it. @throws InvalidFile */
export function checkAttributeForPacked({ local, value }: Pick<Tag['attributes'][string], 'local' | 'value'>): void {
  if (address.test(value) || !isPacked(value)) return;
  throw local === ofEquation ? executable('an equation that is packed as a document of Word 2003') : nested();
}

/** @throws InvalidFile for a namespace or a value that is, or has in it, such a document */
export function checkPacked(value: string): void {
  if (isPacked(value)) throw nested();
}

function isPacked(value: string): boolean {
  return namespaces.test(value) || (value.includes('<') && tag.test(value));
}

function nested() {
  return executable('another document, packed as text');
}
