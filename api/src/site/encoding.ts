import { isCompressible } from '../../../src/content/served/compressible';
import { accepts, type Encoding, encodings } from '../http/accepted-encoding';
import type { SiteFiles } from './site-files';

/** What the build adds to the name of a file for a compressed copy. */
const extensions: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** The compressed copy beside a file that this client takes, if there is one. */
export async function compressedCopy(
  files: SiteFiles,
  file: string,
  acceptEncoding = '',
): Promise<{ name: Encoding; extension: string } | undefined> {
  if (!isCompressible(file)) return undefined;
  for (const name of encodings) {
    const extension = extensions[name];
    if (accepts(acceptEncoding, name) && (await files.has(file + extension))) return { name, extension };
  }
  return undefined;
}
