import { createHash } from 'node:crypto';
import { isCatalogueList } from '../../../src/contract/catalogue-options';
import type { CatalogueList, LiveList, Option, OptionSource } from '../../../src/contract/form';
import { liveLists, readList } from '../../../src/contract/lists';
import { fixedOptions, isFixed } from '../../../src/contract/options';
import { CachedJson } from './cached-json';
import { catalogues } from './catalogues';
import { LastGood, type Log } from './last-good';
import { sorted, sources } from './sources';

export interface LoadedList {
  /** The answer, ready to send. */
  body: string;
  etag: string;
  options: readonly Option[];
}

/** How long a list is served without looking at the disk again, in milliseconds. */
const defaultMaxAge = 1000;

/**
 * The lists behind the choices of the forms, from the same files as the site (architecture, "Where things live"). A
 * change on disk shows within `maxAge`; a file that cannot be read is logged once per change, and the last good list
 * stays.
 */
export class LiveLists {
  private readonly json = new CachedJson();
  private readonly live: LastGood<LiveList, LoadedList>;
  private readonly catalogue: LastGood<CatalogueList, readonly Option[]>;

  constructor(
    private readonly dataDir: string,
    log: Log,
    maxAge = defaultMaxAge,
  ) {
    this.live = new LastGood((name) => this.load(name), log, maxAge);
    this.catalogue = new LastGood((name) => catalogues[name](this.json, dataDir), log, maxAge);
  }

  /** A list that the API serves. Undefined when it could never be loaded. */
  get(name: LiveList): Promise<LoadedList | undefined> {
    return this.live.get(name);
  }

  /** The choices from any source. Undefined when they could never be loaded. */
  async options(source: OptionSource): Promise<readonly Option[] | undefined> {
    if (isFixed(source)) return fixedOptions(source);
    if (source === 'openJobs') return undefined;
    if (isCatalogueList(source)) return this.catalogue.get(source);
    return (await this.live.get(source))?.options;
  }

  private async load(name: LiveList): Promise<LoadedList> {
    const { key } = liveLists[name];
    const entries = sorted(name, key, await sources[name](this.json, this.dataDir));
    const body = JSON.stringify({ [key]: entries });
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    return { body, etag, options: readList(name, JSON.parse(body)) };
  }
}
