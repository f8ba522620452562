import { matches } from '../../../src/search/words';

test.each([
  ['a whole word', 'sale', 'Point of Sale'],
  ['the beginning of a word', 'sal', 'Point of Sale'],
  ['words in any order', 'sale point', 'Point of Sale'],
  ['any case', 'POINT', 'Point of Sale'],
  ['blanks around it', '  sale  ', 'Point of Sale'],
  ['a word joined by a hyphen', 'order', 'Made-to-order shops'],
  ['accents left out', 'cafe', 'Café'],
  ['an apostrophe left out', 'tailors', 'Tailor’s shop'],
  ['an apostrophe of the other kind', "tailor's", 'Tailor’s shop'],
  ['Bangla', 'দোকান', 'কাপড়ের দোকান'],
  ['a number without its commas', '1500', 'From ৳1,500 a year'],
  ['a number in Bangla digits', '১০০০০০', 'Up to 1,00,000 visits'],
  ['a number with its commas', '১,৫০০', 'From ৳1500 a year'],
])('%s is found', (_name, query, text) => {
  expect(matches(query, text)).toBe(true);
});

test.each([
  ['the middle of a word', 'ale', 'Point of Sale'],
  ['one word of two that is missing', 'sale hospital', 'Point of Sale'],
  ['a number of another size', '500', 'From ৳1,500 a year'],
  ['an empty search', '', 'Point of Sale'],
  ['what has no word', '???', 'Point of Sale? Yes'],
])('%s is not found', (_name, query, text) => {
  expect(matches(query, text)).toBe(false);
});
