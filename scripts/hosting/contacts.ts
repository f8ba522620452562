import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { Contacts } from '../../api/src/http/plain-page';

const text = z.string().nullish();
const siteFile = z.object({ contact: z.object({ phone: text, whatsapp: text, email: text }).default({}) });

/** How to reach the company, by the content that goes with a built site; nothing where there is none. */
export function readContacts(dataDir: string): Contacts {
  const file = path.join(dataDir, 'site.json');
  return existsSync(file) ? siteFile.parse(JSON.parse(readFileSync(file, 'utf8'))).contact : {};
}
