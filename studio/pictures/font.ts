import { readFile } from 'node:fs/promises';
import { fromRoot } from './save';

const file = 'node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2';

/** The style of a drawing whose text is set in the site's own face. */
export async function fontStyle(): Promise<string> {
  const font = (await readFile(fromRoot(file))).toString('base64');
  return `<style>@font-face{font-family:Anek;font-weight:100 800;src:url(data:font/woff2;base64,${font})}
text{font-family:Anek;letter-spacing:-.02em}</style>`;
}
