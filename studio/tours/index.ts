/**
 * `npm run -w studio tours -- [slug ...]` makes the film of each product: its six screens, one after another, each for
 * as long as its caption takes to be read (src/blocks/product/film.ts). The page shows the captions below the film.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type Shot, shotsOf, tourFile } from '../../src/blocks/product/film';
import { fromRoot } from '../pictures/save';
import { encode, requireFfmpeg } from './encode';

/** In bytes: what somebody on a weak connection still waits for. */
const limit = 900_000;

const product = z.object({
  slug: z.string(),
  images: z.array(z.object({ file: z.string(), alt: z.string() })).optional(),
});

async function main(slugs: readonly string[]): Promise<void> {
  requireFfmpeg();
  const folder = fromRoot('data/products');
  const products = readdirSync(folder).map((name) =>
    product.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))),
  );
  await mkdir(path.dirname(fromRoot(`static${tourFile('x')}`)), { recursive: true });
  for (const { slug, images = [] } of products) {
    if (images.length === 0 || (slugs.length > 0 && !slugs.includes(slug))) continue;
    const target = fromRoot(`static${tourFile(slug)}`);
    const screens = images.map(({ file }) => path.resolve(folder, file));
    encode(screens, shotsOf(images).map(secondsOf), target);
    report(target);
  }
}

function secondsOf({ from, to }: Shot): number {
  return to - from;
}

/** A film over its limit fails the run instead of slowing the page. */
function report(file: string): void {
  const { size } = statSync(file);
  const text = `${path.relative(process.cwd(), file)}  ${Math.round(size / 1000)} kB`;
  if (size > limit) throw new Error(`${text} is over its limit of ${limit / 1000} kB`);
  console.log(text);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
