import { configFor, here } from '../../../editor/config';
import { edited } from '../../../editor/config/sections';
import type { Field } from '../../../editor/config/types';
import { entriesKey } from '../../../editor/form/whole-file';
import { collections } from '../../../src/content/collections';
import { entrySchema, type JsonSchema } from '../../../src/content/json-schema';

const { collections: sections } = configFor(here).config;

/** The fields of the form of a collection. */
function formOf(type: string): readonly Field[] {
  const own = sections.find(({ name }) => name === type);
  const file = (own ? [own] : sections).flatMap(({ files = [] }) => files).find(({ name }) => name === type);
  const fields = own?.fields ?? file?.fields ?? [];
  return fields[0]?.name === entriesKey ? (fields[0].fields ?? []) : fields;
}

/** Every field by its path, and what is inside it. */
function pathsOfForm(fields: readonly Field[], path = ''): string[] {
  return fields.flatMap(({ name, fields: inner = [], field }) => {
    const own = `${path}/${name}`;
    return [own, ...pathsOfForm([...inner, ...(field?.fields ?? [])], own)];
  });
}

function pathsOfSchema(schema: JsonSchema, path = ''): string[] {
  const inside = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    `${path}/${name}`,
    ...pathsOfSchema(property, `${path}/${name}`),
  ]);
  return [...own, ...inside.flatMap((one) => pathsOfSchema(one, path))];
}

function allFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((one) => [one, ...allFields([...(one.fields ?? []), ...(one.field ? [one.field] : [])])]);
}

test('Whoever edits misses no content but what commands write', () => {
  const left = collections.filter((one) => !edited.includes(one)).map(({ type }) => type);
  expect(left).toEqual(['Country', 'Ledger']);
});

test.each(edited)('The form of $type has every field of its schema, and no other', (collection) => {
  expect(pathsOfForm(formOf(collection.type)).sort()).toEqual(pathsOfSchema(entrySchema(collection)).sort());
});

test.each(edited)('Every field of $type that is typed into says what it is for', ({ type }) => {
  const typed = allFields(formOf(type)).filter(({ widget }) => !['hidden', 'object', 'list'].includes(widget));
  expect(typed.filter(({ hint = '', label }) => hint === '' || label === '').map(({ name }) => name)).toEqual([]);
});

test('A file is named by a title of any script, and headings are spelled as people spell them', () => {
  const { config } = configFor(here);
  expect(config.slug.encoding).toBe('unicode');
  const labels = config.collections.flatMap(({ label, files = [] }) => [label, ...files.map((file) => file.label)]);
  expect(labels).toEqual(expect.arrayContaining(['FAQs', 'FAQs page']));
});

test('What must be filled in is marked so, and a choice offers what the schema knows', () => {
  const find = (type: string, name: string) => formOf(type).find((field) => field.name === name);
  expect(find('Product', 'title')).toMatchObject({
    required: true,
    hint: 'Name of the product. At most 60 characters.',
  });
  expect(find('Product', 'launchDate')?.required).toBe(false);
  expect(find('Product', 'projectUrl')?.required).toBe(false);
  expect(find('Product', 'tag')).toMatchObject({ widget: 'relation', collection: 'Industry', multiple: true });
  expect(find('Job', 'workplace')?.options?.map(({ value }) => value)).toEqual(['on-site', 'hybrid', 'remote']);
});

test('Nothing is asked for in a group that may be left out, but is said of what is needed in one that is not', () => {
  const find = (name: string) => formOf('Job').find((field) => field.name === name)?.fields ?? [];
  expect(find('age').map(({ required }) => required)).toEqual([false, false]);
  expect(find('salary').map(({ required }) => required)).toEqual([false, false, false]);
  expect(find('salary')[0]?.hint).toBe('In taka. Needed as soon as one of these fields is filled in.');
  expect(find('experience').map(({ required }) => required)).toEqual([true, false]);
});

test('Pictures go where those of their kind are, and nobody types an id', () => {
  const images = formOf('Product').find(({ name }) => name === 'images')?.fields;
  expect(images?.[0]).toMatchObject({
    media_folder: '/data/images/screens/{{fields.slug}}',
    public_folder: '../images/screens/{{fields.slug}}',
  });
  const ids = edited.flatMap(({ type }) => allFields(formOf(type))).filter(({ label }) => label === 'Number');
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids.filter(({ name }) => name === 'id').map(({ widget }) => widget))).toEqual(new Set(['hidden']));
});

test('At a Git host a change waits for its check, and a new entry has the next id', () => {
  const backend = { name: 'github', repo: 'kantha/website', branch: 'main' } as const;
  const { config } = configFor({ backend, siteUrl: 'https://kantha.example', nextIds: { Product: 23 } });
  expect(config.publish_mode).toBe('editorial_workflow');
  const id = config.collections.find(({ name }) => name === 'Product')?.fields?.find(({ name }) => name === 'id');
  expect(id).toMatchObject({ widget: 'number', default: 23 });
});
