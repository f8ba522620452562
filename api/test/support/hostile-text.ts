/** What must become of a value: stored as it is after the documented normalisation, or refused with this status. */
type Fate = 'stored' | 400 | 413 | 422;

export interface HostileValue {
  name: string;
  /** Bytes of the value, for a field of this length. */
  bytes: (maxLength: number) => Buffer;
  fate: Fate;
}

const plain = [
  ...['__proto__', 'constructor', 'toString', '[object Object]', 'null', 'undefined', 'NaN', '1e309', 'true'],
  ...['{"$ne":null}', "'; drop table leads; --", '<script>alert(1)</script>', '=cmd|calc', '../../etc/passwd'],
  ...['%00', '%0d%0aX: y', '\\u0000', '&#0;', 'a;b"c', '--boundary'],
  ...['দুটি দোকান', 'র\u200d্য', 'ড়', '\u09dcঢ়', 'क़', '👩‍👩‍👧🇧🇩', '\u{10ffff}', 'x\uffffx', 'x\ufdd0x', '\ue000'],
  ...['cafe\u0301', 'caf\u00e9', '\u212b', '\u1112\u1161\u11ab', `a${'\u0301'.repeat(30)}`],
  ...['\u202egnp.exe', '\u2067x\u2069', 'a\u200bb', 'a\ufeffb', 'a\u2028b', 'a\u00a0b', ' x '],
];

/** Control characters, and more marks on one letter than any language has. */
const forbidden = [
  'a\u0000b',
  '\u0000',
  'a\u001b[31mb',
  'a\u007fb',
  'a\u0080b',
  'a\u0085b',
  'a\u009b2Jb',
  'a\u009fb',
  'a\u0008b',
  `a${'\u0301'.repeat(31)}`,
];

/** Of an address, or of cells; in a field of one line they are put behind each other. */
const lines = ['a\nb', 'a\rb', 'a\r\nb', 'a\tb', 'a\u000bb', 'a\u000cb', 'a\r\n\r\nb', 'a \t\n b  c', 'a,\n\tb\n'];

/** Not UTF-8: stray and missing bytes, overlong forms, and halves of surrogate pairs in the form of UTF-8. */
const broken = ['ff', '80', 'c080', 'c0af', 'e0a6', 'f0808080', 'f5808080', 'eda080', 'edb080', 'eda0bdedb880', '61c3'];

const lengths: [string, Fate, (maxLength: number) => string][] = [
  ['exactly as long as allowed', 'stored', (length) => 'x'.repeat(length)],
  ['too long by one', 422, (length) => 'x'.repeat(length + 1)],
  ['as long as allowed between blanks', 'stored', (length) => `  ${'x'.repeat(length)}\r\n`],
  ['as long as allowed once composed', 'stored', (length) => 'e\u0301'.repeat(length)],
  ['too long once decomposed', 422, (length) => '\u09dc'.repeat(length)],
  ['emoji as long as allowed', 'stored', (length) => '😀'.repeat(length / 2)],
  ['emoji too long by one', 422, (length) => '😀'.repeat(length / 2 + 1)],
  ['10 MB', 413, () => 'x'.repeat(10 * 1024 * 1024)],
];

export const hostileValues: HostileValue[] = [
  ...[...plain, ...lines].map((text) => value(text, Buffer.from(text), 'stored')),
  ...forbidden.map((text) => value(text, Buffer.from(text), 422)),
  ...broken.map((hex) => value(`bytes ${hex}`, Buffer.from(hex, 'hex'), 400)),
  ...lengths.map(([name, fate, text]) => ({
    name,
    bytes: (length: number) => Buffer.from(text(length)),
    fate,
  })),
];

/** Names of fields that no form has. */
export const hostileNames = [
  ...['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'Customer_name[]', 'Customer_name[0]', 'comment.text'],
  ...['customer_name', ' Customer_name', 'Customer_name\u200b', 'e\u0301', '*', '0', 'id', 'status', 'ক'],
];

function value(text: string, bytes: Buffer, fate: Fate): HostileValue {
  return { name: JSON.stringify(text), bytes: () => bytes, fate };
}
