/** The last chunk of a PNG, which is the same in each (ISO/IEC 15948, 11.2.5), and the last mark of a JPEG. */
const endOfPng = Buffer.from('0000000049454e44ae426082', 'hex');
const endOfJpeg = Buffer.from('ffd9', 'hex');
const startOfScan = 0xda;

/** Whether the end of a picture is missing, as after a transfer that broke off: browsers show its upper part alone. */
export function isCutShort(bytes: Buffer, type: string): boolean {
  if (type === 'png') return !bytes.includes(endOfPng);
  if (type === 'webp') return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.length < lengthOfWebp(bytes);
  if (type === 'jpg') return bytes.lastIndexOf(endOfJpeg) < startOfPixels(bytes);
  return type === 'svg' && !/<\/(?:[\w-]+:)?svg\s*>/.test(String(bytes));
}

function lengthOfWebp(bytes: Buffer): number {
  return bytes.length < 8 ? 8 : 8 + bytes.readUInt32LE(4);
}

/** Behind the notes of a JPEG: the small picture that cameras put there has an end of its own. */
function startOfPixels(bytes: Buffer): number {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== startOfScan)
    // Any number of the first byte of a mark may stand before it (ISO/IEC 10918-1, B.1.1.2).
    at += bytes[at + 1] === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  return at;
}
