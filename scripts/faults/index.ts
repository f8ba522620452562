/**
 * `npm run faults`: proves that no lead is lost or doubled (docs/reliability.md, R1, R2 and R6). Sixteen clients send
 * submissions of all forms as the browser does; the server is killed and stopped again and again, at random and at
 * named points; a checker then compares what the clients were told with what the database holds, and nothing else.
 * Last, the power of a SQLite server is cut after every answer. The same seed gives the same submissions and ends,
 * though not the same timing. Exit code 1 when a promise is broken.
 *
 * `--control` takes one guard away from the server. The run must then fail; one that does not proves nothing.
 */
import { runCommand } from '../lib/command';
import { temporaryFolder } from '../lib/temporary-folder';
import type { DatabaseName } from './databases';
import { call, type Options, readOptions } from './options';
import { runPowerCuts } from './power/run';
import { canTrace } from './power/trace';
import { describePower, describeRun, powerHolds, runHolds } from './report';
import { run } from './run';

/** One after each of so many submissions. */
const powerCuts = 200;

async function main(given: Parameters<typeof readOptions>[0]): Promise<void> {
  const options = readOptions(given);
  const folder = temporaryFolder();
  // Only a power cut shows what is missing when nothing is synced: a killed process loses nothing that it wrote.
  if (options.control !== 'sync-off') {
    for (const database of options.databases) await killOn(database, options, folder);
  }
  if (options.databases.includes('sqlite')) await cutPowerOf(options, folder);
}

async function killOn(database: DatabaseName, options: Options, folder: string): Promise<void> {
  const result = await run({ ...options, database, pointKills: Math.ceil(options.kills / 5), folder });
  console.log(describeRun(database, options, result));
  if (!runHolds(result)) process.exitCode = 1;
}

async function cutPowerOf({ control, seed }: Options, folder: string): Promise<void> {
  if (!canTrace()) {
    console.log('Power cuts skipped: they need strace, which only Linux has.');
    if (control === 'sync-off') process.exitCode = 1;
    return;
  }
  const verdict = await runPowerCuts({ submissions: powerCuts, seed, folder, control });
  console.log(describePower(verdict));
  if (!powerHolds(verdict)) process.exitCode = 1;
}

runCommand(call, main);
