/** Writes the one font file of the site: Anek Latin's weight axis, cut down to the characters we print. */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const source = 'node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2';
const printable = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const typographic = '\u00a0©«»·×éèüöäñç–—‘’“”•…→←↑↗✓€£−';

subsetFont(readFileSync(source), printable + typographic, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
}).then((font) => writeFileSync('src/styles/anek-latin.woff2', font));
