import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { rememberEach } from '../cache/remember';
import { KeptFiles } from './kept-files';

/**
 * How many names are remembered at least: the files of the site are soon all asked for, and addresses that visitors
 * invent must not fill the memory.
 */
const leastKnown = 1000;

/** Of its folders as many are listed in turns when a page is looked for. */
const leastListed = 8;

/**
 * Which files the built site has. The disk is asked about each once in `maxAge` milliseconds, so that a new build under
 * a running server shows at once, and a page does not wait for four looks at the disk while a large file is stored.
 */
export class SiteFiles {
  readonly kept: KeptFiles;

  private readonly look: (file: string) => Promise<boolean>;
  private readonly list: (folder: string) => Promise<readonly string[]>;

  constructor(
    /** `public/`. */
    readonly folder: string,
    maxAge: number,
    /** In bytes: how much of them is held in memory, where not as much as usual. */
    mostKept?: number,
  ) {
    this.kept = new KeptFiles(maxAge, mostKept);
    this.list = rememberEach((below) => readdir(path.join(folder, below)).catch(() => []), maxAge, leastListed);
    this.look = rememberEach((file) => isFile(path.join(folder, file)), maxAge, leastKnown);
  }

  /** Whether there is such a file, and not a folder. `file` is relative to the folder, with a leading slash. */
  has(file: string): Promise<boolean> {
    return this.look(file);
  }

  /** The names of files and folders in one of its folders; none where there is no such folder. */
  namesIn(folder: string): Promise<readonly string[]> {
    return this.list(folder);
  }
}

async function isFile(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ?? false;
}
