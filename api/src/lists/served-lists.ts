import type { LiveList } from '../../../src/contract/form';
import { liveLists } from '../../../src/contract/lists';
import type { Reading } from '../../../src/contract/reading';
import type { CachedJson } from './cached-json';
import { faqs } from './faqs';
import { jobs } from './jobs';
import { sources } from './sources';

/** A list that the API answers to everybody. */
export interface ServedList {
  path: string;
  /** The key of the answer that holds the list. */
  key: string;
  /** In seconds: how long others may keep the answer, when not a minute. */
  maxAge?: number;
  /** The entries as they travel, from the files of `data/`. Throws when nothing of them can be used. */
  load: (json: CachedJson, dataDir: string) => Promise<Reading<object>>;
}

/** Every such list by its name. */
export const servedLists = {
  countries: referenceList('countries'),
  industries: referenceList('industries'),
  products: referenceList('products'),
  faqs,
  jobs,
} satisfies Record<string, ServedList>;

export type ServedName = keyof typeof servedLists;

export const servedNames = Object.keys(servedLists) as ServedName[];

/** Whether forms offer the entries of a list as choices. */
export function isReferenceList(name: ServedName): name is LiveList {
  return name in liveLists;
}

function referenceList(name: LiveList): ServedList {
  const { path, key } = liveLists[name];
  return { path, key, load: sources[name] };
}
