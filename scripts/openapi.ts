/** `npm run openapi`: describes every call of the API for other people's tools, in `docs/openapi.json`. */
import { writeFileSync } from 'node:fs';
import { listOf } from '../api/src/lists/allowed-values';
import { LiveLists } from '../api/src/lists/live-lists';
import { openapiText } from '../api/src/openapi/document';

async function main(): Promise<void> {
  const lists = new LiveLists('data', console);
  writeFileSync('docs/openapi.json', openapiText((await listOf('hireServices', lists))?.values));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
