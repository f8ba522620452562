import path from 'node:path';
import * as z from 'zod';
import type { LiveList } from '../../../src/contract/form-definition';
import { liveLists, readNamed } from '../../../src/contract/lists';
import type { Reading } from '../../../src/contract/reading';
import { fitting, inFile } from './in-file';
import type { ListFiles } from './list-files';

/**
 * An entry of an answer, in the shape of the wire contract (R-API-01..03): an id, and a name under a key of its list.
 */
type Entry = Record<string, string | number>;

type Source = (files: ListFiles, dataDir: string) => Promise<Reading<Entry>>;

/** Where each list comes from. Each throws when nothing of it can be used. */
export const sources: Record<LiveList, Source> = {
  countries: (files, dataDir) => oneFile('countries', files, path.join(dataDir, 'live/countries.json'), 'name'),
  industries: (files, dataDir) => oneFile('industries', files, path.join(dataDir, 'industries.json'), 'title'),
  products: async (files, dataDir) => {
    const folder = path.join(dataDir, 'products');
    const { rows, troubles } = await files.folder(folder, productFiles);
    return { rows: inFile(folder, (files) => entries('products', files, 'title'), rows).rows, troubles };
  },
};

const product = z.object({ id: z.number(), title: z.string().trim().min(1) });
const productFiles = { read: fitting(product), idOf: ({ id }: z.infer<typeof product>) => id };

/** From a file that holds the whole list. */
function oneFile(list: LiveList, files: ListFiles, file: string, name: string): Promise<Reading<Entry>> {
  return files.list(file, (content) => entries(list, content, name));
}

/** Entries with the key that a name has in our files, read as a browser would read them. */
function entries(list: LiveList, content: unknown, ours: string): Reading<Entry> {
  const { key, name } = liveLists[list];
  const { rows, troubles } = readNamed({ key, name: ours }, { [key]: content });
  return { rows: rows.map(({ id, label }) => ({ id, [name]: label })), troubles };
}
