import { executable, type InvalidFile, unreadable } from './invalid-file';
import { Reader } from './reader';

/**
 * Blocks of a model in U3D (ECMA-363, 9) that only describe it. Missing are references to other files (ffffff12),
 * blocks of extensions (ffffff16), and textures (ffffff55, ffffff5c), which may be pictures elsewhere.
 */
const describing = new Set([
  // The header of the file, a chain of modifiers, and what is loaded first.
  ...[0x00443355, 0xffffff14, 0xffffff15],
  // Nodes: groups, models, lights and views.
  ...[0xffffff21, 0xffffff22, 0xffffff23, 0xffffff24],
  // Meshes, sets of points and sets of lines: what is declared of them, and what goes on.
  ...[0xffffff31, 0xffffff36, 0xffffff37, 0xffffff3b, 0xffffff3c, 0xffffff3e, 0xffffff3f],
  // Modifiers: two-dimensional glyphs, subdivision, animation, bones, shading and CLOD.
  ...[0xffffff41, 0xffffff42, 0xffffff43, 0xffffff44, 0xffffff45, 0xffffff46],
  // Resources: lights, views, shaders, materials and motions.
  ...[0xffffff51, 0xffffff52, 0xffffff53, 0xffffff54, 0xffffff56],
]);

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
