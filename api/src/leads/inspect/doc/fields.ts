import { Fields } from '../fields/fields';
import type { Description } from './description';
import { begin, end, isSign, type Sign, separate, signTables } from './field-signs';
import { textsOf } from './text';

/**
 * A field is marked twice: by characters in the text, and by a table that says where they stand. Programs differ in
 * what they go by: LibreOffice looks at nothing but the table. So fields are judged as the characters have it, as the
 * tables have it, and as both together have it.
 * @throws InvalidFile for a document with a field that starts or fetches something
 */
export function checkFields(description: Description): void {
  const tables = signTables(description);
  const kinds = new Map(tables.flat().flatMap(({ at, kind }) => (kind ? [[at, kind]] : [])));
  for (const text of textsOf(description)) {
    checkReading(text, marksIn(text, kinds));
    for (const signs of tables) {
      checkReading(text, signs);
      const isAgreed = ({ at, character }: Sign) => text.charAt(at) === character;
      if (!signs.every(isAgreed)) checkReading(text, signs.filter(isAgreed));
    }
  }
}

function* marksIn(text: string, kinds: ReadonlyMap<number, string>): Generator<Sign> {
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isSign(character)) yield { at, character, kind: kinds.get(at) };
  }
}

function checkReading(text: string, signs: Iterable<Sign>): void {
  const fields = new Fields();
  let said = 0;
  for (const { at, character, kind } of signs) {
    sayUntil(at);
    if (character === begin) fields.begin(kind);
    else if (character === separate) fields.separate();
    else if (character === end) fields.end();
    said = at + 1;
  }
  sayUntil(text.length);
  fields.close();

  // Zeros, and marks that this reading passes over, are nothing to a program that reads so.
  function sayUntil(place: number): void {
    if (fields.isInstruction) fields.say(withoutMarks(text.slice(said, place)));
  }
}

function withoutMarks(text: string): string {
  return ['\0', begin, separate, end].reduce((rest, character) => rest.replaceAll(character, ''), text);
}
