import { readFileSync } from 'node:fs';
import { parseTree } from 'jsonc-parser';
import { layOut } from '../../../editor/form/layout';
import { toFile } from '../../../editor/form/to-file';
import { toForm } from '../../../editor/form/to-form';
import { collections } from '../../../src/content/collections';
import { loadCollection } from '../../../src/content/files/load';
import { fileSchema } from '../../../src/content/json-schema';

const edited = collections.filter(({ keptBy }) => keptBy === undefined);
const files = edited.flatMap((collection) =>
  loadCollection('data', collection).files.map(({ file }) => ({ file, schema: fileSchema(collection) })),
);

test.each(files)('Saving data/$file without a change changes nothing', ({ file, schema }) => {
  const text = readFileSync(`data/${file}`, 'utf8');
  const value: unknown = JSON.parse(text);
  const saved = toFile(schema, toForm(schema, value), value);
  expect(layOut(saved, { text, tree: parseTree(text) })).toBe(text);
});
