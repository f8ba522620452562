import { z } from 'zod';
import { typesOf } from '../../../src/build/graphql-types';
import { collections } from '../../../src/content/collections';
import { externalUrl } from '../../../src/content/schema/common';

test('A required field is non-null', () => {
  expect(typeOf({ title: z.string() })).toContain('  title: String!\n');
});

test('A field that may be left out is nullable', () => {
  expect(typeOf({ title: z.string().optional() })).toContain('  title: String\n');
});

test('A field that may be null is nullable although it must be given', () => {
  expect(typeOf({ url: externalUrl })).toContain('  url: String\n');
});

test.each([
  ['Int', z.number().int()],
  ['Float', z.number()],
  ['Boolean', z.boolean()],
])('%s is told apart from the other scalars', (name, schema) => {
  expect(typeOf({ value: schema })).toContain(`  value: ${name}!\n`);
});

test('A list holds no nulls', () => {
  expect(typeOf({ features: z.array(z.string()) })).toContain('  features: [String!]!\n');
});

test('A group of fields becomes a type of its own, named after where it stands', () => {
  const types = typeOf({ contact: z.strictObject({ phone: z.string() }) });
  expect(types).toContain('  contact: SampleContact!\n');
  expect(types).toContain('type SampleContact  {\n  phone: String!\n}');
});

test('The id of a file is called jsonId, because gatsby-transformer-json moves it', () => {
  expect(typeOf({ id: z.number().int() })).toContain('  jsonId: Int!\n');
});

test('The id of an entry inside a file keeps its name', () => {
  expect(typeOf({ category: z.array(z.strictObject({ id: z.number().int() })) })).toContain('  id: Int!\n');
});

test('A field that a resolver provides is left out', () => {
  expect(typeOf({ tag: z.string().meta({ graphql: null }), title: z.string() })).not.toContain('tag');
});

test('A picture is the file itself, not its path', () => {
  const logo = z.string().meta({ graphql: 'File! @fileByRelativePath' });
  expect(typeOf({ logo })).toContain('  logo: File! @fileByRelativePath\n');
});

test('The link to the editor schema is no content', () => {
  expect(typeOf({ $schema: z.string().optional(), title: z.string() })).not.toContain('$schema');
});

test('Nothing is inferred from what the files happen to hold', () => {
  expect(collections.flatMap((collection) => typesOf(collection)[0])).toEqual(
    collections.map(({ type }) => expect.stringContaining(`type ${type} implements Node @dontInfer {`)),
  );
});

function typeOf(fields: z.ZodRawShape): string {
  return typesOf({ type: 'Sample', source: 'sample.json', kept: 'single', schema: z.strictObject(fields) }).join(
    '\n\n',
  );
}
