import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { fromRoot } from '../pictures/save';

const source = 'node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2';
const weights = [400, 600, 750];

/**
 * The weights that the sheets use, each as a font of its own: Chromium draws a variable font into a PDF glyph by glyph
 * (Type 3), while it embeds a plain one.
 */
export async function fontFaces(html: string): Promise<string> {
  const font = readFileSync(fromRoot(source));
  const characters = [...new Set(html)].sort().join('');
  const faces = weights.map(async (wght) => {
    const one = await subsetFont(font, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght },
      noLayoutClosure: true,
    });
    const address = `data:font/woff2;base64,${one.toString('base64')}`;
    return `@font-face{font-family:'Anek Latin';font-weight:${wght};src:url(${address})}`;
  });
  return (await Promise.all(faces)).join('');
}
