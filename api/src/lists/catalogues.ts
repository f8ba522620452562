import path from 'node:path';
import * as z from 'zod';
import { hireServiceOptions, solutionOptions } from '../../../src/contract/catalogue-options';
import { normaliseCategories } from '../../../src/contract/categories';
import type { CatalogueList, Option } from '../../../src/contract/form';
import type { CachedJson } from './cached-json';

const category = z.union([z.string(), z.object({ name: z.string(), slug: z.string(), icon: z.string() })]);
const services = z.array(z.object({ slug: z.string(), title: z.string(), category: z.array(category) })).min(1);
const products = z.array(z.object({ title: z.string().min(1) })).min(1);

/** The choices that follow from the catalogue files. Each throws when a file is unreadable or wrong. */
export const catalogues: Record<CatalogueList, (json: CachedJson, dataDir: string) => Promise<Option[]>> = {
  hireServices: async (json, dataDir) => {
    const found = services.parse(await json.folder(path.join(dataDir, 'services')));
    return hireServiceOptions(found.map((one) => ({ ...one, categories: normaliseCategories(one.category) })));
  },
  solutions: async (json, dataDir) =>
    solutionOptions(products.parse(await json.folder(path.join(dataDir, 'products')))),
};
