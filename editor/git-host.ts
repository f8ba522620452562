import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { configFor } from './config';
import type { Backend } from './config/types';
import { decapFile, decapFiles, document, pageScript } from './page';
import { freeIds } from './server/free-ids';
import { contentPolicy } from './server/guards';

/** Where the page asks, at each host of repositories. */
const origins: Readonly<Record<string, readonly string[]>> = {
  github: ['https://api.github.com', 'https://www.githubstatus.com'],
  gitlab: ['https://gitlab.com'],
  gitea: [],
};

/** Names of the hosts that the editor can save at. */
export const hosts = ['github', 'gitlab', 'gitea'] as const;

/** Writes the editor as a folder of files, for a web server that has nothing else, or a folder of one. */
export function writeForHost(root: string, folder: string, backend: Backend, siteUrl: string): void {
  const given = configFor({ backend, siteUrl, nextIds: freeIds(path.join(root, 'data')) });
  const own = [backend.base_url, backend.api_root].flatMap((address) => (address ? [new URL(address).origin] : []));
  const policy = contentPolicy([...(origins[backend.name] ?? []), ...own]);
  mkdirSync(path.join(folder, 'decap'), { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), document(policy));
  writeFileSync(path.join(folder, 'page.js'), pageScript());
  writeFileSync(path.join(folder, 'config.json'), JSON.stringify(given));
  for (const name of decapFiles()) writeFileSync(path.join(folder, 'decap', name), decapFile(name) ?? '');
}
