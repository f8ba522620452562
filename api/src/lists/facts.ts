import { readdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { type Facts, factsOf } from '../../../src/content/facts/facts';
import { hostingGroup } from '../../../src/content/schema/hosting';
import { site } from '../../../src/content/schema/site';
import { isEntryFile } from '../../../src/content/served/entry-file';
import { fitting, inFile } from './in-file';
import type { ListFiles } from './list-files';

const company = z.object({ contact: site.shape.contact, claims: site.shape.claims });
const groupFiles = { read: fitting(hostingGroup), idOf: ({ slug }: { slug: string }) => slug };

/** The facts that questions may name, from the same files as the site's. @throws naming a file that cannot be used */
export async function readFacts(files: ListFiles, dataDir: string): Promise<Facts> {
  const companyFile = path.join(dataDir, 'site.json');
  const industries = path.join(dataDir, 'industries.json');
  const { rows: hosting } = await files.folder(path.join(dataDir, 'hosting'), groupFiles);
  return factsOf({
    company: inFile(companyFile, fitting(company), await files.file(companyFile)),
    hosting,
    counts: {
      products: await countOf(path.join(dataDir, 'products')),
      services: await countOf(path.join(dataDir, 'services')),
      industries: [await files.file(industries)].flat().length,
    },
  });
}

async function countOf(folder: string): Promise<number> {
  return (await readdir(folder)).filter(isEntryFile).length;
}
