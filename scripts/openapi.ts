/** `npm run openapi`: describes every call of the API for other people's tools, in `docs/openapi.json`. */
import { writeFileSync } from 'node:fs';
import { openapiText } from '../api/src/openapi/document';

writeFileSync('docs/openapi.json', openapiText());
