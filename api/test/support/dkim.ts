import { createHash, type KeyObject, verify } from 'node:crypto';

/** What a DKIM signature says, and whether it is true (RFC 6376 for `c=relaxed/relaxed` and `a=rsa-sha256`). */
export interface Verdict {
  tags: ReadonlyMap<string, string>;
  isGood: boolean;
}

/** Verifies the first signature of a letter as a mail server does that has looked up its key. */
export function verifyDkim(raw: string, publicKey: KeyObject): Verdict {
  const end = raw.indexOf('\r\n\r\n');
  const fields = raw.slice(0, end).split(/\r\n(?![ \t])/);
  const signature = fields.find((field) => nameOf(field) === 'dkim-signature') ?? '';
  const tags = new Map(
    relaxed(signature)
      .slice('dkim-signature:'.length)
      .split(';')
      .map((tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).replaceAll(/\s/g, '')]),
  );
  const body = createHash('sha256').update(relaxedBody(raw.slice(end + 4)));
  const signed = [
    ...(tags.get('h') ?? '').split(':').map((name) => fields.findLast((field) => nameOf(field) === name.toLowerCase())),
    signature.replace(/([;\s]b=)[^;]*/, '$1'),
  ];
  const header = signed.flatMap((field) => (field === undefined ? [] : [relaxed(field)])).join('\r\n');
  const isBodyGood = body.digest('base64') === tags.get('bh');
  const given = Buffer.from(tags.get('b') ?? '', 'base64');
  return { tags, isGood: isBodyGood && verify('sha256', Buffer.from(header), publicKey, given) };
}

function nameOf(field: string): string {
  return field.slice(0, field.indexOf(':')).trim().toLowerCase();
}

/** RFC 6376, 3.4.2. */
function relaxed(field: string): string {
  const value = field.slice(field.indexOf(':') + 1).replaceAll('\r\n', '');
  return `${nameOf(field)}:${value.replaceAll(/[ \t]+/g, ' ').trim()}`;
}

/** RFC 6376, 3.4.4. */
function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replaceAll(/[ \t]+/g, ' ').replace(/ $/, ''));
  const text = lines.join('\r\n').replace(/(?:\r\n)+$/, '');
  return text === '' ? '' : `${text}\r\n`;
}
