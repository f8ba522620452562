import type { FastifyReply, FastifyRequest } from 'fastify';
import { isConfirmationPath } from '../../../src/contract/paths';
import { receiptInAddress, receiptPattern, receiptWords } from '../../../src/contract/receipt';
import { compressed } from '../http/compressed';
import { keptFile, type Served } from './send-file';

/** What caches are told of the page of one receipt. */
export const confirmationCache = 'private, no-store';

/** The receipt that the address of a page names which confirms a form; undefined for every other address. */
export function receiptIn(url: string): string | undefined {
  const [pathname = '', query] = url.split('?');
  const receipt = new URLSearchParams(query).get('receipt') ?? '';
  return isConfirmationPath(pathname) && receiptPattern.test(receipt) ? receipt : undefined;
}

/**
 * The page that confirms a form sent without a script, with the receipt where it stands for nobody without one
 * (decision 0060). It is one person's, and no cache keeps it; compressed like other pages, though anew for each.
 *
 * @returns whether it was sent: the file may be gone. Not the reply, which whoever waits for it gets as undefined
 */
export async function sendConfirmation(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { files, file, pagePolicy, receipt }: Served & { receipt: string },
): Promise<boolean> {
  const found = await keptFile(files, file);
  if (!found) return false;
  const page = found.content.toString().replace(receiptInAddress, receiptWords(receipt));
  const { encoding, body } = await compressed(page, headers['accept-encoding']);
  if (encoding) reply.header('Content-Encoding', encoding);
  void reply
    .headers({ 'Cache-Control': confirmationCache, Vary: 'Accept-Encoding' })
    .header('Content-Security-Policy', (await pagePolicy())(file))
    .type('text/html; charset=utf-8')
    .send(body);
  return true;
}
