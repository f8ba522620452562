import { statSync } from 'node:fs';
import path from 'node:path';
import { attachmentBytes } from '../leads/attachment-bytes';
import { safeFileName } from '../leads/safe-file-name';
import type { StoredLead } from '../leads/store/lead';
import type { StaffStore } from '../leads/store/lead-store';
import { makeFolder } from '../leads/store/make-folder';
import type { AttachmentCommand } from './command';
import { findLead } from './find-lead';
import { writeFileWhole } from './output';

/** `leads attachment`: saves the file of one lead; the text to print. @throws when there is none, or it is damaged */
export async function saveAttachment(store: StaffStore, { receipt, out }: AttachmentCommand): Promise<string> {
  const lead = await findLead(store, receipt);
  const { attachment } = lead;
  if (!attachment) throw new Error(`Nothing came with ${lead.id}.`);
  const isFolder = statSync(out, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const file = isFolder ? path.join(out, safeFileName(lead, attachment.name)) : out;
  await writeFileWhole(file, [await attachmentBytes(store, lead, attachment)]);
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
    if (attachment) {
      const file = path.join(folder, safeFileName(lead, attachment.name));
      await writeFileWhole(file, [await attachmentBytes(store, lead, attachment)]);
    }
    yield lead;
  }
}
