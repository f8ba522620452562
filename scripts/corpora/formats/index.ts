import path from 'node:path';
import { table } from '../../../api/src/cli/table';
import { newFolder } from '../../../kit/folders';
import { compare, described, headings, isAllowed, isUnlike, row } from './compared';
import { groupOf, ownGroups } from './groups';

/**
 * Whether one document has one judgement: what LibreOffice writes of samples, of its own templates, of the genuine
 * documents of the tests and of those in these folders, in each format. Prints each difference, and a table.
 * @returns whether there is no difference without a reason, and nothing that was just written is called damaged
 */
export async function compareFormats(folders: readonly string[]): Promise<boolean> {
  const { folder, remove } = newFolder();
  try {
    const rows: string[][] = [];
    let isWell = true;
    for (const group of [...(await ownGroups(folder)), ...folders.map(groupOf)]) {
      const compared = await compare(group, newFolder(path.join(folder, 'saved')).folder);
      for (const one of compared.filter(isUnlike)) console.log(described(one));
      isWell &&= compared.every(isAllowed);
      rows.push(row(group.group, compared));
    }
    console.log(table([headings, ...rows], 1));
    return isWell;
  } finally {
    remove();
  }
}
