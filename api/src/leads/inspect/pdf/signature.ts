import { type Dictionary, type Reading, rawOf } from './values';

/**
 * Whether a signature (ISO 32000-2, 12.8.1) has programs ask the servers that its certificates name, or cannot be read.
 * It is known by the key that says which bytes are signed, by which every program goes, and which nothing else has.
 */
export function asksServers(dictionary: Dictionary, { resolve }: Reading): boolean {
  if (!('/ByteRange' in dictionary) || resolve(dictionary['/ByteRange']) === null) return false;
  // Certificates beside the signature, of an older kind.
  if (resolve(dictionary['/Cert']) !== null) return true;
  const contents = rawOf(resolve(dictionary['/Contents']));
  return contents === undefined || !isQuiet(contents);
}

/**
 * Extensions of certificates with addresses of servers (RFC 5280): where to have the issuer's certificate, and what
 * else he knows (4.2.2.1, 4.2.2.2), and which certificates hold no more (4.2.1.13, 4.2.1.15).
 */
const addressed = new Set(['2b06010505070101', '2b0601050507010b', '551d1f', '551d2e']);

const objectIdentifier = 0x06;
const constructed = 0x20;

/** Whether all of a signature is DER, which every program reads alike, and no certificate in it names a server. */
function isQuiet(contents: Buffer): boolean {
  const whole = elementAt(contents, 0);
  // Room was left for it.
  if (!whole || contents.subarray(whole.end).some((byte) => byte !== 0)) return false;
  const open = [contents.subarray(0, whole.end)];
  for (let part = open.pop(); part; part = open.pop()) {
    for (let at = 0; at < part.length; ) {
      const element = elementAt(part, at);
      if (!element) return false;
      const inside = part.subarray(element.start, element.end);
      if (element.tag & constructed) open.push(inside);
      else if (element.tag === objectIdentifier && addressed.has(inside.toString('hex'))) return false;
      at = element.end;
    }
  }
  return true;
}

interface Element {
  tag: number;
  /** Where its contents stand. */
  start: number;
  end: number;
}

/** In bytes: of a length in the long form; no file of ours is longer than four can say. */
const longestLength = 4;

/** What begins there by the rules of DER (ITU-T X.690, 8.1 and 10.1): its length is said, and in the shortest form. */
function elementAt(data: Buffer, at: number): Element | undefined {
  const [tag = 0, first = 0x80] = data.subarray(at, at + 2);
  const more = first < 0x80 ? 0 : first - 0x80;
  const start = at + 2 + more;
  if (first === 0x80 || more > longestLength || start > data.length || hasLongNumber(tag)) return undefined;
  const length = more === 0 ? first : data.readUIntBE(at + 2, more);
  const isShortest = more === 0 || length >= Math.max(0x80, 2 ** (8 * (more - 1)));
  return isShortest && start + length <= data.length ? { tag, start, end: start + length } : undefined;
}

/** Whether the number of a tag goes on in the next byte, as in no signature. */
function hasLongNumber(tag: number): boolean {
  return (tag & 0x1f) === 0x1f;
}
