/** In characters: as much as tells the cause, and fits into a table. */
const most = 200;

/**
 * What a mail server says of its refusal, in its own words for staff, since it often tells more than its number: in one
 * line, without control characters, addresses or anything that is secret. It is kept with the delivery, and goes with
 * its lead; the log never has it.
 */
export function ownWords(response: unknown, secrets: readonly string[] = []): string {
  let words = String(response ?? '')
    .replace(/^\d{3}(?:[ -]|$)(?:\d\.\d{1,3}\.\d{1,3}\b)?/gm, ' ')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .split(' ')
    .map((word) => (word.includes('@') ? '…' : word))
    .join(' ');
  for (const secret of secrets) if (secret !== '') words = words.replaceAll(secret, '…');
  const letters = [...words.trim()];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('');
}

/** What signs in, and how it is sent. */
export function secretsOf(auth: { user: string; pass: string } | undefined): string[] {
  const plain = auth ? [auth.pass, auth.user] : [];
  return plain.flatMap((text) => [text, Buffer.from(text).toString('base64')]);
}
