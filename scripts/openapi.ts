/** `npm run openapi`: describes every call of the API for other people's tools, in `docs/openapi.json`. */
import { writeFileSync } from 'node:fs';
import { openapiDocument } from './openapi/document';

writeFileSync('docs/openapi.json', `${JSON.stringify(openapiDocument(), null, 2)}\n`);
