import { createHash } from 'node:crypto';
import { isCatalogueList } from '../../../src/contract/catalogue-options';
import type { CatalogueList, Option, OptionSource } from '../../../src/contract/form';
import { grace, type Job, openJobOptions, readJobs } from '../../../src/contract/jobs';
import { readList } from '../../../src/contract/lists';
import { fixedOptions, isFixed } from '../../../src/contract/options';
import { CachedJson } from './cached-json';
import { catalogues } from './catalogues';
import { LastGood, type Log } from './last-good';
import { isReferenceList, type ServedName, servedLists, servedNames } from './served-lists';

export interface LoadedList {
  /** The answer, ready to send. */
  body: string;
  etag: string;
  /** What a form may offer from it; none for a list that is only read. */
  options: readonly Option[];
}

/** A list that is not what its files say now, and why. */
export interface ListTrouble {
  list: ServedName;
  trouble: string;
}

/** How long a list is served without looking at the disk again, in milliseconds. */
export const defaultMaxAge = 1000;

/**
 * The lists that the API answers and those behind the choices of the forms, from the same files as the site
 * (architecture, "Where things live"). A change on disk shows within `maxAge`; a file that cannot be read is logged
 * once per change, and the last good list stays.
 */
export class LiveLists {
  private readonly json = new CachedJson();
  private readonly served: LastGood<ServedName, LoadedList>;
  private readonly catalogue: LastGood<CatalogueList, readonly Option[]>;

  constructor(
    private readonly dataDir: string,
    log: Log,
    maxAge = defaultMaxAge,
  ) {
    this.served = new LastGood((name) => this.load(name), log, maxAge);
    this.catalogue = new LastGood((name) => catalogues[name](this.json, dataDir), log, maxAge);
  }

  /** A list that the API serves. Undefined when it could never be loaded. */
  get(name: ServedName): Promise<LoadedList | undefined> {
    return this.served.get(name);
  }

  /** The choices from any source. Undefined when they could never be loaded. */
  async options(source: OptionSource): Promise<readonly Option[] | undefined> {
    if (isFixed(source)) return fixedOptions(source);
    if (source === 'openJobs') {
      const jobs = await this.jobs();
      return jobs && openJobOptions(jobs, Date.now() - grace);
    }
    if (isCatalogueList(source)) return this.catalogue.get(source);
    return (await this.served.get(source))?.options;
  }

  /** Every job, open or closed. Undefined when they could never be loaded. */
  async jobs(): Promise<Job[] | undefined> {
    const list = await this.get('jobs');
    return list && readJobs(JSON.parse(list.body));
  }

  /** Looks at the files of every served list. Says which cannot be read; their last good lists are served meanwhile. */
  async troubles(): Promise<ListTrouble[]> {
    await Promise.all(servedNames.map((name) => this.get(name)));
    return servedNames
      .map((list) => ({ list, trouble: this.served.trouble(list).replaceAll(this.dataDir, 'data') }))
      .filter(({ trouble }) => trouble !== '');
  }

  private async load(name: ServedName): Promise<LoadedList> {
    const { key, load } = servedLists[name];
    const body = JSON.stringify({ [key]: await load(this.json, this.dataDir) });
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    return { body, etag, options: isReferenceList(name) ? readList(name, JSON.parse(body)) : [] };
  }
}
