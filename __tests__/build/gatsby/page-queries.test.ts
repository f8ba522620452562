import { readFileSync } from 'node:fs';
import { type DocumentNode, type FieldNode, Kind, parse, visit } from 'graphql';
import { filesIn } from '../../../src/build/files-in';
import { productsPerPage } from '../../../src/contract/catalogue';

/** Queries and fragments of pages and blocks. What the build asks for itself stands in src/build. */
const documents = filesIn('src')
  .filter((file) => /\.tsx?$/.test(file) && !/gatsby-types|src\/build\//.test(file))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/graphql`([^`]+)`/g)].map(([, text = '']) => ({ file, text })),
  );

test('No page asks for more products than stand on one of the catalogue', () => {
  const lists = documents.flatMap(({ file, text }) => fieldsOf(parse(text)).map((field) => ({ file, field })));
  expect(lists.length).toBeGreaterThan(5);
  expect(lists.filter(({ field }) => !isBounded(field)).map(({ file }) => file)).toEqual([]);
});

test.each([
  ['without a limit', 'allProduct { nodes { slug } }'],
  ['with a higher one', 'allProduct(limit: 240) { nodes { slug } }'],
  ['by edges', 'allProduct { totalCount edges { node { slug } } }'],
])('A query for products %s is found', (_case, field) => {
  expect(fieldsOf(parse(`{ ${field} }`)).filter(isBounded)).toEqual([]);
});

test('No page asks for the moment of the build, which would make it another one each time', () => {
  const asked = documents.filter(({ text }) => fieldsOf(parse(text), 'buildTime').length > 0);
  expect(asked.map(({ file }) => file)).toEqual([]);
});

test('Every page goes by what it is given: its variables are all used', () => {
  const unused = documents.flatMap(({ file, text }) => {
    const used = new Set<string>();
    const given: string[] = [];
    visit(parse(text), {
      VariableDefinition: ({ variable }) => {
        given.push(variable.name.value);
        return false;
      },
      Variable: ({ name }) => void used.add(name.value),
    });
    return given.filter((name) => !used.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(unused).toEqual([]);
});

/** Every asking for such a field: unless said, for products by Gatsby's own. Ours go by pages. */
function fieldsOf(document: DocumentNode, name = 'allProduct'): FieldNode[] {
  const found: FieldNode[] = [];
  visit(document, { Field: (field) => void (field.name.value === name && found.push(field)) });
  return found;
}

function isBounded({ arguments: given = [], selectionSet }: FieldNode): boolean {
  const isCount = selectionSet?.selections.every((one) => one.kind === Kind.FIELD && one.name.value === 'totalCount');
  const limit = given.find(({ name }) => name.value === 'limit')?.value;
  return isCount === true || (limit?.kind === Kind.INT && Number(limit.value) === productsPerPage);
}
