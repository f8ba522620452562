import { readFileSync } from 'node:fs';
import { damaged, locked } from '../unfit';
import { places } from './places';
import { type Dictionary, type Reading, resolver, type Value } from './values';

interface Qpdf {
  callMain(args: string[]): number;
  FS: {
    /** One byte at a time; null at the end of what was written. */
    init(input: () => null, output: (byte: number | null) => void, error: (byte: number | null) => void): void;
    writeFile(path: string, data: Uint8Array): void;
  };
}

/** The package's own types leave out most of Emscripten's interface. */
const createQpdf: (options: {
  preRun: ((instance: Qpdf) => void)[];
}) => Promise<Qpdf> = require('@neslinesli93/qpdf-wasm');

/**
 * Held so that V8 compiles the program once: it knows the same bytes again as long as one module of them lives. Each
 * document gets an instance of its own and finds nothing of another in its memory.
 */
export const compiled = new WebAssembly.Module(readFileSync(require.resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm')));

const args = ['--json=2', '--json-key=qpdf', '--json-stream-data=none', '/in.pdf'];

/** Exit code of qpdf for a document that it read with warnings; 0 is all well. */
const withWarnings = 3;

/** Keys whose value decides here. Which of two values another program takes is anybody's guess. */
const deciding = new Set([
  ...places.keys(),
  ...[
    '/S',
    '/JS',
    '/A',
    '/PA',
    '/AA',
    '/NA',
    '/OpenAction',
    '/Next',
    '/URI',
    '/URL',
    '/Base',
    '/EF',
    '/XFA',
    '/Scripts',
  ],
  ...['/OnInstantiate', '/FontMatrix', '/AcroForm', '/Root', '/Pages', '/Kids'],
]);

const twice = /has duplicated key (\/[^;\s]*);/g;

export interface StrictReading extends Reading {
  /** Whether nothing was wrong with the document at all. */
  isFaultless: boolean;
}

/**
 * The document as qpdf reads it: along the cross-reference, every object that stands there, with what object streams
 * hold, decrypted with the empty password. This build cannot catch its own exceptions, so it mends nothing: it refuses
 * each file that the standard does not allow, but for what it calls warnings.
 * @returns undefined for such a file
 * @throws Unfit for a document with a password
 */
export async function readStrictly(file: Buffer): Promise<StrictReading | undefined> {
  const { code, output, messages } = await run(file);
  if (/: invalid password$/m.test(messages)) throw locked();
  for (const [, key = ''] of messages.matchAll(twice)) if (deciding.has(key)) throw damaged();
  if (code !== 0 && code !== withWarnings) return undefined;
  const parsed: { qpdf: [unknown, Record<string, Entry>] } = JSON.parse(output);
  const entries = parsed.qpdf[1];
  return {
    objects: Object.values(entries).map(contentOf),
    resolve: resolver((reference) => contentOf(entries[`obj:${reference}`])),
    isFaultless: code === 0,
  };
}

type Entry = { value: Value } | { stream: { dict: Dictionary } };

function contentOf(entry: Entry | undefined): Value {
  if (!entry) return null;
  return 'value' in entry ? entry.value : entry;
}

async function run(file: Buffer): Promise<{ code: number; output: string; messages: string }> {
  const output = new Sink();
  const messages = new Sink();
  const qpdf = await createQpdf({
    preRun: [({ FS }) => FS.init(() => null, output.add, messages.add)],
  });
  qpdf.FS.writeFile('/in.pdf', file);
  const code = qpdf.callMain([...args]);
  return { code, output: output.text(), messages: messages.text() };
}

/** In bytes. */
const chunkBytes = 256 * 1024;

/** Takes what a program prints, byte for byte. What it makes is counted like everything that a document makes. */
class Sink {
  private readonly full: Uint8Array[] = [];
  private chunk = new Uint8Array(chunkBytes);
  private length = 0;

  add = (byte: number | null): void => {
    if (byte === null) return;
    if (this.length === chunkBytes) {
      this.full.push(this.chunk);
      this.chunk = new Uint8Array(chunkBytes);
      this.length = 0;
    }
    this.chunk[this.length] = byte;
    this.length += 1;
  };

  text(): string {
    return Buffer.concat([...this.full, this.chunk.subarray(0, this.length)]).toString();
  }
}
