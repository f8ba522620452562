/** What Node has and its types leave out, as far as it is used here. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }

  class Instance {
    constructor(module: Module, imports: object);
  }

  let instantiate: (source: Uint8Array, imports: object) => Promise<{ module: Module; instance: Instance }>;

  class Memory {
    readonly buffer: ArrayBuffer;
    /** @returns the size before, in pages */
    grow(pages: number): number;
  }
}
