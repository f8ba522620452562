import { searchEntries } from '../../../src/build/search/search-file';
import { readEntries, searchFile } from '../../../src/search/entry';
import { excerptOf } from '../../../src/search/excerpt';
import { finderOf } from '../../../src/search/finder';

const entries = searchEntries('data');
const find = finderOf(entries);

test.each([
  ['refund', '/return'],
  ['hosting', '/hosting'],
  ['flutter', '/services/apps-development'],
  ['before I decide', '/faqs#faq-1'],
  ['password', '/faqs#faq-34'],
  ['SEO', '/digital-marketing'],
  ['facebook ads', '/digital-marketing'],
  ['ফেসবুক বুস্ট', '/digital-marketing'],
  ['বিজ্ঞাপন', '/digital-marketing'],
  ['demo', '/schedule-a-demo'],
  ['cookies', '/privacy'],
  ['Chattogram office', '/contact'],
  ['phone number', '/contact'],
  ['ফোন', '/contact'],
  ['ফোন নম্বর', '/contact'],
  ['mobile app', '/services/apps-development'],
  ['customer care', '/contact'],
  ['helpline', '/contact'],
  ['যোগাযোগ', '/contact'],
  ['ঠিকানা', '/contact'],
  ['join team', '/join-team'],
  ['pharmacy', '/product/pharmacy-management-software'],
  ['3500', '/hosting'],
  ['১৫০০', '/faqs#faq-17'],
  ['৩,৫০০ টাকা', '/hosting'],
  ['resort', '/product/restaurant-management-software'],
])('Who looks on the whole site for “%s” finds %s first', (query, address) => {
  expect(find(query).ids[0]).toBe(address);
});

test.each(['হিসাব', 'hishab', 'accounting', 'bookkeeping'])('“%s” is no account to sign in to', (query) => {
  expect(find(query).ids).not.toContain('/faqs#faq-22');
});

test('Who looks for what a product is for reads that it is', () => {
  const [id = ''] = find('hotel').ids;
  const text = entries.find((entry) => entry.id === id)?.text ?? '';
  const pieces = excerptOf(text, find('hotel').terms.get(id) ?? []);
  expect(pieces.map((piece) => piece.text).join('')).toContain('Hotel dining rooms');
});

test('Every entry has an address of its own', () => {
  const addresses = entries.map(({ id }) => id);
  expect(addresses.filter((id, index) => addresses.indexOf(id) !== index)).toEqual([]);
});

test('What the build writes is what the browser reads', () => {
  expect(readEntries(JSON.parse(JSON.stringify({ [searchFile.key]: entries })))).toEqual(entries);
});

test('No entry holds markup, an address of a picture or the name of an icon', () => {
  const texts = entries.map(({ words, text }) => `${words} ${text}`);
  expect(texts.filter((text) => /<\/?[a-z]|\.\.\/images|https:\/\/|shopping-cart/.test(text))).toEqual([]);
});

test('What is found is as visitors read it, without what a page fills in', () => {
  expect(searchEntries('data').filter(({ title, words, text }) => /[{}]/.test(title + words + text))).toEqual([]);
});
