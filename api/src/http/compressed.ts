import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chosenEncoding, type Encoding } from './accepted-encoding';

/**
 * A text as this client takes it. For one of which no two are the same: so quick that nobody waits for it, and not as
 * small as what is compressed once for everybody.
 */
export async function compressed(
  text: string,
  acceptEncoding: string | undefined,
): Promise<{ encoding?: Encoding; body: string | Buffer }> {
  const encoding = chosenEncoding(acceptEncoding);
  return encoding ? { encoding, body: await quickly[encoding](text) } : { body: text };
}

const brotli = promisify(brotliCompress);

const quickly: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify(gzip),
};
