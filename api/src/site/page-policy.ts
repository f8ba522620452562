import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pagePolicy, policySources, sourcesOfPage } from '../http/content-policy';

/** The Content-Security-Policy of a page, by its file relative to `public/`, with a leading slash. */
export type PagePolicy = (file: string) => string;

/** Reads the policies of the pages from what the build found; a new build under a running server counts. */
export function pagePolicyReader(publicDir: string): () => Promise<PagePolicy> {
  const file = path.join(publicDir, 'csp.json');
  return async () => {
    const found = await readFile(file, 'utf8')
      .then(JSON.parse)
      .catch(() => ({}));
    // A damaged file must not open the policy: then nothing inline runs.
    const sources = policySources.safeParse(found).data ?? policySources.parse({});
    const policies = new Map<string, string>();
    return (page) => {
      const policy = policies.get(page) ?? pagePolicy(sourcesOfPage(sources, page));
      policies.set(page, policy);
      return policy;
    };
  };
}
