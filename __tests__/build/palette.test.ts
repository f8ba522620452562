import { readdirSync, readFileSync } from 'node:fs';
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

test('icons of the products, the logo and the icon of the site, which cannot ask for a token, have its colours', () => {
  const icons = readdirSync('data/images/products').map((name) => `data/images/products/${name}`);
  const others = [...icons, 'data/images/logo.svg', 'static/favicon.svg'].flatMap((file) => {
    const used =
      readFileSync(file, 'utf8')
        .toLowerCase()
        .match(/#[0-9a-f]{3,8}\b/g) ?? [];
    return used.filter((hex) => hex !== '#fff' && !paletteCss.includes(`${hex};`)).map((hex) => `${file}: ${hex}`);
  });
  expect(others).toEqual([]);
});
