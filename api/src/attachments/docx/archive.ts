import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { damaged, locked } from '../unfit';
import { checkLayout } from './layout';
import { decodeXml } from './xml';

/** A document of 500 pictures has fewer parts. */
const maxEntries = 2000;

/** In bytes: all parts inflated. Only the parts that are looked at are ever inflated here; this is for our staff. */
const maxInflated = 100 * 1024 * 1024;

/** The XML of long, repetitive documents shrinks to a fiftieth. Small files may do what they like. */
const maxRatio = 100;
const ratioMatters = 10 * 1024 * 1024;

/** A ZIP archive as Office documents use it, and nothing beside it in the file. */
export class Archive {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws Unfit, or yauzl's error about a broken archive */
  static async open(file: Buffer): Promise<Archive> {
    // Strict names: no absolute path, no "..", no backslash.
    const zip = await fromBufferPromise(file, { lazyEntries: true, strictFileNames: true });
    if (zip.entryCount > maxEntries || zip.comment !== '') throw damaged();
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    checkEntries(entries, file.length);
    await checkLayout(zip, entries, file);
    return new Archive(zip, new Map(entries.map((entry) => [entry.fileName, entry])));
  }

  get names(): string[] {
    return [...this.entries.keys()];
  }

  /** A part as text. Size and checksum are compared with what the archive says. @throws Unfit when it is not there */
  async text(name: string, maxBytes: number): Promise<string> {
    const entry = this.entries.get(name);
    if (!entry || entry.uncompressedSize > maxBytes) throw damaged();
    return decodeXml(await buffer(await this.zip.openReadStreamPromise(entry)));
  }
}

function checkEntries(entries: readonly Entry[], fileBytes: number): void {
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
  if (names.size < entries.length) throw damaged();
  if (entries.some((entry) => entry.isEncrypted())) throw locked();
  if (entries.some(({ compressionMethod }) => compressionMethod !== 0 && compressionMethod !== 8)) throw damaged();
  const inflated = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (inflated > maxInflated || (inflated > ratioMatters && inflated > fileBytes * maxRatio)) throw damaged();
}
