import { readFileSync } from 'node:fs';
import { plainPage } from '../../api/src/http/plain-page';
import { colour, paletteCss } from '../../src/build/palette';

test('the palette is that of tokens.css, without its roles and measures', () => {
  expect(colour('nil-700')).toBe('#26348b');
  expect(paletteCss).toMatch(/^:root \{\n {2}--cotton: #fbf8f2;/);
  expect(paletteCss).not.toContain('--space-1');
  expect(() => colour('page')).toThrow('no colour --page');
});

test('pages of the server, which cannot read the styles of the site, have its colours', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const used = plainPage('x', '').match(/#[0-9a-f]{3,6}\b/g) ?? [];
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((hex) => hex !== '#fff' && !tokens.includes(hex))).toEqual([]);
});
