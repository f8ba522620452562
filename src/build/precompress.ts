import { readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible, smallestToCompress } from '../content/served/compressible';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Of brotli: the best takes three times as long for a fiftieth, which only what every page waits for is worth. The step
 * from 9 saves a phone 7 hundredths of a page, and costs the build 10 ms.
 */
const usual = 10;

/**
 * Writes `.br` and `.gz` beside every text file, so that no answer is compressed twice or in a hurry. Node compresses
 * on threads of its own, several files at a time.
 */
export async function precompress(folder: string): Promise<void> {
  await Promise.all(filesIn(folder).filter(isCompressible).map(compress));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallestToCompress) return;
  const quality = path.extname(file) === '.js' ? constants.BROTLI_MAX_QUALITY : usual;
  await Promise.all([
    toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).then((copy) =>
      replace(`${file}.br`, copy),
    ),
    toGzip(content, { level: 9 }).then((copy) => replace(`${file}.gz`, copy)),
  ]);
}

/**
 * In one step, by a name that no server hands out: whoever asks a running server meanwhile gets the whole of the old
 * copy, and not an empty one, which browsers would keep for a year.
 */
async function replace(file: string, content: Buffer): Promise<void> {
  const beside = path.join(path.dirname(file), `.${path.basename(file)}`);
  await writeFile(beside, content);
  await rename(beside, file);
}

/** Every file below a folder, by path. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
