import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { Budget } from '../budget';
import { unseenName } from '../carried';
import { damaged, locked } from '../invalid-file';
import { withoutTail } from './end-record';
import { checkLayout } from './layout';
import { checkPlainEntry } from './plain-entry';

/** A document of 500 pictures has fewer parts. */
const maxEntries = 2000;

/** A ZIP archive as Office documents use it, and nothing beside it in the file. */
export class Archive {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws InvalidFile, or yauzl's error about a broken archive */
  static async open(file: Buffer, budget: Budget): Promise<Archive> {
    const whole = withoutTail(file);
    // Strict names: no absolute path, no "..", no backslash.
    const zip = await fromBufferPromise(whole, { lazyEntries: true, strictFileNames: true });
    if (zip.entryCount > maxEntries) throw damaged();
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    checkEntries(entries);
    // What the archive says is spent before anything is unpacked, and what comes out is not more.
    budget.takeInflated(entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0));
    await checkLayout(zip, entries, whole);
    return new Archive(zip, new Map(entries.map((entry) => [entry.fileName, entry])));
  }

  /** Without folders. */
  get names(): string[] {
    return [...this.entries.keys()].filter((name) => !name.endsWith('/'));
  }

  /** In bytes, unpacked: what the archive says of a part. No more comes out when it is read. */
  sizeOf(name: string): number {
    return this.entries.get(name)?.uncompressedSize ?? 0;
  }

  /**
   * What a part contains, piece by piece: of the size that the archive says, which yauzl ensures, and with its
   * checksum.
   * @throws InvalidFile, or yauzl's error about another size or an unknown way of packing
   */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name);
    if (!entry) throw damaged();
    let checksum = 0;
    for await (const piece of await this.zip.openReadStreamPromise(entry)) {
      checksum = crc32(piece, checksum);
      yield piece;
    }
    if (checksum !== entry.crc32) throw damaged();
  }
}

function checkEntries(entries: readonly Entry[]): void {
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
  if (names.size < entries.length) throw damaged();
  if (entries.some((entry) => entry.isEncrypted())) throw locked();
  entries.forEach(checkPlainEntry);
  // In names of the older code page the reader has signs for these bytes, which other programs take for what they are.
  if (entries.some(({ fileNameRaw }) => fileNameRaw.some((byte) => byte < 0x20 || byte === 0x7f))) throw unseenName();
}
