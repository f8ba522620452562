import type { FastifyReply } from 'fastify';
import { isConfirmationPath } from '../../../src/contract/paths';
import { receiptInAddress, receiptPattern } from '../../../src/contract/receipt';
import { cacheControl } from './cache-control';
import { keptFile, type Served } from './send-file';

/** The receipt that the address of a page names which confirms a form; undefined for every other address. */
export function receiptIn(url: string): string | undefined {
  const [pathname = '', query] = url.split('?');
  const receipt = new URLSearchParams(query).get('receipt') ?? '';
  return isConfirmationPath(pathname) && receiptPattern.test(receipt) ? receipt : undefined;
}

/**
 * The page that confirms a form sent without a script, with the receipt where it stands for nobody without one
 * (decision 0060).
 *
 * @returns whether it was sent: the file may be gone. Not the reply, which whoever waits for it gets as undefined
 */
export async function sendConfirmation(
  reply: FastifyReply,
  { files, file, pagePolicy, receipt }: Served & { receipt: string },
): Promise<boolean> {
  const found = await keptFile(files, file);
  if (!found) return false;
  const page = found.content.toString().replace(receiptInAddress, `is <strong>${receipt}</strong>`);
  void reply
    .headers({ 'Cache-Control': cacheControl(file), 'Content-Security-Policy': (await pagePolicy())(file) })
    .type('text/html; charset=utf-8')
    .send(page);
  return true;
}
