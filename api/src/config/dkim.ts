import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { EnvReader } from './env-reader';

/** What letters are signed with (RFC 6376), so that mail servers believe their sender. */
export interface DkimConfig {
  domain: string;
  /** The DNS has the public key at `<selector>._domainkey.<domain>`. */
  selector: string;
  /** In PEM. */
  key: string;
}

/** In bits: RFC 8301, 3.2, has signers use at least so many, and mail servers trust fewer less and less. */
const leastBits = 2048;

/** MAIL_DKIM_*, for the domain of the sender. Adds its mistakes to those of the reader. */
export function dkimConfig(read: EnvReader, from: string): DkimConfig | undefined {
  const [file, selector] = [read.text('MAIL_DKIM_KEY', ''), read.text('MAIL_DKIM_SELECTOR', '')];
  if (file === '' && selector === '') return undefined;
  if (file === '') read.mistake('MAIL_DKIM_SELECTOR must come with MAIL_DKIM_KEY, or nothing is signed.');
  else if (selector === '') read.mistake('MAIL_DKIM_KEY must come with MAIL_DKIM_SELECTOR, or nothing is signed.');
  else if (!selectorPattern.test(selector)) {
    read.mistake('MAIL_DKIM_SELECTOR must be the part of a domain name before ._domainkey, such as mail2026.');
  }
  return { domain: from.split('@').at(-1) ?? '', selector, key: file === '' ? '' : checkedKey(read, file) };
}

const selectorPattern = /^(?!.{64})[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i;

function checkedKey(read: EnvReader, file: string): string {
  const pem = contents(file);
  if (pem === undefined) {
    read.mistake('MAIL_DKIM_KEY must be the path of a file that this user can read.');
    return '';
  }
  const key = privateKey(pem);
  const bits = key?.asymmetricKeyDetails?.modulusLength ?? 0;
  if (key?.asymmetricKeyType !== 'rsa') {
    read.mistake('MAIL_DKIM_KEY must lead to an RSA private key in PEM without a password.');
  } else if (bits < leastBits) {
    read.mistake(`MAIL_DKIM_KEY must lead to a key of at least ${leastBits} bits, not ${bits}.`);
  }
  return pem;
}

function contents(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function privateKey(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}
