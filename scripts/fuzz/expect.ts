import { createHash } from 'node:crypto';
import { extras } from '../../src/contract/extras';
import type { FormDefinition } from '../../src/contract/form';
import { normalisePhone, normaliseText } from '../../src/contract/text';
import type { Wire } from './mutate';

/** What must be stored of a body that was accepted. */
export interface Expected {
  fields: Record<string, string>;
  /** SHA-256 of the file, in hex. */
  file: string | null;
}

const notStored: ReadonlySet<string> = new Set(Object.values(extras));

/**
 * Reads a body by splitting it at its boundary, which is another way than the server's: two readers that agree on
 * mutated bodies are hardly wrong in the same way. Undefined when a body is ambiguous or broken: nobody may accept it.
 */
export function expectedOf(form: FormDefinition, { contentType, bytes }: Wire): Expected | undefined {
  const boundary = /^multipart\/form-data\s*;\s*boundary="?([^";]+)"?$/i.exec(contentType)?.[1];
  const [before, ...pieces] = `\r\n${bytes.toString('latin1')}`.split(`\r\n--${boundary}`);
  if (before !== '' || !/^--(?:\r\n)?$/.test(pieces.pop() ?? '')) return undefined;
  const sent = new Map<string, Buffer>();
  for (const piece of pieces) {
    const [, head = '', data = ''] = /^\r\n((?:[^\r\n]+\r\n)+)\r\n([\s\S]*)$/.exec(piece) ?? [];
    const names = namesIn(Buffer.from(head, 'latin1').toString());
    const [name] = names;
    if (!name || names.length > 1 || sent.has(name)) return undefined;
    sent.set(name, Buffer.from(data, 'latin1'));
  }
  return storedOf(form, sent);
}

/** Only in Content-Disposition: a media type may have a parameter that is called name too. */
function namesIn(head: string): string[] {
  const dispositions = head.split('\r\n').filter((line) => /^content-disposition:/i.test(line));
  return [...dispositions.join('; ').matchAll(/[; ]name="?([^"\r\n;]*)/gi)].map(([, name = '']) => name);
}

function storedOf(form: FormDefinition, sent: ReadonlyMap<string, Buffer>): Expected | undefined {
  const known = new Set(form.fields.map(({ name }) => name));
  if ([...sent.keys()].some((name) => !known.has(name) && !notStored.has(name))) return undefined;
  const expected: Expected = { fields: {}, file: null };
  for (const { name, kind } of form.fields) {
    const data = sent.get(name) ?? Buffer.alloc(0);
    const text = data.toString();
    if (kind === 'file') expected.file = data.length > 0 ? createHash('sha256').update(data).digest('hex') : null;
    else if (!Buffer.from(text).equals(data)) return undefined;
    else expected.fields[name] = kind === 'phone' ? normalisePhone(text) : normaliseText(text);
  }
  return expected;
}
