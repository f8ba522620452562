import path from 'node:path';
import { pagePolicy, policySources } from '../http/content-policy';
import { CachedJson } from '../lists/cached-json';

/**
 * Reads the Content-Security-Policy of the pages from what the build found; a new build under a running server counts.
 */
export function pagePolicyReader(publicDir: string): () => Promise<string> {
  const json = new CachedJson();
  const file = path.join(publicDir, 'csp.json');
  return async () => {
    const found = policySources.safeParse(await json.file(file).catch(() => ({})));
    // A damaged file must not open the policy: then nothing inline runs.
    return pagePolicy(found.data);
  };
}
