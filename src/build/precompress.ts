import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.webmanifest']);

/** In bytes: below this, compressing saves less than its header costs. */
const smallest = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes `.br` and `.gz` beside every text file, so that no answer is compressed twice or in a hurry. Node compresses
 * on threads of its own, several files at a time.
 */
export async function precompress(folder: string): Promise<void> {
  await Promise.all(
    filesIn(folder)
      .filter((file) => compressible.has(path.extname(file)))
      .map(compress),
  );
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  await Promise.all([
    toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).then((copy) =>
      writeFile(`${file}.br`, copy),
    ),
    toGzip(content, { level: 9 }).then((copy) => writeFile(`${file}.gz`, copy)),
  ]);
}

/** Every file below a folder, by path. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
