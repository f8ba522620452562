/** `npm run schema`: writes the GraphQL types of the content, as the last build declared them, to `schema.graphql`. */
import { writeFileSync } from 'node:fs';
import { printedSchema } from '../src/build/printed-schema';

writeFileSync('schema.graphql', printedSchema());
