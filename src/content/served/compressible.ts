import path from 'node:path';

/** Types that the build compresses, and the server sends so; pictures, fonts and films are compressed already. */
export const compressibleTypes = ['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.webmanifest'];

/** In bytes: below this, compressing saves less than its header costs. */
export const smallestToCompress = 1024;

export function isCompressible(file: string): boolean {
  return compressibleTypes.includes(path.extname(file));
}
