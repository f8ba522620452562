import { readFileSync } from 'node:fs';
import { readJson } from '../../support/folders';
import { section } from '../../support/section';

interface OpenApi {
  paths: Record<'/api/health', { get: { responses: Record<'200', { content: Record<string, { schema: Schema }> }> } }>;
}

interface Schema {
  properties: Record<string, { enum?: string[] }>;
}

test('Operators find each word of the health in the guide, and no other', () => {
  const { get } = readJson<OpenApi>('docs/openapi.json').paths['/api/health'];
  const { properties = {} } = get.responses['200'].content['application/json']?.schema ?? {};
  const words = Object.entries(properties).flatMap(([name, { enum: values = [] }]) =>
    values.length > 0
      ? [
          `\`${name}\`: ${values
            .filter((value) => value !== 'ok')
            .map((value) => `\`${value}\``)
            .join(', ')}`,
        ]
      : [],
  );
  const rows = section(readFileSync('docs/deploy.md', 'utf8'), 'Health').matchAll(/^\| (`\w+`: .+?) \|/gm);
  expect(words).toContain('`disk`: `low`');
  expect([...rows].map(([, row]) => row).sort()).toEqual(words.sort());
});
