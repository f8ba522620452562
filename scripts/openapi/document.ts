import packageJson from '../../package.json';
import { forms } from '../../src/contract/forms';
import { extraSchemas } from './extras';
import { formOperation } from './forms';
import { healthOperation } from './health';
import { listOperations } from './lists';
import { problemSchema } from './refusals';

/** OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.1.html) of every call, made from the contract that the server obeys. */
export function openapiDocument() {
  return {
    openapi: '3.1.1',
    info: { title: packageJson.description, version: packageJson.version, description },
    servers: [{ url: '/', description: 'The host of the site, or the one that GATSBY_API_URL names' }],
    security: [],
    paths: {
      ...Object.fromEntries(forms.map((form) => [form.path, { post: formOperation(form) }])),
      ...listOperations(),
      '/api/health': { get: healthOperation },
    },
    components: { schemas: { problem: problemSchema, ...extraSchemas } },
  };
}

const description = [
  'Written by `npm run openapi`: change `src/contract` instead.',
  'Every GET also answers HEAD; another method is 405, another path 404, too long a header 431, all as problems.',
  'A browser of another origin may call from `SITE_URL` and `CORS_ORIGINS` only.',
].join(' ');
