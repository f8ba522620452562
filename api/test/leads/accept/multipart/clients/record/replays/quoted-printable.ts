/** RFC 2045, section 6.7: lines of at most 76 characters, line ends kept. */
export function quotedPrintable(text: string): string {
  return text.split('\r\n').map(line).join('\r\n');
}

function line(text: string): string {
  let written = '';
  let length = 0;
  for (const byte of Buffer.from(text)) {
    const isPlain = byte >= 0x20 && byte <= 0x7e && byte !== 0x3d;
    const piece = isPlain ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    if (length + piece.length > 75) {
      written += '=\r\n';
      length = 0;
    }
    written += piece;
    length += piece.length;
  }
  return written.replace(/ $/, '=20');
}
