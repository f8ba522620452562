import { stat } from 'node:fs/promises';
import path from 'node:path';
import { remember } from '../cache/remember';
import { KeptFiles } from './kept-files';

/**
 * Files in a folder with a fixed content are soon all asked for; visitors who make addresses up must not fill memory.
 */
const mostKnown = 2000;

/**
 * Which files the built site has. The disk is asked about each once in `maxAge` milliseconds, so that a new build under
 * a running server shows at once, and a page does not wait for four looks at the disk while a large file is stored.
 */
export class SiteFiles {
  readonly kept: KeptFiles;
  private readonly known = new Map<string, () => Promise<boolean>>();

  constructor(
    /** `public/`. */
    readonly folder: string,
    private readonly maxAge: number,
  ) {
    this.kept = new KeptFiles(maxAge);
  }

  /** Whether there is such a file, and not a folder. `file` is relative to the folder, with a leading slash. */
  has(file: string): Promise<boolean> {
    const known = this.known.get(file);
    if (known) return known();
    if (this.known.size >= mostKnown) this.known.clear();
    const look = remember(() => isFile(path.join(this.folder, file)), this.maxAge);
    this.known.set(file, look);
    return look();
  }
}

async function isFile(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ?? false;
}
