import type { Answer } from '../answers';
import { safeFileName } from '../safe-file-name';
import { emailsOf } from '../store/address';
import type { StoredLead } from '../store/lead';
import type { Letter } from './post';
import { type Around, leadWords, withdrawalWords } from './staff-words';
import { written } from './written';

/**
 * Notifies the staff of a new lead.
 * @param answers - The fields of the lead in words
 */
export function notice(
  lead: StoredLead,
  to: readonly string[],
  answers: readonly Answer[],
  around: Around = {},
): Letter {
  const [email] = emailsOf(lead);
  const words = leadWords(lead, answers, around);
  const letter: Letter = { to, reader: 'staff', ...written(words), ...(email && { replyTo: email }) };
  const { deskUrl, file } = around;
  if (!lead.attachment || !Buffer.isBuffer(file)) return letter;
  const { name: fileName, type } = lead.attachment;
  return {
    ...letter,
    file: { name: safeFileName(lead, fileName), type, bytes: file },
    bare: notice(lead, to, answers, { deskUrl }),
  };
}

/** Notifies the staff that somebody wants no more marketing. */
export function withdrawalNotice(lead: StoredLead, to: readonly string[], around: Around = {}): Letter {
  return { to, reader: 'staff', ...written(withdrawalWords(lead, around)) };
}
