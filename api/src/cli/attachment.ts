import { statSync } from 'node:fs';
import path from 'node:path';
import type { StaffStore } from '../leads/store/lead';
import type { AttachmentCommand } from './command';
import { findLead } from './find-lead';
import { safeFileName } from './safe-file-name';
import { writeAttachment } from './save-attachments';

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
