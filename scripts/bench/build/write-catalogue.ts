import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { entriesOf } from '../../../src/build/search/read-content';
import { product } from '../../../src/content/schema/product';
import { generatedProduct, mostGenerated, type Product } from './catalogue';

/**
 * Adds generated products to a content folder that has the real ones, up to a number.
 * @returns all, the real ones first
 * @throws when there are not so many, or fewer than the real ones are asked for
 */
export function writeCatalogue(dataDir: string, products: number): Product[] {
  const real = entriesOf(dataDir, 'Product', product);
  const missing = products - real.length;
  if (missing < 0 || missing > mostGenerated)
    throw new Error(`A catalogue has ${real.length} to ${real.length + mostGenerated} products, not ${products}.`);
  const logos = readdirSync(path.join(dataDir, 'images/products')).sort();
  const generated = Array.from({ length: missing }, (_, number) => generatedProduct(number, logos));
  for (const one of generated)
    writeFileSync(path.join(dataDir, 'products', `${one.slug}.json`), `${JSON.stringify(one, null, 2)}\n`);
  return [...real, ...generated];
}

/** Changes one word at the end of what a product says of itself. */
export function changeWord<P extends { description: readonly string[] }>(one: P): P {
  const [last = '', ...before] = [...one.description].reverse();
  return { ...one, description: [...before.reverse(), last.replace(/\S+$/, 'today.')] };
}

/** Changes one word of a product as it stands in a folder of products, ours or a peer's. */
export function changeWordIn(folder: string, products: string, { slug }: Product): void {
  const file = path.join(folder, products, `${slug}.json`);
  const one = described.parse(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, `${JSON.stringify(changeWord(one), null, 2)}\n`);
}

/** All that the change of a word needs to know of a product; the rest stays as it is. */
const described = z.looseObject({ description: z.array(z.string()) });
