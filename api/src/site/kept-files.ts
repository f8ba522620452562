import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { remember } from '../cache/remember';

/** What answers a question for a file. */
export interface OpenFile<Content = Readable> {
  statusCode: number;
  headers: Record<string, string>;
  content: Content;
}

/** In bytes: the largest film, and a little more than our whole site. */
const mostOfOne = 1024 * 1024;
const mostOfAll = 64 * 1024 * 1024;

/**
 * The files that visitors ask for, in memory: a look at the disk waits behind the documents that are being stored, and
 * they behind it (reliability R10); and whoever asks for a film two hundred times at once would have the loop carry
 * each of its pieces from the disk. Each is read again when it is older than `maxAge` milliseconds.
 */
export class KeptFiles {
  private readonly known = new Map<string, () => Promise<OpenFile<Buffer> | undefined>>();
  /** Read since all was last forgotten, which is at least what is kept. */
  private bytes = 0;

  constructor(
    private readonly maxAge: number,
    /** In bytes. */
    private readonly most = mostOfAll,
  ) {}

  /** @returns undefined for a file that is too large to be kept, or was being written */
  get(name: string, open: () => Promise<OpenFile>): Promise<OpenFile<Buffer> | undefined> {
    const known = this.known.get(name);
    if (known) return known();
    const read = remember(() => this.keep(open), this.maxAge);
    this.known.set(name, read);
    return read();
  }

  private async keep(open: () => Promise<OpenFile>): Promise<OpenFile<Buffer> | undefined> {
    const { content: stream, ...answer } = await open();
    const length = Number(answer.headers['Content-Length']);
    if (length > mostOfOne) {
      stream.destroy();
      return undefined;
    }
    const content = await buffer(stream);
    if (content.length !== length) return undefined;
    this.bytes += length;
    if (this.bytes > this.most) {
      this.known.clear();
      this.bytes = 0;
    }
    return { ...answer, content };
  }
}
