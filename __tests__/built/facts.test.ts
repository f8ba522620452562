import { readFileSync } from 'node:fs';
import { filesIn } from '../../src/build/files-in';
import { factsIn } from '../../src/content/facts/facts';
import { readJson } from '../support/folders';

interface Group {
  plans: { price: number }[];
}

const texts = filesIn('public').filter((file) => /\.(?:html|json|xml|txt)$/.test(file));

/** Scripts and styles have what looks like a name: `{display:none}`. */
const kinds = /^(?:price|lowest|highest|count|claim|contact):/i;

test('No visitor, search engine or program reads the name of a fact', () => {
  expect(texts.length).toBeGreaterThan(100);
  const named = texts.flatMap((file) =>
    factsIn(readFileSync(file, 'utf8'))
      .filter((name) => kinds.test(name))
      .map((name) => [file, name]),
  );
  expect(named).toEqual([]);
});

test('Questions and descriptions say what the plans cost', () => {
  const { plans } = readJson<Group>('data/hosting/shared.json');
  const lowest = Math.min(...plans.map(({ price }) => price));
  const words = `from ৳${lowest.toLocaleString('en-GB')} `;
  for (const file of ['public/faqs/index.html', 'public/hosting/index.html', 'public/search.json'])
    expect([file, readFileSync(file, 'utf8').includes(words)]).toEqual([file, true]);
});
