/**
 * Writes the fonts of the site: Anek Latin's weight axis, cut down to the characters that the content uses, and the sign
 * of the taka from its Bengali sister. Ligatures go too: they would add a quarter to a file that every visitor waits for.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { fromRoot } from './pictures/save';

const latin = 'anek-latin/files/anek-latin-latin-wght-normal.woff2';
const bengali = 'anek-bangla/files/anek-bangla-bengali-wght-normal.woff2';

/** What the code prints beside the content: arrows, marks, quotation marks, numbers. */
const printable = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const typographic = '\u00a0©·×–—‘’“”•…→↗✓€';

async function main(): Promise<void> {
  const characters = new Set(printable + typographic + contentText());
  await write('anek-latin', latin, [...characters].join(''));
  await write('anek-taka', bengali, '৳');
}

async function write(name: string, source: string, characters: string): Promise<void> {
  const font = await subsetFont(readFileSync(fromRoot(`node_modules/@fontsource-variable/${source}`)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800 } },
    noLayoutClosure: true,
  });
  writeFileSync(fromRoot(`src/styles/${name}.woff2`), font);
}

function contentText(): string {
  return readdirSync(fromRoot('data'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(fromRoot(`data/${file}`), 'utf8'))
    .join('');
}

void main();
