import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const siteFile = z.object({
  name: z.string().default(''),
  consentVersion: z.string().min(1).default('unversioned'),
  contact: z
    .object({ phone: z.string().nullish(), email: z.string().nullish(), whatsapp: z.string().nullish() })
    .default({}),
});

/** What the backend takes from `data/site.json`. */
export type SiteFacts = z.infer<typeof siteFile>;

/**
 * A reader of the file. While that cannot be used, what was last good stays, or the defaults: no lead is refused
 * because of it.
 */
export function siteFactsReader(dataDir: string): () => Promise<SiteFacts> {
  const file = path.join(dataDir, 'site.json');
  let lastGood = siteFile.parse({});
  return async () => {
    try {
      lastGood = siteFile.parse(JSON.parse(await readFile(file, 'utf8')));
    } catch {}
    return lastGood;
  };
}
