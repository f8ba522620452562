import { LiveLists } from '../../api/src/lists/live-lists';
import { servedLists, servedNames } from '../../api/src/lists/served-lists';

/** The tag (ETag) that the API answers each list with, by the list's address, for the content that is built now. */
export async function listTags(dataDir: string): Promise<Map<string, string>> {
  const lists = new LiveLists(dataDir, console);
  const tags = new Map<string, string>();
  for (const name of servedNames) {
    const list = await lists.get(name);
    if (list) tags.set(servedLists[name].path, list.etag);
  }
  return tags;
}
