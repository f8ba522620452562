import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Attachment, Lead, StaffStore, StoredLead } from '../leads/store/lead';
import { makeFolder } from '../leads/store/make-folder';
import type { AttachmentCommand } from './command';
import { findLead } from './find-lead';
import { writeFileWhole } from './output';
import { safeFileName } from './safe-file-name';

/** `leads attachment`: saves the file of one lead; the text to print. @throws when there is none */
export async function saveAttachment(store: StaffStore, { receipt, out }: AttachmentCommand): Promise<string> {
  const lead = await findLead(store, receipt);
  const { attachment } = lead;
  if (!attachment) throw new Error(`Nothing came with ${lead.id}.`);
  const isFolder = statSync(out, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const file = isFolder ? path.join(out, safeFileName(lead, attachment.name)) : out;
  await writeAttachment(store, lead, attachment, file);
  return `${file}\n`;
}

/** The same leads; the file of each is in the folder before the lead is passed on. */
export async function* savingAttachments(
  store: StaffStore,
  leads: AsyncIterable<StoredLead>,
  folder: string,
): AsyncIterable<StoredLead> {
  makeFolder(folder);
  for await (const lead of leads) {
    const { attachment } = lead;
    if (attachment)
      await writeAttachment(store, lead, attachment, path.join(folder, safeFileName(lead, attachment.name)));
    yield lead;
  }
}

/** Writes the whole file or none. @throws when the stored bytes are not those that came in */
async function writeAttachment(store: StaffStore, { id }: Lead, { sha256 }: Attachment, file: string): Promise<void> {
  const bytes = (await store.attachment(id)) ?? Buffer.alloc(0);
  const actual = createHash('sha256').update(bytes).digest('hex');
  if (actual !== sha256) throw new Error(`The attachment of ${id} does not have its SHA-256 any more.`);
  await writeFileWhole(file, [bytes]);
}
