/** A receipt has ten of the letters below. */
export const receiptPattern = /^KS-[0-9A-HJKMNP-TV-Z]{10}$/;

/**
 * Crockford's base 32, which has no I, L, O or U, so that a receipt survives being read aloud
 * (https://www.crockford.com/base32.html). The pattern has the same letters.
 */
export const receiptLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
