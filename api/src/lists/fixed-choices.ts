import path from 'node:path';
import { options as optionsFile } from '../../../src/content/schema/catalogues';
import type { FixedList, Option } from '../../../src/contract/form-definition';
import { fixedOptions } from '../../../src/contract/options';
import type { ListFiles } from './list-files';

const fixedLists: readonly FixedList[] = ['companySize', 'role', 'leadSource', 'experience', 'education'];

/** What pages of this content offer, whatever `data/options.json` the server started with; empty without that file. */
export async function fixedChoices(files: ListFiles, dataDir: string): Promise<readonly [FixedList, Option[]][]> {
  const content = await files.file(path.join(dataDir, 'options.json')).catch(() => undefined);
  const { data } = optionsFile.safeParse(content);
  return data ? fixedLists.map((list) => [list, fixedOptions(list, data)]) : [];
}
