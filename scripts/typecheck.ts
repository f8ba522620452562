/** `npm run typecheck`: everything as a whole, and beside it the browser's and the backend's parts by themselves. */
import { existsSync } from 'node:fs';
import { run } from './lib/run';

async function main(): Promise<void> {
  if (!existsSync('src/gatsby-types.d.ts')) {
    throw new Error('The types of the queries are not there yet. npm run build writes them.');
  }
  const codes = await Promise.all([run('tsc', ['-b', 'tsconfig.json']), run('tsc', ['-b', 'src', 'api'])]);
  process.exitCode = Math.max(...codes);
}

main().catch((error: unknown) => {
  console.error(String(error));
  process.exitCode = 1;
});
