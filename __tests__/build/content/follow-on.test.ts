import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linesOf } from '../../../src/content/format-report';
import { checkRepository } from '../../../src/content/report';
import { checkout } from '../../support/folders';

const shop = 'products/point-of-sales-software.json';
const outsourcing = 'services/it-outsourcing.json';

test.each([
  ['a product without its slug', shop, '"slug": "point-of-sales-software",', '', 'slug is missing'],
  [
    'a product whose slug is misspelt',
    shop,
    '"slug": "point-',
    '"slugg": "point-',
    'slugg is not a known field; you may have meant "slug"',
  ],
  ['a product whose slug is no address', shop, '"slug": "point-', '"slug": "Point ', 'slug must be lower-case words'],
  ['an industry without its slug', 'industries.json', '"slug": "retail-market",', '', 'entry 1 → slug is missing'],
  ['a plan without its slug', 'hosting/vps.json', '"slug": "vps-5",', '', 'plans 1 → slug is missing'],
  ['a role without its icon', outsourcing, '"icon": "headset",', '', 'category 6 → icon is missing'],
  ['a legal text with another slug', 'legal/terms.json', '"slug": "terms"', '"slug": "term"', 'slug must be "terms"'],
  ['a section without its anchor', 'legal/terms.json', '"id": "agreement",', '', 'sections 1 → id is missing'],
  ['a question without its number', 'live/faqs.json', '"id": 3,', '', 'entry 3 → id is missing'],
  ['a product whose mark is misspelt', shop, '"logo":', '"lgoo":', 'lgoo is not a known field'],
])('Of %s the check tells that alone, and nothing of what leads to it', (_, file, from, to, says) => {
  const root = checkout();
  change(root, file, from, to);
  expect(said(root)).toEqual([expect.stringContaining(`data/${file}: ${says}`)]);
});

test('A role in words of its own, with an icon, needs no slug', () => {
  const root = checkout();
  change(
    root,
    outsourcing,
    '"category": [',
    '"category": [{ "id": 9, "name": "Data Entry Operator", "icon": "keyboard" },',
  );
  expect(said(root)).toEqual([]);
});

test('A role with an icon is asked for a slug where its words lead to that of another', () => {
  const root = checkout();
  change(
    root,
    outsourcing,
    '"category": [',
    '"category": ["C# Developer", { "id": 9, "name": "C++ Developer", "icon": "code" },',
  );
  expect(said(root)).toEqual([expect.stringContaining('give it a slug of its own')]);
});

test('While a slug is wrong, an icon that is in no set is told all the same', () => {
  const root = checkout();
  change(root, shop, '"slug": "point-of-sales-software",', '"slug": "Point",');
  change(root, outsourcing, '"icon": "headset"', '"icon": "no-such-icon"');
  expect(said(root)).toHaveLength(2);
});

function change(root: string, file: string, from: string, to: string): void {
  const place = path.join(root, 'data', file);
  const text = readFileSync(place, 'utf8');
  expect(text).toContain(from);
  writeFileSync(place, text.replace(from, to));
}

/** All that is told of today's content is of what is counted. */
function said(root: string): string[] {
  const { problems, notices } = checkRepository(root);
  return linesOf([...problems, ...notices.filter(({ message }) => /shown nowhere|please look/.test(message))]);
}
