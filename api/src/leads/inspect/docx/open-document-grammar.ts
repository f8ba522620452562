import type { InvalidFile } from '../invalid-file';
import { declared, type Tag, type XmlListener } from './xml';

/** The name of a vocabulary of OpenDocument. */
export const namespace = (name: string) => `urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`;

/** What LibreOffice has added to them. */
export const extensions = 'urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0';

/** Of names with blanks between them. */
export const namesIn = (lines: string) => new Set(lines.split(/\s+/));

/** The closed list of what parts of one kind may say. */
export interface Grammar {
  /** Names of elements by their vocabularies. */
  elements: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether a value of an attribute of this element leads nowhere. @throws InvalidFile */
  isPlain(space: string, name: string, value: string, element: string): boolean;
  /** For a part that says anything else. */
  refusal(): InvalidFile;
}

/** Judges a part of a document of LibreOffice while it is read: each of its elements must be on the list. */
export class GrammarReader implements XmlListener {
  constructor(private readonly grammar: Grammar) {}

  /** @throws InvalidFile */
  open({ uri, local, attributes }: Tag): void {
    const { elements, isPlain, refusal } = this.grammar;
    if (!elements.get(uri)?.has(local)) throw refusal();
    for (const { uri: space, local: name, value } of Object.values(attributes)) {
      if (space !== declared && !isPlain(space, name, value, local)) throw refusal();
    }
  }
}
