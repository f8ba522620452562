/**
 * A receipt: ten letters of Crockford's base 32, which has no I, L, O or U, so that it survives being read aloud
 * (https://www.crockford.com/base32.html).
 */
export const receiptPattern = /^KS-[0-9A-HJKMNP-TV-Z]{10}$/;
