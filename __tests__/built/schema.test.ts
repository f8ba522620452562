import { readFileSync } from 'node:fs';
import { printedSchema } from '../../src/build/printed-schema';

test('schema.graphql is the one that npm run schema writes after a build', () => {
  expect(readFileSync('schema.graphql', 'utf8')).toBe(printedSchema());
});
