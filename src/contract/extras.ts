/**
 * Fields beside the specified ones, which our own backend understands. Our own site sends all of them but the key, for
 * which it has the header, and none to a backend that is not ours (`src/forms/sending/foreign-backend.ts`).
 */
export const extras = {
  /**
   * Key of one submission, kept over every retry, for clients that cannot send the `Idempotency-Key` header. A
   * submission with neither gets a key from its contents and the day.
   */
  key: 'idempotency_key',
  /**
   * Whether the consent box is ticked; our own page sends `yes`. A submission without it implies consent (R-FORM-13).
   */
  consent: 'consent',
  /** Path of the page the form was sent from, or its address. What is neither is left out. */
  page: 'page',
  /** Honeypot: people never see it, so a value in it marks the lead for quarantine (reliability R8). */
  trap: 'fax_number',
  /** Milliseconds between the first touch of the form and sending: too few mark the lead for quarantine. */
  elapsed: 'elapsed_ms',
  /** JSON object of text values: where the visitor came from (`src/contract/attribution.ts`). */
  attribution: 'attribution',
} as const;

export const idempotencyHeader = 'Idempotency-Key';

/**
 * A key is any 1 to 255 visible ASCII characters: what they mean is the client's affair (reliability R3). Nothing at
 * all is no key, and two quotation marks are refused: they are an empty string.
 */
export const keyPattern = /^(?:[!-~]|"[!#-~]|[!#-~][!-~]|[!-~]{3,255})$/;

/**
 * The same as a string of structured fields (RFC 9651, section 3.3.3), as draft-ietf-httpapi-idempotency-key-header
 * asks.
 */
export const quotedKeyPattern = /^"((?:[!#-[\]-~]|\\["\\]){1,255})"$/;

/** Problem type of a key that came back with other contents (RFC 9457): a new key stores them. */
export const keyReusedType = 'urn:kantha:problem:idempotency-key-reused';

/**
 * What many clients send for a key (RFC 9562, any version). Its letters may have either case. Our own site sends random
 * numbers with hyphens between them.
 */
export const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** In characters, of the path of the page that a form was sent from. */
export const pageMaxLength = 500;
