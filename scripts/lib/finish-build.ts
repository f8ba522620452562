import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { putToSleep } from '../../src/build/asleep';
import { changePages } from '../../src/build/change-pages';
import { type InlineBlocks, inlineBlocks, writeContentPolicy } from '../../src/build/content-policy';
import { buildSettings } from '../../src/build/environment';
import { nameFilesAhead, type WebpackStats } from '../../src/build/files-ahead';
import { nameIntegrity } from '../../src/build/integrity';
import { nameBuild, placePageData } from '../../src/build/page-data';
import { compress, precompress } from '../../src/build/precompress';
import { readLedger } from '../../src/content/ledger/ledger';
import { redirectsFile, redirectsOf } from '../../src/content/served/redirects';
import { readBuiltPolicy } from '../hosting/built-policy';
import { headersFile, tooLongForCloudflare } from '../hosting/headers-file';
import { listTags } from './list-tags';

/** Everything that follows from the pages and files as Gatsby wrote them; done twice, it changes nothing. */
export async function finishBuild(folder: string, dataDir: string): Promise<void> {
  const stats: WebpackStats = JSON.parse(readFileSync('.cache/webpack.stats.json', 'utf8'));
  await precompress(path.join(folder, 'page-data'));
  const build = placePageData(folder);
  const changes = [
    nameBuild(build),
    nameFilesAhead(folder, build, stats),
    putToSleep(await listTags(dataDir)),
    nameIntegrity(folder),
  ];
  const blocks = new Map<string, InlineBlocks>();
  // A page is compressed on other threads while the next ones are changed.
  await changePages(folder, changes, (file, html) => {
    blocks.set(file, inlineBlocks(html, file));
    return compress(file, Buffer.from(html));
  });
  writeContentPolicy(folder, blocks);
  const headers = headersFile(readBuiltPolicy(folder));
  writeFileSync(path.join(folder, '_headers'), headers);
  writeRedirects(folder, dataDir);
  writeRobots(folder);
  for (const warning of tooLongForCloudflare(headers)) console.warn(warning);
  await precompress(folder);
}

/**
 * Where search engines look first, and people who type what they know from other sites. Pages that search engines may
 * not show say so themselves.
 */
function writeRobots(folder: string): void {
  const index = 'sitemap-index.xml';
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${buildSettings().siteUrl}/${index}\n`;
  writeFileSync(path.join(folder, 'robots.txt'), robots);
  copyFileSync(path.join(folder, index), path.join(folder, 'sitemap.xml'));
}

/** Behind what a host is told by hand, in `static/`. */
function writeRedirects(folder: string, dataDir: string): void {
  const isPage = (address: string) => existsSync(path.join(folder, address, 'index.html'));
  const byHand = path.join(dataDir, '../static/_redirects');
  const before = existsSync(byHand) ? `${readFileSync(byHand, 'utf8').trimEnd()}\n` : '';
  const ours = redirectsFile(redirectsOf(readLedger(dataDir).addresses, isPage));
  writeFileSync(path.join(folder, '_redirects'), before + ours);
}
