import { createHash } from 'node:crypto';
import type { Attachment, Lead } from './store/lead';
import type { LeadStore } from './store/lead-store';

/** The file that came with a lead. @throws when the stored bytes are not those that came in */
export async function attachmentBytes(
  store: Pick<LeadStore, 'attachment'>,
  { id }: Lead,
  { sha256 }: Attachment,
): Promise<Buffer> {
  const bytes = (await store.attachment(id)) ?? Buffer.alloc(0);
  const actual = createHash('sha256').update(bytes).digest('hex');
  if (actual !== sha256) throw new Error(`The attachment of ${id} does not have its SHA-256 any more.`);
  return bytes;
}
