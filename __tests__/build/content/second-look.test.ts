import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linesOf } from '../../../src/content/format-report';
import { checkRepository } from '../../../src/content/report';
import { checkout } from '../../support/folders';

const tailor = 'products/tailor-management-software.json';
const shared = 'hosting/shared.json';
const faqs = 'live/faqs.json';
const meant = '; please look whether that is meant.';

test('Nothing in the content of today asks for a second look', () => {
  expect(looksAt(checkout())).toEqual([]);
});

test.each([
  [
    'a price with a nought too many',
    shared,
    '"price": 1500',
    '"price": 15000',
    'plans 2 → price is ৳2,500, less than plans 1, which has less in it',
  ],
  [
    'the last price with a nought too many',
    shared,
    '"price": 5500',
    '"price": 55000',
    'plans 4 → price is ৳55,000, and that of plans 3 ৳4,500',
  ],
  [
    'a price that lost a nought',
    shared,
    '"price": 1500',
    '"price": 150',
    'plans 2 → price is ৳2,500, and that of plans 1 ৳150',
  ],
  [
    'a large plan for less than a small one',
    shared,
    '"price": 5500',
    '"price": 500',
    'plans 4 → price is ৳500, less than plans 1, which has less in it',
  ],
  [
    'a subject that is nearly another',
    faqs,
    '"category": "Demos and buying"',
    '"category": "Demo and buying"',
    'entry 1 → category is "Demo and buying", and elsewhere "Demos and buying"',
  ],
  [
    'a price that is typed into an answer',
    faqs,
    '<p>Yes. ',
    '<p>Yes, for ৳999. ',
    'entry 1 → description has "৳999" typed by hand: if it is the price of a plan, {price:starter-1} in its place stays true when that changes',
  ],
  [
    'a telephone number that is typed into an answer',
    faqs,
    '<p>Yes. ',
    '<p>Yes, call +880 1000-000000. ',
    'entry 1 → description has "+880 1000-000000" typed by hand: if it is our number, {contact:phone} in its place stays true when that changes',
  ],
  [
    'a word that is written twice',
    tailor,
    'Each order keeps',
    'Each order order keeps',
    'description 1 has "order order"',
  ],
  [
    'a title in capitals',
    tailor,
    '"title": "Tailor Management Software"',
    '"title": "TAILOR MANAGEMENT SOFTWARE"',
    'title is "TAILOR MANAGEMENT SOFTWARE", in capitals alone',
  ],
])('The check asks to look again at %s', (_, file, from, to, says) => {
  const root = checkout();
  const place = path.join(root, 'data', file);
  const text = readFileSync(place, 'utf8');
  expect(text).toContain(from);
  writeFileSync(place, text.replace(from, to));
  expect(checkRepository(root).problems).toEqual([]);
  expect(looksAt(root)).toContain(`data/${file}: ${says}${meant}`);
});

test.each([
  ['a word that English says twice', tailor, 'Each order keeps', 'Each order that had had keeps'],
  ['a word that Bangla says twice', tailor, 'Each order keeps', 'Each order (বড় বড়) keeps'],
  ['an abbreviation for a title', tailor, '"title": "Tailor Management Software"', '"title": "Tailor ERP"'],
  ['a price in the middle between two', shared, '"price": 2500', '"price": 2700'],
  ['subjects that differ in a whole word', faqs, '"category": "Demos and buying"', '"category": "Data and rights"'],
])('The check asks nothing of %s', (_, file, from, to) => {
  const root = checkout();
  const place = path.join(root, 'data', file);
  const text = readFileSync(place, 'utf8');
  expect(text).toContain(from);
  writeFileSync(place, text.replace(from, to));
  expect(looksAt(root)).toEqual([]);
});

test('The check compares no prices of plans that do not list the same', () => {
  const root = checkout();
  const place = path.join(root, 'data', shared);
  const group = JSON.parse(readFileSync(place, 'utf8'));
  const [first, second, ...others] = group.plans;
  const cheaper = { ...second, price: first.price - 100 };
  const written = (plan: unknown) =>
    writeFileSync(place, JSON.stringify({ ...group, plans: [first, plan, ...others] }));
  written(cheaper);
  expect(looksAt(root)).toHaveLength(1);
  written({ ...cheaper, features: cheaper.features.slice(1) });
  expect(looksAt(root)).toEqual([]);
  const [feature, ...further] = cheaper.features;
  written({ ...cheaper, features: [{ ...feature, unit: 'TB' }, ...further] });
  expect(looksAt(root)).toEqual([]);
});

test('The check asks whether all jobs, or all quotes, are to be gone', () => {
  const root = checkout();
  const jobs = path.join(root, 'data/live/jobs');
  for (const name of readdirSync(jobs)) rmSync(path.join(jobs, name));
  writeFileSync(path.join(root, 'data/testimonials.json'), '[]');
  expect(looksAt(root)).toEqual([
    `data/testimonials.json: The file holds no testimonial at all${meant}`,
    `data/live/jobs: The file holds no job at all${meant}`,
  ]);
});

/** What is asked to be looked at again. */
function looksAt(root: string): string[] {
  return linesOf(checkRepository(root).notices).filter((line) => line.endsWith(meant));
}
