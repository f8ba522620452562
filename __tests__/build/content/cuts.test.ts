import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const described = z.object({ slug: z.string(), description: z.array(z.string()) });

/** Where cards and menus cut a description (R-CONST-02 to 04). */
const cuts = { products: [80], services: [125, 300] } as const;

describe('What is cut ends where a sentence or a part of it ends', () => {
  for (const [folder, lengths] of Object.entries(cuts))
    for (const { slug, description } of readAll(folder))
      test.each(lengths)(`${slug}, at %i characters`, (length) => {
        const text = description.join(' ');
        expect(`${text.slice(length - 20, length)}${text.charAt(length)}`).toMatch(/[^.,;:][.,;:]$/);
      });
});

function readAll(folder: string) {
  const files = readdirSync(path.join('data', folder));
  return files.map((file) => described.parse(JSON.parse(readFileSync(path.join('data', folder, file), 'utf8'))));
}
