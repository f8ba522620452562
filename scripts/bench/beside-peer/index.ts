import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '../../../api/src/cli/usage';
import { builtPages, onePerKind } from '../../../kit/built-site';
import { launch } from '../../../kit/chromium';
import { newJobPath } from '../../../src/contract/jobs';
import { drawBars } from './bars';
import { installLighthouse, type Visited } from './lighthouse';
import { servePeer } from './peer-server';
import { performancePage } from './performance-page';
import { measureTaps } from './taps';

/** Of AstroWind: its home page, and the one that is made as ours are, to be left with a name and an address. */
const peerPages = ['/', '/landing/lead-generation'];

interface Call {
  /** Where our site is served. */
  url: string;
  /** The peer's static files. */
  peer: string;
  rounds: number;
  /** For what is needed meanwhile. */
  folder: string;
  machine: string;
}

/**
 * Lighthouse of one page of each kind beside the peer's, and the first tap on what people tap, written to
 * `docs/performance.md` with a picture.
 * @throws UsageError when the folder is not the built peer
 */
export async function measureBesidePeer({ url, peer, rounds, folder, machine }: Call): Promise<void> {
  const missing = peerPages.find((page) => !existsSync(path.join(peer, page, 'index.html')));
  if (missing !== undefined) throw new UsageError(`${peer} has no page ${missing}. Is it the built demo of AstroWind?`);
  const audit = await installLighthouse(folder);
  const theirs = await servePeer(peer, folder);
  const pages: (Visited & { url: string })[] = [
    // Of a job that is newer than the build, the page asks the server at once, and there is none.
    ...onePerKind(builtPages().map((page) => page.path))
      .filter((page) => page !== newJobPath && page !== '/404.html')
      .map((page) => ({ path: page, isPeer: false, url: url + page, audits: [] })),
    ...peerPages.map((page) => ({ path: page, isPeer: true, url: theirs.url + page, audits: [] })),
  ];
  // By turns, so that a slow moment of the machine does not fall on one page alone.
  for (let round = 1; round <= rounds; round += 1)
    for (const page of pages) {
      page.audits.push(await audit(page.url));
      console.log(`${round} of ${rounds}: ${page.isPeer ? 'peer ' : ''}${page.path}`);
    }
  await theirs.close();
  const browser = await launch();
  const taps = await measureTaps(browser, url, rounds).finally(() => browser.close());
  await writeFile('docs/performance.svg', drawBars(pages));
  await writeFile('docs/performance.md', performancePage({ pages, taps, rounds, machine, browser: browser.version() }));
  console.log('Written: docs/performance.md and docs/performance.svg');
}
