import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { skew } from '../../leads/store/written-by';

/** In seconds: of how long a code of the authenticator is (OWASP ASVS 5, 6.5.5). */
const period = 30;

/** In steps: so much earlier or later a code counts as well. */
const window = 1;

/** In steps: codes that are further apart were not taken by two clocks that are both right. */
export const mostApart = skew / 1000 / period + 2 * window;

/** 160 random bits, as RFC 4226 wants them, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator reads from its picture. */
export function totpAddress(name: string, secret: string): string {
  return totpOf(secret, name).toString();
}

/**
 * The time step of which this is the code; undefined when it is none of now. One step to either side counts as well,
 * for clocks and for whoever types slowly (RFC 6238, sections 5.2 and 6).
 */
export function stepOf(code: string, secret: string, now = Date.now()): number | undefined {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return undefined;
  const apart = totpOf(secret).validate({ token: digits, timestamp: now, window });
  return apart === null ? undefined : Math.floor(now / 1000 / period) + apart;
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Kantha desk', label, secret, period });
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Eight codes of 120 random bits, each for one sign-in without the authenticator: `abcd-efgh-…`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: 8 }, () => {
    const code = [...randomBytes(24)].map((byte) => letters[byte % letters.length]).join('');
    return code.replace(/.{4}(?=.)/g, '$&-');
  });
}

/** How a recovery code is kept: with so many random bits, no salt is needed (OWASP ASVS 5, 6.5.2). */
export function recoveryHash(code: string): string {
  return digestOf(code.toLowerCase().replace(/[^a-z2-9]/g, ''));
}

/** 256 random bits, for a session or an invitation. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret of that many bits, in hex. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
