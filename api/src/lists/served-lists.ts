import type { LiveList } from '../../../src/contract/form-definition';
import { liveLists } from '../../../src/contract/lists';
import { faqs } from './faqs';
import { jobs } from './jobs';
import type { ServedList } from './served-list';
import { sources } from './sources';

/** Every list that the API answers to everybody, by its name. */
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
