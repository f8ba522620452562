interface Qpdf {
  callMain(args: string[]): number;
  FS: { writeFile(path: string, data: Uint8Array): void; readFile(path: string): Uint8Array };
}

const createQpdf: () => Promise<Qpdf> = require('@neslinesli93/qpdf-wasm');

/** What the command `qpdf in.pdf <args> out.pdf` makes of a file: what anybody can do to his document. */
export async function qpdf(file: Buffer, args: string[]): Promise<Buffer> {
  const { callMain, FS } = await createQpdf();
  FS.writeFile('/in.pdf', file);
  const code = callMain(['/in.pdf', ...args, '/out.pdf']);
  if (code !== 0) throw new Error(`qpdf ended with ${code}`);
  return Buffer.from(FS.readFile('/out.pdf'));
}
