/** As people have them: each must be stored as it stands here, however a client writes it. */
export const fileNames = [
  'cv.pdf',
  'জীবনবৃত্তান্ত.pdf',
  `my "best" cv's copy.pdf`,
  'naïve plan.pdf',
  'my%20cv.pdf',
  '100%.pdf',
  '5" disk; a=b, c.pdf',
  '(1) [x] {y} ~=+&$.pdf',
  '=?my?=.pdf',
  '"quoted".pdf',
];

/** A way in which some clients bring a name into a header. */
interface Notation {
  /** Whether clients that write so can send this name. */
  fits(name: string): boolean;
  /** Parameters of Content-Disposition, without the semicolon before them. */
  write(name: string): string;
}

export const notations: readonly Notation[] = [
  // Browsers (HTML, "multipart form data").
  { fits: () => true, write: (name) => `filename="${name.replaceAll('"', '%22')}"` },
  // Quoted pairs (RFC 822, section 3.3).
  { fits: () => true, write: (name) => `filename="${name.replace(/["\\]/g, '\\$&')}"` },
  // As it is, between quotation marks.
  { fits: (name) => !/"(?:$|;)/.test(name), write: (name) => `filename="${name}"` },
  // Without quotation marks.
  { fits: (name) => /^[\w.%-]+$/.test(name), write: (name) => `filename=${name}` },
  // Percent-encoded as a whole (RFC 7578, section 4.2).
  { fits: (name) => /[^ !#-~]/.test(name), write: (name) => `filename="${encodeURIComponent(name)}"` },
  // RFC 8187, alone and with a stand-in.
  { fits: () => true, write: (name) => `filename*=UTF-8''${percentEncoded(name)}` },
  { fits: () => true, write: (name) => `filename*=utf-8'bn'${percentEncoded(name)}; filename="${standIn(name)}"` },
  { fits: isLatin1, write: (name) => `filename*=iso-8859-1''${latin1Encoded(name)}` },
  // RFC 2231, in pieces.
  { fits: () => true, write: (name) => inPieces(`UTF-8''${percentEncoded(name)}`) },
  // RFC 2047.
  { fits: () => true, write: (name) => `filename="=?UTF-8?B?${Buffer.from(name).toString('base64')}?="` },
  { fits: () => true, write: (name) => `filename="=?utf-8?q?${percentEncoded(name).replaceAll('%', '=')}?="` },
];

function percentEncoded(name: string): string {
  return [...Buffer.from(name)].map((byte) => percentOr(byte)).join('');
}

function latin1Encoded(name: string): string {
  return [...Buffer.from(name, 'latin1')].map((byte) => percentOr(byte)).join('');
}

function percentOr(byte: number): string {
  const character = String.fromCharCode(byte);
  return /[\w.-]/.test(character) ? character : `%${byte.toString(16).padStart(2, '0').toUpperCase()}`;
}

function isLatin1(name: string): boolean {
  return !/[^\0-\xff]/.test(name);
}

/** What clients write for those that do not know the second form. */
function standIn(name: string): string {
  return name.replace(/[^\0-\x7f]/g, '_').replace(/["\\]/g, '\\$&');
}

function inPieces(text: string): string {
  const pieces = text.match(/.{1,20}/g) ?? [];
  return pieces.map((piece, index) => `filename*${index}*=${piece}`).join('; ');
}

/** Every name in every way that a client writes it. */
export const writtenFileNames = fileNames.flatMap((fileName) =>
  notations.filter(({ fits }) => fits(fileName)).map(({ write }) => ({ fileName, written: write(fileName) })),
);
