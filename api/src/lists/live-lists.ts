import { isCatalogueList } from '../../../src/content/served/catalogue-options';
import type { CatalogueList, Option, OptionSource } from '../../../src/contract/form-definition';
import { readJobs } from '../../../src/contract/job-list';
import type { ListedJob } from '../../../src/contract/jobs';
import { readList } from '../../../src/contract/lists';
import { grace, openJobOptions } from '../../../src/contract/open-jobs';
import { fixedOptions, isFixed } from '../../../src/contract/options';
import { etagOf } from '../http/etag';
import { catalogueNames, catalogues } from './catalogues';
import { fixedChoices } from './fixed-choices';
import { LastGood, type Loaded, type Log } from './last-good';
import { ListFiles } from './list-files';
import { type Notes, RecentlyOffered } from './recently-offered';
import { isReferenceList, type ServedName, servedLists, servedNames } from './served-lists';

export interface LoadedList {
  /** The answer, ready to send. */
  body: string;
  etag: string;
  /** What a form may offer from it; none for a list that is only read. */
  options: readonly Option[];
  /** The jobs of that list, as applications are checked against them; none for another list. */
  jobs: ListedJob[];
}

export type ListName = ServedName | CatalogueList;

/** Every list by the name that the log and `/api/health` call it. */
export const listNames: readonly ListName[] = [...servedNames, ...catalogueNames];

/** Something in the files of a list that cannot be used, and why. */
export interface ListTrouble {
  list: ListName;
  trouble: string;
}

/** How long a list is served without looking at the disk again, in milliseconds. */
export const defaultMaxAge = 1000;

/**
 * The lists that the API answers and those behind the choices of the forms, from the same files as the site, so that
 * nobody is refused what a page offers. A change on disk shows within `maxAge`. A file or an entry that cannot be used
 * takes no other with it (reliability X6): it is logged once per change, and what was last good of it stays.
 */
export class LiveLists {
  private readonly files = new ListFiles();
  private readonly served: LastGood<ServedName, LoadedList>;
  private readonly catalogue: LastGood<CatalogueList, readonly Option[]>;
  private looking: Promise<void> | undefined;

  /** @param notes told of every choice there is, each time its files were read */
  constructor(
    private readonly dataDir: string,
    log: Log,
    maxAge = defaultMaxAge,
    private readonly notes: Notes = new RecentlyOffered(),
  ) {
    this.served = new LastGood((name) => this.load(name), log, maxAge);
    this.catalogue = new LastGood((name) => this.loadCatalogue(name), log, maxAge);
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
  async jobs(): Promise<ListedJob[] | undefined> {
    return (await this.get('jobs'))?.jobs;
  }

  /** Whether all that the files of a list say was in it when it was last asked for. */
  isWhole(source: OptionSource): boolean {
    return isFixed(source) || this.troublesOf(source === 'openJobs' ? 'jobs' : source).length === 0;
  }

  /** Looks at the files of every list, and says what in them cannot be used. */
  async troubles(): Promise<ListTrouble[]> {
    await Promise.all(listNames.map((name) => (isCatalogueList(name) ? this.catalogue.get(name) : this.get(name))));
    return listNames.flatMap((list) =>
      this.troublesOf(list).map((trouble) => ({ list, trouble: trouble.replaceAll(this.dataDir, 'data') })),
    );
  }

  /** Reads every list once, so that what is on it is noted before it can be changed. */
  lookOnce(): Promise<void> {
    this.looking ??= Promise.all([this.troubles(), this.noteFixed()]).then(() => {});
    return this.looking;
  }

  private async noteFixed(): Promise<void> {
    for (const [list, choices] of await fixedChoices(this.files, this.dataDir)) this.notes.options(list, choices);
  }

  private troublesOf(name: ListName): readonly string[] {
    return isCatalogueList(name) ? this.catalogue.troubles(name) : this.served.troubles(name);
  }

  private async loadCatalogue(name: CatalogueList): Promise<Loaded<readonly Option[]>> {
    const loaded = await catalogues[name](this.files, this.dataDir);
    this.notes.options(name, loaded.list);
    return loaded;
  }

  private async load(name: ServedName): Promise<Loaded<LoadedList>> {
    const { key, load } = servedLists[name];
    const { rows, troubles } = await load(this.files, this.dataDir);
    const body = JSON.stringify({ [key]: rows });
    const options = isReferenceList(name) ? readList(name, JSON.parse(body)).rows : [];
    // Read once: hundreds of them take milliseconds, and each application asks.
    const jobs = name === 'jobs' ? readJobs(JSON.parse(body)).rows : [];
    if (isReferenceList(name)) this.notes.options(name, options);
    if (name === 'jobs') this.notes.jobs(jobs);
    return { list: { body, etag: etagOf(body), options, jobs }, troubles };
  }
}
