/** In milliseconds: whoever asks for more is asked again after it, since a mistake of his would delay every lead. */
export const longestWait = 60 * 60 * 1000;

/** How long the header Retry-After asks to wait (RFC 9110, 10.2.3), in milliseconds: it has seconds, or a date. */
export function waitOf(retryAfter: string | undefined, now: Date): number {
  const text = retryAfter?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return wait > 0 ? Math.min(wait, longestWait) : 0;
}
