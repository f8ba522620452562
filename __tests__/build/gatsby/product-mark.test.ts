import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { plainDrawing, productMark } from '../../../src/build/product-mark';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect x="2" rx="22" fill="#26348B"></rect><g transform="rotate(-45 48 48)"><path d="M48 33H33a15 15 0 0 0 0 30h15z" stroke-linecap="round"></path></g></svg>';

test('A plain drawing stands in its pages as it is, without the blanks between its shapes', () => {
  expect(plainDrawing(drawing.replaceAll('><', '>\n  <'))).toBe(drawing);
});

test('Each mark of the catalogue is a plain drawing', () => {
  const marks = readdirSync('data/images/products').filter((file) => file.endsWith('.svg'));
  expect(marks.length).toBeGreaterThan(20);
  expect(marks.filter((file) => productMark('data', `../images/products/${file}`) === null)).toEqual([]);
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an event', '<rect onload="alert(1)"/>'],
  ['an event of a shape in other letters', '<rect onLoad="alert(1)"/>'],
  ['a page', '<foreignObject><iframe src="https://example.com"/></foreignObject>'],
  ['a link', '<a href="javascript:alert(1)"><rect/></a>'],
  ['another picture', '<image href="https://example.com/x.png"/>'],
  ['another drawing', '<use href="https://example.com/x.svg#a"/>'],
  ['styles, which would hold for the whole page', '<style>body{display:none}</style>'],
  ['a style of its own, which the policy stops', '<rect style="fill:red"/>'],
  ['a name, which may be that of something in the page', '<g id="main"/>'],
  ['a movement', '<rect><animate attributeName="x" to="9"/></rect>'],
  ['words', '<text>Kantha</text>'],
  ['a size of its own', '</svg><svg width="9">'],
])('A drawing with %s stays a picture', (_what, inside) => {
  expect(plainDrawing(drawing.replace('<g ', `${inside}<g `))).toBeNull();
});

test.each([
  ['a photograph', 'mark.webp', 'RIFF'],
  ['a large drawing', 'mark.svg', drawing.replace('M48', 'M48 48 '.repeat(300))],
  ['a file that is no drawing', 'mark.svg', 'not a drawing'],
])('%s stays a picture', (_what, name, content) => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'products'));
  writeFileSync(path.join(folder, name), content);
  expect(productMark(folder, `../${name}`)).toBeNull();
});
