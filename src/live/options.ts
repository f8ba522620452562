import type { LiveList, Option } from '../contract/form-definition';
import { openJobOptions } from '../contract/open-jobs';
import { loadJobs } from './jobs';
import { loadList } from './reference-lists';

/** Lists that may have changed since the build. */
export type ReloadedList = LiveList | 'openJobs';

/** The current choices from the backend. Throws when there is no good answer. */
export async function loadOptions(list: ReloadedList): Promise<Option[]> {
  return list === 'openJobs' ? openJobOptions(await loadJobs(), Date.now()) : loadList(list);
}
