import { valuesOf } from '../../../api/src/lists/allowed-values';
import { LiveLists } from '../../../api/src/lists/live-lists';
import { openapiDocument } from '../../../api/src/openapi/document';
import { readJson } from '../../support/folders';

const committed = readJson<unknown>('docs/openapi.json');

test('The document of all calls is the one that npm run openapi writes', async () => {
  const services = await valuesOf('hireServices', new LiveLists('data', console));
  expect(committed).toEqual(JSON.parse(JSON.stringify(openapiDocument(services))));
});

test('Every reference in it leads somewhere', () => {
  const references = [...JSON.stringify(committed).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];
  const { schemas } = openapiDocument(undefined).components;
  expect(references.length).toBeGreaterThan(0);
  expect(references.map(([, name]) => name).filter((name = '') => !(name in schemas))).toEqual([]);
});

test('A generator meets no length beside a list of values, which it could not make a type of', () => {
  const schemas = everythingIn(committed).filter((part) => 'enum' in part);
  expect(schemas.length).toBeGreaterThan(0);
  expect(schemas.filter((part) => 'minLength' in part || 'maxLength' in part)).toEqual([]);
});

/** Every object of a document, however deep. */
function everythingIn(part: unknown): object[] {
  if (typeof part !== 'object' || part === null) return [];
  return [part, ...Object.values(part).flatMap(everythingIn)];
}
