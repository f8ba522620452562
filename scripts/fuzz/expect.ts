import { createHash } from 'node:crypto';
import { extras } from '../../src/contract/extras';
import type { FormDefinition } from '../../src/contract/form-definition';
import { normaliseField } from '../../src/contract/submission';
import type { Wire } from './body';
import { readAgain, type Sent } from './second-reader';

/** What must be stored of a body that was accepted. */
export interface Expected {
  fields: Record<string, string>;
  file: ExpectedFile | null;
}

export interface ExpectedFile {
  /** In hex. */
  sha256: string;
  /** Undefined where it does not matter. */
  name: string | undefined;
}

const notStored: ReadonlySet<string> = new Set(Object.values(extras));

/** Undefined when a body is ambiguous or broken: nobody may accept it. */
export function expectedOf(form: FormDefinition, wire: Wire): Expected | undefined {
  const sent = readAgain(wire);
  const known = new Set(form.fields.map(({ name }) => name));
  if (!sent || [...sent.keys()].some((name) => !known.has(name) && !notStored.has(name))) return undefined;
  const expected: Expected = { fields: {}, file: null };
  for (const { name, kind, options } of form.fields) {
    const part = sent.get(name);
    if (kind === 'file') {
      expected.file = part && part.data.length > 0 ? expectedFile(part.data, part.fileName) : null;
      continue;
    }
    const text = part ? textOf(part) : '';
    if (text === undefined) return undefined;
    // A choice is stored as its list spells it, and no list has an entry in two lines.
    expected.fields[name] = options ? inOneLine(text) : normaliseField(kind, text);
  }
  return expected;
}

function inOneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

export function expectedFile(data: Buffer, name: string | undefined): ExpectedFile {
  return { sha256: createHash('sha256').update(data).digest('hex'), name: name?.normalize('NFC') };
}

/** Undefined when the bytes are not what they are called, or may be something else as well. */
export function textOf({ data, charset, charsetHint = '' }: Sent): string | undefined {
  const text = data.toString();
  const isUtf8 = Buffer.from(text).equals(data);
  if (isUtf8 && (/^[\0-\x7f]*$/.test(text) || /^utf-?8$/i.test(charset ?? 'utf-8'))) return text;
  return !isUtf8 && /^(?:iso[-_]?8859-1|windows-1252)$/i.test(charset ?? charsetHint)
    ? data.toString('latin1')
    : undefined;
}
