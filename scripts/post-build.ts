/** What the build leaves to be done on `public/`, so that it is ready for our server or a CDN. */
import { copyFileSync, rmSync } from 'node:fs';
import { keepContent } from './lib/built-content';
import { finishBuild } from './lib/finish-build';
import { markBuilt } from './lib/freshness';

async function main(): Promise<void> {
  // Gatsby's means to run third-party scripts in a worker; we have no such scripts.
  rmSync('public/~partytown', { recursive: true, force: true });
  // What only the build itself reads, and the tests of it; the next build writes them again. A CDN would show them.
  copyFileSync('public/webpack.stats.json', '.cache/webpack.stats.json');
  for (const name of ['chunk-map.json', 'webpack.stats.json']) rmSync(`public/${name}`);
  keepContent('.');
  await finishBuild('public', 'data');
  markBuilt(process.cwd());
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
