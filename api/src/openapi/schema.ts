/** A schema in JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export type Schema = Record<string, unknown>;

/** An object with these keys, all of them there, and no other. */
export function exactly(properties: Record<string, Schema>): Schema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** A schema of `components`. */
export function named(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}
