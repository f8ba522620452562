import type { LiveList, Option } from '../contract/form-definition';
import { homeFirst } from '../contract/home-country';
import { liveLists, readList } from '../contract/lists';
import type { SearchableList } from '../contract/long-lists';
import { openJobOptions } from '../contract/open-jobs';
import { solutionOptions } from '../contract/solutions';
import { apiUrl } from './api';
import { fetchJson } from './fetch-json';
import { loadJobs } from './jobs';
import { usableRows } from './usable-rows';
import { plainText } from './words';

/** Lists that may have changed since the build. */
export type ReloadedList = LiveList | 'openJobs';

/** The current choices from the backend. Throws when there is no good answer. */
export async function loadOptions(list: ReloadedList | SearchableList): Promise<Option[]> {
  if (list === 'solutions') return solutionOptions((await loadList('products')).map(({ label: title }) => ({ title })));
  if (list === 'openJobs') return openJobOptions(await loadJobs(), Date.now());
  const options = await loadList(list);
  return list === 'countries' ? homeFirst(options) : options;
}

/** Lists already asked for: one request for each per visit, shared by all forms (R-FORM-16). */
const requests = new Map<LiveList, Promise<Option[]>>();

/** The current list from the backend; a failed request is forgotten, so that asking again tries again. */
function loadList(list: LiveList): Promise<Option[]> {
  const earlier = requests.get(list);
  if (earlier) return earlier;
  const { path } = liveLists[list];
  const request = fetchJson(apiUrl(path)).then((answer) => usableRows(path, readList(list, answer, plainText)));
  request.catch(() => requests.delete(list));
  requests.set(list, request);
  return request;
}

/** For tests: forgets what was loaded. */
export function forgetLists(): void {
  requests.clear();
}
