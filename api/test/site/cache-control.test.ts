import { cacheControl } from '../../src/site/cache-control';

test.each([
  ['/icons.svg', 'public, max-age=3600, stale-while-revalidate=604800'],
  ['/favicon.svg', 'public, max-age=0, must-revalidate'],
  ['/products/index.html', 'public, max-age=0, must-revalidate'],
  ['/app-0123456789abcdef.js', 'public, max-age=31536000, immutable'],
])('%s is kept by browsers as long as it may be: %s', (file, kept) => {
  expect(cacheControl(file)).toBe(kept);
});
