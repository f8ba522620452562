/** Writes the JSON Schemas that editors use for completion (.vscode/settings.json names them by file). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { collections } from '../src/content/collections';
import { fileSchema } from '../src/content/json-schema';

mkdirSync('.vscode/schemas', { recursive: true });
for (const collection of collections) {
  writeFileSync(`.vscode/schemas/${collection.type}.json`, `${JSON.stringify(fileSchema(collection), null, 2)}\n`);
}
writeFileSync(
  '.vscode/settings.json',
  `${JSON.stringify({ 'json.schemas': collections.map(association) }, null, 2)}\n`,
);

function association({ type, source, kept }: (typeof collections)[number]) {
  const files = kept === 'file-per-entry' ? `/data/${source}/*.json` : `/data/${source}`;
  return { fileMatch: [files], url: `./.vscode/schemas/${type}.json` };
}
