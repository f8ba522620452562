/** What the build leaves to be done on `public/`, so that it is ready for our server or a CDN. */
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { putToSleep } from '../src/build/asleep';
import { writeContentPolicy } from '../src/build/content-policy';
import { writeIntegrity } from '../src/build/integrity';
import { precompress } from '../src/build/precompress';
import { removeStrayZeros } from '../src/build/stray-zeros';
import { readBuiltPolicy } from './hosting/built-policy';
import { headersFile, tooLongForCloudflare } from './hosting/headers-file';
import { markBuilt } from './lib/freshness';
import { listTags } from './lib/list-tags';

async function main(): Promise<void> {
  // Gatsby's means to run third-party scripts in a worker; we have no such scripts.
  rmSync('public/~partytown', { recursive: true, force: true });
  // What only the build itself reads, and the tests of it; the next build writes them again. A CDN would show them.
  copyFileSync('public/webpack.stats.json', '.cache/webpack.stats.json');
  for (const name of ['chunk-map.json', 'webpack.stats.json']) rmSync(`public/${name}`);
  removeStrayZeros('public');
  putToSleep('public', await listTags('data'));
  writeIntegrity('public');
  writeContentPolicy('public');
  const headers = headersFile(readBuiltPolicy('public'));
  writeFileSync('public/_headers', headers);
  for (const warning of tooLongForCloudflare(headers)) console.warn(warning);
  await precompress('public');
  markBuilt(process.cwd());
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
