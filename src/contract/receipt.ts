/** A receipt has ten of the letters below. */
export const receiptPattern = /^KS-[0-9A-HJKMNP-TV-Z]{10}$/;

/**
 * What the page that confirms a form says of its receipt while neither a script nor a server has put that in
 * (api/src/site/confirmation.ts, scripts/hosting/nginx.ts). The page has it once, and in no other words.
 */
export const receiptInAddress = 'stands in the address of this page, after “receipt=”';

/** What a server puts in the place of that; styles know by the attribute that the address has a receipt. */
export function receiptWords(receipt: string): string {
  return `is <strong data-receipt>${receipt}</strong>`;
}

/**
 * Crockford's base 32, which has no I, L, O or U, so that a receipt survives being read aloud
 * (https://www.crockford.com/base32.html). The pattern has the same letters.
 */
export const receiptLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
