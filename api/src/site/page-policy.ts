import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pagePolicy, policySources } from '../http/content-policy';

/**
 * Reads the Content-Security-Policy of the pages from what the build found; a new build under a running server counts.
 */
export function pagePolicyReader(publicDir: string): () => Promise<string> {
  const file = path.join(publicDir, 'csp.json');
  return async () => {
    // A damaged file must not open the policy: then nothing inline runs.
    const found = await readFile(file, 'utf8')
      .then(JSON.parse)
      .catch(() => ({}));
    return pagePolicy(policySources.safeParse(found).data);
  };
}
