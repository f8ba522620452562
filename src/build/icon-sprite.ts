import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { interfaceIcons } from '../components/interface-icons';
import { collections } from '../content/collections';
import { loadCollection } from '../content/files/load';
import { entrySchema } from '../content/json-schema';
import { referencesIn } from '../content/references';

/** Writes `public/icons.svg`: the icons that the interface and the content use, and no others. */
export function writeSprite(root: string): void {
  const names = [...new Set([...interfaceIcons, ...contentIcons(path.join(root, 'data'))])].sort();
  const symbols = names.map((name) => symbolOf(root, name));
  mkdirSync(path.join(root, 'public'), { recursive: true });
  writeFileSync(
    path.join(root, 'public/icons.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
  );
}

function contentIcons(dataDir: string): string[] {
  return collections.flatMap((collection) => {
    const schema = entrySchema(collection);
    const entries = loadCollection(dataDir, collection).files.flatMap((file) => file.entries);
    return entries
      .flatMap(({ value }) => referencesIn(schema, value))
      .filter(({ kind }) => kind === 'icon')
      .map(({ value }) => String(value));
  });
}

function symbolOf(root: string, name: string): string {
  const svg = readFileSync(path.join(root, 'node_modules/lucide-static/icons', `${name}.svg`), 'utf8');
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  const attributes =
    'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
  return `<symbol id="${name}" ${attributes}>${shapes.replace(/\s+/g, ' ').replace(/ ?\/>/g, '/>').trim()}</symbol>`;
}
