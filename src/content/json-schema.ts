import { z } from 'zod';
import type { Collection } from './collections';

/** What a content field points at; the checker proves that the target exists. */
export type ReferenceKind =
  | 'page'
  | 'product'
  | 'image'
  | 'icon'
  | 'industry'
  | 'url'
  | 'static'
  | 'film'
  | 'sample'
  | 'html';

/** JSON Schema as `z.toJSONSchema` writes it, with the notes our schemas attach to fields. */
export interface JsonSchema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  /** What a field means that is left out. */
  default?: unknown;
  enum?: unknown[];
  const?: unknown;
  reference?: ReferenceKind;
  /** Below `data/images`, where the editor puts a picture of this field; `{slug}` becomes that of the entry. */
  folder?: string;
  /** GraphQL type of the field when it is not the obvious one; `null` leaves the field to a resolver. */
  graphql?: string | null;
}

/** The JSON Schema of one entry of a collection; made once, for the check asks for it in several places. */
export function entrySchema({ schema }: Collection): JsonSchema {
  const known = made.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  made.set(schema, known);
  return known;
}

const made = new WeakMap<z.ZodType, JsonSchema>();

/** The JSON Schema of a file of a collection, for editors. */
export function fileSchema(collection: Collection): JsonSchema {
  const schema = entrySchema(collection);
  return collection.kept === 'list' ? { type: 'array', items: schema } : schema;
}
