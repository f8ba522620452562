/**
 * `npm run load -- [--rate 200] [--seconds 300] [--slow 500] [--aborted 10000] [--seed 1]`: load, then slow and dead
 * clients (docs/reliability.md, R10 and R11), on a server process of its own with a temporary SQLite file. Needs a built
 * site. Exit code 1 when a bound does not hold; on a machine that does other work too, the times are those of both.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildMark } from '../lib/freshness';
import { temporaryFolder } from '../lib/temporary-folder';
import { deadHolds, describeDead, runDead } from './dead';
import { describeMixed, mixedHolds, runMixed } from './mixed';
import { startLoadedServer } from './server';

const number = (value: string) => ({ type: 'string', default: value }) as const;

async function main(): Promise<void> {
  if (!existsSync(buildMark)) throw new Error('There is no finished site in public/. Run: npm run build');
  const { values } = parseArgs({
    options: {
      rate: number('200'),
      seconds: number('300'),
      slow: number('500'),
      aborted: number('10000'),
      seed: number('1'),
    },
  });
  const options = { rate: Number(values.rate), seconds: Number(values.seconds), seed: Number(values.seed) };
  const server = await startLoadedServer(temporaryFolder());
  try {
    // Unmeasured: a server that has just started compiles its own code.
    await runMixed(server, { ...options, rate: options.rate / 4, seconds: 5 });
    const mixed = await runMixed(server, options);
    console.log(describeMixed(mixed, options));
    const dead = await runDead(server, { slow: Number(values.slow), aborted: Number(values.aborted) });
    console.log(describeDead(dead));
    if (!mixedHolds(mixed) || !deadHolds(dead) || !server.isAlive()) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
