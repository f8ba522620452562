import { wordsOfPath } from '../../../src/blocks/not-found/words-of-path';

describe('The words of a missing address', () => {
  test.each([
    ['/product/hospitl-software.html', 'hospitl software'],
    ['/services/web_design', 'web design'],
    ['/Products/CRM/', 'CRM'],
    ['/%E0%A6%AC%E0%A6%BE%E0%A6%82%E0%A6%B2%E0%A6%BE', 'বাংলা'],
    ['/100%', '100'],
    ['/product/gym-management-software', 'gym software'],
    ['/404.html', ''],
    ['/', ''],
  ])('of %s are “%s”', (path, words) => {
    expect(wordsOfPath(path)).toBe(words);
  });

  test('of a very long one are cut', () => {
    expect(wordsOfPath(`/${'a'.repeat(500)}`)).toHaveLength(80);
  });
});
