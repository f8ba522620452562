/**
 * Fields that our own site sends beside the specified ones, and our own backend understands.
 * None of them is sent to a backend that is not ours (`GATSBY_API_MODE=contract`).
 */
export const extras = {
  /**
   * UUID of one submission, kept over every retry. `fetch` sends it as the `Idempotency-Key` header instead; a form
   * sent without a script has none, and the server derives one from its contents.
   */
  key: 'idempotency_key',
  /** `yes` when the consent box is ticked. A submission without it implies consent (R-FORM-13). */
  consent: 'consent',
  /** Path of the page the form was sent from. */
  page: 'page',
  /** Honeypot: people never see it, so a value in it marks the lead for quarantine (reliability R8). */
  trap: 'fax_number',
  /** Milliseconds between the first touch of the form and sending: too few mark the lead for quarantine. */
  elapsed: 'elapsed_ms',
  /** JSON object of text values: where the visitor came from (`src/contract/attribution.ts`). */
  attribution: 'attribution',
} as const;

export const idempotencyHeader = 'Idempotency-Key';

/** Problem type of a key that came back with other contents (RFC 9457): a new key stores them. */
export const keyReusedType = 'urn:kantha:problem:idempotency-key-reused';

/** A receipt or key as `crypto.randomUUID()` makes it (RFC 9562, version 4). */
export const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** In characters, for the extras that carry text. */
export const extrasMaxLength = 500;
