import path from 'node:path';
import * as z from 'zod';
import { contentFile } from './content-file';

const text = z.string().nullish();

const siteFile = z.object({
  name: z.string().default(''),
  consentVersion: z.string().min(1).default('unversioned'),
  contact: z.object({ phone: text, email: text, whatsapp: text, hours: text }).default({}),
});

/** What the backend takes from `data/site.json`. */
export type SiteFacts = z.infer<typeof siteFile>;

export function siteFactsReader(dataDir: string): () => Promise<SiteFacts> {
  return contentFile(path.join(dataDir, 'site.json'), siteFile, siteFile.parse({}));
}
