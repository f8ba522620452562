import { countriesFromIso } from '../../../src/content/countries';
import { readJson } from '../../support/folders';

test('The country list is the one that ISO 3166 gives, so nobody has edited it by hand', () => {
  expect(readJson('data/live/countries.json')).toEqual(countriesFromIso());
});

test('Countries are sorted by name', () => {
  const names = countriesFromIso().map(({ name }) => name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
});

test('Bangladesh can be chosen', () => {
  expect(countriesFromIso()).toContainEqual({ id: 'BD', name: 'Bangladesh' });
});
