/**
 * `npm run load`: load, then slow and dead clients (docs/reliability.md, R10 and R11), on a server process of its own
 * with a temporary SQLite file. Needs a built site. Exit code 1 when a bound does not hold; on a machine that does
 * other work too, the times are those of both.
 */
import { existsSync } from 'node:fs';
import { type Given, numberOf, runCommand } from '../lib/command';
import { buildMark } from '../lib/freshness';
import { temporaryFolder } from '../lib/temporary-folder';
import { deadHolds, describeDead, runDead } from './dead';
import { describeMixed, mixedHolds, runMixed } from './mixed';
import { startLoadedServer } from './server';

const call = {
  usage: `npm run load -- [--rate 200] [--seconds 300] [--slow 500] [--aborted 10000] [--seed 1]

Requests a second for some seconds, then slow clients and aborted uploads (docs/reliability.md, R10 and R11).
Needs a built site.`,
  options: ['rate', 'seconds', 'slow', 'aborted', 'seed'],
} as const;

async function main({ values }: Given<(typeof call.options)[number]>): Promise<void> {
  const options = {
    rate: numberOf(values.rate, 200),
    seconds: numberOf(values.seconds, 300),
    seed: numberOf(values.seed, 1),
  };
  const clients = { slow: numberOf(values.slow, 500), aborted: numberOf(values.aborted, 10_000) };
  if (!existsSync(buildMark)) throw new Error('There is no finished site in public/. Run: npm run build');
  const server = await startLoadedServer(temporaryFolder());
  try {
    // Unmeasured: a server that has just started compiles its own code.
    await runMixed(server, { ...options, rate: options.rate / 4, seconds: 5 });
    const mixed = await runMixed(server, options);
    console.log(describeMixed(mixed, options));
    const dead = await runDead(server, clients);
    console.log(describeDead(dead));
    if (!mixedHolds(mixed) || !deadHolds(dead) || !server.isAlive()) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

runCommand(call, main);
