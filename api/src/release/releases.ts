import { readdir, readlink, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { remember } from '../cache/remember';
import type { Config } from '../config/config';
import { type Confirmation, confirmationsReader } from '../lists/confirmations';
import { LiveLists } from '../lists/live-lists';
import { pagesStayOpen, RecentlyOffered } from '../lists/recently-offered';
import { type SiteFacts, siteFactsReader } from '../lists/site-facts';
import { isErrorCode } from '../log/failure';
import { Trouble } from '../log/trouble';
import { type PagePolicy, pagePolicyReader } from '../site/page-policy';
import { type Redirects, redirectsReader } from '../site/redirects';
import { SiteFiles } from '../site/site-files';
import { currentLink, earlierFolder, foldersOf, isReleaseName } from './folders';

/** What is served together: pages, their policy, and the lists and facts of the same content. */
export interface Release {
  /** Of its folder; undefined for `public/` and `data/` themselves. */
  name: string | undefined;
  files: SiteFiles;
  /** Files of earlier releases; none beside `public/`. */
  earlier: SiteFiles | undefined;
  pagePolicy: () => Promise<PagePolicy>;
  /** Of pages that are gone. */
  redirects: () => Promise<Redirects>;
  lists: LiveLists;
  /** Of this release and of all that pages which are still open may be of. */
  recentlyOffered: RecentlyOffered;
  siteFacts: () => Promise<SiteFacts>;
  confirmations: () => Promise<readonly Confirmation[]>;
}

/** In bytes: as much of the files of earlier releases is held in memory. */
const mostOfEarlier = 8 * 1024 * 1024;

type Folders = Pick<Config, 'releasesDir' | 'publicDir' | 'dataDir'>;

/**
 * The release that visitors see (decision 0043): the one that `releases/current` leads to or, where nothing was ever
 * released, `public/` and `data/` as they are. The link is looked at once in `maxAge` milliseconds, and its release is
 * opened by its own name, so that whoever has it keeps all of it, whatever the link leads to meanwhile. What is
 * remembered of its files goes with the last request that has it.
 */
export class Releases {
  /** The release of now: to be asked for once for each request. */
  readonly now: () => Promise<Release>;
  private latest: Release | undefined;
  private readonly recentlyOffered = new RecentlyOffered((recently) => this.noteEarlier(recently));
  /** Each release adds to them. */
  private readonly earlier: SiteFiles;
  private readonly trouble: Trouble;

  constructor(
    private readonly folders: Folders,
    private readonly log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>,
    private readonly maxAge: number,
  ) {
    const wrong = 'releases/current leads to no release, so the last one is still shown: release once more';
    this.trouble = new Trouble(log, { wrong, over: 'releases/current leads to a release again' });
    this.earlier = new SiteFiles(path.join(folders.releasesDir ?? '', earlierFolder), maxAge, mostOfEarlier);
    this.now = remember(() => this.look(), maxAge);
  }

  private async look(): Promise<Release> {
    try {
      const name = await this.currentName();
      this.trouble.isOver();
      if (!this.latest || this.latest.name !== name) this.latest = this.open(name);
    } catch (error) {
      this.trouble.happened(error);
      this.latest ??= this.open(undefined);
    }
    return this.latest;
  }

  /** @throws when the link leads nowhere, or cannot be read */
  private async currentName(): Promise<string | undefined> {
    const { releasesDir } = this.folders;
    if (releasesDir === undefined) return undefined;
    const target = await readlink(path.join(releasesDir, currentLink)).catch((error: unknown) => {
      if (isErrorCode(error, 'ENOENT')) return undefined;
      throw error;
    });
    if (target === undefined) return undefined;
    const name = path.basename(target);
    if (name !== this.latest?.name) await stat(foldersOf(path.join(releasesDir, name)).publicDir);
    return name;
  }

  /** What releases offered that visitors saw until a while ago, whether or not this server ran at that time. */
  private async noteEarlier(recently: RecentlyOffered): Promise<void> {
    const { releasesDir } = this.folders;
    if (releasesDir === undefined) return;
    const names = await readdir(releasesDir).catch(() => []);
    for (const name of names.filter(isReleaseName).sort()) {
      const folder = path.join(releasesDir, name);
      // The time of its folder is when it was last seen.
      const lastSeen = (await stat(folder).catch(() => undefined))?.mtimeMs ?? 0;
      const until = lastSeen + pagesStayOpen;
      // What is wrong with its files was said when it was shown.
      const lists = new LiveLists(
        foldersOf(folder).dataDir,
        { warn: () => {} },
        this.maxAge,
        recently.notesUntil(until),
      );
      if (until > Date.now()) await lists.lookOnce();
    }
  }

  private open(name: string | undefined): Release {
    const { maxAge, log, folders } = this;
    const { releasesDir = '' } = folders;
    const { publicDir, dataDir } = name === undefined ? folders : foldersOf(path.join(releasesDir, name));
    return {
      name,
      files: new SiteFiles(publicDir, maxAge),
      earlier: name === undefined ? undefined : this.earlier,
      pagePolicy: remember(pagePolicyReader(publicDir), maxAge),
      redirects: remember(redirectsReader(publicDir), maxAge),
      lists: new LiveLists(dataDir, log, maxAge, this.recentlyOffered),
      recentlyOffered: this.recentlyOffered,
      siteFacts: remember(siteFactsReader(dataDir), maxAge),
      confirmations: remember(confirmationsReader(dataDir), maxAge),
    };
  }
}
