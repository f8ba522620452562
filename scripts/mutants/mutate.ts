import { read } from 'cfb';
import { compoundFile } from '../../api/test/support/compound-file';
import { type ZipEntry, zip } from '../../api/test/support/zip';
import type { Random } from '../../kit/random';
import type { DocumentType } from '../../src/contract/attachment';
import { partsOf } from './archive';
import * as grammars from './grammars';
import { mutateText } from './text';

/** How many mutants of an archive, or of a compound file, are changed in their bytes and not in what is packed. */
const outside = 0.25;

/** A document that differs in one to three places, and mostly still opens. */
export function mutate(type: DocumentType, data: Buffer, random: Random): Buffer {
  if (type === 'pdf') return latin1(mutateText(data.toString('latin1'), grammars.pdf, random));
  if (random.chance(outside)) return overwrite(data, random);
  return (type === 'docx' ? mutateArchive(data, random) : mutateCompound(data, random)) ?? overwrite(data, random);
}

/** Undefined for what is no archive. */
function mutateArchive(data: Buffer, random: Random): Buffer | undefined {
  const parts = partsOf(data);
  if (!parts || parts.length === 0) return undefined;
  const chosen = random.below(parts.length);
  const changed = parts.map((part, index) => (index === chosen ? mutatePart(part, parts, random) : part));
  if (random.chance(0.05)) changed.push(random.pick(parts));
  if (random.chance(0.05)) changed.reverse();
  return zip(changed);
}

/** A part of another name, with the bytes of another one, or mutated by itself. */
function mutatePart(part: ZipEntry, parts: readonly ZipEntry[], random: Random): ZipEntry {
  const what = random.fraction();
  if (what < 0.05) return { ...part, name: random.pick([part.name.toUpperCase(), `/${part.name}`, `${part.name}x`]) };
  if (what < 0.1) return { ...part, data: random.pick(parts).data };
  const bytes = Buffer.from(part.data);
  if (!/^\ufeff?\s*</.test(bytes.toString('utf8', 0, 40))) return { ...part, data: overwrite(bytes, random) };
  return { ...part, data: Buffer.from(mutateText(bytes.toString('utf8'), grammars.xml, random)) };
}

/** Undefined for what is no compound file. */
function mutateCompound(data: Buffer, random: Random): Buffer | undefined {
  try {
    const { FileIndex, FullPaths } = read(data, { type: 'buffer' });
    const streams = FileIndex.flatMap(({ type, content }, index): { path: string; bytes: Buffer }[] => {
      const path = (FullPaths[index] ?? '').replace(/^[^/]*\//, '');
      return type === 2 ? [{ path, bytes: Buffer.from(content) }] : [];
    });
    const chosen = random.pick(streams);
    chosen.bytes = overwrite(chosen.bytes, random);
    return compoundFile(Object.fromEntries(streams.map(({ path, bytes }) => [path, bytes])));
  } catch {
    return undefined;
  }
}

/** Numbers of two bytes that say how much follows, or where. */
const numbers = [0, 1, 2, 0x13, 0x14, 0x15, 0x7f, 0xff, 0xfffe, 0xffff];

/** Changes or repeats some bytes in their places: in a format of fixed places nothing else leaves anything whole. */
function overwrite(data: Buffer, random: Random): Buffer {
  const copy = Buffer.from(data);
  if (copy.length < 8) return copy;
  for (let left = 1 + random.below(3); left > 0; left -= 1) {
    const [from, to] = [random.below(copy.length - 4), random.below(copy.length - 4)];
    const length = 1 + random.below(Math.min(64, copy.length - Math.max(from, to)));
    const what = random.below(4);
    if (what === 0) copy.writeUInt8(random.below(256), to);
    else if (what === 1) copy.writeUInt16LE(random.pick(numbers), to);
    else if (what === 2) copy.copy(copy, to, from, from + length);
    else copy.writeUInt8(copy.readUInt8(to) ^ (1 << random.below(8)), to);
  }
  return copy;
}

const latin1 = (text: string) => Buffer.from(text, 'latin1');
