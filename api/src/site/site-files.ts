import { stat } from 'node:fs/promises';
import path from 'node:path';
import { rememberEach } from '../cache/remember';
import { KeptFiles } from './kept-files';

/**
 * How many names are remembered at least: the files of the site are soon all asked for, and addresses that visitors
 * invent must not fill the memory.
 */
const leastKnown = 1000;

/**
 * Which files the built site has. The disk is asked about each once in `maxAge` milliseconds, so that a new build under
 * a running server shows at once, and a page does not wait for four looks at the disk while a large file is stored.
 */
export class SiteFiles {
  readonly kept: KeptFiles;

  private readonly look: (file: string) => Promise<boolean>;

  constructor(
    /** `public/`. */
    readonly folder: string,
    maxAge: number,
  ) {
    this.kept = new KeptFiles(maxAge);
    this.look = rememberEach((file) => isFile(path.join(folder, file)), maxAge, leastKnown);
  }

  /** Whether there is such a file, and not a folder. `file` is relative to the folder, with a leading slash. */
  has(file: string): Promise<boolean> {
    return this.look(file);
  }
}

async function isFile(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ?? false;
}
