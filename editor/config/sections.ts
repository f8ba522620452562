import { type Collection, collections, noun } from '../../src/content/collections';
import { fileSchema } from '../../src/content/json-schema';
import { industryPath, productPath, servicePath } from '../../src/contract/paths';
import { entriesKey } from '../form/whole-file';
import { fieldsOf, type Home, summaryOf } from './fields';
import type { Field, FileOfGroup, Section } from './types';
import { labelOf, plural } from './words';

/** What is edited here; the others are written by a command. */
export const edited: readonly Collection[] = collections.filter(({ keptBy }) => keptBy === undefined);

/** Files of one thing stand together: those of a page, and the others. */
const groups = [
  { name: 'Pages', label: 'Words of pages', has: (type: string) => type.endsWith('Page') },
  { name: 'Everywhere', label: 'Company, menus, search, forms', has: (type: string) => !type.endsWith('Page') },
];

/** Where an entry is seen. */
const pages: Readonly<Record<string, string>> = {
  Product: productPath('{{slug}}'),
  Service: servicePath({ slug: '{{slug}}' }),
  LegalPage: '/{{slug}}',
  Industry: industryPath(''),
  Job: '/join-team',
  Faq: '/faqs',
  HostingGroup: '/hosting',
};

/** The menu at the left, with all that can be edited: it follows from the list of collections. */
export function sectionsOf(nextIds: Readonly<Record<string, number>> = {}): Section[] {
  const single = edited.filter(({ kept }) => kept === 'single');
  return [
    ...edited.filter(({ kept }) => kept !== 'single').map((one) => ownSection(one, nextIds[one.type])),
    ...groups.map(({ name, label, has }) => ({
      ...shared(name),
      label,
      files: single.filter(({ type }) => has(type)).map(fileOfGroup),
    })),
  ];
}

function shared(name: string): Pick<Section, 'name' | 'format' | 'extension' | 'editor'> {
  return { name, format: name, extension: 'json', editor: { preview: false } };
}

function ownSection(collection: Collection, nextId: number | undefined): Section {
  const { type, source, kept } = collection;
  const label = labelOf(noun(type));
  const section = { ...shared(type), label: plural(label) };
  const preview = pages[type] === undefined ? {} : { preview_path: pages[type] };
  if (kept === 'list') return { ...section, files: [{ ...fileOfGroup(collection), label: plural(label), ...preview }] };
  const fields = fieldsOf(fileSchema(collection), homeOf(collection, nextId), true);
  const name = fields.some((field) => field.name === 'slug') ? 'slug' : 'title';
  return {
    ...section,
    ...preview,
    label_singular: label,
    folder: `data/${source}`,
    create: true,
    delete: true,
    identifier_field: 'title',
    // The name of a file has room for as many letters of any script.
    slug: name === 'slug' ? '{{fields.slug}}' : '{{title | truncate(70)}}',
    sortable_fields: ['title'],
    fields,
  };
}

function fileOfGroup(collection: Collection): FileOfGroup {
  const { type, source } = collection;
  const page = /^pages\/(.*)\.json$/.exec(source)?.[1];
  return {
    name: type,
    label: labelOf(noun(type)),
    file: `data/${source}`,
    fields: fieldsOfFile(collection),
    ...(page === undefined ? {} : { preview_path: page === 'home' ? '/' : `/${page}` }),
  };
}

function fieldsOfFile(collection: Collection): Field[] {
  const schema = fileSchema(collection);
  const home = homeOf(collection, undefined);
  if (schema.type !== 'array') return fieldsOf(schema, home);
  const fields = fieldsOf(schema.items ?? {}, home);
  const label = labelOf(noun(collection.type));
  return [
    {
      name: entriesKey,
      label: plural(label),
      label_singular: label,
      widget: 'list',
      required: true,
      collapsed: true,
      ...summaryOf(fields),
      fields,
    },
  ];
}

function homeOf({ type, source, kept }: Collection, nextId: number | undefined): Home {
  const depth = source.split('/').length - (kept === 'file-per-entry' ? 0 : 1);
  const toData = depth === 0 ? '.' : Array.from({ length: depth }, () => '..').join('/');
  return { type, toData, ...(nextId === undefined ? {} : { nextId }) };
}
