import { formatOf } from '../../../editor/page/browser/formats';
import { collections } from '../../../src/content/collections';
import { fileSchema } from '../../../src/content/json-schema';

const schemas = Object.fromEntries(collections.map((one) => [one.type, fileSchema(one)]));
const brands = [{ name: 'Till', product: 'till', logo: '../images/brands/till.svg' }];

test('A form, and a draft that the browser keeps of it, hold the state of the file in which it was opened', () => {
  const sent = JSON.stringify({ content: brands, revision: 'abc' });
  const { fromFile, toFile } = formatOf('Brand', schemas, true);
  expect(JSON.parse(toFile(fromFile(sent)))).toEqual({ content: brands, revision: 'abc' });
  expect(JSON.parse(toFile(fromFile(toFile(fromFile(sent))))).revision).toBe('abc');
});

test('A Git host is sent the file itself', () => {
  const { fromFile, toFile } = formatOf('Brand', schemas, false);
  expect(JSON.parse(toFile(fromFile(JSON.stringify(brands))))).toEqual(brands);
});

test('What is no content is not taken for an empty form', () => {
  const { fromFile } = formatOf('Brand', schemas, true);
  expect(() => fromFile('{"title": "Till"}')).toThrow('It has no content.');
  expect(() => fromFile('{')).toThrow(SyntaxError);
});
