import { readFileSync } from 'node:fs';
import { damaged, locked, lockedForReaders, tooLarge } from '../invalid-file';
import { deciding } from './deciding';
import { asJson } from './json';
import { type Dictionary, type Reading, resolver, type Value } from './values';

interface Qpdf {
  callMain(args: string[]): number;
  FS: {
    init(input: () => null): void;
    /** Everything that the program writes passes here. @returns how many bytes were written */
    write(file: { fd: number }, memory: Uint8Array, offset: number, length: number): number;
    writeFile(path: string, data: Uint8Array): void;
  };
}

/** The package's own types leave out most of Emscripten's interface. */
const createQpdf: (options: {
  preRun: ((instance: Qpdf) => void)[];
}) => Promise<Qpdf> = require('@neslinesli93/qpdf-wasm');

const program = readFileSync(require.resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm'));
const compiled = new WebAssembly.Module(program);

/**
 * Gives the package the program that is compiled already. It would read and compile it anew for each document, which
 * takes longer than most documents do. Each document still gets an instance of its own, and finds nothing of another in
 * its memory.
 */
const { instantiate } = WebAssembly;
Object.assign(WebAssembly, {
  async instantiate(source: Uint8Array, imports: ConstructorParameters<typeof WebAssembly.Instance>[1]) {
    if (source.byteLength !== program.byteLength) return instantiate(source, imports);
    return { module: compiled, instance: new WebAssembly.Instance(compiled, imports) };
  },
});

const args = ['--json=2', '--json-key=qpdf', '--json-stream-data=none', '/in.pdf'];

/** Exit code of qpdf for a document that it read with warnings; 0 is all well. */
const withWarnings = 3;

const twice = /has duplicated key (\/[^;\s]*);/g;

/** Which values of this one may stand beside another is up to `Brackets`, which sees both. */
const opening = '/OpenAction';
const harmless = /^$|: dictionary has duplicated key \/OpenAction; |: operation succeeded with warnings$/;

export interface StrictReading extends Reading {
  /** Whether nothing was wrong with the document at all. */
  isFaultless: boolean;
  /** The dictionary that its cross-reference ends with. */
  trailer: Value;
}

/**
 * The document as qpdf reads it: along the cross-reference, every object that stands there, with what object streams
 * hold, decrypted with the empty password. This build cannot catch its own exceptions, so it mends nothing: it refuses
 * each file that the standard does not allow, but for what it calls warnings.
 * @returns undefined for such a file
 * @throws InvalidFile for a document that is locked
 */
export async function readStrictly(file: Buffer): Promise<StrictReading | undefined> {
  const { code, output, messages } = await run(file);
  if (/: invalid password$/m.test(messages)) throw locked();
  // Of the filter for certificates (ISO 32000-2, 7.6.5), and of any that is not the standard one.
  if (/: unsupported encryption filter$/m.test(messages)) throw lockedForReaders();
  for (const [, key = ''] of messages.matchAll(twice)) if (deciding.has(key) && key !== opening) throw damaged();
  if (code !== 0 && code !== withWarnings) return undefined;
  const parsed: { qpdf: [unknown, Record<string, Entry>] } = JSON.parse(asJson(output));
  const entries = parsed.qpdf[1];
  return {
    objects: Object.values(entries).map(contentOf),
    resolve: resolver((reference) => contentOf(entries[`obj:${reference}`])),
    isFaultless: code === 0 || messages.split('\n').every((message) => harmless.test(message)),
    trailer: contentOf(entries.trailer),
  };
}

type Entry = { value: Value } | { stream: { dict: Dictionary } };

function contentOf(entry: Entry | undefined): Value {
  if (!entry) return null;
  return 'value' in entry ? entry.value : entry;
}

async function run(file: Buffer): Promise<{ code: number; output: string; messages: string }> {
  const left = { bytes: leastOutput + mostGrowth * file.length };
  const [output, messages] = [new Sink(left), new Sink(left)];
  const qpdf = await createQpdf({
    preRun: [
      ({ FS }) => {
        FS.init(() => null);
        const { write } = FS;
        FS.write = (to, memory, offset, length) => {
          const sink = [output, messages][to.fd - 1];
          return sink ? sink.add(memory.subarray(offset, offset + length)) : write(to, memory, offset, length);
        };
      },
    ],
  });
  qpdf.FS.writeFile('/in.pdf', file);
  const code = qpdf.callMain([...args]);
  return { code, output: output.text(), messages: messages.text() };
}

/**
 * In bytes, and in bytes for each byte of a document: what qpdf may say of it. All honest ones known say at most 19
 * times what they have, while lists of objects can be packed a thousand times smaller, and take long to judge.
 */
const leastOutput = 1024 * 1024;
const mostGrowth = 30;

/** In bytes. */
const chunkBytes = 256 * 1024;

/**
 * Takes what a program prints, as long as there are bytes left. What it makes is counted like what a document makes.
 */
class Sink {
  private readonly full: Uint8Array[] = [];
  private chunk = new Uint8Array(chunkBytes);
  private length = 0;

  constructor(private readonly left: { bytes: number }) {}

  /** @throws InvalidFile when too much is printed */
  add(data: Uint8Array): number {
    this.left.bytes -= data.length;
    if (this.left.bytes < 0) throw tooLarge();
    for (let from = 0; from < data.length; ) {
      if (this.length === chunkBytes) {
        this.full.push(this.chunk);
        this.chunk = new Uint8Array(chunkBytes);
        this.length = 0;
      }
      const part = data.subarray(from, from + chunkBytes - this.length);
      this.chunk.set(part, this.length);
      this.length += part.length;
      from += part.length;
    }
    return data.length;
  }

  text(): string {
    return Buffer.concat([...this.full, this.chunk.subarray(0, this.length)]).toString();
  }
}
