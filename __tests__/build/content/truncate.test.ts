import { truncate } from '../../../src/build/resolvers';

test.each([80, 125, 300])('A text of exactly %i characters is left whole', (length) => {
  const text = 'x'.repeat(length);
  expect(truncate(text, length)).toBe(text);
});

test.each([80, 125, 300])('A text one character longer than %i is cut there and ends in three dots', (length) => {
  expect(truncate('x'.repeat(length + 1), length)).toBe(`${'x'.repeat(length)}...`);
});

test('An empty text stays empty', () => {
  expect(truncate('', 80)).toBe('');
});

test('A cut after a word leaves no blank before the dots', () => {
  expect(truncate('Bill customers quickly', 5)).toBe('Bill...');
});

test('An emoji is never cut in half', () => {
  expect(truncate('🧵🧵🧵', 2)).toBe('🧵🧵...');
});

test('An emoji made of several counts as one character', () => {
  expect(truncate('👩‍🌾👩‍🌾👩‍🌾', 2)).toBe('👩‍🌾👩‍🌾...');
});

test('A letter keeps the accent that follows it', () => {
  expect(truncate('e\u0301e\u0301e\u0301', 2)).toBe('e\u0301e\u0301...');
});

test('A Bangla syllable keeps its vowel sign', () => {
  expect(truncate('কাপড়ের দোকান', 1)).toBe('কা...');
});

test('A Bangla conjunct is never taken apart', () => {
  expect(truncate('ক্ষমা করবেন', 1)).toBe('ক্ষ...');
});
