import { cpSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { writeCatalogue } from '../../../scripts/bench/build/write-catalogue';
import { productEntries } from '../../../src/build/search/catalogue-entries';
import type { Entry } from '../../../src/search/entry';
import { finderOf } from '../../../src/search/finder';

test('Of a few products whoever searches fetches all that they say, of many what they are and whom they are for', () => {
  const folder = temporaryFolder();
  for (const name of ['products', 'industries.json', 'images/products'])
    cpSync(path.join('data', name), path.join(folder, name), { recursive: true });
  const few = productEntries(folder);
  expect(lettersOfEach(few)).toBeGreaterThan(1_500);
  writeCatalogue(folder, 201);
  const many = productEntries(folder);
  expect(many).toHaveLength(201);
  expect(lettersOfEach(many)).toBeLessThan(600);
  expect(finderOf(many)('farmesi').ids).toContain('/product/pharmacy-management-software');
});

function lettersOfEach(entries: readonly Entry[]): number {
  return JSON.stringify(entries).length / entries.length;
}
