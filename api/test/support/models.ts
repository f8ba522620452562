/** Kinds of blocks of a model in U3D (ECMA-363, 9). */
export const blocks = {
  header: 0x00443355,
  fileReference: 0xffffff12,
  modifierChain: 0xffffff14,
  priorityUpdate: 0xffffff15,
  newObjectType: 0xffffff16,
  /** One that a file has made known as a new kind (9.4.7). */
  newObject: 0x00000100,
  group: 0xffffff21,
  model: 0xffffff22,
  view: 0xffffff24,
  mesh: 0xffffff31,
  meshContinuation: 0xffffff3b,
  progressiveMesh: 0xffffff3c,
  shading: 0xffffff45,
  material: 0xffffff54,
  texture: 0xffffff55,
  textureContinuation: 0xffffff5c,
};

const u16 = (value: number) => Buffer.from(Uint16Array.of(value).buffer);
const u32 = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer);
const padding = (size: number) => Buffer.alloc(-size & 3);

/** A block with its data and metadata, each filled up to a multiple of four bytes (9.2). */
export function block(type: number, data = Buffer.alloc(0), metadata = Buffer.alloc(0)): Buffer {
  const head = u32(type, data.length, metadata.length);
  return Buffer.concat([head, data, padding(data.length), metadata, padding(metadata.length)]);
}

/** A block that begins with the name of what it describes. */
export function namedBlock(type: number, name: string, data = Buffer.alloc(12)): Buffer {
  return block(type, Buffer.concat([text(name), data]));
}

/** A chain of the blocks that make a node or a mesh (9.4.4), which may say how far it reaches. */
export function chain(name: string, inner: readonly Buffer[], reach: Reach = 'nowhere'): Buffer {
  const { attributes, bounds } = reaches[reach];
  const head = Buffer.concat([text(name), u32(0, attributes), Buffer.alloc(bounds)]);
  return block(blocks.modifierChain, Buffer.concat([head, padding(head.length), u32(inner.length), ...inner]));
}

type Reach = keyof typeof reaches;

/** Which of a sphere and of a box there are, and how many bytes they take. */
const reaches = {
  nowhere: { attributes: 0, bounds: 0 },
  sphere: { attributes: 1, bounds: 16 },
  box: { attributes: 2, bounds: 24 },
  both: { attributes: 3, bounds: 40 },
};

/** Chains in one another, each with nothing but the next. */
export function nestedChains(depth: number): Buffer {
  const eachBytes = chain('', []).length;
  const all = Buffer.alloc(depth * eachBytes, chain('', []));
  for (let at = 0; at < all.length; at += eachBytes) {
    const rest = all.length - at - eachBytes;
    all.writeUInt32LE(all.readUInt32LE(at + 4) + rest, at + 4);
    all.writeUInt32LE(rest > 0 ? 1 : 0, at + eachBytes - 4);
  }
  return all;
}

/** A model of these blocks, behind its header (9.4.1). */
export function model(...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const size = 12 + 24 + body.length;
  return Buffer.concat([block(blocks.header, u32(1, 0, size, size, 0, 106)), body]);
}

const group = chain('Nodes', [namedBlock(blocks.group, 'Nodes')]);

/** All other kinds of blocks that only describe a model: nodes, sets, modifiers, resources (9.5 to 9.8). */
const others = [...[0x23, 0x36, 0x37, 0x3e, 0x3f, 0x41, 0x42, 0x43, 0x44, 0x46, 0x51, 0x52, 0x53, 0x56]].map(
  (kind) => 0xffffff00 + kind,
);

/** Every kind of block that a model may have. */
export const describingBlocks: readonly number[] = [
  ...[blocks.header, blocks.modifierChain, blocks.priorityUpdate, blocks.group, blocks.model, blocks.view, blocks.mesh],
  ...[blocks.meshContinuation, blocks.progressiveMesh, blocks.shading, blocks.material, ...others],
];

/** A model as programs write it: nodes, a mesh with its shading, and the rest of the mesh behind. */
export const wholeModel = model(
  group,
  chain('Bridge', [namedBlock(blocks.model, 'Bridge'), namedBlock(blocks.shading, 'Bridge')], 'sphere'),
  chain('Bridge.Mesh', [namedBlock(blocks.mesh, 'Mesh', Buffer.alloc(61))], 'both'),
  chain('View', [namedBlock(blocks.view, 'View')], 'box'),
  namedBlock(blocks.material, 'Steel'),
  block(blocks.priorityUpdate, u32(1)),
  block(blocks.progressiveMesh, Buffer.alloc(7), Buffer.from('by hand')),
  namedBlock(blocks.meshContinuation, 'Mesh', Buffer.alloc(33)),
  ...others.map((kind) => namedBlock(kind, 'More')),
  chain(
    'Others',
    others.map((kind) => namedBlock(kind, 'More')),
  ),
);

function text(value: string): Buffer {
  return Buffer.concat([u16(value.length), Buffer.from(value)]);
}
