import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.webmanifest']);

/** In bytes: below this, compressing saves less than its header costs. */
const smallest = 1024;

/** Writes `.br` and `.gz` beside every text file, so that no answer is compressed twice or in a hurry. */
export function precompress(folder: string): void {
  for (const file of filesIn(folder)) {
    if (!compressible.has(path.extname(file))) continue;
    const content = readFileSync(file);
    if (content.length < smallest) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** Every file below a folder, by path. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
