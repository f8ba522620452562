import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { Config } from './config';
import { isThisMachine } from './service-url';

/** What the build notes of its settings, as it read them (scripts/lib/freshness.ts). */
const mark = z.object({ siteUrl: z.string(), apiUrl: z.string() });

/**
 * What to do when pages were built with other addresses than the server has: they work here, and send search engines,
 * shared links or forms elsewhere. Undefined when they agree, when nobody but this machine is meant, or when the build
 * noted nothing.
 */
export async function builtForOthers(
  publicDir: string,
  { siteUrl, apiUrl }: Pick<Config, 'siteUrl' | 'apiUrl'>,
): Promise<string | undefined> {
  const noted = await readFile(path.join(publicDir, '.built.json'), 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  const { data: built } = mark.safeParse(noted);
  if (!built) return undefined;
  const pairs = [
    ['SITE_URL', built.siteUrl, siteUrl],
    ['GATSBY_API_URL', built.apiUrl || built.siteUrl, apiUrl],
  ] as const;
  const differ = pairs.filter(([, theirs, ours]) => theirs !== ours && !(isLocal(theirs) && isLocal(ours)));
  const [first] = differ;
  if (!first) return undefined;
  const [name, theirs, ours] = first;
  return `the pages were built for ${theirs}, while ${name} of the server is ${ours}: set ${name} for both, then run "npm run release"`;
}

function isLocal(origin: string): boolean {
  return URL.canParse(origin) && isThisMachine(new URL(origin).hostname.replace(/^\[|\]$/g, ''));
}
