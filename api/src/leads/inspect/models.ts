import { executable, type InvalidFile, unreadable } from './invalid-file';
import { Reader } from './reader';

/**
 * Blocks of a model in U3D (ECMA-363, 9) that only describe it. Missing are references to other files (ffffff12),
 * blocks of extensions (ffffff16), and textures (ffffff55, ffffff5c), which may be pictures elsewhere.
 */
const describing = new Set(
  (
    '00443355 ffffff14 ffffff15 ffffff21 ffffff22 ffffff23 ffffff24 ffffff31 ffffff36 ffffff37 ffffff3b ffffff3c ' +
    'ffffff3e ffffff3f ffffff41 ffffff42 ffffff43 ffffff44 ffffff45 ffffff46 ffffff51 ffffff52 ffffff53 ffffff54 ' +
    'ffffff56'
  )
    .split(' ')
    .map((hex) => Number.parseInt(hex, 16)),
);

/** A block that holds others, behind its name and its place (9.4.4). */
const chain = 0xffffff14;
const withinChain = new Set([...describing].filter((type) => type !== chain));
const hasSphere = 1;
const hasBox = 2;
const sphereBytes = 16;
const boxBytes = 24;

/** @throws InvalidFile for a model that names another file, or may do so */
export function checkModel(data: Buffer): void {
  try {
    checkBlocks(new Reader(data), describing);
  } catch (error) {
    throw asModel(unreadable(error));
  }
}

function checkBlocks(reader: Reader, known: ReadonlySet<number>): void {
  while (reader.left > 0) {
    const [type, size, metadata] = [reader.u32(), reader.u32(), reader.u32()];
    if (!known.has(type)) throw leading();
    const content = reader.bytes(size);
    reader.bytes(Math.min(padding(size), reader.left));
    reader.bytes(metadata);
    reader.bytes(Math.min(padding(metadata), reader.left));
    if (type === chain) checkChain(new Reader(content), size);
  }
}

function checkChain(reader: Reader, size: number): void {
  reader.bytes(reader.u16());
  reader.u32();
  const attributes = reader.u32();
  if (attributes & hasSphere) reader.bytes(sphereBytes);
  if (attributes & hasBox) reader.bytes(boxBytes);
  reader.bytes(padding(size - reader.left));
  reader.u32();
  checkBlocks(reader, withinChain);
}

/** Bytes up to the next multiple of four. */
function padding(size: number): number {
  return -size & 3;
}

function leading(): InvalidFile {
  return executable('a model that may be in another file');
}

/** What cannot be read to its end may name whatever it likes. */
function asModel(error: InvalidFile): InvalidFile {
  return error.message.includes('model') ? error : leading();
}
