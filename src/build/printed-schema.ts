import { readFileSync, rmSync } from 'node:fs';
import type { CreateSchemaCustomizationArgs } from 'gatsby';

/** Where each build prints the types that the content is declared with. */
const printed = '.cache/schema.graphql';

/** Has Gatsby print our own types. What resolvers add to them is not among these. */
export function printSchema({ actions }: CreateSchemaCustomizationArgs): void {
  // Set where queries run: nothing is printed there. While developing it would be printed with each change of content.
  if (process.env.GATSBY_SKIP_WRITING_SCHEMA_TO_FILE || process.env.gatsby_executing_command === 'develop') return;
  // Gatsby writes over no file.
  rmSync(printed, { force: true });
  actions.printTypeDefinitions({
    path: printed,
    include: { plugins: ['default-site-plugin'] },
    withFieldTypes: false,
  });
}

/** What the last build printed, without the time in Gatsby's first line. @throws when there was none */
export function printedSchema(): string {
  const [, types = ''] = readFileSync(printed, 'utf8').split(/^###.*\n+/);
  return `${types.trim()}\n`;
}
