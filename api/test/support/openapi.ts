import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const schema = z.record(z.string(), z.unknown());
const content = z.record(z.string(), z.object({ schema }));
const headers = z.record(z.string(), z.object({ required: z.boolean().default(false), schema }));
const reference = z.object({ $ref: z.string() });
const ownOrCommon = z.record(z.string(), z.union([reference, headers.valueType]));
const answer = z.object({ content: content.optional(), headers: ownOrCommon.default({}) });

const property = z.looseObject({ format: z.string().optional(), maxLength: z.number().optional() });
const body = z.object({
  schema: z.object({ properties: z.record(z.string(), property), required: z.array(z.string()) }),
  example: z.record(z.string(), z.string()),
});

const operation = z.object({
  operationId: z.string(),
  requestBody: z.object({ content: z.object({ 'multipart/form-data': body }) }).optional(),
  responses: z.record(z.string(), answer),
});
export type Operation = z.infer<typeof operation>;

const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ headers, schemas: z.record(z.string(), schema) }),
});
export type OpenapiDocument = z.infer<typeof document>;

/** The committed document, as text. */
export const documentText = readFileSync(path.join(__dirname, '../../../docs/openapi.json'), 'utf8');

export function parseDocument(text: string): OpenapiDocument {
  return document.parse(JSON.parse(text));
}

const committed = parseDocument(documentText);

/** Every operation of a document. */
export function operationsOf({ paths }: OpenapiDocument): Operation[] {
  return Object.values(paths).flatMap((methods) => Object.values(methods));
}

/** Every call of the committed document. */
export function describedCalls(): { method: string; url: string; operationId: string }[] {
  return Object.entries(committed.paths).flatMap(([url, methods]) => {
    return Object.entries(methods).map(([method, { operationId }]) => ({
      method: method.toUpperCase(),
      url,
      operationId,
    }));
  });
}

/** Whether the document lets a value through in a field of a form. */
export function lets(value: string, url: string, field: string): boolean {
  const form = committed.paths[url]?.post?.requestBody?.content['multipart/form-data'];
  return z.fromJSONSchema(schema.parse(form?.schema.properties[field])).safeParse(value).success;
}

/** An answer, with the names of its headers in lower case. */
interface Got {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

/**
 * What an answer has that the document does not say of this call, or lacks of what it says; empty when all is right.
 */
export function differences(method: string, url: string, got: Got): string[] {
  const operation = committed.paths[url]?.[method.toLowerCase()];
  const described = operation?.responses[got.statusCode];
  if (!operation || !described) return [`the status ${got.statusCode} is not described`];
  const received = Object.entries(got.headers).map(([name, value]) => [name, String(value)]);
  return [
    ...headerDifferences(committed, operation, got.statusCode, Object.fromEntries(received)),
    ...differencesOfBody(described.content, got),
  ];
}

/** Headers that belong to HTTP itself, of which OpenAPI says nothing. */
const ofHttp = new Set(['connection', 'content-length', 'content-type', 'date', 'keep-alive', 'transfer-encoding']);

/** The same of its headers alone, which come by their names in lower case. */
export function headerDifferences(
  { components }: OpenapiDocument,
  operation: Operation,
  status: number,
  got: Record<string, string>,
): string[] {
  const named = Object.entries(operation.responses[status]?.headers ?? {});
  const described = Object.fromEntries(named.map(([name, header]) => [name, resolved(components.headers, header)]));
  const names = new Set(Object.keys(described).map((name) => name.toLowerCase()));
  const strange = Object.keys(got).filter((name) => !names.has(name) && !ofHttp.has(name));
  const wrong = Object.entries(described).flatMap(([name, { required, schema }]) => {
    const value = got[name.toLowerCase()];
    if (value === undefined) return required ? [`the header ${name} is missing`] : [];
    const read = schema.type === 'integer' ? Number(value) : value;
    return z.fromJSONSchema(schema).safeParse(read).success ? [] : [`the header ${name} is ${value}`];
  });
  return [...strange.map((name) => `the header ${name} is not described`), ...wrong];
}

/** @throws when the document has no such header */
function resolved(
  common: z.infer<typeof headers>,
  header: z.infer<typeof ownOrCommon>[string],
): z.infer<typeof headers>[string] {
  if (!('$ref' in header)) return header;
  const found = common[header.$ref.replace('#/components/headers/', '')];
  if (!found) throw new Error(`The document has no ${header.$ref}`);
  return found;
}

function differencesOfBody(described: z.infer<typeof content> | undefined, got: Got): string[] {
  if (!described) return got.body === '' ? [] : ['a body is not described'];
  const type = String(got.headers['content-type']).split(';')[0] ?? '';
  const media = described[type];
  if (!media) return [`the type ${type} is not described`];
  const body: unknown = type.endsWith('json') ? JSON.parse(got.body) : got.body;
  const verdict = z.fromJSONSchema(standingAlone(media.schema)).safeParse(body);
  return verdict.success ? [] : verdict.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

/** The same schema with the document's own ones inside it, where readers of JSON Schema look for them. */
function standingAlone(media: z.infer<typeof schema>): z.infer<typeof schema> {
  const text = JSON.stringify({ ...media, $defs: committed.components.schemas });
  return schema.parse(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')));
}
