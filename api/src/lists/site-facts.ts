import path from 'node:path';
import * as z from 'zod';
import { CachedJson } from './cached-json';

const siteFile = z.object({
  name: z.string().default(''),
  consentVersion: z.string().min(1).default('unversioned'),
  contact: z
    .object({ phone: z.string().nullish(), email: z.string().nullish(), whatsapp: z.string().nullish() })
    .default({}),
});

/** What the backend takes from `data/site.json`. */
export type SiteFacts = z.infer<typeof siteFile>;

/** A reader that notices changes on disk. An unreadable file gives the defaults: no lead is refused because of it. */
export function siteFactsReader(dataDir: string): () => Promise<SiteFacts> {
  const json = new CachedJson();
  const file = path.join(dataDir, 'site.json');
  let lastGood = siteFile.parse({});
  return async () => {
    const parsed = siteFile.safeParse(await json.file(file).catch(() => undefined));
    if (parsed.success) lastGood = parsed.data;
    return lastGood;
  };
}
