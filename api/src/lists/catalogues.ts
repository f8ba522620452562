import path from 'node:path';
import * as z from 'zod';
import { hireServiceOptions } from '../../../src/content/served/catalogue-options';
import { normaliseCategories } from '../../../src/content/served/categories';
import type { CatalogueList, Option } from '../../../src/contract/form-definition';
import type { Reading } from '../../../src/contract/reading';
import { solutionOptions } from '../../../src/contract/solutions';
import type { FileReader } from './folder-of';
import { fitting } from './in-file';
import type { Loaded } from './last-good';
import type { ListFiles } from './list-files';

const category = z.union([z.string(), z.object({ name: z.string(), slug: z.string().optional(), icon: z.string() })]);
const service = z.object({ slug: z.string(), title: z.string(), category: z.array(category) });
const product = z.object({ title: z.string().min(1) });
const serviceFiles = { read: fitting(service), idOf: ({ slug }: z.infer<typeof service>) => slug };
const productFiles = { read: fitting(product), idOf: ({ title }: z.infer<typeof product>) => title };

type Catalogue = (files: ListFiles, dataDir: string) => Promise<Loaded<readonly Option[]>>;

/** The choices that follow from the catalogue files. Each throws when no file can be used. */
export const catalogues = {
  hireServices: async (files, dataDir) => {
    const { rows, troubles } = await filesOf(files, path.join(dataDir, 'services'), serviceFiles);
    const services = rows.map((one) => ({ ...one, categories: normaliseCategories(one.category) }));
    return { list: hireServiceOptions(services), troubles };
  },
  solutions: async (files, dataDir) => {
    const { rows, troubles } = await filesOf(files, path.join(dataDir, 'products'), productFiles);
    return { list: solutionOptions(rows), troubles };
  },
} satisfies Record<CatalogueList, Catalogue>;

export const catalogueNames = Object.keys(catalogues) as CatalogueList[];

async function filesOf<Row>(files: ListFiles, folder: string, reader: FileReader<Row>): Promise<Reading<Row>> {
  const reading = await files.folder(folder, reader);
  if (reading.rows.length === 0) throw new Error(`${folder} has no files`);
  return reading;
}
