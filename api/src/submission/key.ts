import { extras, idempotencyHeader, uuidPattern } from '../../../src/contract/extras';
import { Problem } from '../http/problem';

interface KeySources {
  header: string | string[] | undefined;
  field: string | undefined;
  /** Used when there is neither, on a form sent without JavaScript. */
  fallback: (() => string) | undefined;
}

/**
 * The key of a submission, in lower case (reliability R3).
 * @throws Problem 400 when it is missing, malformed, or header and field disagree
 */
export function readKey({ header, field, fallback }: KeySources): string {
  const sent = [header ?? [], field ?? []].flat();
  if (sent.length === 0 && fallback) return fallback();
  if (sent.length === 0) {
    throw new Problem(400, `Send a UUID in the ${idempotencyHeader} header or the ${extras.key} field.`);
  }
  const [key = '', ...others] = sent.map((text) => text.toLowerCase());
  if (!uuidPattern.test(key)) throw new Problem(400, `The ${idempotencyHeader} must be a UUID of version 4.`);
  if (others.some((other) => other !== key)) throw new Problem(400, `${idempotencyHeader} and ${extras.key} differ.`);
  return key;
}
