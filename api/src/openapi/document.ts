import packageJson from '../../../package.json';
import { forms } from '../../../src/contract/forms/all';
import { documentPath } from '../http/document-path';
import { allowedHeaders } from '../http/plugins/origins';
import { securityHeaderValues } from '../http/plugins/security-headers';
import { mostBehindAnswer } from '../http/plugins/unread-bodies';
import { requestIdHeader } from '../http/request-id';
import { cachedAnswers, ifNoneMatch } from './cached';
import { extraSchemas } from './extras';
import { formOperation, type Services } from './forms';
import { healthOperations } from './health';
import { listOperations } from './lists';
import { ofEveryCall, problemSchema, refusals } from './refusals';
import type { Schema } from './schema';

const openapi = '3.1.1';
const { description: title, version, license } = packageJson;

/** The document as it is served, and as `npm run openapi` writes it. */
export function openapiText(services: Services): string {
  return `${JSON.stringify(openapiDocument(services), null, 2)}\n`;
}

/**
 * OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.1.html) of every call of programs, made from the contract that the
 * server obeys, and from the services that can be hired, which no call lists.
 */
export function openapiDocument(services: Services) {
  return {
    openapi,
    info: { title, version, license: { name: license, identifier: `LicenseRef-${license}` }, description },
    servers: [{ url: '/', description: 'The host of the site, or the one that GATSBY_API_URL names' }],
    security: [],
    tags,
    paths: {
      ...Object.fromEntries(forms.map((form) => [form.path, { post: complete(formOperation(form, services)) }])),
      ...Object.fromEntries(
        Object.entries({ ...listOperations(), ...healthOperations, [documentPath]: { get: selfOperation } }).map(
          ([path, { get }]) => [path, { get: complete(get) }],
        ),
      ),
    },
    components: { headers: commonHeaders, schemas: { problem: problemSchema, ...extraSchemas } },
  };
}

const description = [
  'Made from `src/contract` by `npm run openapi`; the server answers it about itself.',
  'Every GET also answers HEAD; another method is 405, another path 404 (a slash behind one of these is passed over),',
  'both as problems.',
  `Of a body that is refused before its end, ${mostBehindAnswer / 1024 / 1024} MB are still received behind the answer (in chunks far less), for clients`,
  'that send all of it before they read; then the connection ends.',
  'The pages behind the links in letters (`/api/stop-marketing/`) are for people, and not described.',
  `A browser of another origin may call from \`SITE_URL\` and \`CORS_ORIGINS\` only, with no other headers than ${allowedHeaders},`,
  'and without credentials: with them it stores, but reads no answer.',
].join(' ');

const tags = [
  { name: 'forms', description: 'What visitors send, stored once however often it comes' },
  { name: 'lists', description: 'What pages and forms show and offer' },
  { name: 'health', description: 'For supervisors, load balancers and monitors' },
  { name: 'description', description: 'What can be called' },
];

/** Of this document itself. */
const selfOperation = {
  operationId: 'openapi',
  tags: ['description'],
  summary: 'This document',
  parameters: ifNoneMatch,
  responses: {
    ...cachedAnswers(
      'OpenAPI 3.1',
      {
        type: 'object',
        properties: {
          openapi: { type: 'string', pattern: '^3\\.1\\.' },
          info: { type: 'object' },
          paths: { type: 'object' },
        },
        required: ['openapi', 'info', 'paths'],
        additionalProperties: true,
      },
      { openapi, info: { title, version }, paths: {} },
    ),
    ...refusals(ofEveryCall),
  },
};

interface Header {
  description?: string;
  required?: boolean;
  schema: Schema;
}

const { 'Content-Security-Policy': _policy, ...always } = securityHeaderValues;

/** Headers of every answer, whatever its status (reliability X3). */
const commonHeaders: Record<string, Header> = {
  [requestIdHeader]: { description: 'Finds the request in the log', required: true, schema: { type: 'string' } },
  ...Object.fromEntries(
    Object.entries(always).map(([name, value]) => [name, { required: true, schema: { const: value } }]),
  ),
  'Content-Security-Policy': { required: true, schema: { type: 'string', pattern: "^default-src 'none'; " } },
  'Cache-Control': { description: 'Always of a POST', schema: { type: 'string' } },
  Vary: { schema: { type: 'string' } },
  'Access-Control-Allow-Origin': { description: 'For a page of an origin that may call', schema: { type: 'string' } },
  'Access-Control-Expose-Headers': { schema: { type: 'string' } },
};

interface Operation {
  responses: Record<string, { description?: string; headers?: object }>;
}

/** An operation each of whose answers names the common headers beside its own. */
function complete<Described extends Operation>(operation: Described) {
  const responses = Object.entries(operation.responses).map(([status, response]) => {
    return [status, { ...response, headers: { ...common, ...response.headers } }];
  });
  return { ...operation, responses: Object.fromEntries(responses) };
}

const common = Object.fromEntries(
  Object.keys(commonHeaders).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);
