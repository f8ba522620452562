import { listOf } from '../../../api/src/lists/allowed-values';
import { LiveLists } from '../../../api/src/lists/live-lists';
import { openapiDocument } from '../../../api/src/openapi/document';
import { isRecord } from '../../../src/contract/record';
import { readJson } from '../../support/folders';

const committed = readJson<unknown>('docs/openapi.json');

test('The document of all calls is the one that npm run openapi writes', async () => {
  const services = (await listOf('hireServices', new LiveLists('data', console)))?.values;
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

test('Whoever reads it finds an example of everything that is answered in JSON, and of a refusal', () => {
  const answers = everythingIn(committed).flatMap((part) =>
    'application/json' in part ? [part['application/json']] : [],
  );
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.filter((answer) => !isRecord(answer) || answer.example === undefined)).toEqual([]);
  expect(committed).toHaveProperty('components.schemas.problem.examples.0.errors.0.field');
});

test('Whoever reads it finds the calls by subjects, and what each of these is', () => {
  const { tags, paths } = openapiDocument(undefined);
  expect(committed).toMatchObject({ tags });
  const used = Object.values(paths).flatMap((methods) => Object.values(methods).flatMap(({ tags }) => tags));
  expect(tags.map(({ name }) => name).sort()).toEqual([...new Set(used)].sort());
});

/** Every object of a document, however deep. */
function everythingIn(part: unknown): object[] {
  if (typeof part !== 'object' || part === null) return [];
  return [part, ...Object.values(part).flatMap(everythingIn)];
}
