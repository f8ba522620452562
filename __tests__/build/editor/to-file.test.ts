import { parseTree } from 'jsonc-parser';
import { layOut } from '../../../editor/form/layout';
import { toFile } from '../../../editor/form/to-file';
import { toForm } from '../../../editor/form/to-form';
import { fileOf, formOf } from '../../../editor/form/whole-file';
import { collections } from '../../../src/content/collections';
import { fileSchema } from '../../../src/content/json-schema';

function schemaOf(type: string) {
  const collection = collections.find((one) => one.type === type);
  if (!collection) throw new Error(`No collection is called ${type}`);
  return fileSchema(collection);
}

const question = { title: 'Why?', description: 'So.', category: 'Other', priority: 'Normal' };

test('What is left empty is left out, or null where it must be said', () => {
  const form = { title: ' Till ', projectUrl: '', searchWords: [], launchDate: '', hiddenInGrid: false };
  expect(toFile(schemaOf('Product'), form)).toEqual({
    title: 'Till',
    projectUrl: null,
    watchUrl: null,
    documentationUrl: null,
    social: {},
  });
});

test('A new field stands where the schema has it, and the others where they were', () => {
  const before = { title: 'Till', slug: 'till', icon: 'store' };
  const after = toFile(schemaOf('Product'), { ...before, type: 'featured' }, before);
  expect(Object.keys(Object(after)).slice(0, 4)).toEqual(['title', 'type', 'slug', 'icon']);
});

test('A new question gets the next id that nobody ever had, also when it is saved a second time', () => {
  const before = [
    { id: 1, ...question },
    { id: 3, ...question, title: 'Where?' },
  ];
  const form = { entries: [...before, { ...question, title: 'When?' }] };
  const once = fileOf(schemaOf('Faq'), form, before, [1, 2, 3, 7]);
  expect(once).toMatchObject([{ id: 1 }, { id: 3 }, { id: 8 }]);
  expect(fileOf(schemaOf('Faq'), form, once, [1, 2, 3, 7])).toEqual(once);
});

test('A copy of an entry in its list gets an id of its own', () => {
  const before = [{ id: 1, ...question }];
  const after = fileOf(schemaOf('Faq'), { entries: [before[0], { ...before[0], title: 'Else?' }] }, before, [1]);
  expect(after).toMatchObject([{ id: 1 }, { id: 2, title: 'Else?' }]);
});

test('A role keeps its short form, and one industry is no list', () => {
  const roles = ['Designer', { id: 1, name: 'C++ Developer', icon: 'code', slug: 'cpp-developer' }];
  const form = toForm(schemaOf('Service'), { category: roles });
  expect(form).toEqual({ category: [{ name: 'Designer' }, { ...Object(roles[1]), id: '1' }] });
  expect(toFile(schemaOf('Service'), form, { category: roles })).toEqual({ category: roles });
  expect(toFile(schemaOf('Product'), { tag: ['retail-market'] })).toMatchObject({ tag: 'retail-market' });
});

test('What a field means that is left out, the form shows', () => {
  expect(formOf(schemaOf('Industry'), [{ id: 1 }])).toEqual({ entries: [{ id: '1', inMenu: true }] });
});

test('A picture beside its file begins with a point', () => {
  const after = fileOf(schemaOf('Client'), { entries: [{ name: 'A shop', logo: 'images/clients/9.svg' }] });
  expect(after).toEqual([{ name: 'A shop', logo: './images/clients/9.svg' }]);
});

test('A word that is changed changes one line, whatever stood on one line before', () => {
  const text =
    '[\n  { "name": "A", "logo": "./images/a.svg" },\n  {\n    "name": "B",\n    "logo": "./images/b.svg"\n  }\n]\n';
  const value = JSON.parse(text.replace('"A"', '"C"'));
  expect(layOut(value, { text, tree: parseTree(text) })).toBe(text.replace('"A"', '"C"'));
});
