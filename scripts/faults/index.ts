/**
 * `npm run faults`: proves that no lead is lost or doubled (docs/reliability.md, R1 and R6). Sixteen clients send
 * submissions of all forms as the browser does; the server is killed and stopped again and again, at random and at
 * named points; a checker then compares what the clients were told with what the database holds, and nothing else.
 * The same seed gives the same submissions and ends, though not the same timing. Exit code 1 when a promise is broken.
 *
 * `--control` takes one guard away from the server. The run must then fail; one that does not proves nothing.
 */
import { temporaryFolder } from '../lib/temporary-folder';
import { type Options, readOptions } from './options';
import { describeRun, runHolds } from './report';
import { run } from './run';

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const folder = temporaryFolder();
  for (const database of options.databases) await runOn(database, options, folder);
}

async function runOn(database: Options['databases'][number], options: Options, folder: string): Promise<void> {
  const result = await run({ ...options, database, pointKills: Math.ceil(options.kills / 5), folder });
  console.log(describeRun(database, options, result));
  if (!runHolds(result)) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
