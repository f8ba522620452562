import { readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { isCompressible, smallestToCompress } from '../content/served/compressible';
import { filesIn } from './files-in';
import { severalAtOnce } from './several-at-once';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

/**
 * Of brotli: the best takes three times as long for a fiftieth, which only what every page waits for is worth. The step
 * from 9 saves a phone 7 hundredths of a page, and costs the build 10 ms.
 */
const usual = 10;

/**
 * Writes `.br` and `.gz` beside every text file, so that no answer is compressed twice or in a hurry. Node compresses
 * on threads of its own. A copy that still holds what its file does stays. Copies of files that an earlier build left
 * go: Gatsby takes the pages away that there are no more, and not what stands beside them.
 */
export async function precompress(folder: string): Promise<void> {
  const files = filesIn(folder);
  const copies = new Set<string>();
  await severalAtOnce(files.filter(isCompressible), async (file) => {
    for (const copy of await compress(file, await readFile(file))) copies.add(copy);
  });
  const left = files.filter((file) => isCopy(file) && !copies.has(file));
  await Promise.all(left.map((file) => rm(file, { force: true })));
}

function isCopy(file: string): boolean {
  const original = file.replace(/\.(?:br|gz)$/, '');
  return original !== file && isCompressible(original);
}

/**
 * Compresses one file, which holds this.
 * @returns the copies
 */
export async function compress(file: string, content: Buffer): Promise<string[]> {
  if (content.length < smallestToCompress) return [];
  const quality = path.extname(file) === '.js' ? constants.BROTLI_MAX_QUALITY : usual;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return Promise.all([
    keep(`${file}.br`, content, fromBrotli, () => toBrotli(content, { params })),
    keep(`${file}.gz`, content, fromGzip, () => toGzip(content, { level: 9 })),
  ]);
}

/**
 * To read a copy takes a small part of the time that it takes to make one. One that stays is dated anew, since a copy
 * that is older than its file is taken for one of something else.
 */
async function keep(
  copy: string,
  content: Buffer,
  read: (copy: Buffer) => Promise<Buffer>,
  make: () => Promise<Buffer>,
): Promise<string> {
  const held = await readFile(copy)
    .then(read)
    .catch(() => undefined);
  if (!held?.equals(content)) return replace(copy, await make());
  const now = new Date();
  await utimes(copy, now, now);
  return copy;
}

/**
 * In one step, by a name that no server hands out: whoever asks a running server meanwhile gets the whole of the old
 * copy, and not an empty one, which browsers would keep for a year.
 */
async function replace(file: string, content: Buffer): Promise<string> {
  const beside = path.join(path.dirname(file), `.${path.basename(file)}`);
  await writeFile(beside, content);
  await rename(beside, file);
  return file;
}
