import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fields } from './samples/fields';
import { links } from './samples/links';
import { objects } from './samples/objects';
import { ownTemplates } from './save';

/** Documents that belong together: a row of the table. */
export interface Group {
  group: string;
  /** By their names, where they are. */
  documents: ReadonlyMap<string, string>;
}

/** Documents that programs have written and people may send. */
const genuine = 'api/test/leads/inspect/genuine';

/** All groups that need no folder to be named. @param folder for samples, which are made there */
export async function ownGroups(folder: string): Promise<readonly Group[]> {
  const templates = await ownTemplates();
  return [
    ...samples(folder),
    { group: 'templates', documents: new Map(templates.map((file) => [path.basename(file), file])) },
    groupOf(genuine),
  ];
}

/** Every document in a folder and the folders in it that LibreOffice opens as a text. */
export function groupOf(folder: string): Group {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const documents = names.filter((name) => /\.(?:docx?|f?odt|ott|rtf)$/.test(name));
  return { group: path.basename(folder), documents: new Map(documents.map((name) => [name, path.join(folder, name)])) };
}

function samples(folder: string): readonly Group[] {
  return Object.entries({ links, fields, objects }).map(([group, texts]) => {
    const documents = new Map<string, string>();
    for (const [index, [name, text]] of Object.entries(texts).entries()) {
      const file = path.join(folder, `${group}-${index}.fodt`);
      writeFileSync(file, text);
      documents.set(name, file);
    }
    return { group, documents };
  });
}
