import { normaliseText, withoutUnseen } from './text';

/**
 * The WHATWG rule for `<input type="email">`, with at least one dot in the domain
 * (https://html.spec.whatwg.org/#valid-e-mail-address), and no word that a mail program would show as another, perhaps
 * another address (RFC 2047).
 */
export const emailPattern =
  /^(?!.*=\?)[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/**
 * An address as it is sent and stored: as it is seen, and an international domain in its ASCII form (RFC 5891), which
 * all mail servers read.
 */
export function normaliseEmail(text: string): string {
  const address = withoutUnseen(normaliseText(text)).replace(/^mailto:/i, '');
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + asciiDomain(address.slice(at));
}

/** What is wrong with a normalised address; undefined when letters can be sent to it. */
export function problemWithEmail(address: string): string | undefined {
  if (emailPattern.test(address)) return undefined;
  const name = address.slice(0, Math.max(0, address.lastIndexOf('@')));
  // Only some mail servers take such a letter (RFC 6531), and ours may not.
  if (beyondAscii.test(name)) return 'Enter an email address with English letters before the @, like name@example.com';
  return 'Enter an email address like name@example.com';
}

const beyondAscii = /[^\0-\x7f]/;

/** In characters: no domain has more in any form (RFC 1035, section 2.3.4), and converting takes time. */
const longestDomain = 253;

/**
 * Letters, marks and numbers, what some languages have between them (RFC 5892, appendix A), hyphens, and the points of
 * all scripts (UTS #46, section 2.3). A URL takes much else in the place of a host, and makes something of it.
 */
const international = /^[\p{L}\p{M}\p{N}\p{Join_Control}\u00b7\u0375\u05f3\u05f4\u30fb.\u3002\uff0e\uff61-]+$/u;

/** As browsers and Node convert a host. What is no international domain stays as it is, to be judged as it came. */
function asciiDomain(domain: string): string {
  if (!beyondAscii.test(domain) || domain.length > longestDomain || !international.test(domain)) return domain;
  try {
    const { hostname } = new URL(`http://${domain}`);
    // A host that ends in a number is the address of a computer.
    return /\.\d+$/.test(hostname) ? domain : hostname;
  } catch {
    return domain;
  }
}
