/** What the build leaves to be done on `public/`, so that it is ready for our server or a CDN. */
import { writeContentPolicy } from '../src/build/content-policy';
import { precompress } from '../src/build/precompress';
import { markBuilt } from './lib/freshness';

writeContentPolicy('public');
precompress('public');
markBuilt(process.cwd());
