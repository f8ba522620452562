import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, '../leads/inspect/genuine');

/** Names of the genuine documents. */
export const genuineNames = readdirSync(folder).filter((name) => /\.(?:pdf|docx?)$/.test(name));

export function genuine(name: string): Buffer {
  return readFileSync(path.join(folder, name));
}

/** Small documents that are taken; the hostile ones are made from them. */
export const pdf = genuine('reportlab-invariant.pdf');
export const doc = genuine('libreoffice-97.doc');
