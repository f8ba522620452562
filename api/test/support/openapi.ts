import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import * as z from 'zod';

const schema = z.record(z.string(), z.unknown());
const content = z.record(z.string(), z.object({ schema }));
const headers = z.record(z.string(), z.object({ required: z.boolean().default(false) }));
const answer = z.object({ content: content.optional(), headers: headers.default({}) });
const operation = z.object({ responses: z.record(z.string(), answer) });

const file = path.join(__dirname, '../../../docs/openapi.json');

const { paths, components } = z
  .object({
    paths: z.record(z.string(), z.record(z.string(), operation)),
    components: z.object({ schemas: z.record(z.string(), schema) }),
  })
  .parse(JSON.parse(readFileSync(file, 'utf8')));

/** Every call of the committed document, as `GET /api/health`. */
export function describedCalls(): string[] {
  return Object.entries(paths).flatMap(([url, methods]) => {
    return Object.keys(methods).map((method) => `${method.toUpperCase()} ${url}`);
  });
}

/** What an answer has that the document does not say of this call, or lacks of what it says; empty when all is right. */
export function differences(method: string, url: string, got: LightMyRequestResponse): string[] {
  const described = paths[url]?.[method.toLowerCase()]?.responses[got.statusCode];
  if (!described) return [`the status ${got.statusCode} is not described`];
  const missing = Object.entries(described.headers)
    .filter(([name, { required }]) => required && got.headers[name.toLowerCase()] === undefined)
    .map(([name]) => `the header ${name} is missing`);
  return [...missing, ...differencesOfBody(described.content, got)];
}

function differencesOfBody(described: z.infer<typeof content> | undefined, got: LightMyRequestResponse): string[] {
  if (!described) return got.body === '' ? [] : ['a body is not described'];
  const type = String(got.headers['content-type']).split(';')[0] ?? '';
  const media = described[type];
  if (!media) return [`the type ${type} is not described`];
  const body: unknown = type.endsWith('json') ? got.json() : got.body;
  const verdict = z.fromJSONSchema(standingAlone(media.schema)).safeParse(body);
  return verdict.success ? [] : verdict.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

/** The same schema with the document's own ones inside it, where readers of JSON Schema look for them. */
function standingAlone(media: z.infer<typeof schema>): z.infer<typeof schema> {
  const text = JSON.stringify({ ...media, $defs: components.schemas });
  return schema.parse(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')));
}
