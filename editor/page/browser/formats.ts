import type { JsonSchema } from '../../../src/content/json-schema';
import { isGroup } from '../../form/groups';
import { layOut } from '../../form/layout';
import { fileOf, formOf } from '../../form/whole-file';

/**
 * How the files of one section are read and written.
 * @param section by whose name its schema is known; in one with files of several kinds, each file names its own
 */
export function formatOf(section: string, schemas: Readonly<Record<string, JsonSchema>>) {
  const schemaOf = (value: unknown): JsonSchema => schemas[section] ?? schemas[kindOf(value)] ?? {};
  return {
    fromFile: (text: string): unknown => {
      const value: unknown = JSON.parse(text);
      return formOf(schemaOf(value), value);
    },
    toFile: (value: unknown): string => layOut(fileOf(schemaOf(value), value)),
  };
}

/** `Company` of `../.vscode/schemas/Company.json`. */
function kindOf(value: unknown): string {
  const link = isGroup(value) && typeof value.$schema === 'string' ? value.$schema : '';
  return /([^/]+)\.json$/.exec(link)?.[1] ?? '';
}
