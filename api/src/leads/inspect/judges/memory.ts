import type { exitCodes, Limits } from './limits';

/**
 * Bounds what V8's limit on its heap does not see: memory of WebAssembly, and arrays of bytes, which decoders make.
 * `passed` is called for a document that asks for more, and must not return. Arrays are counted when they are made and
 * never again, so what a document holds at one moment is less. Copies of arrays and what Node's zlib hands out are not
 * counted: `pdf/streams.ts`, the budget of a document and the limit on resident memory bound those.
 * @returns what begins to count anew, for the next document
 */
export function boundMemory(
  limits: Pick<Limits, 'webAssembly' | 'arrays'>,
  passed: (limit: keyof typeof exitCodes) => never,
): () => void {
  let made = 0;
  for (const kind of kinds) {
    countInstances(kind, (bytes) => {
      made += bytes;
      if (made > limits.arrays * megabyte) passed('arrays');
    });
  }
  const { prototype } = WebAssembly.Memory;
  const { grow } = prototype;
  prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * pageBytes > limits.webAssembly * megabyte) passed('memory');
    return grow.call(this, pages);
  };
  return () => {
    made = 0;
  };
}

const megabyte = 1024 * 1024;

/** In bytes (WebAssembly core specification, 4.2.8). */
const pageBytes = 65_536;

const kinds = [ArrayBuffer, Uint8Array, Uint8ClampedArray, Uint16Array, Int16Array, Uint32Array, Int32Array];

/** Also of those instances that methods make, such as `slice`. */
function countInstances(kind: (typeof kinds)[number], count: (bytes: number) => void): void {
  const size = 'BYTES_PER_ELEMENT' in kind ? kind.BYTES_PER_ELEMENT : 1;
  const counted = new Proxy(kind, {
    construct(target, args, newTarget) {
      const [from] = args;
      if (typeof from === 'number') count(from * size);
      else if (Array.isArray(from)) count(from.length * size);
      return Reflect.construct(target, args, newTarget);
    },
  });
  Object.defineProperty(globalThis, kind.name, { value: counted });
  Object.defineProperty(kind.prototype, 'constructor', { value: counted });
}
