import type { JsonSchema } from '../../../src/content/json-schema';
import { isGroup } from '../../form/groups';
import { layOut } from '../../form/layout';
import { parseRevised, type Revised, revisionField } from '../../form/revision';
import { fileOf, formOf } from '../../form/whole-file';

/**
 * How the files of one section are read and written.
 * @param section by whose name its schema is known; in one with files of several kinds, each file names its own
 * @param isHere whether they come from our server, each with its state; a Git host has the files as they are
 */
export function formatOf(section: string, schemas: Readonly<Record<string, JsonSchema>>, isHere: boolean) {
  const schemaOf = (value: unknown): JsonSchema => schemas[section] ?? schemas[kindOf(value)] ?? {};
  return {
    fromFile: (text: string): unknown => {
      const { content, revision }: Revised = isHere ? parseRevised(text) : { content: JSON.parse(text) };
      const form = formOf(schemaOf(content), content);
      return isGroup(form) && revision !== undefined ? { ...form, [revisionField]: revision } : form;
    },
    toFile: (form: unknown): string => {
      const { [revisionField]: revision, ...fields } = isGroup(form) ? form : {};
      const content = fileOf(schemaOf(fields), fields);
      return isHere ? JSON.stringify({ content, revision }) : layOut(content);
    },
  };
}

/** `Company` of `../.vscode/schemas/Company.json`. */
function kindOf(value: unknown): string {
  const link = isGroup(value) && typeof value.$schema === 'string' ? value.$schema : '';
  return /([^/]+)\.json$/.exec(link)?.[1] ?? '';
}
