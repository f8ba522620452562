import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paletteCss } from '../../../src/build/palette';

const root = path.resolve(__dirname, '../../..');
const fontFolder = path.join(root, 'node_modules/@fontsource-variable/anek-latin/files');

const face = (family: string, file: string, rules: string): string =>
  `@font-face{font-family:'${family}';src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')}) format('woff2');${rules}}`;

/** Fonts are embedded, so that a page drawn from a string needs neither a server nor an installed font. */
const fonts = [
  face(
    'Anek Latin',
    path.join(fontFolder, 'anek-latin-latin-standard-normal.woff2'),
    'font-weight:100 800;font-stretch:75% 125%',
  ),
  // Anek Latin has no ৳; this is that one sign out of Anek Bangla, which is drawn to match.
  face('Taka', path.join(__dirname, 'fonts/anek-bangla-taka.woff2'), 'font-weight:100 800;unicode-range:U+09F3'),
].join('\n');

const kit = readFileSync(path.join(__dirname, 'kit.css'), 'utf8');

export const page = (body: string, css: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screen</title><style>${fonts}\n${paletteCss}\n${kit}\n${css}</style><body>${body}</body></html>`;
