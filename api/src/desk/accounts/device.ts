import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A mark for a browser that has signed in to an account (OWASP, Device Cookies): no session, and it opens nothing. */
export function markOf(secret: string, name: string, id = randomBytes(16).toString('base64url')): string {
  const proof = createHmac('sha256', secret).update(`desk browser\n${name}\n${id}`).digest('base64url');
  return `${id}.${proof}`;
}

/** The id in a mark that we made for this account; undefined for any other. */
export function browserOf(secret: string, name: string, mark: string): string | undefined {
  const [id = ''] = mark.split('.');
  const [given, own] = [Buffer.from(mark), Buffer.from(markOf(secret, name, id))];
  return given.length === own.length && timingSafeEqual(given, own) ? id : undefined;
}
