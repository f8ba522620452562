import { readFileSync, statSync } from 'node:fs';

/** What is wrong with a file under `static` that visitors are led to: whether it is what its name says, and whole. */
export function faultOfStaticFile(file: string): string | undefined {
  if (!statSync(file).isFile()) return 'is a folder: name a file in it';
  const bytes = readFileSync(file);
  if (bytes.length === 0) return 'is an empty file: save or copy it again';
  const kind = kinds.find(({ ending }) => file.endsWith(ending));
  if (!kind) return undefined;
  if (!kind.isOne(bytes)) return `is no ${kind.name}, although its name ends with ${kind.ending}: ${kind.remedy}`;
  return kind.isWhole(bytes) ? undefined : 'is cut short, so that it does not open: copy or save the whole file again';
}

const kinds = [
  {
    ending: '.pdf',
    name: 'PDF',
    remedy: 'save it as PDF',
    isOne: (bytes: Buffer) => bytes.toString('latin1', 0, 5) === '%PDF-',
    // Readers look for its end in the last kilobyte.
    isWhole: (bytes: Buffer) => bytes.subarray(-1024).includes('%%EOF'),
  },
  {
    ending: '.mp4',
    name: 'film in MP4',
    remedy: 'save it as MP4',
    isOne: (bytes: Buffer) => bytes.toString('latin1', 4, 8) === 'ftyp',
    isWhole: (bytes: Buffer) => boxesOf(bytes)?.includes('moov') ?? false,
  },
];

/** The kinds of the parts that an MP4 consists of (ISO/IEC 14496-12, 4.2); undefined when one of them has no end. */
function boxesOf(bytes: Buffer): string[] | undefined {
  const boxes: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (at + 8 > bytes.length) return undefined;
    const size = lengthOfBox(bytes, at);
    if (size < 8 || at + size > bytes.length) return undefined;
    boxes.push(bytes.toString('latin1', at + 4, at + 8));
    at += size;
  }
  return boxes;
}

/** 1 stands for a length of 64 bits behind the kind, and 0 for all that follows. */
function lengthOfBox(bytes: Buffer, at: number): number {
  const short = bytes.readUInt32BE(at);
  if (short === 0) return bytes.length - at;
  if (short !== 1) return short;
  return at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : 0;
}
