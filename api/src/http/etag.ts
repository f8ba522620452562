import { hash } from 'node:crypto';

/** A strong tag of an answer's body (RFC 9110, section 8.8.3). */
export function etagOf(body: string): string {
  return `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
}

/** Whether If-None-Match holds this tag; the comparison is weak (RFC 9110, section 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
