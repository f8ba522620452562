/** What the build leaves to be done on `public/`, so that it is ready for our server or a CDN. */
import { rmSync, writeFileSync } from 'node:fs';
import { writeContentPolicy } from '../src/build/content-policy';
import { writeIntegrity } from '../src/build/integrity';
import { precompress } from '../src/build/precompress';
import { readBuiltPolicy } from './hosting/built-policy';
import { headersFile, tooLongForCloudflare } from './hosting/headers-file';
import { markBuilt } from './lib/freshness';

// Gatsby's means to run third-party scripts in a worker; we have no such scripts.
rmSync('public/~partytown', { recursive: true, force: true });
writeIntegrity('public');
writeContentPolicy('public');
const headers = headersFile(readBuiltPolicy('public'));
writeFileSync('public/_headers', headers);
for (const warning of tooLongForCloudflare(headers)) console.warn(warning);
precompress('public');
markBuilt(process.cwd());
