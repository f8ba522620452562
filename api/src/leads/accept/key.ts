import { extras, idempotencyHeader, keyPattern, quotedKeyPattern, uuidPattern } from '../../../../src/contract/extras';
import { Problem } from '../../http/problem';

interface KeySources {
  header: string | string[] | undefined;
  field: string | undefined;
}

/**
 * The key that a client gave its submission (reliability R3); undefined when it gave none. An empty one is none, in the
 * header as in the field.
 * @throws Problem 400 when it cannot be read, or header and field disagree
 */
export function readKey({ header, field }: KeySources): string | undefined {
  const [key, ...others] = [header ?? [], field ?? []].flat().filter(isGiven).map(readOne);
  if (others.some((other) => other !== key)) throw new Problem(400, `${idempotencyHeader} and ${extras.key} differ.`);
  return key;
}

function isGiven(text: string): boolean {
  return text.trim() !== '';
}

/** With or without quotes it is the same key. So is a UUID in either case, and it is stored in the lower one. */
function readOne(text: string): string {
  const [, quoted] = quotedKeyPattern.exec(text) ?? [];
  if (quoted === undefined && !keyPattern.test(text)) {
    throw new Problem(
      400,
      `The ${idempotencyHeader} must be 1 to 255 visible ASCII characters, or such a string quoted.`,
    );
  }
  const key = quoted === undefined ? text : quoted.replace(/\\(.)/g, '$1');
  return uuidPattern.test(key) ? key.toLowerCase() : key;
}
