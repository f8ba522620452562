import type { FastifyBaseLogger } from 'fastify';
import { attachmentBytes } from '../attachment-bytes';
import type { StoredLead } from '../store/lead';
import type { LeadStore } from '../store/lead-store';

/**
 * The file of a lead for a letter, of at most so many bytes; undefined where it has none, or a larger one. A file that
 * cannot be read is said in the letter, and in the log: it costs nobody the letter.
 */
export async function carriedFile(
  { store, log }: { store: Pick<LeadStore, 'attachment'>; log: Pick<FastifyBaseLogger, 'error'> },
  lead: StoredLead,
  most: number,
): Promise<Buffer | 'unreadable' | undefined> {
  const { id: receipt, attachment } = lead;
  if (!attachment || attachment.size > most) return undefined;
  return attachmentBytes(store, lead, attachment).catch((error: unknown) => {
    log.error({ err: error, receipt }, 'the file of a lead cannot be read');
    return 'unreadable' as const;
  });
}
